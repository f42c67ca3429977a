package org.labirinto

import android.content.Intent
import android.net.Uri
import android.widget.EditText
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Form
import org.labirinto.core.Panel
import org.labirinto.core.PanelKind
import org.labirinto.core.Phase
import org.labirinto.core.Role
import org.robolectric.RobolectricTestRunner

/** The process dies at any point, and what was on show is on show again. */
@RunWith(RobolectricTestRunner::class)
class KillTest {
    private val ada = Person("Ada")

    @After
    fun away() = ada.close()

    @Test
    fun `in mid-editor the walls are kept`() {
        ada.start()
        ada.tap("Labyrinthe")
        ada.tap("Against the computer")
        ada.tap("Begin")
        Table.editor(ada)
        ada.tap("Clear all walls")
        ada.waitUntil("an empty maze") { !hasWall() }
        drag(PanelKind.EDITOR, 0 to 0, 1 to 0)
        ada.waitUntil("something is drawn") { hasWall() }
        val before = panel(PanelKind.EDITOR)
        ada.dieAndComeBack()
        Table.editor(ada)
        assertEquals(before, panel(PanelKind.EDITOR))
    }

    @Test
    fun `in mid-game the board is the same, and the game goes on`() {
        Table.againstComputer(ada)
        ada.waitUntil("my turn") { Table.state(ada)?.status?.mine == true }
        val board = panel(PanelKind.PLAY)
        val history = Table.state(ada)?.status?.history
        ada.dieAndComeBack()
        ada.waitUntil("play again") { Table.state(ada)?.phase == Phase.PLAY && Table.state(ada)?.status?.mine == true }
        assertEquals(board, panel(PanelKind.PLAY))
        assertEquals(history, Table.state(ada)?.status?.history)
        Table.resign(ada)
    }

    @Test
    fun `after the verdict the result is on show again`() {
        Table.againstComputer(ada)
        Table.resign(ada)
        val checked = findings()
        assertTrue("something was checked", checked.size > 1)
        ada.dieAndComeBack()
        ada.waitUntil("the result") { ada.shows("Everybody was honest") }
        assertEquals(checked, findings())
    }

    @Test
    fun `a lesson is on show again`() {
        ada.start()
        ada.tap("Labyrinthe")
        ada.tap("The lesson, one minute")
        ada.waitUntil("the lesson") { Table.state(ada)?.phase == Phase.LESSON }
        ada.dieAndComeBack()
        ada.waitUntil("the lesson again") { Table.state(ada)?.phase == Phase.LESSON && ada.boards().isNotEmpty() }
        ada.back()
        ada.waitUntil("the terms below it") { ada.shows("With whom?") }
    }

    @Test
    fun `what was chosen and typed is kept`() {
        ada.start()
        ada.tap("Labyrinthe")
        ada.tap("Two on this phone")
        ada.dieAndComeBack()
        val chosen = checkNotNull(ada.find("Two on this phone"))
        assertTrue(chosen.isSelected)
        ada.back()
        ada.tap("Join")
        val field = Person.views(ada.activity.window.decorView).filterIsInstance<EditText>().single()
        field.setText("192.168.1.7:4017")
        ada.dieAndComeBack()
        val again = Person.views(ada.activity.window.decorView).filterIsInstance<EditText>().single()
        assertEquals("192.168.1.7:4017", again.text.toString())
    }

    @Test
    fun `a link that came before the core was open is not lost`() {
        val link = Table.host(ada.start())
        val ben = Person("Ben")
        try {
            ben.begin(Intent(Intent.ACTION_VIEW, Uri.parse(link)))
            ben.waitUntil("the question") { ben.shows("Join this table? The other phone is told your name.") }
            ben.tap("Join")
            ada.waitUntil("the seat is asked for") { ada.shows("Let in") }
        } finally {
            ben.close()
        }
    }

    /** What the screen says that was checked. */
    private fun findings(): List<String> = Person.views(ada.activity.window.decorView)
        .mapNotNull { it.contentDescription?.toString() }
        .filter { it.startsWith("Checked and ") }

    private fun panel(kind: PanelKind): Panel = checkNotNull(ada.board(kind).panel)

    private fun hasWall() = panel(PanelKind.EDITOR).shapes.any { it.form is Form.Line && it.role == Role.INK }

    private fun drag(kind: PanelKind, from: Pair<Int, Int>, to: Pair<Int, Int>) {
        val board = ada.board(kind)
        val at = { cell: Pair<Int, Int> -> board.port.pixel(Panels.middle(cell.first, cell.second)).let { it.x to it.y } }
        val finger = Finger(board)
        finger.down(at(from).first, at(from).second)
        finger.move(at(to))
        finger.up(at(to).first, at(to).second)
        Person.settle()
    }
}
