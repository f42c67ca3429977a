package org.labirinto

import org.junit.After
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Form
import org.labirinto.core.PanelKind
import org.labirinto.core.Phase
import org.robolectric.RobolectricTestRunner

/** Two phones in one process play over 127.0.0.1, by touches alone. */
@RunWith(RobolectricTestRunner::class)
class DuelTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")

    @After
    fun away() {
        ada.close()
        ben.close()
    }

    @Test
    fun `a whole game by link and touch, to both verdicts, with a kill in the middle`() {
        ada.start()
        ada.tap("Host a table")
        ada.tap("Open the table")
        ada.waitUntil("a link") { state(ada)?.listening != null }
        Shots.save("host", ada.picture())
        val link = checkNotNull(state(ada)?.listening).link
        ben.start(link)
        ada.tap("Let in")
        listOf(ada, ben).forEach { person ->
            person.tap("Agree and play")
        }
        listOf(ada, ben).forEach { person ->
            person.waitUntil("the editor") { state(person)?.phase == Phase.SETUP && person.boards().isNotEmpty() }
            person.tap("Clear all walls")
            Shots.save("editor", person.picture())
            person.tap("Ready: play with this maze")
            // Asked once, for it cannot be changed afterwards.
            person.tap("Ready: play with this maze")
        }
        listOf(ada, ben).forEach { person -> person.waitUntil("play") { state(person)?.phase == Phase.PLAY } }
        ada.dieAndComeBack()
        listOf(ada, ben).forEach { person -> person.waitUntil("play again") { state(person)?.phase == Phase.PLAY } }
        while (listOf(ada, ben).none { state(it)?.verdict != null }) {
            Person.awaitAll("somebody's turn") {
                listOf(ada, ben).any { state(it)?.verdict != null || state(it)?.status?.mine == true }
            }
            val mover = listOf(ada, ben).firstOrNull { state(it)?.verdict == null && state(it)?.status?.mine == true }
            mover?.let(::walk)
        }
        listOf(ada, ben).forEach { person ->
            person.waitUntil("a verdict") { state(person)?.verdict != null }
            assertTrue(person.texts().joinToString(), person.shows("Everybody was honest"))
            Shots.save("result-${if (person === ada) "host" else "guest"}", person.picture())
        }
        val winners = checkNotNull(state(ada)?.verdict).result.winners
        assertArrayEquals(winners, checkNotNull(state(ben)?.verdict).result.winners)
    }

    private fun state(person: Person): RoomState? = person.house.rooms.values.lastOrNull()

    /** Draws the straightest way from the own piece to the flag, cell by cell, and asks it. No wall is known of. */
    private fun walk(person: Person) {
        val panel = checkNotNull(person.board(PanelKind.PLAY).panel)
        val cell = { units: Short -> units / CELL }
        val flag = panel.shapes.firstNotNullOf { it.form as? Form.Flag }.at
        val piece = panel.shapes.firstNotNullOf { it.form as? Form.Piece }.at
        var column = cell(piece.x)
        var row = cell(piece.y)
        while (column != cell(flag.x) || row != cell(flag.y)) {
            if (column != cell(flag.x)) column += if (cell(flag.x) > column) 1 else -1 else row += if (cell(flag.y) > row) 1 else -1
            person.tapCell(PanelKind.PLAY, column, row)
            val name = "${'a' + column}${row + 1}"
            person.waitUntil("the way to $name") { primary(person)?.text?.endsWith(name) == true }
        }
        person.waitUntil("a question to ask") { primary(person)?.enabled == true }
        Shots.save("play", person.picture())
        person.tap(checkNotNull(primary(person)).text)
        person.waitUntil("the answer") { state(person)?.status?.mine != true || state(person)?.verdict != null }
    }

    private fun primary(person: Person) = state(person)?.scene?.acts?.firstOrNull { it.primary }

    private companion object {
        const val CELL = 24
    }
}
