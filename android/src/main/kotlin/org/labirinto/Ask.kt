package org.labirinto

import android.app.Dialog
import android.graphics.Color
import android.graphics.drawable.ColorDrawable
import android.view.View
import android.view.ViewGroup
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.Window

/** A question in front of a screen, in the look of the house. */
internal class Ask(private val stage: Stage) {
    private val sheet get() = stage.sheet
    private val dialog = Dialog(stage.activity)
    private var not: () -> Unit = {}

    /** What to do when the person wants nothing of what [whether] asks; but nothing when the activity ends. */
    fun otherwise(then: () -> Unit) {
        not = then
    }

    /** Whether to do what [act] says; [then] runs when the person wants it. */
    fun whether(question: String, act: String, then: () -> Unit) {
        val no = sheet.button(stage.house.say("phone-cancel")) { dialog.cancel() }
        val yes = sheet.button(act, filled = true) {
            dialog.dismiss()
            then()
        }
        show(question, emptyList(), sheet.pair(no, yes))
    }

    /** Tells all of [lines]; [then] runs when the person has closed it. */
    fun tell(title: String, lines: List<String>, then: () -> Unit = {}) {
        dialog.setOnDismissListener { then() }
        val close = sheet.button(stage.house.say("phone-close"), filled = true) { dialog.dismiss() }
        show(title, lines.map { sheet.text(it) }, close)
    }

    /** Which of [values], of which the one [at] is chosen now. */
    fun which(title: String, values: List<String>, at: Int, then: (Int) -> Unit) {
        val chips = values.mapIndexed { place, words ->
            sheet.chip(words, chosen = place == at) {
                dialog.dismiss()
                then(place)
            }
        }
        show(title, listOf(sheet.flow(chips)), sheet.button(stage.house.say("phone-cancel")) { dialog.dismiss() })
    }

    /** Closes it, as the person does. */
    fun close() = dialog.dismiss()

    /** Closes it, and nothing is run. */
    fun end() {
        dialog.setOnDismissListener(null)
        dialog.dismiss()
    }

    private fun show(title: String, lines: List<View>, buttons: View) {
        val words = sheet.text(title, TITLE_TEXT, bold = true)
        Headings.mark(words)
        val middle = KeptScroll(stage.activity, "dialog").apply {
            isFillViewport = false
            addView(sheet.stack(Sheet.SMALL, listOf(words) + lines))
        }
        val card = sheet.card()
        card.addView(middle, sheet.weighed())
        card.addView(sheet.gap(Sheet.SPACE))
        card.addView(buttons, ViewGroup.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        dialog.requestWindowFeature(Window.FEATURE_NO_TITLE)
        dialog.setTitle(title)
        dialog.setContentView(card)
        dialog.window?.run {
            setBackgroundDrawable(ColorDrawable(Color.TRANSPARENT))
            val room = stage.activity.resources.displayMetrics.widthPixels - 2 * stage.look.dp(Sheet.SPACE)
            setLayout(minOf(room, stage.look.dp(WIDEST)), WRAP_CONTENT)
        }
        dialog.setOnCancelListener { not() }
        stage.activity.own(dialog)
        dialog.show()
    }

    private companion object {
        const val TITLE_TEXT = 17f
        const val WIDEST = 480
    }
}
