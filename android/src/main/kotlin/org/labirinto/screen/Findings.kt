package org.labirinto.screen

import android.view.View
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.board.Palette
import org.labirinto.core.Finding
import org.labirinto.core.RecordState
import org.labirinto.core.SeatFinding

/** What was checked, in plain lines, each with a sign of its own beside the colour. Red is only what is proven. */
internal object Findings {
    /** What was found of everybody. */
    fun state(seats: List<SeatFinding>): RecordState = when {
        seats.any { it.word == "cheat" } -> RecordState.BAD
        seats.all { it.word == "honest" } -> RecordState.HONEST
        else -> RecordState.UNFINISHED
    }

    /** The key of its words. */
    fun key(state: RecordState): String = when (state) {
        RecordState.HONEST -> "phone-honest"
        RecordState.BAD -> "phone-dishonest"
        RecordState.UNFINISHED -> "phone-unopened"
    }

    /** The pen of its words. */
    fun pen(palette: Palette, state: RecordState): Int = when (state) {
        RecordState.HONEST -> palette.good
        RecordState.BAD -> palette.theirs
        RecordState.UNFINISHED -> palette.faint
    }

    /** Its sign in a line. */
    fun sign(state: RecordState): Sign = when (state) {
        RecordState.HONEST -> Sign.Check
        RecordState.BAD -> Sign.Cross
        RecordState.UNFINISHED -> Sign.Dash
    }

    /** The card of these lines. */
    fun card(stage: Stage, lines: List<Finding>, state: RecordState): View {
        val sheet = stage.sheet
        val pen = pen(stage.look.palette, state)
        val title = sheet.text(stage.house.say(key(state)), Sheet.CARD_TITLE, pen, bold = true)
        val head = sheet.stack(0, listOf(title, sheet.small(stage.house.say("phone-checked-here"))))
        val seal = when (state) {
            RecordState.HONEST -> Sign.Sealed
            RecordState.BAD -> Sign.Broken
            RecordState.UNFINISHED -> Sign.Unsure
        }
        val hasPlace = lines.any { it.sequence != null }
        val checked = lines.map { line ->
            val found = when {
                line.good -> RecordState.HONEST
                state == RecordState.BAD && (line.sequence != null || !hasPlace) -> RecordState.BAD
                else -> RecordState.UNFINISHED
            }
            line(stage, line.text, found)
        }
        return sheet.card(sheet.stack(LINE, listOf(sheet.signed(sheet.sign(seal, pen), head, side = SEAL_SIDE)) + checked))
    }

    private fun line(stage: Stage, words: String, state: RecordState): View {
        val sheet = stage.sheet
        val pen = pen(stage.look.palette, state)
        val text = sheet.text(words, color = if (state == RecordState.HONEST) stage.look.palette.ink else pen)
        val key = when (state) {
            RecordState.HONEST -> "phone-check-good"
            RecordState.BAD -> "phone-check-bad"
            RecordState.UNFINISHED -> "phone-check-unopened"
        }
        text.contentDescription = stage.house.say(key, "text" to words)
        return sheet.signed(sheet.sign(sign(state), pen), text, side = CHECK_SIDE)
    }

    private const val LINE = 8
    private const val CHECK_SIDE = 16
    private const val SEAL_SIDE = 28
}
