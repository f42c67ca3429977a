package org.labirinto

import android.view.View
import org.junit.After
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
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
        val kept = ben.crash()
        named(PeerState.LOST)
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
        val drag = Finger(ada.activity.window.decorView)
        drag.down(at(0).first, at(0).second)
        drag.move(at(1))
        val first = ben.crash()
        count()
        assertTrue("the board stays on show", board.isAttachedToWindow)
        drag.up(at(1).first, at(1).second)
        ada.waitUntil("what the drag drew") { board.panel?.shapes.orEmpty().any(::isWall) }
        ben.live(first)
        listOf(ada, ben).forEach(Table::ready)
        listOf(ada, ben).forEach { person -> person.waitUntil("play") { Table.state(person)?.phase == Phase.PLAY } }

        ada.waitUntil("the cover") { ada.shows(COVER) }
        val cover = checkNotNull(ada.find(COVER))
        ada.reveal(cover)
        val (x, y) = place(cover, cover.width / 2f to cover.height / 2f)
        val hold = Finger(ada.activity.window.decorView)
        hold.down(x, y)
        assertTrue(ada.board(PanelKind.OWN).isShown)
        val second = ben.crash()
        count()
        assertTrue("the maze is peeked at still", ada.board(PanelKind.OWN).isShown && cover.isAttachedToWindow)
        hold.up(x, y)
        assertFalse(ada.board(PanelKind.OWN).isShown)
        ben.live(second)
    }

    @Test
    fun `a game that is ended because the other is gone was not checked, and nobody is accused`() {
        Table.play(ada, ben)
        val kept = ben.crash()
        named(PeerState.LOST)
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
        ben.live(kept)
    }

    private fun described() = Person.views(ada.activity.window.decorView).mapNotNull { it.contentDescription?.toString() }

    /** Waits until the screen has counted on twice. */
    private fun count() {
        val seen = HashSet<String>()
        ada.waitUntil("seconds that are counted") {
            seat()?.takeIf { it.state == PeerState.LOST && it.link in ada.texts() }?.let { seen += it.link }
            seen.size > 2
        }
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
            ada.waitUntil("its words on screen") { seat()?.let { it.state in states && it.link.isNotEmpty() && it.link in ada.texts() } == true }
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
