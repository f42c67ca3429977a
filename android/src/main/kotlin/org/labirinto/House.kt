package org.labirinto

import android.os.Handler
import android.os.Looper
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.Executor
import java.util.concurrent.Executors
import org.labirinto.core.Announcement
import org.labirinto.core.Core
import org.labirinto.core.Event
import org.labirinto.core.Failure
import org.labirinto.core.KeyValue
import org.labirinto.core.Listener
import org.labirinto.core.Order
import org.labirinto.core.Setup

/**
 * The core as the screens see it: opened off the main thread, every event handed over on the main thread and in order,
 * and what each room told last kept for a screen that comes later.
 *
 * All methods are for the main thread.
 */
class House(
    private val setup: Setup,
    private val main: Handler = Handler(Looper.getMainLooper()),
    private val work: Executor = Executors.newSingleThreadExecutor { Thread(it, "labirinto-open") },
) : Listener {
    /** The core; null until it is open, and after it was shut. */
    var core: Core? = null
        private set

    /** Why the core could not be opened; null while it opens and once it is open. */
    var refusal: Failure? = null
        private set

    /** What is known of each open room, by its number. */
    val rooms: MutableMap<ULong, RoomState> = sortedMapOf()

    /** The tables that are near, as told last. */
    var near: List<org.labirinto.core.NearTable> = emptyList()
        private set

    /** What the core wants the phone's own discovery to announce, as told last. */
    var announcement: Announcement? = null
        private set

    /** Whether the core wants the phone's own discovery to look for others, as told last. */
    var isLooking: Boolean = false
        private set

    /** What went wrong and was not closed yet. */
    internal val troubles = LinkedHashSet<Troubles.Trouble>()

    /** Who shows [troubles]. */
    internal val tellers = CopyOnWriteArrayList<() -> Unit>()

    private val ears = CopyOnWriteArrayList<(Event) -> Unit>()
    private var isAsleep = false

    /** What was asked to begin a game and is not answered yet. */
    private var begun: Order? = null
    private val openings = ArrayList<() -> Unit>()
    private val settings = HashMap<String, String?>()

    /** Opens the core; [then] runs on the main thread when it is open or refused. */
    fun open(then: () -> Unit) {
        if (core != null) return then()
        openings += then
        if (openings.size > 1) return
        refusal = null
        work.execute {
            val opened = runCatching { Core.open(setup, this) }
            main.post {
                core = opened.getOrNull()
                refusal = opened.exceptionOrNull() as? Failure
                opened.exceptionOrNull()?.let { if (it !is Failure) throw it }
                settings.clear()
                if (isAsleep) ask { it.suspend() }
                val waiting = ArrayList(openings)
                openings.clear()
                waiting.forEach { it() }
            }
        }
    }

    /** The app goes away: links end with a word, games stay. */
    fun sleep() {
        isAsleep = true
        ask { it.suspend() }
    }

    /** The app is back. Nothing happens unless it slept: every socket counts as dead afterwards. */
    fun wake() {
        if (!isAsleep) return
        isAsleep = false
        ask { it.resume() }
    }

    /** Shuts the core; [then] runs on the main thread when the folder is free. */
    fun shut(then: () -> Unit) {
        val old = core
        core = null
        begun = null
        rooms.clear()
        work.execute {
            old?.shut()
            main.post(then)
        }
    }

    /**
     * Puts an order into the core's mailbox; a refusal is told like any other trouble. One that begins a game is put in
     * once until it is answered, however often it is pressed.
     */
    fun post(order: Order) {
        if (core != null && begins(order)) {
            if (order == begun) return
            begun = order
        }
        ask { it.post(order) }
    }

    /** Does [call] on the core; a refusal is told like any other trouble, and null comes back. */
    fun <T> ask(call: (Core) -> T): T? {
        val open = core ?: return null
        return try {
            call(open)
        } catch (failure: Failure) {
            // Later: a screen that is being built asks too, and what it hears may build it anew.
            main.post { hear(Event.Trouble(null, failure)) }
            null
        }
    }

    /** The words of [key], with these arguments. */
    fun say(key: String, vararg arguments: Pair<String, Any>): String =
        ask { it.say(key, arguments.map { (name, value) -> KeyValue(name, value.toString()) }) } ?: ""

    /** A setting of this shell, read once; [standard] when it was never stored or cannot be read. */
    fun setting(key: String, standard: String): String {
        if (core != null && key !in settings) settings[key] = ask { it.setting(key) }
        return settings[key] ?: standard
    }

    /** Stores a setting of this shell; [setting] gives it from now on. */
    fun store(key: String, value: String) {
        settings[key] = value
        post(Order.SetSetting(key, value))
    }

    /** Hears every event from now on, until [unlisten]. */
    fun listen(ear: (Event) -> Unit) {
        ears += ear
    }

    /** Ends [listen]. */
    fun unlisten(ear: (Event) -> Unit) {
        ears -= ear
    }

    /** Called by the core, on threads of its own. */
    override fun told(event: Event) {
        main.post { hear(event) }
    }

    /** Tells [words] of this shell as what went wrong, by the activity that is there, or the next one. */
    internal fun trouble(words: String) {
        if (troubles.add(Troubles.Trouble(words, ""))) tellers.forEach { it() }
    }

    private fun begins(order: Order) = when (order) {
        is Order.Play, is Order.Host, is Order.Join, is Order.Resume, is Order.Lesson, is Order.Rematch -> true
        else -> false
    }

    private fun answers(event: Event) = event is Event.Opened || event is Event.Seated || event is Event.Trouble

    private fun hear(event: Event) {
        // What comes of a room that is gone, or never was, makes none.
        if (event is Event.Opened) rooms[event.room] = RoomState(event.room)
        RoomState.roomOf(event)?.let { rooms[it]?.take(event) }
        if (answers(event)) begun = null
        when (event) {
            is Event.Near -> near = event.tables
            is Event.Announce -> announcement = event.announcement
            is Event.Browse -> isLooking = event.look
            else -> Unit
        }
        ears.forEach { it(event) }
        if (event is Event.Gone) rooms.remove(event.room)
    }
}
