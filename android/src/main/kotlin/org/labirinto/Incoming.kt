package org.labirinto

import android.content.ContentResolver
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.provider.OpenableColumns
import java.io.File
import java.nio.file.Files
import org.labirinto.core.Chair
import org.labirinto.core.Order
import org.labirinto.core.Whose

/** What another app hands over: a join link, or the record of a game. */
sealed interface Incoming {
    /** Does what it asks for. */
    fun deliver(activity: MainActivity)

    /** A join link. */
    class Link(private val text: String) : Incoming {
        override fun deliver(activity: MainActivity) = activity.house.post(Order.Join(Whose.Link(text), Chair(null, null))) ?: Unit
    }

    /**
     * A file that should be a record: copied into the cache off the main thread, at most [LONGEST] bytes of it, and taken
     * in from there.
     */
    class Record(private val uri: Uri) : Incoming {
        override fun deliver(activity: MainActivity) {
            Thread({ fetch(activity) }, "labirinto-incoming").start()
        }

        private fun fetch(activity: MainActivity) {
            val own = Files.createTempDirectory(folder(activity).toPath(), null).toFile()
            val file = File(own, named(activity))
            // The other app answers here: it may throw whatever it likes.
            val copied = uri.scheme == ContentResolver.SCHEME_CONTENT &&
                runCatching {
                    activity.contentResolver.openInputStream(uri)?.use { from -> file.outputStream().use { copy(from, it) } }
                }.getOrNull() == true
            if (!copied) own.deleteRecursively()
            activity.runOnUiThread {
                if (copied) {
                    activity.house.post(Order.Import(file.path))
                } else {
                    activity.toast(activity.house.say("phone-file-unreadable"))
                }
            }
        }

        /** The file's name as the other app gives it, so that words about it name what the person chose. */
        private fun named(context: Context): String {
            val given = runCatching {
                context.contentResolver.query(uri, arrayOf(OpenableColumns.DISPLAY_NAME), null, null, null)?.use { row ->
                    if (row.moveToFirst()) row.getString(0) else null
                }
            }.getOrNull()
            val safe = given.orEmpty().filter { it.isLetterOrDigit() || it in " ._-" }.trim(' ', '.').takeLast(NAME)
            return safe.ifEmpty { "game.labirinto" }
        }

        private fun copy(from: java.io.InputStream, to: java.io.OutputStream): Boolean {
            val chunk = ByteArray(CHUNK)
            var total = 0L
            while (true) {
                val count = from.read(chunk)
                if (count < 0) return true
                total += count
                if (total > LONGEST) return false
                to.write(chunk, 0, count)
            }
        }
    }

    companion object {
        /** The longest record that is taken in, in bytes. */
        const val LONGEST = 64L * 1024 * 1024

        private const val CHUNK = 16 * 1024

        private const val NAME = 60

        /** Where handed over files wait until they are read; emptied when the process starts. */
        fun folder(context: Context) = File(context.cacheDir, "incoming").apply { mkdirs() }

        /** What [intent] hands over; null for a plain start. */
        fun of(intent: Intent?): Incoming? = when (intent?.action) {
            Intent.ACTION_VIEW -> intent.dataString?.let(::Link)
            Intent.ACTION_SEND -> stream(intent)?.let(::Record)
            else -> null
        }

        // The newer form, which names the class, exists from API 33 on only.
        @Suppress("DEPRECATION")
        private fun stream(intent: Intent): Uri? = intent.getParcelableExtra(Intent.EXTRA_STREAM)
    }
}
