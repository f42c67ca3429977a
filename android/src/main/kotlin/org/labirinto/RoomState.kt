package org.labirinto

import android.os.SystemClock
import org.labirinto.core.Event
import org.labirinto.core.Phase
import org.labirinto.core.Scene
import org.labirinto.core.SeatLine
import org.labirinto.core.Status

/** What the core told last of one room: everything that a screen of that room shows. */
class RoomState(val room: ULong) {
    /** The game's id; empty while a joiner does not know it yet. */
    var game: String = ""
        private set

    /** The table, once there is one: what is resumed after the process died. */
    var table: String? = null
        private set

    /** The seats of this device. */
    var mine: List<UByte> = emptyList()
        private set

    /** Everybody, as told last. */
    var seats: List<SeatLine> = emptyList()
        private set

    /** Where others can join, while they can. */
    var listening: Event.Listening? = null
        private set

    /** Who asks for a seat, in the order of asking. */
    val asking: MutableList<Event.WantsSeat> = ArrayList()

    /** The digits to compare. */
    var digits: Event.Digits? = null
        private set

    /** Whether this person said that the digits are the same, and waits for the others. */
    var confirmed: Boolean = false

    /** The link to the host, while a joiner has no table yet. */
    var link: Event.Peer? = null
        private set

    /** The terms to agree to. */
    var terms: List<String>? = null

    /** What the person sees whose turn it is at this screen. */
    var view: Event.View? = null
        private set

    /** To whom the screen is to be handed; nothing of a seat is shown meanwhile. */
    var curtain: Event.Curtain? = null
        private set

    /** The verdict, at the end. */
    var verdict: Event.Verdict? = null
        private set

    /** That the other side wants another game, in words. */
    var rematch: String? = null
        private set

    /** Why the room is gone. */
    var gone: String? = null
        private set

    /** What went wrong last. */
    var trouble: Event.Trouble? = null

    /** When the latest status was told, in milliseconds of uptime. */
    var toldAt: Long = 0
        private set

    /** What is drawn now; null behind a curtain. */
    val scene: Scene? get() = if (curtain == null) view?.scene else null

    /** Everything round it. */
    val status: Status? get() = curtain?.status ?: view?.status

    /** Where the game stands. */
    val phase: Phase get() = status?.phase ?: Phase.GATHERING

    /** Takes up what was told of this room. */
    fun take(event: Event) {
        when (event) {
            is Event.Opened -> game = event.game

            is Event.Seated -> {
                table = event.table
                game = event.game
                mine = event.mine.map { it.toUByte() }
                seats = event.seats
                listening = null
                asking.clear()
                digits = null
                verdict = null
                rematch = null
                trouble = null
            }

            is Event.Listening -> listening = event

            is Event.Digits -> digits = event

            is Event.WantsSeat -> if (asking.none { it.peer == event.peer }) asking += event

            is Event.SeatFree -> asking.removeAll { it.peer == event.peer }

            is Event.Peer -> link = event

            is Event.Terms -> terms = event.lines

            is Event.View -> {
                view = event
                curtain = null
                toldAt = SystemClock.uptimeMillis()
                if (event.status.phase != Phase.TERMS) terms = null
            }

            is Event.Curtain -> {
                curtain = event
                view = null
                toldAt = SystemClock.uptimeMillis()
            }

            is Event.Verdict -> verdict = event

            is Event.RematchAsked -> rematch = event.text

            is Event.Gone -> gone = event.text

            is Event.Trouble -> trouble = event

            else -> Unit
        }
    }

    companion object {
        /** The room an event is of; null for those of the whole house. */
        fun roomOf(event: Event): ULong? = when (event) {
            is Event.Opened -> event.room
            is Event.Seated -> event.room
            is Event.Listening -> event.room
            is Event.Peer -> event.room
            is Event.Digits -> event.room
            is Event.WantsSeat -> event.room
            is Event.SeatFree -> event.room
            is Event.Terms -> event.room
            is Event.View -> event.room
            is Event.Curtain -> event.room
            is Event.Logged -> event.room
            is Event.Turn -> event.room
            is Event.Given -> event.room
            is Event.Verdict -> event.room
            is Event.Settled -> event.room
            is Event.RematchAsked -> event.room
            is Event.Gone -> event.room
            is Event.Trouble -> event.room
            else -> null
        }
    }
}
