package org.labirinto.screen

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.TextView
import org.labirinto.Live
import org.labirinto.RoomState
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Slot
import org.labirinto.Stage
import org.labirinto.core.PeerState
import org.labirinto.core.Phase
import org.labirinto.core.SeatLine
import org.labirinto.core.Status

/** Who is awaited, and how the links stand. Its words change in views that stay. */
internal class WhoPart(private val stage: Stage, private val now: RoomState) {
    private val sheet get() = stage.sheet
    private val palette get() = stage.look.palette
    private val slot = Slot(sheet, stage.look.dp(Sheet.SMALL))
    private val headline = Live.region(sheet.text("", bold = true))
    private val sentence = sheet.small("")
    private val links = HashMap<UByte, TextView>()

    /** The part. */
    val view: View get() = slot.view

    /** Shows this status, and the sentence [words] of the game itself. */
    fun fill(words: String, status: Status) {
        // On one's own turn the headline says all of it, and the act below says the rest.
        val isOwn = status.phase == Phase.PLAY && status.mine
        val isSaid = words.isNotEmpty() && words != status.headline && !isOwn
        val others = status.seats.filter { !it.local }
        val frame = listOf(isSaid, status.seats.map { it.seat }, others.map { it.seat to isLinked(it) })
        slot.fill(frame) { listOf(card(isSaid, others, status)) }
        Live.set(headline, status.headline.ifEmpty { words })
        Live.set(sentence, words)
        others.forEach { seat -> links[seat.seat]?.let { Live.set(it, words(seat, others.size == 1)) } }
    }

    private fun card(isSaid: Boolean, others: List<SeatLine>, status: Status): View {
        val text = Live.free(headline)
        links.clear()
        val rows = others.map { link(it, others.size == 1) }
        val first = if (rows.size == 1) sheet.ends(text, rows.first()) else text
        val said = if (isSaid) listOf(Live.free(sentence)) else emptyList()
        val middle = sheet.stack(LINE, listOf(first) + said + (if (rows.size > 1) rows else emptyList()))
        return sheet.card(sheet.signed(otherSign(stage, now, status), middle))
    }

    private fun link(seat: SeatLine, isAlone: Boolean): View {
        val pen = if (isLinked(seat)) palette.good else palette.theirs
        val words = sheet.small(words(seat, isAlone), pen)
        links[seat.seat] = words
        val sign = sheet.sign(if (isLinked(seat)) Sign.Linked else Sign.Unlinked, pen)
        return LinearLayout(stage.activity).apply {
            gravity = Gravity.CENTER_VERTICAL
            addView(words, LinearLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT))
            val side = stage.look.dp(DOT)
            addView(sign, LinearLayout.LayoutParams(side, side).apply { marginStart = stage.look.dp(LINE) })
        }
    }

    private fun words(seat: SeatLine, isAlone: Boolean) = if (isAlone) seat.link else "${seat.name}: ${seat.link}"

    private fun isLinked(seat: SeatLine) = seat.state == PeerState.CONNECTED || seat.state == PeerState.THINKING

    companion object {
        private const val LINE = 4
        private const val DOT = 12

        /** The piece of the other, in the pen of the other; null without one. */
        fun otherSign(stage: Stage, now: RoomState, status: Status): View? {
            val other = status.seats.firstOrNull { it.seat != now.view?.seat } ?: return null
            val palette = stage.look.palette
            val pen = if (status.seats.size > 2) palette.seats[other.seat.toInt() % palette.seats.size] else palette.theirs
            return stage.sheet.sign(Sign.Piece(other.seat.toInt()), pen)
        }
    }
}
