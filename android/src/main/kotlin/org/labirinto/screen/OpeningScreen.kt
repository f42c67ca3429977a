package org.labirinto.screen

import android.view.View
import org.labirinto.Failures
import org.labirinto.Screen
import org.labirinto.Stage

/** While the core opens; and why it could not be opened, with another try. */
class OpeningScreen(stage: Stage) : Screen(stage) {
    override val key = "opening"

    override fun build(): View {
        val sheet = stage.sheet
        val refusal = stage.house.refusal
        val words = refusal?.let(Failures::words) ?: ""
        val content = if (refusal == null) sheet.column() else sheet.column(sheet.card(sheet.text(words)))
        // The words of this button stand here alone: without a core there are no others.
        val again = refusal?.let { sheet.button("↻", filled = true) { stage.activity.open() } }
        again?.contentDescription = words
        return sheet.page(sheet.bar(stage.activity.title, null, ""), content, again)
    }
}
