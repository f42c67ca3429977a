package org.labirinto.screen

import android.view.View
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.core.Finding

/** What was checked, in plain lines, each with a sign of its own beside the colour. */
internal object Findings {
    /** The card of these lines. */
    fun card(stage: Stage, lines: List<Finding>, honest: Boolean): View {
        val sheet = stage.sheet
        val palette = stage.look.palette
        val pen = if (honest) palette.good else palette.theirs
        val title = sheet.text(stage.house.say(if (honest) "phone-honest" else "phone-dishonest"), Sheet.CARD_TITLE, pen, bold = true)
        val head = sheet.stack(0, listOf(title, sheet.small(stage.house.say("phone-checked-here"))))
        val checked = lines.map { line ->
            val color = if (line.good) palette.good else palette.theirs
            val words = sheet.text(line.text, color = if (line.good) palette.ink else palette.theirs).apply {
                contentDescription = stage.house.say(
                    if (line.good) "phone-check-good" else "phone-check-bad",
                    "text" to line.text,
                )
            }
            sheet.signed(sheet.sign(if (line.good) Sign.Check else Sign.Cross, color), words, side = CHECK_SIDE)
        }
        val sealed = sheet.sign(if (honest) Sign.Sealed else Sign.Broken, pen)
        return sheet.card(sheet.stack(LINE, listOf(sheet.signed(sealed, head, side = SEAL_SIDE)) + checked))
    }

    private const val LINE = 8
    private const val CHECK_SIDE = 16
    private const val SEAL_SIDE = 28
}
