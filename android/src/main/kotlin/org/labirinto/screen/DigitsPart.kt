package org.labirinto.screen

import android.view.Gravity
import android.view.View
import org.labirinto.RoomState
import org.labirinto.Stage
import org.labirinto.core.Event
import org.labirinto.core.Order

/** Six digits to compare aloud: both must see the same. */
internal class DigitsPart(private val stage: Stage, private val now: RoomState) {
    private val sheet get() = stage.sheet

    private fun say(key: String, vararg arguments: Pair<String, Any>) = stage.house.say(key, *arguments)

    /** The whole page under [bar]. */
    fun build(bar: View): View {
        val digits = now.digits ?: return sheet.page(bar, sheet.column())
        return sheet.page(bar, sheet.column(sheet.gap(), card(digits)))
    }

    /** The digits and the two buttons. */
    fun card(digits: Event.Digits): View {
        val palette = stage.look.palette
        val number = sheet.text(digits.digits, DIGITS_TEXT, bold = true).apply {
            gravity = Gravity.CENTER
            textAlignment = View.TEXT_ALIGNMENT_CENTER
            // Digit by digit: "418 029" is no number.
            contentDescription = digits.digits.toCharArray().joinToString(" ")
        }
        val buttons = if (now.confirmed) {
            sheet.text(say("phone-digits-waiting"))
        } else {
            sheet.pair(
                sheet.button(say("phone-digits-differ")) { stage.house.post(Order.Differ(now.room)) },
                sheet.button(say("phone-digits-same"), filled = true) {
                    now.confirmed = true
                    stage.house.post(Order.Confirm(now.room))
                    stage.refresh()
                },
            )
        }
        return sheet.card(
            sheet.text(say("phone-digits-help", "name" to digits.name)),
            sheet.gap(),
            number,
            sheet.gap(),
            buttons,
            color = palette.theirsTint,
            edge = palette.theirs,
        )
    }

    private companion object {
        const val DIGITS_TEXT = 32f
    }
}
