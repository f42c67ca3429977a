package org.labirinto.screen

import android.os.Bundle
import android.view.View
import org.labirinto.Ask
import org.labirinto.Screen
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.core.Chair
import org.labirinto.core.KeyValue
import org.labirinto.core.Offer
import org.labirinto.core.OptionOnOffer
import org.labirinto.core.Order

/** One game before it begins: with whom, and by which options. */
class TermsScreen(stage: Stage, private var offer: Offer, private var way: Way = Way.COMPUTER) : Screen(stage) {
    /** With whom a game is begun. */
    enum class Way(val words: String) {
        COMPUTER("phone-way-computer"),
        HOTSEAT("phone-way-hotseat"),
        HOST("phone-way-host"),
    }

    override val key get() = "$NAME:${offer.game}"
    private val chosen = offer.options.associate { it.key to it.standard.toInt() }.toMutableMap()
    private var level = MIDDLE
    private var seats = offer.fewest

    override fun build(): View {
        val sheet = stage.sheet
        val parts = ArrayList<View>()
        val picture = GamePicture(stage.activity, stage.look.palette, offer)
        parts += sheet.signed(picture, sheet.text(offer.pitch), side = PICTURE)
        games(parts)
        val ways = Way.entries.map { say(it.words) }
        choice(parts, say("phone-with-whom"), ways, way.ordinal) { way = Way.entries[it] }
        if (way == Way.COMPUTER) {
            val levels = (1..LEVELS).map { say("phone-level-$it") }
            choice(parts, say("phone-strength"), levels, level - 1) { level = it + 1 }
        }
        if (way == Way.HOST && offer.fewest != offer.most) {
            val counts = (offer.fewest.toInt()..offer.most.toInt()).map { "$it" }
            choice(parts, say("phone-seats"), counts, seats.toInt() - offer.fewest.toInt()) {
                seats = (it + offer.fewest.toInt()).toUByte()
            }
        }
        offer.options.forEach { option(parts, it) }
        parts += sheet.heading(say("phone-learn"))
        val go = sheet.sign(Sign.Go, stage.look.palette.mine)
        parts += sheet.card(sheet.signed(null, sheet.text(say("phone-lesson")), go)) {
            stage.house.post(Order.Lesson(offer.game))
        }
        val begin = say(if (way == Way.HOST) "phone-open-table" else "phone-begin")
        return sheet.page(bar(offer.name), sheet.stack(0, parts), sheet.button(begin, filled = true) { begin() })
    }

    override fun save(state: Bundle) {
        state.putString("way", way.name)
        state.putInt("level", level)
        state.putInt("seats", seats.toInt())
        chosen.forEach { (key, place) -> state.putInt("option-$key", place) }
    }

    override fun restore(state: Bundle) {
        way = Way.entries.firstOrNull { it.name == state.getString("way") } ?: way
        level = state.getInt("level", level).coerceIn(1, LEVELS)
        seats = state.getInt("seats", seats.toInt()).coerceIn(offer.fewest.toInt(), offer.most.toInt()).toUByte()
        offer.options.forEach { option ->
            val place = state.getInt("option-${option.key}", option.standard.toInt())
            chosen[option.key] = place.coerceIn(0, option.choices.lastIndex)
        }
    }

    /** The games to choose from: whoever opens a table may have come here by no game's card. */
    private fun games(parts: MutableList<View>) {
        val games = stage.house.ask { it.offers() }.orEmpty()
        if (way != Way.HOST || games.size < 2) return
        choice(parts, say("phone-game"), games.map { it.name }, games.indexOfFirst { it.game == offer.game }) {
            if (games[it].game != offer.game) take(games[it])
        }
    }

    /** Another game; with whom stays. */
    private fun take(game: Offer) {
        offer = game
        chosen.clear()
        game.options.associateTo(chosen) { it.key to it.standard.toInt() }
        seats = seats.coerceIn(game.fewest, game.most)
    }

    private fun option(parts: MutableList<View>, option: OptionOnOffer) =
        choice(parts, option.name, option.choices.map { it.text }, chosen.getValue(option.key)) {
            chosen[option.key] = it
        }

    private fun choice(parts: MutableList<View>, name: String, values: List<String>, at: Int, take: (Int) -> Unit) {
        val sheet = stage.sheet
        parts += sheet.heading(name)
        if (values.size > CHIPS_MOST) {
            val further = sheet.sign(Sign.Onward, stage.look.palette.faint)
            parts += sheet.card(sheet.signed(null, sheet.text(values[at], bold = true), further)) {
                Ask(stage).which(name, values, at) {
                    take(it)
                    stage.refresh()
                }
            }
            return
        }
        val chips = values.mapIndexed { place, words ->
            sheet.chip(words, chosen = place == at) {
                take(place)
                stage.refresh()
            }
        }
        parts += sheet.flow(chips)
    }

    private fun begin() {
        val options = offer.options
            .filter { chosen[it.key] != it.standard.toInt() }
            .map { KeyValue(it.key, it.choices[chosen.getValue(it.key)].value) }
        val me = Chair(null, null)
        val order = when (way) {
            Way.COMPUTER -> {
                val others = List(offer.fewest.toInt() - 1) { Chair(level.toUByte(), null) }
                Order.Play(offer.game, options, listOf(me) + others)
            }

            Way.HOTSEAT -> Order.Play(offer.game, options, listOf(me, Chair(null, say("phone-second-player"))))

            Way.HOST -> Order.Host(offer.game, options, listOf(me), seats)
        }
        if (way == Way.HOST) {
            stage.activity.network.ask(order)
        } else {
            stage.house.post(order)
        }
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "terms"

        private const val PICTURE = 56
        private const val CHIPS_MOST = 8
        private const val LEVELS = 5
        private const val MIDDLE = 3
    }
}
