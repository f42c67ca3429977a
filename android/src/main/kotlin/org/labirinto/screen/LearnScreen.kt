package org.labirinto.screen

import android.view.View
import org.labirinto.Screen
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.core.Order

/** The lesson and the rules of each game, without any network. */
class LearnScreen(stage: Stage) : Screen(stage) {
    override val key = NAME

    override fun build(): View {
        val sheet = stage.sheet
        val palette = stage.look.palette
        val games = stage.house.ask { it.offers() }.orEmpty().flatMap { offer ->
            val words = sheet.stack(
                LINE,
                listOf(sheet.text(offer.name, Sheet.CARD_TITLE, bold = true), sheet.small(say("phone-lesson"))),
            )
            val lesson = sheet.card(
                sheet.signed(sheet.sign(Sign.Go, palette.mine), words, side = GO_SIDE),
                color = palette.mineTint,
                edge = palette.mine,
            ) { stage.house.post(Order.Lesson(offer.game)) }
            listOf(lesson, sheet.card(sheet.prose(say("${offer.game}-rules"))))
        }
        val about = sheet.card(sheet.signed(null, sheet.text(say("phone-about")), sheet.sign(Sign.Onward, palette.faint))) {
            stage.go(AboutScreen(stage))
        }
        return sheet.page(bar(say("phone-tab-learn"), isTab = true), sheet.stack(Sheet.SMALL, games + about), Tabs(stage).build(NAME))
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "learn"

        private const val LINE = 4
        private const val GO_SIDE = 28
    }
}
