package org.labirinto.screen

import android.graphics.Typeface
import android.text.SpannableString
import android.text.Spanned
import android.text.style.AbsoluteSizeSpan
import android.text.style.StyleSpan
import android.util.TypedValue
import android.view.View
import org.labirinto.Live
import org.labirinto.RoomState
import org.labirinto.Sheet
import org.labirinto.Slot
import org.labirinto.Stage
import org.labirinto.core.Scene
import org.labirinto.core.Status

/** Answers heard, in the tint of the other's pen and in one view that stays; one's own notes are plain. */
internal class HeardPart(private val stage: Stage, private val now: RoomState) {
    private val sheet get() = stage.sheet
    private val slot = Slot(sheet, stage.look.dp(Sheet.SMALL))
    private val answers = Live.region(sheet.text(""))

    /** The part. */
    val view: View get() = slot.view

    /** Shows the notes of this scene. */
    fun fill(scene: Scene, status: Status) {
        val count = scene.heard.toInt().coerceIn(0, scene.notes.size)
        val own = scene.notes.drop(count)
        slot.fill(listOf(count > 0, own)) { listOfNotNull(if (count > 0) card(status) else null) + own.map(::note) }
        Live.set(answers, lines(scene.notes.take(count)))
    }

    private fun card(status: Status): View {
        val palette = stage.look.palette
        val edge = if (palette.strong) palette.theirs else palette.theirsTint
        val signed = sheet.signed(WhoPart.otherSign(stage, now, status), Live.free(answers))
        return sheet.card(signed, color = palette.theirsTint, edge = edge)
    }

    private fun note(words: String): View = sheet.small(words).apply {
        val gap = stage.look.dp(LINE)
        setPadding(gap, gap, gap, 0)
    }

    /** The first line stands out, the others are small. */
    private fun lines(lines: List<String>): CharSequence {
        val first = lines.firstOrNull() ?: return ""
        val small = TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, Sheet.SMALL_TEXT, stage.activity.resources.displayMetrics)
        return SpannableString(lines.joinToString("\n")).apply {
            setSpan(StyleSpan(Typeface.BOLD), 0, first.length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
            setSpan(AbsoluteSizeSpan(small.toInt()), first.length, length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        }
    }

    private companion object {
        const val LINE = 4
    }
}
