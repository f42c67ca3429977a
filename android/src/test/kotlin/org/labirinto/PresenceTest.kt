package org.labirinto

import android.view.View
import org.junit.After
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Event
import org.labirinto.core.Form
import org.labirinto.core.PanelKind
import org.labirinto.core.PeerState
import org.labirinto.core.Phase
import org.labirinto.core.Role
import org.labirinto.core.Shape
import org.robolectric.RobolectricTestRunner

/** The other phone goes away, by its person or by force, and comes back; the screen says so. */
@RunWith(RobolectricTestRunner::class)
class PresenceTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")

    @After
    fun away() {
        ada.close()
        ben.close()
    }

    @Test
    fun `away, back, lost, back, and the same game goes on`() {
        Table.play(ada, ben)
        named(PeerState.CONNECTED, PeerState.THINKING)
        ben.leave()
        named(PeerState.AWAY)
        ben.comeBack()
        named(PeerState.CONNECTED, PeerState.THINKING)
        val kept = ben.die()
        named(PeerState.AWAY, PeerState.LOST)
        ben.live(kept)
        named(PeerState.CONNECTED, PeerState.THINKING)
        listOf(ada, ben).forEach { person -> person.waitUntil("play") { Table.state(person)?.phase == Phase.PLAY } }
        Table.resign(ada)
        ben.waitUntil("the verdict") { ben.shows("Everybody was honest") }
    }

    @Test
    fun `a drag and a peek outlast the seconds that are counted without a link`() {
        Table.sit(ada, ben)
        ada.tap("Clear all walls")
        ada.waitUntil("an empty maze") { ada.board(PanelKind.EDITOR).panel?.shapes.orEmpty().none(::isWall) }
        val board = ada.board(PanelKind.EDITOR)
        ada.reveal(board)
        val at = { column: Int -> place(board, board.port.pixel(Panels.middle(column, 0)).let { it.x to it.y }) }
        val before = board.panel
        val drag = Finger(ada.activity.window.decorView)
        drag.down(at(0).first, at(0).second)
        drag.move(at(1))
        ada.waitUntil("what the drag draws") { board.panel != before }
        count()
        assertTrue("the board stays on show", board.isAttachedToWindow)
        drag.up(at(1).first, at(1).second)
        ada.waitUntil("what the drag drew") { board.panel?.shapes.orEmpty().any(::isWall) }
        listOf(ada, ben).forEach(Table::ready)
        listOf(ada, ben).forEach { person -> person.waitUntil("play") { Table.state(person)?.phase == Phase.PLAY } }

        ada.waitUntil("the cover") { ada.shows(COVER) }
        val cover = checkNotNull(ada.find(COVER))
        ada.reveal(cover)
        val (x, y) = place(cover, cover.width / 2f to cover.height / 2f)
        val hold = Finger(ada.activity.window.decorView)
        hold.down(x, y)
        assertTrue(ada.board(PanelKind.OWN).isShown)
        count()
        assertTrue("the maze is peeked at still", ada.board(PanelKind.OWN).isShown && cover.isAttachedToWindow)
        hold.up(x, y)
        assertFalse(ada.board(PanelKind.OWN).isShown)
    }

    @Test
    fun `a game that is ended because the other is gone was not checked, and nobody is accused`() {
        Table.play(ada, ben)
        // The game can be ended here only while Ben's move is awaited; who begins was drawn.
        if (Table.state(ada)?.status?.mine == true) ask()
        ada.waitUntil("Ben's turn") { Table.state(ada)?.status?.mine == false }
        ben.leave()
        named(PeerState.AWAY)
        repeat(2) { ada.tap("End the game here") }
        ada.waitUntil("the result") { ada.shows(UNOPENED) }
        assertFalse(ada.shows("Something is wrong") || ada.shows("Everybody was honest"))
        assertFalse(ada.texts().toString(), described().any { it.startsWith("Checked and false") })
        assertTrue(described().any { it.startsWith("Not checked: Ben") })
        ada.tap("Step through the game")
        ada.waitUntil("the first entry") { ada.texts().any { it.startsWith("Entry 1 of ") } }
        assertTrue(ada.shows(UNOPENED))
        while (!ada.shows("New game")) ada.back()
        ada.tap("Records")
        ada.waitUntil("the list") { ada.texts().any { it.startsWith("$UNOPENED · ") } }
        ben.comeBack()
    }

    private fun ask() {
        val act = { Table.state(ada)?.scene?.acts?.firstOrNull { it.primary } }
        ada.tap("Count walls")
        ada.tapCell(PanelKind.PLAY, 2, 2)
        ada.waitUntil("a question") { act()?.let { it.enabled && "c3" in it.text } == true }
        ada.tap(checkNotNull(act()).text)
    }

    private fun described() = Person.views(ada.activity.window.decorView).mapNotNull { it.contentDescription?.toString() }

    /** Ada's core tells, as it does every second, for how long there is no link. */
    private fun count() = (1..2).forEach { seconds ->
        val now = checkNotNull(Table.state(ada))
        val view = checkNotNull(now.view)
        val words = "no link for $seconds seconds, still trying"
        val seats = view.status.seats.map { if (it.local) it else it.copy(state = PeerState.LOST, link = words) }
        val other = seats.first { !it.local }
        ada.house.told(Event.Peer(now.room, other.seat, "", other.name, PeerState.LOST, words))
        ada.house.told(view.copy(status = view.status.copy(seats = seats)))
        ada.waitUntil("the words of the link") { words in ada.texts() }
    }

    /** Where a place on [view] lies in its window. */
    private fun place(view: View, at: Pair<Float, Float>): Pair<Float, Float> {
        val corner = IntArray(2)
        view.getLocationInWindow(corner)
        return corner[0] + at.first to corner[1] + at.second
    }

    private fun isWall(shape: Shape) = shape.form is Form.Line && shape.role == Role.INK

    /** Waits until the link to Ben is told like one of these, and stands on Ada's screen in its words. */
    private fun named(vararg states: PeerState) {
        try {
            ada.waitUntil("the state of the link") { seat()?.state in states }
            ada.waitUntil("its words on screen") {
                val seat = checkNotNull(seat())
                seat.state in states && seat.link.isNotEmpty() && seat.link in ada.texts()
            }
        } catch (late: IllegalStateException) {
            throw IllegalStateException("${late.message}: ${seat()}, on show are ${ada.texts()}", late)
        }
    }

    private fun seat() = Table.state(ada)?.status?.seats?.firstOrNull { !it.local }

    private companion object {
        const val UNOPENED = "Not everything could be checked: the boards were not opened"
        const val COVER = "Your maze: hidden. Press to show it."
    }
}
