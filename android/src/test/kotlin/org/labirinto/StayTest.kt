package org.labirinto

import android.content.Intent
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.widget.EditText
import android.widget.TextView
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.board.BoardView
import org.labirinto.core.Event
import org.labirinto.core.Form
import org.labirinto.core.PanelKind
import org.labirinto.core.Role
import org.labirinto.screen.HomeScreen
import org.labirinto.screen.ReplayScreen
import org.labirinto.screen.RoomScreen
import org.labirinto.screen.SettingsScreen
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.android.controller.ActivityController

/** What a person does on a screen stays as it is while the screen changes under the hands. */
@RunWith(RobolectricTestRunner::class)
class StayTest {
    private lateinit var rooms: Rooms
    private lateinit var controller: ActivityController<MainActivity>
    private val activity get() = controller.get()
    private val root: View get() = activity.window.decorView

    @Before
    fun open() {
        rooms = Rooms(Tongue.ENGLISH)
        Labirinto.elsewhere = { rooms.house }
        controller = Robolectric.buildActivity(MainActivity::class.java, Intent(Intent.ACTION_MAIN)).setup()
        Person.settle()
    }

    @After
    fun away() {
        controller.pause().stop().destroy()
        rooms.close()
        Labirinto.elsewhere = null
    }

    @Test
    fun `a screen that is built anew stays where it was scrolled to`() {
        activity.go(SettingsScreen(activity))
        Person.settle()
        scroll().scrollTo(0, FAR)
        val before = scroll().scrollY
        assertTrue("the settings are long enough to scroll", before > 0)
        activity.refresh()
        Person.settle()
        assertEquals(before, scroll().scrollY)
    }

    @Test
    fun `the focus stays on the words it was on`() {
        activity.go(SettingsScreen(activity))
        Person.settle()
        val field = find("Ada")
        assertTrue(field.requestFocus())
        activity.refresh()
        Person.settle()
        assertTrue(find("Ada").isFocused)
    }

    @Test
    fun `a name that is typed is kept when something else is chosen`() {
        activity.go(SettingsScreen(activity))
        Person.settle()
        val field = find("Ada") as EditText
        assertTrue(field.requestFocus())
        field.setText("Adele")
        find("Dark").performClick()
        Person.awaitAll("the name") { rooms.house.ask { it.name() } == "Adele" }
        Person.settle()
        assertEquals("Adele", find("Adele").let { (it as EditText).text.toString() })
        // What the old field posted as it went is worked off before this.
        rooms.house.store("hand", "left")
        Person.awaitAll("the setting") { rooms.house.ask { it.setting("hand") } == "left" }
        assertEquals("Adele", rooms.house.ask { it.name() })
    }

    @Test
    fun `a drag goes on while the core tells what it draws`() {
        activity.go(RoomScreen(activity, rooms.number(rooms.setup)))
        Person.settle()
        val board = board(PanelKind.EDITOR)
        val before = walls(board)
        val cell = board.bounds(checkNotNull(board.panel).targets.first())
        val (y, from, to) = Triple(cell.bottom.toFloat(), cell.left + 1f, cell.left + 2f * cell.width())
        val down = SystemClock.uptimeMillis()
        touch(board, MotionEvent.ACTION_DOWN, down, from, y)
        var told = rooms.setup.view
        for (step in 1..STEPS) {
            touch(board, MotionEvent.ACTION_MOVE, down, from + (to - from) * step / STEPS, y)
            if (step == STEPS) {
                Person.awaitAll("the drag is told") { rooms.setup.view !== told }
                told = rooms.setup.view
            }
        }
        touch(board, MotionEvent.ACTION_UP, down, to, y)
        Person.awaitAll("the walls are drawn") { walls(board(PanelKind.EDITOR)) != before }
        assertTrue("the board is the same view still", board === board(PanelKind.EDITOR))
    }

    @Test
    fun `the own secret shows while it is held, and to a screen reader by a switch that says its state`() {
        activity.go(RoomScreen(activity, rooms.number(rooms.play)))
        Person.settle()
        val cover = find("Your maze: hidden. Press to show it.")
        val own = board(PanelKind.OWN)
        assertFalse(own.isShown)
        val down = SystemClock.uptimeMillis()
        touch(cover, MotionEvent.ACTION_DOWN, down, 9f, 9f)
        assertTrue(own.isShown)
        assertFalse(board(PanelKind.PLAY).isShown)
        touch(cover, MotionEvent.ACTION_UP, down, 9f, 9f)
        assertFalse(own.isShown)
        cover.performClick()
        assertTrue(own.isShown)
        assertEquals("Your maze: shown. Press to hide it.", cover.contentDescription)
        cover.performClick()
        assertFalse(own.isShown)
    }

    @Test
    fun `the verdict on another record, asked for before, is not taken for this one's`() {
        val reports = ArrayList<Event.Verified>()
        rooms.house.listen { event -> (event as? Event.Verified)?.let(reports::add) }
        activity.go(ReplayScreen(activity, checkNotNull(rooms.result.table)))
        Person.awaitAll("a verdict") { views().any { (it as? TextView)?.text?.toString() == HONEST } }
        activity.replace(ReplayScreen(activity, "ab".repeat(TABLE_BYTES)))
        rooms.house.told(reports.first())
        Person.settle()
        assertTrue(views().none { (it as? TextView)?.text?.toString() == HONEST })
    }

    @Test
    fun `what is pressed most lies on the side of the hand`() {
        for ((hand, isRight) in listOf("left" to false, "right" to true)) {
            rooms.house.store("hand", hand)
            activity.dress()
            activity.replace(HomeScreen(activity))
            Person.settle()
            val (host, join) = listOf("Host a table", "Join").map { left(find(it)) }
            assertEquals(hand, isRight, host > join)
        }
    }

    @Test
    fun `presses are heard only when the person wants it`() {
        for ((sound, isHeard) in listOf("off" to false, "on" to true)) {
            rooms.house.store("sound", sound)
            activity.replace(HomeScreen(activity))
            Person.settle()
            assertEquals(sound, isHeard, find("Host a table").isSoundEffectsEnabled)
        }
    }

    private fun views() = Attention.views(root)

    private fun scroll() = views().filterIsInstance<KeptScroll>().first()

    private fun find(words: String): View =
        views().first { (it as? TextView)?.text?.toString() == words || it.contentDescription?.toString() == words }

    private fun board(kind: PanelKind) = views().filterIsInstance<BoardView>().first { it.panel?.kind == kind }

    private fun walls(board: BoardView) = checkNotNull(board.panel).shapes.filter { it.form is Form.Line && it.role == Role.INK }.size

    private fun left(view: View) = IntArray(2).also(view::getLocationInWindow)[0]

    private fun touch(view: View, action: Int, down: Long, x: Float, y: Float) {
        val at = IntArray(2)
        view.getLocationInWindow(at)
        val event = MotionEvent.obtain(down, SystemClock.uptimeMillis(), action, at[0] + x, at[1] + y, 0)
        root.dispatchTouchEvent(event)
        event.recycle()
        Person.settle()
    }

    private companion object {
        const val HONEST = "Everybody was honest"
        const val TABLE_BYTES = 32
        const val FAR = 300
        const val STEPS = 8
    }
}
