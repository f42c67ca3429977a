package org.labirinto

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.os.Parcel
import android.os.Parcelable
import android.provider.OpenableColumns
import java.io.ByteArrayInputStream
import java.io.File
import java.io.FileNotFoundException
import java.io.InputStream
import java.security.MessageDigest
import org.junit.After
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** Records that leave by sharing and come in from other apps; whatever else comes in is named. */
@RunWith(RobolectricTestRunner::class)
class FilesTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")
    private val all = ArrayList<Person>()
    private val app = RuntimeEnvironment.getApplication()

    /** Under Robolectric providers of the manifest are not there by themselves. */
    @Before
    fun provider() {
        Robolectric.buildContentProvider(RecordProvider::class.java).create("org.labirinto.records")
    }

    @After
    fun away() = all.forEach(Person::close)

    @Test
    fun `a record is replayed, shared, read by another app, and taken in by another phone`() {
        all += ada
        Table.againstComputer(ada)
        Table.resign(ada)
        ada.tap("Step through the game")
        ada.waitUntil("the first entry") { ada.texts().any { it.startsWith("Entry 1 of ") } }
        ada.tap("Later")
        ada.waitUntil("the second entry") { ada.texts().any { it.startsWith("Entry 2 of ") } }
        ada.dieAndComeBack()
        ada.waitUntil("the same entry") { ada.texts().any { it.startsWith("Entry 2 of ") } }
        ada.tap("Earlier")
        ada.waitUntil("the first entry again") { ada.texts().any { it.startsWith("Entry 1 of ") } }
        ada.tap("Share record")
        ada.waitUntil("the choice of an app") { shadowOf(ada.activity).peekNextStartedActivity() != null }
        val chooser = shadowOf(ada.activity).nextStartedActivity
        assertEquals(Intent.ACTION_CHOOSER, chooser.action)
        @Suppress("DEPRECATION")
        val sent = checkNotNull(chooser.getParcelableExtra<Intent>(Intent.EXTRA_INTENT))
        assertTrue(sent.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION != 0)
        @Suppress("DEPRECATION")
        val uri = checkNotNull(sent.getParcelableExtra<Uri>(Intent.EXTRA_STREAM))
        val bytes = checkNotNull(app.contentResolver.openInputStream(uri)).use(InputStream::readBytes)
        checkNotNull(app.contentResolver.query(uri, null, null, null, null)).use { row ->
            assertTrue(row.moveToFirst())
            assertEquals(bytes.size.toLong(), row.getLong(row.getColumnIndexOrThrow(OpenableColumns.SIZE)))
            assertTrue(row.getString(row.getColumnIndexOrThrow(OpenableColumns.DISPLAY_NAME)).endsWith(".labirinto"))
        }
        all += ben.start()
        ben.tap("Records")
        hand(ben, bytes)
        ben.waitUntil("the record on the other phone") { ben.texts().any { it.startsWith("Entry 1 of ") } }
        assertTrue(ben.texts().toString(), ben.shows("Everybody was honest"))
        ben.back()
        ben.waitUntil("it is in the list") { ben.texts().any { it.contains("Ada") } }

        ben.tap("Import a record")
        val latest = { shadowOf(ben.activity).peekNextStartedActivityForResult()?.intent }
        ben.waitUntil("the choice of a file") { latest()?.action == Intent.ACTION_OPEN_DOCUMENT }
        val asked = checkNotNull(latest())
        val chosen = Intent().setData(provided(ByteArrayInputStream(bytes)))
        shadowOf(ben.activity).receiveResult(asked, android.app.Activity.RESULT_OK, chosen)
        ben.waitUntil("the chosen record") { ben.texts().any { it.startsWith("Entry 1 of ") } }
        ben.back()
        ben.back()
        ben.receive(Intent(Intent.ACTION_VIEW, provided(ByteArrayInputStream(bytes))))
        ben.waitUntil("the opened record") { ben.texts().any { it.startsWith("Entry 1 of ") } }

        refused(bytes.copyOf(bytes.size - 1), "The record", "is no record of a game")
        refused(bytes.clone().also { it[bytes.size / 2] = (it[bytes.size / 2] + 1).toByte() }, "The record", "is no record")
        refused(later(bytes), "cannot be read by this program")
        assertArrayEquals(bytes, checkNotNull(app.contentResolver.openInputStream(uri)).use(InputStream::readBytes))
    }

    @Test
    fun `junk, an empty file and a huge one are named, and no copy stays`() {
        ben.start().also { all += it }
        val told = refused("not a game".toByteArray(), "is no record of a game")
        assertTrue("the person knows no folder of the app: $told", told.startsWith("game.labirinto is no record"))
        refused(ByteArray(0), "is no record of a game")
        hand(ben, Endless())
        ben.told("the file is named") { it.startsWith("The file that was shared cannot be read") }
        assertTrue(Incoming.folder(app).listFiles().orEmpty().flatMap { it.walk() }.all { it.length() < Incoming.LONGEST })
    }

    @Test
    fun `a stream that breaks, a file of this app, and none at all are named`() {
        ben.start().also { all += it }
        val own = File(app.filesDir, "secret").apply { writeText("key") }
        listOf(Uri.fromFile(own), Uri.parse("content://nobody.there/1")).forEach { uri ->
            ben.receive(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, uri))
            ben.told("$uri is named") { it.startsWith("The file that was shared cannot be read") }
        }
        ben.receive(Intent(Intent.ACTION_SEND))
        assertTrue(ben.shows("New game"))
    }

    @Test
    fun `whatever another app puts in place of a file, this app lives on`() {
        listOf(Intent(), Unknown()).forEach { odd ->
            val sent = Intent(Intent.ACTION_SEND).putExtras(parcelled(odd))
            Person("Odd").use { person ->
                person.begin(sent)
                person.waitUntil("the first screen") { person.shows("New game") }
                person.receive(sent)
                assertTrue(person.shows("New game"))
            }
        }
    }

    @Test
    fun `a disk without room is named`() {
        ben.start().also { all += it }
        Incoming.folder(app).deleteRecursively()
        val inTheWay = File(app.cacheDir, "incoming").apply { writeText("") }
        hand(ben, "game".toByteArray())
        ben.told("the full disk") { it.startsWith("The file cannot be kept") }
        inTheWay.delete()
    }

    /** As it comes from another process. */
    private fun parcelled(odd: Parcelable): Bundle {
        val parcel = Parcel.obtain()
        parcel.writeBundle(Bundle().apply { putParcelable(Intent.EXTRA_STREAM, odd) })
        parcel.setDataPosition(0)
        return checkNotNull(parcel.readBundle(javaClass.classLoader))
    }

    /** What nobody can read: it has no creator. */
    private class Unknown : Parcelable {
        override fun describeContents() = 0

        override fun writeToParcel(to: Parcel, flags: Int) = Unit
    }

    @Test
    fun `the provider gives what was shared, for reading, and nothing else`() {
        val file = RecordProvider.file(app, "ab".repeat(32)).apply { writeText("shared") }
        val good = RecordProvider.uri(file)
        assertEquals("shared", checkNotNull(app.contentResolver.openInputStream(good)).use { it.readBytes().decodeToString() })
        File(app.cacheDir, "beside").writeText("private")
        File(app.filesDir, "key").writeText("private")
        listOf(
            "content://org.labirinto.records/..%2Fbeside",
            "content://org.labirinto.records/..%2F..%2Ffiles%2Fkey",
            "content://org.labirinto.records/%2E%2E/beside",
            "content://org.labirinto.records/" + Uri.encode(File(app.filesDir, "key").path),
            "content://org.labirinto.records/..",
            "content://org.labirinto.records/.",
            "content://org.labirinto.records/",
            "content://org.labirinto.records/nothing",
        ).map(Uri::parse).forEach { uri ->
            assertThrows(uri.toString(), FileNotFoundException::class.java) { app.contentResolver.openFileDescriptor(uri, "r") }
        }
        listOf("w", "rw", "rwt", "wa").forEach { mode ->
            assertThrows(mode, FileNotFoundException::class.java) { app.contentResolver.openFileDescriptor(good, mode) }
        }
        assertEquals(0, app.contentResolver.delete(good, null, null))
        assertTrue(file.exists())
    }

    private fun refused(bytes: ByteArray, vararg words: String): String {
        hand(ben, bytes)
        return ben.told("one of ${words.toList()}") { told -> words.any { told.contains(it) } }
    }

    private fun hand(person: Person, bytes: ByteArray) = hand(person, ByteArrayInputStream(bytes))

    private fun hand(person: Person, stream: InputStream) {
        if (all.none { it === person }) all += person.start()
        val send = Intent(Intent.ACTION_SEND).setType("application/octet-stream")
        person.receive(send.putExtra(Intent.EXTRA_STREAM, provided(stream)))
    }

    private fun provided(stream: InputStream): Uri {
        val uri = Uri.parse("content://another.app/${count++}")
        shadowOf(app.contentResolver).registerInputStream(uri, stream)
        return uri
    }

    /** The same record as a later version would write it: another number after the magic, and a right sum. */
    private fun later(record: ByteArray): ByteArray {
        val body = record.copyOf(record.size - SUM)
        body[MAGIC] = (body[MAGIC] + 1).toByte()
        return body + MessageDigest.getInstance("SHA-256").digest(body)
    }

    private class Endless : InputStream() {
        override fun read(): Int = 0

        override fun read(to: ByteArray, from: Int, count: Int): Int = count
    }

    private companion object {
        const val MAGIC = 9
        const val SUM = 32
        var count = 0
    }
}
