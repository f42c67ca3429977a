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
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** A board as a screen reader meets it. */
@RunWith(RobolectricTestRunner::class)
class NodesTest {
    private val activity = Robolectric.buildActivity(Activity::class.java).setup().get()
    private val board = BoardView(activity, Palette.light)
    private val said = ArrayList<Gesture>()
    private val manager = shadowOf(activity.getSystemService(AccessibilityManager::class.java))
    private val provider get() = board.accessibilityNodeProvider

    @Before
    fun put() {
        board.onGesture = said::add
        activity.setContentView(board)
        board.show(Panels.square(SIDE), listOf(Panels.act(ASK, "Ask here"), Panels.act(OFF, "Not now", enabled = false)))
        Person.settle()
        manager.setEnabled(true)
        manager.setTouchExplorationEnabled(true)
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
    fun `what can be done is a further action of each cell, what cannot is none`() {
        val node = checkNotNull(provider.createAccessibilityNodeInfo(CELL))
        val ask = node.actionList.single { it.label == "Ask here" }
        assertTrue(node.actionList.none { it.label == "Not now" })
        assertTrue(provider.performAction(CELL, ask.id, null))
        assertEquals(Gesture.Act(ASK.toUShort()), said.single())
        assertFalse("no such action", provider.performAction(CELL, ask.id + 1, null))
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

    private companion object {
        const val SIDE = 4
        const val CELL = 5
        const val ASK = 7
        const val OFF = 8
    }
}
