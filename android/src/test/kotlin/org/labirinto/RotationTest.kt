package org.labirinto

import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Form
import org.labirinto.core.PanelKind
import org.robolectric.RobolectricTestRunner

/** The phone is turned at the worst moment. */
@RunWith(RobolectricTestRunner::class)
class RotationTest {
    private val ada = Person("Ada")

    @After
    fun away() = ada.close()

    @Test
    fun `in mid-drag the drag is broken off and the draft is kept`() {
        Table.againstComputer(ada)
        ada.waitUntil("my turn") { Table.state(ada)?.status?.mine == true }
        val first = ada.board(PanelKind.PLAY)
        val start = checkNotNull(first.panel)
        val piece = start.shapes.firstNotNullOf { it.form as? Form.Piece }.at
        val column = piece.x / CELL
        val row = piece.y / CELL
        val end = if (column > 0) column - 1 else 1
        ada.tapCell(PanelKind.PLAY, end, row)
        ada.waitUntil("a draft") { ada.board(PanelKind.PLAY).panel != start }
        val draft = checkNotNull(ada.board(PanelKind.PLAY).panel)
        val board = ada.board(PanelKind.PLAY)
        val at = { column: Int, row: Int -> board.port.pixel(Panels.middle(column, row)).let { it.x to it.y } }
        val finger = Finger(board)
        finger.down(at(end, row).first, at(end, row).second)
        finger.move(at(end, if (row > 0) row - 1 else 1))
        ada.waitUntil("the drag draws") { ada.board(PanelKind.PLAY).panel != draft }
        ada.turn("+land")
        ada.waitUntil("the board again") { ada.boards().any { it.panel?.kind == PanelKind.PLAY } }
        assertNotSame(board, ada.board(PanelKind.PLAY))
        // The board that went broke the drag off, and the core took back what it had drawn.
        ada.waitUntil("the draft as it was") { ada.board(PanelKind.PLAY).panel == draft }
        assertEquals(draft, ada.board(PanelKind.PLAY).panel)
        ada.turn("+port")
        ada.waitUntil("the board once more") { ada.boards().any { it.panel == draft } }
    }

    @Test
    fun `a table that waits for others is still on show, and is the same`() {
        val link = Table.host(ada.start())
        ada.turn("+land")
        ada.waitUntil("the table") { ada.shows("Share link") }
        assertEquals(link, checkNotNull(Table.state(ada)?.listening).link)
    }

    @Test
    fun `a lesson goes on where it was`() {
        ada.start().tap("Labyrinthe")
        ada.tap("The lesson, one minute")
        ada.waitUntil("the first step") { ada.shows("Continue") }
        ada.tap("Continue")
        ada.waitUntil("the second step") { Table.state(ada)?.status?.lessonStep == 2u }
        ada.turn("+land")
        ada.waitUntil("the lesson") { ada.boards().isNotEmpty() }
        assertEquals(2u, checkNotNull(Table.state(ada)?.status).lessonStep)
        assertEquals(1, ada.house.rooms.size)
    }

    private companion object {
        const val CELL = 24
    }
}
