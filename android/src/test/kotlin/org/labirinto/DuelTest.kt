package org.labirinto

import org.junit.After
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Offer
import org.labirinto.core.Phase
import org.robolectric.RobolectricTestRunner

/** Two phones in one process play every game on offer over 127.0.0.1, by touches alone. */
@RunWith(RobolectricTestRunner::class)
class DuelTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")
    private val both = listOf(ada, ben)

    @After
    fun away() {
        ada.close()
        ben.close()
    }

    @Test
    fun `whole games by link and touch, to both verdicts, with a kill in the middle`() {
        ada.start()
        ben.start()
        val offers = checkNotNull(ada.house.ask { it.offers() })
        offers.forEach { offer ->
            play(offer)
            both.forEach { person -> while (person.activity.trail.top?.key != "home") person.back() }
        }
        assertEquals(offers.size, offers.map { it.game }.distinct().size)
    }

    private fun play(offer: Offer) {
        ada.tap(offer.name)
        ada.tap("Each on an own phone")
        ada.tap("Open the table")
        ada.waitUntil("a link") { state(ada)?.listening != null }
        ben.follow(checkNotNull(state(ada)?.listening).link)
        ada.tap("Let in")
        both.forEach { it.tap("Agree and play") }
        val strangers = listOf(Stranger(TouchingHand(ada), 1), Stranger(TouchingHand(ben), 2))
        if (offer.secrets) strangers.forEach { it.makeBoard() }
        both.forEach { person -> person.waitUntil("play") { state(person)?.phase == Phase.PLAY } }
        var turns = 0
        while (true) {
            val turn = turn() ?: break
            turns += 1
            when {
                turns == MIDDLE -> {
                    ada.dieAndComeBack()
                    strangers.first().renew()
                    both.forEach { person -> person.waitUntil("play again") { state(person)?.phase == Phase.PLAY } }
                }

                turns < MOST -> strangers[turn].move()

                else -> strangers[turn].giveUp()
            }
        }
        assertTrue("${offer.game}: $turns turns", turns > MIDDLE && strangers.all { it.moves > 0 })
        both.forEach { person ->
            person.waitUntil("a verdict") { state(person)?.verdict != null }
            assertTrue(person.texts().joinToString(), person.shows("Everybody was honest"))
            if (offer.secrets) assertEquals("both boards are opened", 2, person.boards().size)
        }
        assertArrayEquals(checkNotNull(state(ada)?.verdict).result.winners, checkNotNull(state(ben)?.verdict).result.winners)
    }

    /** Whose turn it is, Ada's or Ben's; null when there is a verdict. */
    private fun turn(): Int? {
        val isOver = { both.any { state(it)?.verdict != null } }
        val mover = { both.indexOfFirst { state(it)?.run { phase == Phase.PLAY && status?.mine == true } == true } }
        Person.awaitAll("somebody's turn") { isOver() || mover() >= 0 }
        return if (isOver()) null else mover()
    }

    private fun state(person: Person): RoomState? = Table.state(person)

    private companion object {
        /** The turn before which a phone dies. */
        const val MIDDLE = 9

        /** The turn in which a game is given up that has no end yet. */
        const val MOST = 30
    }
}
