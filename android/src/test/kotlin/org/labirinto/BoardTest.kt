package org.labirinto

import android.app.Activity
import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Looper
import android.view.KeyEvent
import android.view.View
import java.time.Duration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.board.BoardView
import org.labirinto.board.Palette
import org.labirinto.board.Viewport
import org.labirinto.core.Direction
import org.labirinto.core.Form
import org.labirinto.core.Gesture
import org.labirinto.core.KeyPress
import org.labirinto.core.PanelKind
import org.labirinto.core.Place
import org.labirinto.core.Role
import org.labirinto.core.Shape
import org.labirinto.core.Stroke
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** What fingers and keys on a board mean. */
@RunWith(RobolectricTestRunner::class)
class BoardTest {
    private val activity = Robolectric.buildActivity(Activity::class.java).setup().get()
    private val board = BoardView(activity, Palette.light)
    private val said = ArrayList<Gesture>()

    @Before
    fun put() {
        board.onGesture = said::add
        activity.setContentView(board)
        show(SMALL)
    }

    @Test
    fun `a tap counts where the finger is lifted, and only then`() {
        val finger = Finger(board)
        val (x, y) = pixel(2, 3)
        finger.down(x, y)
        assertTrue(said.isEmpty())
        finger.up(x, y)
        val tap = said.single() as Gesture.Tap
        assertEquals(2 to 3, cell(tap.at))
        assertEquals(1.toUByte(), tap.panel)
    }

    @Test
    fun `tap and tap are two taps`() {
        for ((column, row) in listOf(0 to 0, 1 to 0)) {
            val finger = Finger(board)
            val (x, y) = pixel(column, row)
            finger.down(x, y)
            finger.up(x, y)
        }
        assertEquals(listOf(0 to 0, 1 to 0), said.map { cell((it as Gesture.Tap).at) })
    }

    @Test
    fun `a drag tells where it goes, and counts on release`() {
        val finger = Finger(board)
        val (x, y) = pixel(0, 0)
        finger.down(x, y)
        finger.move(pixel(1, 0))
        finger.move(pixel(2, 0))
        assertEquals(0 to 0, cell((said.first() as Gesture.DragStart).at))
        assertFalse(said.any { it is Gesture.DragEnd || it is Gesture.Tap })
        finger.up(pixel(2, 0).first, pixel(2, 0).second)
        assertEquals(2 to 0, cell((said.last() as Gesture.DragEnd).at))
        assertEquals(listOf(1 to 0, 2 to 0), said.filterIsInstance<Gesture.DragMove>().map { cell(it.at) })
    }

    @Test
    fun `a second finger breaks a drag off, zooms, and never writes`() {
        val finger = Finger(board)
        val (one, other) = pixel(1, 1) to pixel(3, 3)
        finger.down(one.first, one.second)
        finger.move(pixel(2, 1))
        finger.add(one, other)
        assertEquals(Gesture.DragCancel, said.last())
        val before = board.cellDp
        val known = said.size
        finger.move(pixel(0, 0), pixel(4, 4))
        finger.drop(pixel(0, 0), pixel(4, 4))
        finger.move(pixel(2, 2))
        finger.up(pixel(2, 2).first, pixel(2, 2).second)
        assertEquals(known, said.size)
        assertTrue("zoomed", board.cellDp > before)
    }

    @Test
    fun `two fingers from the start write nothing`() {
        val finger = Finger(board)
        finger.down(pixel(1, 1).first, pixel(1, 1).second)
        finger.add(pixel(1, 1), pixel(3, 3))
        finger.move(pixel(1, 2), pixel(3, 4))
        finger.drop(pixel(1, 2), pixel(3, 4))
        finger.up(pixel(1, 2).first, pixel(1, 2).second)
        assertTrue(said.toString(), said.isEmpty())
    }

    @Test
    fun `what is zoomed is touched where it is seen`() {
        val finger = Finger(board)
        finger.down(pixel(1, 1).first, pixel(1, 1).second)
        finger.add(pixel(1, 1), pixel(3, 3))
        finger.move(pixel(0, 0), pixel(4, 4))
        finger.drop(pixel(0, 0), pixel(4, 4))
        finger.up(pixel(0, 0).first, pixel(0, 0).second)
        val target = checkNotNull(board.panel).targets.first { it.column.toInt() == 2 && it.row.toInt() == 2 }
        val bounds = board.bounds(target)
        val next = Finger(board)
        next.down(bounds.exactCenterX(), bounds.exactCenterY())
        next.up(bounds.exactCenterX(), bounds.exactCenterY())
        assertEquals(2 to 2, cell((said.last() as Gesture.Tap).at))
    }

    @Test
    fun `a board that goes away breaks the drag off`() {
        val finger = Finger(board)
        finger.down(pixel(0, 0).first, pixel(0, 0).second)
        finger.move(pixel(2, 0))
        activity.setContentView(View(activity))
        assertEquals(Gesture.DragCancel, said.last())
    }

    @Test
    fun `cells of a large board are aimed at through a loupe of at least 48 dp`() {
        show(LARGE)
        assertTrue("${board.cellDp}", board.cellDp < SMALL_DP)
        assertTrue(board.needsLoupe)
        val plain = picture()
        val finger = Finger(board)
        finger.down(pixel(5, 6).first, pixel(5, 6).second)
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(REST))
        assertFalse("the loupe is drawn", plain.sameAs(picture()))
        // Aiming moves the loupe and writes nothing; the cell counts where the finger is lifted.
        finger.move(pixel(6, 6))
        assertTrue(said.toString(), said.isEmpty())
        finger.up(pixel(6, 6).first, pixel(6, 6).second)
        assertEquals(6 to 6, cell((said.single() as Gesture.Tap).at))
        assertTrue("${board.loupeCellDp}", board.loupeCellDp >= TOUCH_DP)
        assertTrue("the loupe is gone", plain.sameAs(picture()))
    }

    @Test
    fun `a board with room needs no loupe`() {
        assertTrue("${board.cellDp}", board.cellDp >= SMALL_DP)
        assertFalse(board.needsLoupe)
    }

    @Test
    fun `keys move, reach, confirm, erase and drop`() {
        val keys = mapOf(
            KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_RIGHT) to KeyPress.Step(Direction.EAST),
            shifted(KeyEvent.KEYCODE_DPAD_UP) to KeyPress.Reach(Direction.NORTH),
            KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER) to KeyPress.Confirm,
            KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_CENTER) to KeyPress.Confirm,
            KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_SPACE) to KeyPress.Confirm,
            KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DEL) to KeyPress.Erase,
            KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ESCAPE) to KeyPress.Cancel,
        )
        keys.forEach { (event, press) ->
            board.dispatchKeyEvent(event)
            assertEquals(Gesture.Key(press), said.last())
        }
        assertEquals(keys.size, said.size)
        assertFalse("Tab leads on", board.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_TAB)))
    }

    @Test
    fun `at the edge, and where nothing can be touched, arrows lead on to what stands beside the board`() {
        val panel = Panels.square(SMALL)
        val right = KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_RIGHT)
        board.show(panel.copy(cursor = (SMALL - 1).toUShort()), emptyList())
        assertFalse(board.dispatchKeyEvent(right))
        board.show(panel.copy(cursor = (SMALL - 2).toUShort()), emptyList())
        assertTrue(board.dispatchKeyEvent(right))
        board.show(panel.copy(kind = PanelKind.PUBLIC, cursor = null), emptyList())
        assertFalse(board.dispatchKeyEvent(right))
        assertEquals(listOf<Gesture>(Gesture.Key(KeyPress.Step(Direction.EAST))), said)
    }

    private fun shifted(code: Int) = KeyEvent(0, 0, KeyEvent.ACTION_DOWN, code, 0, KeyEvent.META_SHIFT_ON)

    @Test
    fun `letters beside a board are of one height at most, and stay off it`() {
        for (side in LEAST..LARGE) {
            val port = Viewport(LABEL)
            val square = Panels.square(side)
            val letter = Form.Glyph(Place((-CELL / 2).toShort(), (CELL / 2).toShort()), "1")
            port.fit(square.copy(shapes = square.shapes + Shape(0u, letter, Role.FAINT, 0u, Stroke.NONE)), WIDTH, WIDTH)
            assertTrue("$side: ${port.beyond}", port.beyond <= LABEL)
            assertTrue("$side: ${port.x(port.drawn(letter.at).x)}", port.x(port.drawn(letter.at).x) + port.beyond / 2 < port.x(0f))
        }
    }

    @Test
    fun `a board is no higher than it may be`() {
        board.highest = WIDTH / 2
        val free = View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED)
        board.measure(View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY), free)
        assertEquals(WIDTH / 2, board.measuredHeight)
    }

    private fun show(side: Int) {
        board.show(Panels.square(side), emptyList())
        shadowOf(Looper.getMainLooper()).idle()
        board.measure(
            View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY),
            View.MeasureSpec.makeMeasureSpec(WIDTH, View.MeasureSpec.EXACTLY),
        )
        board.layout(0, 0, WIDTH, WIDTH)
    }

    private fun pixel(column: Int, row: Int): Pair<Float, Float> {
        val at = board.port.pixel(Panels.middle(column, row))
        return at.x to at.y
    }

    private fun cell(at: Place) = at.x / CELL to at.y / CELL

    private fun picture() = Bitmap.createBitmap(WIDTH, WIDTH, Bitmap.Config.ARGB_8888).also { board.draw(Canvas(it)) }

    private companion object {
        const val LEAST = 5
        const val LABEL = 42f
        const val SMALL = 6
        const val LARGE = 10
        const val WIDTH = 1080
        const val CELL = 24
        const val SMALL_DP = 40f
        const val TOUCH_DP = 48f
        const val REST = 200L
    }
}
