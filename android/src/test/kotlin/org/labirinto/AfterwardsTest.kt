package org.labirinto

import android.content.Intent
import android.net.Uri
import java.io.IOException
import java.io.InputStream
import java.util.concurrent.CountDownLatch
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Event
import org.labirinto.core.Order
import org.labirinto.core.PanelKind
import org.labirinto.core.Phase
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** What is open or was told outlives the screen that showed it, and ends with the person it was for. */
@RunWith(RobolectricTestRunner::class)
class AfterwardsTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")
    private val all = ArrayList<Person>()
    private val app = RuntimeEnvironment.getApplication()

    @After
    fun away() = all.forEach(Person::close)

    @Test
    fun `a game that is still open is on show in an activity that knows nothing`() {
        all += ada
        Table.drawing(ada)
        ada.startAgain()
        Table.editor(ada)
        assertEquals(1, ada.house.rooms.size)
        ada.back()
        assertTrue(ada.shows("New game"))
    }

    @Test
    fun `a table that is still open is on show in an activity that knows nothing`() {
        val link = Table.host(started(ada))
        ada.startAgain()
        ada.waitUntil("the table") { ada.shows("Share link") }
        assertEquals(link, checkNotNull(Table.state(ada)?.listening).link)
    }

    @Test
    fun `the way to the beginning puts away what lies on it`() {
        all += ada
        Table.drawing(ada)
        ada.receive(Intent(Intent.ACTION_VIEW, Uri.parse(dead())))
        ada.tap("Join")
        ada.tap("To the beginning")
        ada.waitUntil("the game is put away") { ada.house.rooms.isEmpty() }
        ada.waitUntil("the game to go on with") { ada.texts().any { it.startsWith("Go on: ") } }
        ada.tap(ada.texts().first { it.startsWith("Go on: ") })
        Table.editor(ada)
    }

    @Test
    fun `why a table is gone is still said after a turn of the phone, and no order brings it back`() {
        val link = dead()
        started(ada)
        var room = 0uL
        ada.house.listen { if (it is Event.Opened) room = it.room }
        ada.receive(Intent(Intent.ACTION_VIEW, Uri.parse(link)))
        ada.tap("Join")
        ada.waitUntil("why there is no table") { ada.shows("To the beginning") }
        val said = ada.texts()
        // What is asked of a room that is gone is no trouble.
        ada.house.post(Order.PutAway(room))
        ada.house.post(Order.SetSetting("answered", "once"))
        ada.waitUntil("the core to answer") { ada.house.ask { it.setting("answered") } == "once" }
        Person.settle()
        assertEquals(null, ada.trouble())
        ada.turn("+land")
        assertTrue(ada.shows("To the beginning"))
        assertEquals(said.sorted(), ada.texts().sorted())
        assertEquals(emptySet<ULong>(), ada.house.rooms.keys.toSet())
    }

    @Test
    fun `a file that cannot be read is named in whatever activity is there by then`() {
        val read = CountDownLatch(1)
        val slow = object : InputStream() {
            override fun read(): Int {
                read.await()
                throw IOException("it breaks")
            }
        }
        val uri = Uri.parse("content://another.app/slow")
        shadowOf(app.contentResolver).registerInputStream(uri, slow)
        started(ada).receive(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, uri))
        ada.turn("+land")
        read.countDown()
        ada.told("the file is named") { it.startsWith("The file that was shared cannot be read") }
    }

    @Test
    fun `a secret that was uncovered is covered again when the phone is handed on or left`() {
        val ada = started(ada)
        ada.tap("Labyrinthe")
        ada.tap("Two on this phone")
        ada.tap("Begin")
        ada.waitUntil("play") {
            val now = Table.state(ada)
            when {
                ada.shows("Agree and play") -> ada.tap("Agree and play")
                now?.curtain != null -> lift()
                ada.shows("Ready: play with this maze") && now?.phase == Phase.SETUP -> handIn()
            }
            Table.state(ada)?.phase == Phase.PLAY && Table.state(ada)?.view != null
        }
        show()
        val now = checkNotNull(Table.state(ada))
        val view = checkNotNull(now.view)
        // The other's turn, and the first's again.
        ada.house.told(Event.Curtain(now.room, view.seat, "Hand it on", view.status))
        ada.waitUntil("the curtain") { ada.shows("Hand it on") }
        ada.house.told(view)
        ada.waitUntil("the board again") { ada.boards().any { it.panel?.kind == PanelKind.OWN } }
        assertFalse("after the curtain", own().isShown)
        show()
        ada.leave()
        ada.comeBack()
        assertFalse("after it was left", own().isShown)
    }

    private fun lift() {
        ada.tap("I have the phone")
        ada.waitUntil("the curtain is lifted") { Table.state(ada)?.curtain == null }
    }

    private fun handIn() {
        val seat = Table.state(ada)?.view?.seat
        Table.ready(ada)
        ada.waitUntil("it goes on") { Table.state(ada)?.view?.seat != seat || Table.state(ada)?.phase != Phase.SETUP }
    }

    private fun own() = ada.board(PanelKind.OWN)

    /** As a screen reader or a key does. */
    private fun show() {
        checkNotNull(ada.find(checkNotNull(hidden()))).performClick()
        assertTrue(own().isShown)
    }

    private fun hidden() = Person.views(ada.activity.window.decorView)
        .mapNotNull { it.contentDescription?.toString() }.firstOrNull { it.endsWith("hidden. Press to show it.") }

    /** The link of a table that is closed. */
    private fun dead(): String {
        val link = Table.host(started(ben))
        ben.back()
        ben.waitUntil("the table is closed") { ben.house.rooms.isEmpty() }
        return link
    }

    private fun started(person: Person) = person.start().also { all += it }
}
