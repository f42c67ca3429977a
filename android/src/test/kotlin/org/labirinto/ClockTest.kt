package org.labirinto

import android.os.Looper
import android.view.View
import android.widget.TextView
import java.time.Duration
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Gesture
import org.labirinto.core.Order
import org.labirinto.core.Phase
import org.labirinto.screen.ClockView
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** The clock that was chosen: it runs by itself on show, stands elsewhere, and speaks only when it is asked. */
@RunWith(RobolectricTestRunner::class)
class ClockTest {
    private val ada = Person("Ada")

    @After
    fun away() = ada.close()

    @Test
    fun `it runs down on show, and stands while the app or the room is left`() {
        begin("Against the computer")
        Table.editor(ada)
        Table.ready(ada)
        runs()
        assertTrue(line(), line().startsWith("Ada 5:00 · ") && line().endsWith(" 5:00"))
        pass(SECONDS)
        assertTrue(line(), line().startsWith("Ada 4:57 · ") && line().endsWith(" 5:00"))
        assertEquals("nothing speaks by itself", View.ACCESSIBILITY_LIVE_REGION_NONE, clock().accessibilityLiveRegion)
        val spoken = clock().createAccessibilityNodeInfo().contentDescription.toString()
        assertTrue(spoken, spoken.startsWith("Ada: 4 min 57 s left, "))

        ada.leave()
        ada.waitUntil("the clock stands") { told()?.runs == null }
        stands(clock())
        ada.comeBack()
        runs()
        val left = line()
        pass(SECONDS)
        assertFalse("it runs again", line() == left)

        val view = clock()
        val now = checkNotNull(Table.state(ada))
        ada.back()
        ada.waitUntil("the choice of the game") { ada.shows("With whom?") }
        assertTrue("the room is left in mid-turn", now.status?.clock?.runs != null)
        stands(view)
    }

    @Test
    fun `it stands behind the curtain`() {
        begin("Two on this phone")
        Person.awaitAll("play") {
            val now = Table.state(ada)
            when {
                ada.shows("Agree and play") -> ada.tap("Agree and play")

                ada.shows("I have the phone") -> ada.tap("I have the phone")

                ada.shows("Ready: play with this maze") && now?.phase == Phase.SETUP -> {
                    val seat = now.view?.seat
                    Table.ready(ada)
                    ada.waitUntil("it goes on") { Table.state(ada)?.let { it.view?.seat != seat || it.phase != Phase.SETUP } == true }
                }
            }
            now?.phase == Phase.PLAY && now.view != null
        }
        runs()
        val view = clock()
        val now = checkNotNull(Table.state(ada))
        ada.house.post(Order.Touch(now.room, checkNotNull(now.view).seat, Gesture.Typed("count c3")))
        ada.waitUntil("the curtain") { now.curtain != null && ada.shows("I have the phone") }
        assertEquals("nobody's time runs while the phone is handed over", null, told()?.runs)
        stands(view)
        ada.tap("I have the phone")
        runs()
    }

    /** Begins with five minutes each, and the one who opens the table begins. */
    private fun begin(way: String) {
        ada.start()
        listOf("Labyrinthe", way, "the host", "none", "5 minutes each", "Begin").forEach(ada::tap)
    }

    /** Waits until the time of the person at this phone runs, on the screen. */
    private fun runs() = ada.waitUntil("a clock that runs") {
        val now = Table.state(ada)
        now?.phase == Phase.PLAY && now.curtain == null && told()?.runs?.let { it == now.view?.seat } == true && clocks().isNotEmpty()
    }

    private fun stands(view: TextView) {
        val before = view.text.toString()
        pass(SECONDS)
        assertEquals(before, view.text.toString())
    }

    private fun told() = Table.state(ada)?.status?.clock

    private fun clocks() = Person.views(ada.activity.window.decorView).filterIsInstance<ClockView>()

    private fun clock(): TextView = clocks().single()

    /** What it shows, with plain spaces. */
    private fun line() = clock().text.toString().replace('\u00A0', ' ')

    private fun pass(seconds: Long) = shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(seconds))

    private companion object {
        const val SECONDS = 3L
    }
}
