package org.labirinto.screen

import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import org.labirinto.Failures
import org.labirinto.Live
import org.labirinto.RoomState
import org.labirinto.Screen
import org.labirinto.Stage
import org.labirinto.core.Event
import org.labirinto.core.Order
import org.labirinto.core.PanelKind
import org.labirinto.core.Phase
import org.labirinto.net.Obstacle

/**
 * Whatever goes on in one room: waiting for others, comparing digits, terms, the set-up editor, play, the curtain, the
 * result. Which of these is on show follows from what the core told last, so nothing is lost when the process dies: the
 * table is resumed and tells it again.
 */
class RoomScreen(stage: Stage, private var room: ULong?, private val table: String = "") : Screen(stage) {
    override val key: String
        get() = when {
            ended != null -> "$NAME:$ENDED"

            state?.phase == Phase.LESSON -> "$NAME:$LESSON${state?.game}"

            // A room whose table does not stand yet lives as long as the process.
            (state?.table ?: table).isEmpty() -> "$NAME:$OPEN${room ?: ""}"

            else -> "$NAME:${state?.table ?: table}"
        }

    /** What is known of the room; the house forgets one that is gone, this screen does not. */
    private val state: RoomState? get() = (room?.let { stage.house.rooms[it] } ?: known).also { known = it }
    private var known: RoomState? = null
    private var refusal: String? = null

    /** Why the room is gone, told by a screen before this one. */
    private var told: String? = null
    private val ended: String? get() = told ?: state?.takeIf { it.gone != null }?.let(::goneWords)
    private val boards = SceneBoards(stage)

    /** Whether it waits for its room to open, and shows what hinders that. */
    val isAwaited: Boolean get() = room == null && told == null

    /** Whether this is the screen of [number]. */
    fun isOf(number: ULong): Boolean = room == number
    private var play: PlayPart? = null
    private var waits: TextView? = null
    private var shown: Any? = null
    private var announced: String? = null

    // While a maze is drawn too: a phone that sleeps then is away for the other.
    override val keepsAwake: Boolean
        get() = state?.let { it.gone == null && it.verdict == null && (it.phase == Phase.PLAY || it.phase == Phase.SETUP) } == true

    override val isSecret: Boolean
        get() {
            val now = state?.takeIf { it.verdict == null } ?: return false
            return now.scene?.panels.orEmpty().any { it.kind == PanelKind.EDITOR || it.kind == PanelKind.OWN }
        }

    /** Whether this room, which waits for its number, is the one that was opened. */
    fun takes(event: Event.Opened): Boolean {
        if (!isAwaited) return room == event.room
        room = event.room
        return true
    }

    override fun build(): View {
        val page = page()
        wasCutOff = isCutOff
        if (wasCutOff && page is LinearLayout) {
            Obstacles.cards(stage, listOf(Obstacle.DENIED)).forEach { page.addView(it, UNDER_BAR) }
        }
        return page
    }

    override fun reach() {
        if (state?.table == null || isCutOff != wasCutOff) stage.refresh()
    }

    // Perhaps allowed in the settings meanwhile.
    override fun come() = reach()

    /** Somebody at another phone is awaited, and this app may not reach the local network. */
    private val isCutOff: Boolean
        get() {
            val now = state?.takeIf { it.gone == null && it.verdict == null } ?: return false
            return now.seats.any { !it.local } && !stage.activity.network.isAllowed
        }
    private var wasCutOff = false

    private fun page(): View {
        play = null
        waits = null
        val part = part()
        shown = part.what
        return part.build().also { view ->
            if (part.news != null && part.news != announced) Live.announce(view, part.news)
            announced = part.news
        }
    }

    /** What is on show now, and how it is built. */
    private fun part(): Part {
        told?.let { words -> return Part(Kind.GONE, words, words) { gone(stage.activity.title.toString(), words) } }
        val now = state ?: return Part(Kind.WAITING, refusal, refusal) { waiting() }
        val result = now.verdict
        val curtain = now.curtain
        return when {
            now.gone != null -> Part(Kind.GONE, listOf(now.gone, now.trouble), goneWords(now)) { gone(title(now), goneWords(now)) }

            now.listening != null && now.table == null ->
                Part(Kind.LOBBY, listOf(now.listening, now.asking.toList(), now.digits, now.confirmed), lobbyNews(now)) {
                    LobbyPart(stage, now).build(bar(say("phone-host-title")))
                }

            now.digits != null && now.table == null ->
                Part(Kind.DIGITS, listOf(now.digits, now.confirmed), say("phone-digits-title")) {
                    DigitsPart(stage, now).build(bar(say("phone-digits-title")))
                }

            now.table == null && now.view == null && curtain == null -> Part(Kind.WAITING, refusal, refusal) { waiting() }

            now.terms != null -> Part(Kind.TERMS, listOf(now.terms, now.status?.headline, now.game), say("phone-terms")) {
                TermsPart(stage, now).build(bar(title(now)))
            }

            curtain != null -> Part(Kind.CURTAIN, listOf(curtain.seat, curtain.text, now.game), curtain.text) {
                CurtainPart(stage, now).build(bar(title(now)))
            }

            result != null -> {
                val what = listOf(result, now.scene, now.rematch, now.status?.rematch)
                val news = listOf(result.result.title, result.result.reason, now.rematch.orEmpty()).filter { it.isNotEmpty() }
                Part(Kind.RESULT, what, news.joinToString(". ")) { ResultPart(stage, now, boards).build(bar(result.result.title)) }
            }

            else -> Part(Kind.PLAY, now.game) {
                PlayPart(stage, now, boards).also { play = it }.build { turn -> bar(title(now), turn) }
            }
        }
    }

    override fun hear(event: Event) {
        if (event is Event.Trouble && event.room == null && isAwaited) {
            refusal = Failures.words(event.failure)
            return stage.refresh()
        }
        val of = RoomState.roomOf(event)
        if (of == null || of != room) return
        if (event is Event.Curtain) hide()
        when (event) {
            // What was under way to a room that is gone by now is no trouble.
            is Event.Trouble -> if (ended == null) stage.troubles.tell(event.failure)

            is Event.Logged, is Event.Turn -> Unit

            is Event.Given -> stage.toast(event.text)

            is Event.Gone -> {
                // The screen says why.
                state?.trouble?.let { stage.troubles.drop(it.failure) }
                show()
            }

            else -> show()
        }
    }

    override fun back(): Boolean {
        // Nothing is lost: an unfinished game stays on the first screen.
        if (ended == null) room?.let { stage.house.post(Order.PutAway(it)) }
        return false
    }

    // What a person uncovered is not for who looks next.
    override fun leave() = hide()

    override fun cover() = hide()

    override fun save(state: Bundle) {
        ended?.let { state.putString(ENDED, it) }
    }

    override fun restore(state: Bundle) {
        told = state.getString(ENDED)
    }

    private fun hide() {
        state?.let(boards::hide)
    }

    override fun press(event: KeyEvent): Boolean {
        // A key that is held down, or belongs to a chord, means something else.
        val isChord = event.isCtrlPressed || event.isAltPressed || event.isMetaPressed
        if (isChord || event.repeatCount > 0) return false
        return play?.press(event.unicodeChar.toChar().lowercaseChar().toString()) == true
    }

    /** What is there takes what is new; the screen is built anew only when that shows something else. */
    private fun show() {
        val isSame = part().what == shown && isCutOff == wasCutOff
        waits?.let { Live.set(it, waitingWords()) }
        if (!isSame || play?.update() == false) stage.refresh()
    }

    private fun waiting(): View {
        val sheet = stage.sheet
        val words = Live.region(sheet.text(waitingWords()))
        waits = words
        val home = if (refusal == null) null else sheet.button(say("phone-home"), filled = true) { stage.home() }
        return sheet.page(bar(say("phone-waiting")), sheet.column(sheet.card(words)), home)
    }

    private fun waitingWords(): String = refusal ?: state?.link?.text ?: say("phone-waiting")

    private fun lobbyNews(now: RoomState): String? = when {
        now.digits != null -> say("phone-digits-title")
        else -> now.asking.lastOrNull()?.let { say("phone-wants-seat", "name" to it.name) }
    }

    private fun gone(title: String, words: String): View {
        val sheet = stage.sheet
        val home = sheet.button(say("phone-home"), filled = true) { stage.home() }
        return sheet.page(bar(title), sheet.column(sheet.card(sheet.text(words))), home)
    }

    private fun goneWords(now: RoomState): String = now.trouble?.failure?.let(Failures::words) ?: now.gone.orEmpty()

    private fun title(now: RoomState): String = if (now.game.isEmpty()) stage.activity.title.toString() else say("${now.game}-name")

    private enum class Kind { WAITING, GONE, LOBBY, DIGITS, TERMS, CURTAIN, RESULT, PLAY }

    /** What a screen of this [kind] shows of [of], the [news] with which it comes, and how it is built. */
    private class Part(kind: Kind, of: Any?, val news: String? = null, val build: () -> View) {
        val what: Any = kind to of
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "room"

        private const val LESSON = "lesson/"
        private const val OPEN = "#"
        private const val ENDED = "ended"
        private const val UNDER_BAR = 1

        /** The screen of a table, which is resumed when it is not open; null without a table. */
        fun ofTable(stage: Stage, table: String): RoomScreen? {
            if (table.isEmpty()) return null
            if (table == ENDED) return RoomScreen(stage, null)
            if (table.startsWith(OPEN)) {
                return table.removePrefix(OPEN).toULongOrNull()?.takeIf { it in stage.house.rooms }?.let { RoomScreen(stage, it) }
            }
            if (table.startsWith(LESSON)) {
                val game = table.removePrefix(LESSON)
                val under = stage.house.rooms.values.firstOrNull { it.phase == Phase.LESSON && it.game == game && it.gone == null }
                if (under == null) stage.house.post(Order.Lesson(game))
                return RoomScreen(stage, under?.room)
            }
            val open = stage.house.rooms.values.firstOrNull { it.table == table && it.gone == null }
            if (open != null) return RoomScreen(stage, open.room, table)
            stage.house.post(Order.Resume(table))
            return RoomScreen(stage, null, table)
        }
    }
}
