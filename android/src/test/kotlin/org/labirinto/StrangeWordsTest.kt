package org.labirinto

import android.content.ClipData
import android.content.ClipboardManager
import android.content.ContentProvider
import android.content.ContentValues
import android.content.Intent
import android.content.res.AssetFileDescriptor
import android.database.Cursor
import android.net.Uri
import android.os.Bundle
import android.os.Parcel
import android.widget.Button
import android.widget.EditText
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.screen.ScanScreen
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.shadows.ShadowDialog

/** Words that come from outside and are none, or too many. */
@RunWith(RobolectricTestRunner::class)
class StrangeWordsTest {
    private val ada = Person("Ada")
    private val app = RuntimeEnvironment.getApplication()

    @After
    fun away() = ada.close()

    @Test
    fun `half of a letter in a link, an address, a code or a name breaks nothing`() {
        ada.start().receive(link("labirinto:$HALF"))
        ada.tap("Join")
        ada.told("the link is named") { it.isNotEmpty() }
        ada.tap("Join")
        field().setText("192.168.1.7$HALF")
        Person.views(ada.activity.window.decorView).filterIsInstance<Button>().single { it.text.toString() == "Join" }.performClick()
        ada.told("the address is named") { it.isNotEmpty() }
        ada.tap("Scan the code")
        (ada.activity.trail.top as ScanScreen).found("labirinto:$HALF")
        ada.told("the code is named") { it.isNotEmpty() }
        ada.back()
        ada.tap("Settings")
        field().setText("Ada$HALF")
        ada.tap("Dark")
        ada.waitUntil("a name") { ada.house.ask { it.name() } != "Ada" }
        assertTrue(ada.house.ask { it.name() }, checkNotNull(ada.house.ask { it.name() }).startsWith("Ada"))
    }

    @Test
    fun `what is kept over the death of the process stays small, whatever is handed over or typed`() {
        ada.start().tap("Join")
        field().setText("1".repeat(HUGE))
        repeat(MANY) { ada.receive(link("labirinto:" + "a".repeat(HUGE) + it)) }
        ada.receive(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, Uri.parse("content://another.app/" + "a".repeat(HUGE))))
        assertTrue("${size(ada.kept())} bytes", size(ada.kept()) < KEPT)
        assertTrue(field().text.length < HUGE)
    }

    @Test
    fun `of many links that come in, the last alone is asked about`() {
        ada.start()
        repeat(MANY) { ada.receive(link("labirinto:nonsense$it")) }
        assertEquals(1, ShadowDialog.getShownDialogs().count { it.isShowing })
        ada.tap("Cancel")
        assertEquals(0, ShadowDialog.getShownDialogs().count { it.isShowing })
        assertTrue(ada.shows("New game"))
    }

    @Test
    fun `what is pasted is taken as words, and no other app is asked for more`() {
        Robolectric.buildContentProvider(Trap::class.java).create("trap")
        ada.start().tap("Join")
        val clipboard = checkNotNull(app.getSystemService(ClipboardManager::class.java))
        clipboard.setPrimaryClip(ClipData("", arrayOf("text/plain"), ClipData.Item(Uri.parse("content://trap/1"))))
        ada.tap("Paste")
        assertEquals(0, Trap.opened)
        clipboard.setPrimaryClip(ClipData.newPlainText("", "192.168.1.7:4017"))
        ada.tap("Paste")
        assertEquals("192.168.1.7:4017", field().text.toString())
    }

    private fun link(text: String) = Intent(Intent.ACTION_VIEW, Uri.parse(text))

    private fun field() = Person.views(ada.activity.window.decorView).filterIsInstance<EditText>().single()

    private fun size(state: Bundle): Int {
        val parcel = Parcel.obtain()
        parcel.writeBundle(state)
        return parcel.dataSize().also { parcel.recycle() }
    }

    /** An app whose words never end. */
    class Trap : ContentProvider() {
        override fun onCreate() = true

        override fun openTypedAssetFile(uri: Uri, mimeTypeFilter: String, opts: Bundle?): AssetFileDescriptor? {
            opened++
            error("it throws")
        }

        override fun getStreamTypes(uri: Uri, mimeTypeFilter: String): Array<String> = arrayOf("text/plain")

        override fun getType(uri: Uri) = "text/plain"

        override fun query(uri: Uri, what: Array<String>?, where: String?, with: Array<String>?, order: String?): Cursor? = null

        override fun insert(uri: Uri, values: ContentValues?): Uri? = null

        override fun update(uri: Uri, values: ContentValues?, where: String?, with: Array<String>?) = 0

        override fun delete(uri: Uri, where: String?, with: Array<String>?) = 0

        companion object {
            /** How often somebody asked for words. */
            var opened = 0
        }
    }

    private companion object {
        const val HALF = "\uD800"
        const val HUGE = 200_000
        const val KEPT = 100_000
        const val MANY = 5
    }
}
