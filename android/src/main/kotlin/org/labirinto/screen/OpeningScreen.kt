package org.labirinto.screen

import android.view.View
import org.labirinto.Failures
import org.labirinto.Labirinto
import org.labirinto.Screen
import org.labirinto.Stage
import org.labirinto.core.words

/** While the core opens; and why it could not be opened, with another try. */
class OpeningScreen(stage: Stage) : Screen(stage) {
    override val key = "opening"

    override fun build(): View {
        val sheet = stage.sheet
        val refusal = stage.house.refusal
        val told = refusal?.let(Failures::words) ?: ""
        val content = if (refusal == null) sheet.column() else sheet.column(sheet.card(sheet.text(told)))
        val again = refusal?.let { sheet.button(words(locale(), "phone-try-again"), filled = true) { stage.activity.open() } }
        return sheet.page(sheet.bar(stage.activity.title, null, ""), content, again)
    }

    /** Without a core, no setting says which language was chosen. */
    private fun locale() = (stage.activity.application as Labirinto).locale()
}
