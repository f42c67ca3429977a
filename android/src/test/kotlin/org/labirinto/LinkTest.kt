package org.labirinto

import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Matrix
import android.graphics.Paint
import android.net.Uri
import android.view.View
import android.widget.EditText
import com.google.zxing.common.BitArray
import java.security.MessageDigest
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.screen.JoinScreen
import org.labirinto.screen.ScanScreen
import org.robolectric.RobolectricTestRunner

/** Join links: scanned, pasted, opened from outside; good ones, and all the others by name. */
@RunWith(RobolectricTestRunner::class)
class LinkTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")
    private val all = ArrayList<Person>()

    @After
    fun away() = all.forEach(Person::close)

    @Test
    fun `a code is read from a photograph, turned, blurred and dim, and leads to the table`() {
        val link = Table.host(started(ada))
        val view = Person.views(ada.activity.window.decorView).filterIsInstance<QrView>().single()
        val code = picture(view)
        val shots = mapOf(
            "straight" to photo(code),
            "turned" to photo(code, turn = 17f),
            "on its side" to photo(code, turn = 90f),
            "upside down" to photo(code, turn = 184f),
            "blurred" to photo(code, blur = BLUR),
            "dim" to photo(code, dim = DIM),
            "all three" to photo(code, turn = 33f, blur = BLUR, dim = DIM),
        )
        shots.forEach { (how, shot) -> assertEquals(how, link.uppercase(), read(shot)) }
        assertNull("no code", read(photo(Bitmap.createBitmap(code.width, code.height, Bitmap.Config.ARGB_8888))))
        scan(started(ben), checkNotNull(read(shots.getValue("all three"))))
        ada.tap("Let in")
        ada.tap("Agree and play")
        ben.tap("Agree and play")
    }

    @Test
    fun `a foreign code is named, and the other ways are on show`() {
        scan(started(ada), "https://example.org/menu")
        told("That is no join link.")
        assertTrue(ada.activity.trail.top is JoinScreen)
        assertTrue(ada.shows("Scan the code"))
    }

    @Test
    fun `links that are damaged, foreign or of a later version are named, and nothing that was typed is lost`() {
        val good = Table.host(started(ada))
        started(ben).tap("Join")
        val damaged = good.dropLast(3) + "aaa"
        mapOf(
            "labirinto:" to "A part of the join link is missing or changed.",
            damaged to "A part of the join link is missing or changed.",
            "https://example.org/x" to "That is no join link.",
            later() to "The join link was made by a later version of this program.",
            "192.168.1.7" to "The number after the colon is missing.",
            "hello" to "That is no address.",
            "labirinto:" + "a".repeat(LONG) to "That is no join link.",
        ).forEach { (typed, named) ->
            field().setText(typed)
            joinButton()
            told(named, ben)
            assertEquals(typed, field().text.toString())
        }
        // After all that, a good one still leads in.
        field().setText(good)
        joinButton()
        ada.tap("Let in")
    }

    @Test
    fun `a link from another app is taken by the running app, and a bad one is named`() {
        started(ada)
        ada.receive(Intent(Intent.ACTION_VIEW, Uri.parse("labirinto:nonsense1")))
        ada.tap("Join")
        told("A part of the join link is missing or changed.")
        assertTrue(ada.shows("New game"))
    }

    @Test
    fun `a link of a table that is gone is named`() {
        val link = Table.host(started(ada))
        ada.back()
        ada.waitUntil("the table is closed") { ada.house.rooms.isEmpty() }
        started(ben)
        ben.receive(Intent(Intent.ACTION_VIEW, Uri.parse(link)))
        ben.tap("Join")
        ben.waitUntil("why there is no table") { ben.shows("To the beginning") }
        assertTrue(ben.texts().toString(), ben.texts().any { it.contains("open") || it.contains("link") })
        ben.tap("To the beginning")
        assertTrue(ben.shows("New game"))
    }

    @Test
    fun `a link from outside does nothing before the person says yes, whatever happens to the phone meanwhile`() {
        val link = Table.host(started(ada))
        started(ben).receive(Intent(Intent.ACTION_VIEW, Uri.parse(link)))
        assertTrue(ben.shows(QUESTION))
        assertTrue(ben.house.rooms.isEmpty())
        ben.turn("+land")
        assertTrue("after a turn", ben.shows(QUESTION))
        ben.dieAndComeBack()
        assertTrue("after the death of the process", ben.shows(QUESTION))
        ben.tap("Cancel")
        assertTrue(ben.shows("New game"))
        ben.turn("+port")
        assertTrue("it is asked once", ben.shows("New game"))
        assertTrue(ben.house.rooms.isEmpty() && checkNotNull(Table.state(ada)).asking.isEmpty())
        ben.receive(Intent(Intent.ACTION_VIEW, Uri.parse(link.uppercase())))
        ben.tap("Join")
        ada.tap("Let in")
    }

    @Test
    fun `a task that is opened from the recent apps does not follow its old link again`() {
        val old = Intent(Intent.ACTION_VIEW, Uri.parse("labirinto:nonsense1"))
        ada.begin(old.addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)).also { all += it }
        ada.waitUntil("the first screen") { ada.shows("New game") }
    }

    @Test
    fun `links of either case and files of records lead here`() {
        val manager = ada.start().also { all += it }.activity.packageManager
        val opened = { intent: Intent -> manager.queryIntentActivities(intent.setPackage("org.labirinto"), 0).size }
        listOf("labirinto:abc", "LABIRINTO:ABC").forEach { link ->
            assertEquals(link, 1, opened(Intent(Intent.ACTION_VIEW, Uri.parse(link)).addCategory(Intent.CATEGORY_BROWSABLE)))
        }
        mapOf(
            "content://files/7" to "application/octet-stream",
            "content://files/a/my.game.labirinto" to "text/plain",
            "content://files/a/game.labirinto" to "*/*",
        ).forEach { (file, kind) ->
            assertTrue(file, opened(Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse(file), kind)) > 0)
        }
        assertEquals(0, opened(Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse("content://files/a/b.txt"), "text/plain")))
    }

    private fun started(person: Person) = person.start().also { all += it }

    private fun scan(person: Person, text: String) {
        person.tap("Join")
        person.tap("Scan the code")
        (person.activity.trail.top as ScanScreen).found(text)
        Person.settle()
    }

    private fun told(words: String, person: Person = ada) = person.told("'$words'") { it.startsWith(words) }

    private fun field() = Person.views(ben.activity.window.decorView).filterIsInstance<EditText>().single()

    /** The bar's title and the first screen's button have the same words. */
    private fun joinButton() {
        Person.views(ben.activity.window.decorView).filterIsInstance<android.widget.Button>()
            .single { it.text.toString() == "Join" }.performClick()
    }

    /** A join link of the form after ours, with a right sum. */
    private fun later(): String {
        val body = byteArrayOf(2, 0, 0)
        val sum = MessageDigest.getInstance("SHA-256").digest("labirinto invitation 1".toByteArray() + body).take(4)
        val bits = BitArray()
        (body + sum).forEach { bits.appendBits(it.toInt() and 0xFF, 8) }
        while (bits.size % 5 != 0) bits.appendBit(false)
        val letters = (0 until bits.size step 5).map { start ->
            ALPHABET[(0 until 5).fold(0) { value, place -> value * 2 + if (bits.get(start + place)) 1 else 0 }]
        }
        return "labirinto:" + letters.joinToString("")
    }

    private fun picture(view: View) = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888).also {
        it.eraseColor(Color.LTGRAY)
        view.draw(Canvas(it))
    }

    private fun photo(code: Bitmap, turn: Float = 0f, blur: Float = 0f, dim: Float = 1f): Bitmap {
        val photo = Bitmap.createBitmap(WIDTH, HEIGHT, Bitmap.Config.ARGB_8888)
        photo.eraseColor(Color.GRAY)
        val scale = FILL * HEIGHT / maxOf(code.width, code.height)
        val place = Matrix().apply {
            setTranslate(-code.width / 2f, -code.height / 2f)
            postScale(scale, scale)
            postRotate(turn)
            postTranslate(WIDTH / 2f, HEIGHT / 2f)
        }
        Canvas(photo).drawBitmap(code, place, Paint(Paint.FILTER_BITMAP_FLAG or Paint.ANTI_ALIAS_FLAG))
        val seen = if (blur == 0f) photo else blurred(photo, blur.toInt())
        val pixels = IntArray(WIDTH * HEIGHT)
        seen.getPixels(pixels, 0, WIDTH, 0, 0, WIDTH, HEIGHT)
        for (index in pixels.indices) {
            val grey = (Color.green(pixels[index]) * dim).toInt()
            pixels[index] = Color.rgb(grey, grey, grey)
        }
        return Bitmap.createBitmap(pixels, WIDTH, HEIGHT, Bitmap.Config.ARGB_8888)
    }

    /** The mean of a square round each pixel. */
    private fun blurred(sharp: Bitmap, reach: Int): Bitmap {
        val from = IntArray(WIDTH * HEIGHT).also { sharp.getPixels(it, 0, WIDTH, 0, 0, WIDTH, HEIGHT) }
        val to = IntArray(from.size) { index ->
            val grey = mean(from, index % WIDTH, index / WIDTH, reach)
            Color.rgb(grey, grey, grey)
        }
        return Bitmap.createBitmap(to, WIDTH, HEIGHT, Bitmap.Config.ARGB_8888)
    }

    private fun mean(from: IntArray, x: Int, y: Int, reach: Int): Int {
        var sum = 0
        var count = 0
        for (row in maxOf(0, y - reach)..minOf(HEIGHT - 1, y + reach)) {
            for (column in maxOf(0, x - reach)..minOf(WIDTH - 1, x + reach)) {
                sum += Color.green(from[row * WIDTH + column])
                count++
            }
        }
        return sum / count
    }

    /** As the camera gives it: grey, with rows that are longer than the picture is wide. */
    private fun read(photo: Bitmap): String? {
        val stride = WIDTH + PADDING
        val grey = ByteArray(stride * HEIGHT)
        val pixels = IntArray(WIDTH * HEIGHT).also { photo.getPixels(it, 0, WIDTH, 0, 0, WIDTH, HEIGHT) }
        for (y in 0 until HEIGHT) {
            for (x in 0 until WIDTH) grey[y * stride + x] = Color.green(pixels[y * WIDTH + x]).toByte()
        }
        return Qr.read(grey, stride, WIDTH, HEIGHT)
    }

    private companion object {
        const val WIDTH = 1280
        const val HEIGHT = 720
        const val PADDING = 64
        const val FILL = 0.68f
        const val BLUR = 2f
        const val DIM = 0.25f
        const val LONG = 4000
        const val QUESTION = "Join this table? The other phone is told your name."
        const val ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
    }
}
