package org.labirinto.screen

import android.view.View
import org.labirinto.Screen
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.core.Event
import org.labirinto.core.Offer
import org.labirinto.core.Order
import org.labirinto.core.UnfinishedGame

/** Where everything begins: games to go on with, games on offer, and the ways to a table. */
class HomeScreen(stage: Stage) : Screen(stage) {
    override val key = NAME
    private var unfinished: List<UnfinishedGame> = emptyList()

    override fun build(): View {
        stage.house.post(Order.ListUnfinished)
        val sheet = stage.sheet
        val offers = stage.house.ask { it.offers() }.orEmpty()
        val games = offers.drop(1).map { offer(it, SMALL_PICTURE) }
        val parts = ArrayList<View>(unfinished.map(::going))
        parts += sheet.heading(say("phone-new-game"))
        offers.firstOrNull()?.let { parts += offer(it, PICTURE) }
        if (games.isNotEmpty()) parts += sheet.even(*games.toTypedArray(), most = 2)
        if (unfinished.isEmpty()) offers.firstOrNull()?.let { parts += lesson(it) }
        val pinned = sheet.pair(
            sheet.button(say("phone-join")) { stage.go(JoinScreen(stage)) },
            sheet.button(say("phone-host"), filled = true) { offers.firstOrNull()?.let { host(it) } },
        )
        return sheet.page(bar(stage.activity.title), sheet.stack(Sheet.SMALL, parts), Tabs(stage).build(NAME, pinned))
    }

    override fun hear(event: Event) {
        if (event is Event.Unfinished && event.games != unfinished) {
            unfinished = event.games
            stage.refresh()
        }
    }

    private fun going(game: UnfinishedGame): View {
        val sheet = stage.sheet
        val palette = stage.look.palette
        val title = sheet.text(say("phone-go-on", "names" to game.names.joinToString(", ")), Sheet.CARD_TITLE, bold = true)
        val below = sheet.small(
            say("phone-go-on-below", "game" to game.title, "turn" to game.turn, "awaited" to game.awaited),
        )
        val go = sheet.sign(Sign.Go, palette.mine)
        return sheet.card(
            sheet.signed(null, sheet.stack(LINE, listOf(title, below)), go, side = GO_SIDE),
            color = palette.mineTint,
            edge = palette.mine,
        ) {
            val order = Order.Resume(game.table)
            if (game.local) stage.house.post(order) else stage.activity.network.ask(order)
        }
    }

    private fun offer(offer: Offer, side: Int): View {
        val sheet = stage.sheet
        val seats = if (offer.fewest == offer.most) "${offer.fewest}" else "${offer.fewest}–${offer.most}"
        val words = sheet.stack(
            LINE,
            listOf(
                sheet.text(offer.name, Sheet.CARD_TITLE, bold = true),
                sheet.small(say("phone-offer-seats", "seats" to seats, "length" to offer.length)),
                sheet.small(offer.pitch, stage.look.palette.ink),
            ),
        )
        val picture = GamePicture(stage.activity, stage.look.palette, offer)
        return sheet.card(sheet.signed(picture, words, side = side)) { stage.go(TermsScreen(stage, offer)) }
    }

    /** For whoever opens the app for the first time. */
    private fun lesson(offer: Offer): View {
        val sheet = stage.sheet
        val words = sheet.stack(LINE, listOf(sheet.text(say("phone-lesson"), bold = true), sheet.small(offer.name)))
        val go = sheet.sign(Sign.Go, stage.look.palette.mine)
        return sheet.card(sheet.signed(null, words, go, side = GO_SIDE)) { stage.house.post(Order.Lesson(offer.game)) }
    }

    private fun host(first: Offer) {
        stage.go(TermsScreen(stage, first, TermsScreen.Way.HOST))
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "home"

        private const val LINE = 4
        private const val GO_SIDE = 28
        private const val PICTURE = 84
        private const val SMALL_PICTURE = 56
    }
}
