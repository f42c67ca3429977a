package org.labirinto

import android.content.ContentResolver
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Handler
import android.os.Looper
import android.os.Parcelable
import android.provider.OpenableColumns
import java.io.File
import java.io.InputStream
import java.io.OutputStream
import java.nio.file.Files
import org.labirinto.core.Chair
import org.labirinto.core.Order
import org.labirinto.core.Whose

/** What another app hands over: a join link, or the record of a game. */
sealed interface Incoming {
    /** The same as an intent, without anything else that the other app put in. */
    val intent: Intent

    /** Does what it asks for; [done] runs once nothing of it is open any more. What comes back takes a question away. */
    fun deliver(activity: MainActivity, done: () -> Unit): () -> Unit

    /** A join link. Any page of the web can open one, so the person is asked first. */
    class Link(private val uri: Uri) : Incoming {
        override val intent get() = Intent(Intent.ACTION_VIEW, uri)

        override fun deliver(activity: MainActivity, done: () -> Unit): () -> Unit {
            val house = activity.house
            val ask = Ask(activity)
            ask.otherwise(done)
            ask.whether(house.say("phone-join-question"), house.say("phone-join")) {
                done()
                activity.network.ask(Order.Join(Whose.Link(Words.of(uri.toString())), Chair(null, null)))
            }
            return ask::end
        }
    }

    /**
     * A file that should be a record: copied into the cache off the main thread, at most [LONGEST] bytes of it, and taken
     * in from there.
     */
    class Record(private val uri: Uri) : Incoming {
        override val intent get() = Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, uri)

        override fun deliver(activity: MainActivity, done: () -> Unit): () -> Unit {
            done()
            // The other app answers when it likes: by then the activity may be gone.
            val (context, house) = activity.applicationContext to activity.house
            Thread({ fetch(context, house) }, "labirinto-incoming").start()
            return {}
        }

        private fun fetch(context: Context, house: House) {
            var own: File? = null
            var refusal: String? = NO_ROOM
            var path = ""
            // The other app answers here: it may throw whatever it likes. And the disk may be full.
            runCatching {
                val folder = Files.createTempDirectory(folder(context).toPath(), null).toFile()
                own = folder
                val file = File(folder, named(context))
                path = file.path
                refusal = copied(context, file)
            }
            if (refusal != null) runCatching { own?.deleteRecursively() }
            Handler(Looper.getMainLooper()).post {
                val words = refusal
                if (words == null) house.post(Order.Import(path)) else house.trouble(house.say(words))
            }
        }

        /** The key of the words why it is not copied; null when it is. */
        private fun copied(context: Context, file: File): String? {
            if (uri.scheme != ContentResolver.SCHEME_CONTENT) return UNREADABLE
            val from = runCatching { context.contentResolver.openInputStream(uri) }.getOrNull() ?: return UNREADABLE
            return from.use { file.outputStream().use { to -> if (copy(from, to)) null else UNREADABLE } }
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

        private fun copy(from: InputStream, to: OutputStream): Boolean {
            val chunk = ByteArray(CHUNK)
            var total = 0L
            while (true) {
                val count = runCatching { from.read(chunk) }.getOrElse { return false }
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

        private const val LINK = "labirinto"

        private const val UNREADABLE = "phone-file-unreadable"

        private const val NO_ROOM = "phone-file-no-room"

        /** Where handed over files wait until they are read; emptied when the process starts. */
        fun folder(context: Context) = File(context.cacheDir, "incoming").apply { mkdirs() }

        /**
         * What [intent] hands over; null for a plain start, and for a task that is opened once more from the recent apps by
         * what began it long ago.
         */
        fun of(intent: Intent?): Incoming? {
            if (intent == null || intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return null
            return when (intent.action) {
                Intent.ACTION_VIEW -> intent.data?.let(::viewed)
                Intent.ACTION_SEND -> stream(intent)?.let { Record(short(it)) }
                else -> null
            }
        }

        private fun viewed(uri: Uri): Incoming? = when (uri.scheme?.lowercase()) {
            LINK -> Link(short(uri))
            ContentResolver.SCHEME_CONTENT, ContentResolver.SCHEME_FILE -> Record(short(uri))
            else -> null
        }

        /** What waits is kept by the system, which takes no more than so much; a longer one leads nowhere anyway. */
        private fun short(uri: Uri): Uri = uri.toString().let { if (it.length > Words.MOST) Uri.parse(it.take(Words.MOST)) else uri }

        /** Another app may put anything there, even of a class that this one does not know. */
        @Suppress("DEPRECATION")
        private fun stream(intent: Intent): Uri? =
            runCatching { intent.getParcelableExtra<Parcelable>(Intent.EXTRA_STREAM) as? Uri }.getOrNull()
    }
}
