package org.labirinto.screen

import android.text.SpannableString
import android.text.Spanned
import android.text.style.ForegroundColorSpan
import android.view.Gravity
import android.view.View
import org.labirinto.RoomState
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.core.Order

/** The terms of the game, to be agreed to by everybody. */
internal class TermsPart(private val stage: Stage, private val now: RoomState) {
    /** The whole page under [bar]. */
    fun build(bar: View): View {
        val sheet = stage.sheet
        val lines = now.terms.orEmpty().map { sheet.text(told(it)) }
        val awaited = sheet.text(now.status?.headline ?: stage.house.say("phone-terms"), Sheet.CARD_TITLE, bold = true)
        val content = sheet.stack(Sheet.SPACE, listOf(awaited, sheet.card(sheet.stack(Sheet.SMALL, lines))))
        val agree = sheet.button(stage.house.say("phone-agree"), filled = true) {
            now.terms = null
            stage.house.post(Order.Agree(now.room))
            stage.refresh()
        }
        return sheet.page(bar, content, agree)
    }

    /** What is agreed on is fainter than what it is. */
    private fun told(line: String): CharSequence {
        val end = line.indexOf(':')
        if (end < 0) return line
        return SpannableString(line).apply {
            setSpan(ForegroundColorSpan(stage.look.palette.faint), 0, end + 1, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        }
    }
}

/** The screen is handed on: nothing of a seat shows before its person lifts the curtain. */
internal class CurtainPart(private val stage: Stage, private val now: RoomState) {
    /** The whole page under [bar]. */
    fun build(bar: View): View {
        val sheet = stage.sheet
        val palette = stage.look.palette
        val curtain = now.curtain ?: return sheet.page(bar, sheet.column())
        val words = sheet.text(curtain.text, TITLE_TEXT, bold = true).apply {
            gravity = Gravity.CENTER
            textAlignment = View.TEXT_ALIGNMENT_CENTER
        }
        val piece = sheet.sign(Sign.Piece(curtain.seat.toInt()), palette.mine).apply { minimumHeight = stage.look.dp(PIECE) }
        val inner = sheet.column(sheet.gap(PIECE), piece, sheet.gap(Sheet.SPACE), words, sheet.gap(PIECE))
        val card = sheet.card(inner, color = palette.mineTint, edge = palette.mine)
        val lift = sheet.button(stage.house.say("phone-lift-curtain"), filled = true) {
            stage.house.post(Order.LiftCurtain(now.room, curtain.seat))
        }
        return sheet.page(bar, sheet.column(sheet.gap(), card), lift)
    }

    private companion object {
        const val TITLE_TEXT = 22f
        const val PIECE = 40
    }
}

/** The end: who won, both boards opened, and what was checked. */
internal class ResultPart(private val stage: Stage, private val now: RoomState, private val boards: SceneBoards) {
    /** The whole page under [bar]. */
    fun build(bar: View): View {
        val sheet = stage.sheet
        val palette = stage.look.palette
        val verdict = now.verdict ?: return sheet.page(bar, sheet.column())
        val reason = sheet.text(verdict.result.reason, color = palette.faint)
        val panels = boards.all(now)
        val parts = ArrayList<View>()
        parts += reason
        val sides = if (panels.isEmpty()) null else boards.together(panels)
        if (sides != null && !stage.isWide) parts += sides
        parts += Findings.card(stage, verdict.lines, Findings.state(verdict.findings))
        now.table?.let { table ->
            val words = sheet.text(stage.house.say("phone-step-through"), bold = true)
            parts += sheet.card(sheet.signed(null, words, sheet.sign(Sign.Onward, palette.faint))) {
                stage.go(ReplayScreen(stage, table))
            }
        }
        now.rematch?.let { parts += sheet.card(sheet.text(it), color = palette.theirsTint, edge = palette.theirs) }
        val again = sheet.button(stage.house.say("phone-rematch"), filled = true) {
            val order = Order.Rematch(now.room)
            if (now.seats.all { it.local }) stage.house.post(order) else stage.activity.network.ask(order)
        }
        val content = sheet.stack(PART_GAP, parts)
        val pinned = if (now.status?.rematch == true) again else null
        if (sides == null || !stage.isWide) return sheet.page(bar, content, pinned)
        return sheet.panes(bar, sheet.scrolled(sides), content, pinned)
    }

    private companion object {
        const val PART_GAP = 12
    }
}
