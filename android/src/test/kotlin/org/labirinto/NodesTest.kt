package org.labirinto

import android.app.Activity
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.board.BoardView
import org.labirinto.board.Palette
import org.labirinto.core.Gesture
import org.labirinto.core.On
import org.labirinto.core.PanelKind
import org.labirinto.core.Phase
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** A board as a screen reader meets it. */
@RunWith(RobolectricTestRunner::class)
class NodesTest {
    private val activity = Robolectric.buildActivity(Activity::class.java).setup().get()
    private val board = BoardView(activity, Palette.light)
    private val acts = listOf(
        Panels.act(ASK, "Ask here", on = On.CELL),
        Panels.act(MARK, "Mark"),
        Panels.act(OFF, "Not now", enabled = false),
        Panels.act(UNDO, "Undo", on = On.SCENE),
    )
    private val said = ArrayList<Gesture>()
    private val manager = shadowOf(activity.getSystemService(AccessibilityManager::class.java))
    private val provider get() = board.accessibilityNodeProvider

    @Before
    fun put() {
        board.onGesture = said::add
        activity.setContentView(board)
        board.show(Panels.square(SIDE), acts)
        Person.settle()
        manager.setEnabled(true)
        manager.setTouchExplorationEnabled(true)
    }

    @Test
    fun `a cell that is zoomed out of sight says so, and is brought back`() {
        val last = SIDE * SIDE - 1
        val node = { checkNotNull(provider.createAccessibilityNodeInfo(last)) }
        assertTrue(node().isVisibleToUser)
        board.port.pinch(ZOOM, 0f, 0f, 0f, 0f)
        assertFalse(node().isVisibleToUser)
        assertTrue(provider.performAction(last, AccessibilityNodeInfo.AccessibilityAction.ACTION_SHOW_ON_SCREEN.id, null))
        assertTrue(node().isVisibleToUser)
    }

    @Test
    fun `the board has a child for each cell, and each one speaks`() {
        val host = checkNotNull(provider.createAccessibilityNodeInfo(View.NO_ID))
        assertEquals(SIDE * SIDE, host.childCount)
        repeat(SIDE * SIDE) { id ->
            val node = checkNotNull(provider.createAccessibilityNodeInfo(id))
            assertEquals("row ${id / SIDE + 1}, column ${id % SIDE + 1}", node.contentDescription)
            assertTrue(node.isClickable && node.isEnabled && node.isFocusable)
        }
        assertNull(provider.createAccessibilityNodeInfo(SIDE * SIDE))
    }

    @Test
    fun `cells lie where they are drawn, and none on another`() {
        val all = (0 until SIDE * SIDE).map { id ->
            android.graphics.Rect().also { checkNotNull(provider.createAccessibilityNodeInfo(id)).getBoundsInScreen(it) }
        }
        all.forEachIndexed { index, one ->
            assertFalse(one.isEmpty)
            all.drop(index + 1).forEach { assertFalse(android.graphics.Rect.intersects(one, it)) }
        }
    }

    @Test
    fun `a double tap touches the cell`() {
        assertTrue(provider.performAction(CELL, AccessibilityNodeInfo.ACTION_CLICK, null))
        val tap = said.single() as Gesture.Tap
        assertEquals(Panels.middle(CELL % SIDE, CELL / SIDE), tap.at)
    }

    @Test
    fun `what can be done on a cell is a further action of it and acts on it, what cannot is none`() {
        val node = checkNotNull(provider.createAccessibilityNodeInfo(CELL))
        val further = node.actionList.filter { it.label != null }
        assertEquals(listOf("Ask here", "Mark"), further.map { it.label })
        further.forEach { assertTrue(provider.performAction(CELL, it.id, null)) }
        val middle = Panels.middle(CELL % SIDE, CELL / SIDE)
        val panel = checkNotNull(board.panel).id
        assertEquals(listOf(ASK, MARK).map { Gesture.ActAt(it.toUShort(), panel, middle) }, said)
        val ask = further.first().id - ASK
        listOf(OFF, UNDO, NONE).forEach { assertFalse("no such action", provider.performAction(CELL, ask + it, null)) }
        assertEquals(2, said.size)
    }

    @Test
    fun `a board that is only looked at has no further actions`() {
        listOf(PanelKind.OWN, PanelKind.PUBLIC).forEach { kind ->
            board.show(Panels.square(SIDE).copy(kind = kind), acts)
            assertTrue(checkNotNull(provider.createAccessibilityNodeInfo(CELL)).actionList.none { it.label != null })
        }
    }

    @Test
    fun `a maze is drawn, a cell marked and a count asked on their cells alone`() {
        Person("Ada").use { ada ->
            Table.drawing(ada)
            choose(ada, PanelKind.EDITOR, "Wall north") { it.contains("wall north") }
            choose(ada, PanelKind.EDITOR, "Wall north") { !it.contains("wall north") }
            choose(ada, PanelKind.EDITOR, "Start here (D)") { it.contains("start") }
            assertFalse("no button for what is done on a cell", ada.shows("Wall north"))
            Table.ready(ada)
            ada.waitUntil("the turn") { Table.state(ada)?.run { phase == Phase.PLAY && status?.mine == true } == true }
            choose(ada, PanelKind.PLAY, "Mark this cell") { it.contains("your note: a cross") }
            choose(ada, PanelKind.PLAY, "Pencil: wall north") { it.contains("your note: maybe a wall north") }
            choose(ada, PanelKind.PLAY, "Count walls") { it.contains("to be counted round") }
            choose(ada, PanelKind.PLAY, "Ask now: walls round this cell") { it.contains("heard: ") }
        }
    }

    /** Chooses a further action of the cell c3, and waits until the cell says what it has to. */
    private fun choose(person: Person, kind: PanelKind, words: String, says: (String) -> Boolean) {
        val nodes = person.board(kind).accessibilityNodeProvider
        val id = checkNotNull(person.board(kind).panel).targets.first { it.column.toInt() == 2 && it.row.toInt() == 2 }.id.toInt()
        val cell = { checkNotNull(nodes.createAccessibilityNodeInfo(id)) }
        person.waitUntil("'$words' on a cell") { cell().actionList.any { it.label == words } }
        assertTrue(nodes.performAction(id, cell().actionList.first { it.label == words }.id, null))
        person.waitUntil("what '$words' does") { says(cell().contentDescription.toString()) }
    }

    @Test
    fun `the focus of the screen reader is remembered and given back`() {
        assertTrue(provider.performAction(CELL, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null))
        val focused = checkNotNull(provider.findFocus(AccessibilityNodeInfo.FOCUS_ACCESSIBILITY))
        assertEquals("row 2, column 2", focused.contentDescription)
        assertTrue(focused.isAccessibilityFocused)
        assertTrue(provider.performAction(CELL, AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS, null))
        assertNull(provider.findFocus(AccessibilityNodeInfo.FOCUS_ACCESSIBILITY))
    }

    @Test
    fun `exploring by touch finds the cell under the finger`() {
        val before = manager.sentAccessibilityEvents.size
        val bounds = board.bounds(checkNotNull(board.panel).targets[CELL])
        val now = android.os.SystemClock.uptimeMillis()
        val hover = android.view.MotionEvent.obtain(
            now,
            now,
            android.view.MotionEvent.ACTION_HOVER_ENTER,
            bounds.exactCenterX(),
            bounds.exactCenterY(),
            0,
        )
        hover.source = android.view.InputDevice.SOURCE_TOUCHSCREEN
        assertTrue(board.dispatchGenericMotionEvent(hover))
        val event = manager.sentAccessibilityEvents.drop(before).single()
        assertEquals(AccessibilityEvent.TYPE_VIEW_HOVER_ENTER, event.eventType)
        assertEquals("row 2, column 2", event.contentDescription)
    }

    @Test
    fun `a cell whose words change is told, if a service listens, and only then`() {
        val before = manager.sentAccessibilityEvents.size
        board.show(Panels.square(SIDE, CELL to "row 2, column 2, wall north"), emptyList())
        val told = manager.sentAccessibilityEvents.drop(before).filter { it.eventType == AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED }
        assertEquals(listOf("row 2, column 2, wall north"), told.mapNotNull { it.contentDescription?.toString() })
        manager.setEnabled(false)
        val known = manager.sentAccessibilityEvents.size
        board.show(Panels.square(SIDE), emptyList())
        provider.performAction(CELL, AccessibilityNodeInfo.ACTION_CLICK, null)
        assertEquals(known, manager.sentAccessibilityEvents.size)
    }

    @Test
    fun `a board that is covered says nothing of its cells`() {
        val before = manager.sentAccessibilityEvents.size
        board.visibility = View.INVISIBLE
        board.show(Panels.square(SIDE, CELL to "row 2, column 2, wall north"), emptyList())
        assertTrue(manager.sentAccessibilityEvents.drop(before).none { it.contentDescription?.contains("wall") == true })
    }

    private companion object {
        const val SIDE = 4
        const val CELL = 5
        const val ASK = 7
        const val OFF = 8
        const val MARK = 9
        const val UNDO = 10
        const val NONE = 11
        const val ZOOM = 3f
    }
}
