package org.labirinto.screen

import android.view.View
import org.labirinto.Ask
import org.labirinto.Screen
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage

/** The licence texts of everything this app is made of, as the build found them: names to choose from, and their text. */
class NoticesScreen(stage: Stage) : Screen(stage) {
    override val key = NAME

    override fun build(): View {
        val sheet = stage.sheet
        val cards = blocks().map { block ->
            // Long names break at their hyphens, in every script.
            val names = block.substringBefore('\n').replace("-", "-\u200B")
            val sign = sheet.sign(Sign.Onward, stage.look.palette.faint)
            sheet.card(sheet.signed(null, sheet.small(names), sign)) {
                Ask(stage).tell(say("phone-licences"), block.substringAfter('\n', "").trim().split(PARAGRAPH))
            }
        }
        return sheet.page(bar(say("phone-licences")), sheet.stack(Sheet.SMALL, cards))
    }

    private fun blocks(): List<String> = stage.activity.assets.open(FILE).use { it.readBytes().decodeToString() }.split('\u000C')

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "notices"

        private const val FILE = "notices.txt"
        private val PARAGRAPH = Regex("\\n\\s*\\n")
    }
}
