package org.labirinto.screen

import android.view.View
import org.labirinto.Screen
import org.labirinto.SignView.Sign
import org.labirinto.Stage

/** What this is, the licences of what it is made of, and the rules of each game, without any network. */
class AboutScreen(stage: Stage) : Screen(stage) {
    override val key = NAME

    override fun build(): View {
        val sheet = stage.sheet
        val parts = ArrayList<View>()
        parts += sheet.prose(say("phone-about-text"))
        stage.house.ask { it.offers() }.orEmpty().forEach { offer ->
            parts += sheet.heading(offer.name)
            parts += sheet.prose(say("${offer.game}-rules"))
        }
        parts += sheet.heading(say("phone-licences"))
        parts += sheet.small(say("phone-licences-text"))
        parts += sheet.gap()
        val further = sheet.sign(Sign.Onward, stage.look.palette.faint)
        parts += sheet.card(sheet.signed(null, sheet.text(say("phone-licences-all")), further)) { stage.go(NoticesScreen(stage)) }
        return sheet.page(bar(say("phone-about")), sheet.stack(0, parts))
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "about"
    }
}
