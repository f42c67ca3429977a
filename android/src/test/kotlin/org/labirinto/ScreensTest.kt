package org.labirinto

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import android.graphics.RectF
import java.io.File
import java.io.FileOutputStream
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/**
 * Every screen under every size, language, theme and size of text: laid out without a flaw, and drawn with ink dark enough.
 * The normal run takes so few cases that every two values meet; `-Dmatrix=whole` takes all of them and writes all pictures.
 * `-Dsheet=FILE` writes the contact sheet there.
 */
@RunWith(RobolectricTestRunner::class)
class ScreensTest {
    private var rooms: Rooms? = null
    private val isWhole = System.getProperty("matrix") == "whole"

    @After
    fun away() {
        rooms?.close()
        Labirinto.elsewhere = null
    }

    @Test
    fun `the pairs of the small matrix are all there`() {
        val columns = listOf<(Case) -> Any>({ it.size }, { it.tongue }, { it.theme }, { it.large })
        columns.forEachIndexed { place, one ->
            columns.drop(place + 1).forEach { other ->
                assertEquals(Case.whole.map { one(it) to other(it) }.toSet(), Case.pairwise.map { one(it) to other(it) }.toSet())
            }
        }
    }

    @Test
    fun `no screen is cut, overlapping, small, silent or out of order`() {
        val flaws = ArrayList<String>()
        val cases = if (isWhole) Case.whole else Case.pairwise
        cases.groupBy { it.tongue.tag }.forEach { (_, same) ->
            val gallery = open(same.first().tongue)
            same.forEach { case ->
                gallery.visit(case) { name, root ->
                    if (isWhole && case.isPictured) Shots.save("${case.picture}-$name", Gallery.picture(root))
                    val found = Fit(root, case.tongue == Tongue.MIRRORED).flaws()
                    if (found.isNotEmpty()) {
                        Shots.save(
                            "flaw-$name-${case.toString().replace(Regex("[^A-Z0-9]+"), "-")}",
                            Gallery.picture(root),
                        )
                    }
                    found.mapTo(flaws) { "$name under $case: $it" }
                }
            }
        }
        assertEquals("", flaws.joinToString("\n"))
    }

    @Test
    fun `the ink of every text is dark enough on its ground`() {
        val pale = ArrayList<String>()
        val gallery = open(Tongue.ENGLISH)
        for (theme in Theme.entries) {
            for (size in Size.entries) {
                gallery.visit(Case(size, Tongue.ENGLISH, theme, large = false)) { name, root ->
                    val picture = Gallery.picture(root)
                    Ink.pale(root, picture, LEAST).mapTo(pale) { "$name, $theme, $size: $it" }
                    if (isWhole || size == Size.PHONE || theme == Theme.LIGHT) Shots.save("$theme-$size-$name".lowercase(), picture)
                }
            }
        }
        assertEquals("", pale.joinToString("\n"))
    }

    @Test
    fun `the contact sheet shows the main screens`() {
        val gallery = open(Tongue.ENGLISH)
        val pictures = ArrayList<Bitmap>()
        fun take(case: Case, vararg names: String) {
            val found = HashMap<String, Bitmap>()
            gallery.visit(case, gallery.exhibits.filter { it.name in names }) { name, root -> found[name] = Gallery.picture(root) }
            names.mapTo(pictures) { checkNotNull(found[it]) }
        }
        val light = Case(Size.PHONE, Tongue.ENGLISH, Theme.LIGHT, large = false)
        val plays = gallery.exhibits.map { it.name }.filter { it.substringBefore('-') == "play" }.toTypedArray()
        take(light, "home", "terms", "host", "join", "editor", "result")
        take(light, *plays)
        take(light.copy(theme = Theme.DARK), *plays)
        take(light, "lesson", "settings")
        take(light.copy(tongue = Tongue.MIRRORED), "play")
        take(light.copy(large = true), "play")
        val sheet = sheet(pictures)
        val file = System.getProperty("sheet")?.let(::File)
        if (file == null) {
            Shots.save("sheet", sheet)
        } else {
            FileOutputStream(file).use { check(sheet.compress(Bitmap.CompressFormat.PNG, BEST, it)) }
        }
        assertEquals(checkNotNull(rooms).games.size, plays.size)
        assertEquals(0, pictures.size % ACROSS)
    }

    private fun open(tongue: Tongue): Gallery {
        rooms?.close()
        rooms = null
        return Gallery(Rooms(tongue).also { rooms = it })
    }

    private fun sheet(pictures: List<Bitmap>): Bitmap {
        val lines = (pictures.size + ACROSS - 1) / ACROSS
        val sheet = Bitmap.createBitmap(ACROSS * (WIDE + GAP) + GAP, lines * (HIGH + GAP) + GAP, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(sheet)
        canvas.drawColor(Color.rgb(GROUND, GROUND, GROUND))
        val paint = Paint(Paint.FILTER_BITMAP_FLAG or Paint.ANTI_ALIAS_FLAG)
        pictures.forEachIndexed { place, picture ->
            val left = (GAP + place % ACROSS * (WIDE + GAP)).toFloat()
            val top = (GAP + place / ACROSS * (HIGH + GAP)).toFloat()
            val small = Bitmap.createScaledBitmap(picture, WIDE, HIGH, true)
            canvas.drawBitmap(small, null, RectF(left, top, left + WIDE, top + HIGH), paint)
        }
        return sheet
    }

    private companion object {
        const val LEAST = 4.5
        const val ACROSS = 6
        const val WIDE = 270
        const val HIGH = 600
        const val GAP = 10
        const val GROUND = 0x80
        const val BEST = 100
    }
}
