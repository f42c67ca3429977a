package org.labirinto

import java.nio.file.Files
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Chair
import org.labirinto.core.Event
import org.labirinto.core.Order
import org.labirinto.core.Setup
import org.robolectric.RobolectricTestRunner

/** The core as the screens see it, when it opens late and when it fails. */
@RunWith(RobolectricTestRunner::class)
class HouseTest {
    private val folder = Files.createTempDirectory("labirinto-house").toFile()
    private val works = ArrayList<Runnable>()
    private val house = House(Setup(folder.path, "Ada", "en", listOf("127.0.0.1:0")), work = { works += it })

    @After
    fun away() {
        house.shut {}
        work()
        folder.deleteRecursively()
    }

    @Test
    fun `an app that is left while the core opens sleeps, until it is back`() {
        house.open {}
        house.sleep()
        work()
        val game = checkNotNull(house.ask { it.offers() }).first().game
        house.post(Order.Host(game, emptyList(), listOf(Chair(null, null)), 2u))
        Person.awaitAll("the table opens") { house.rooms.isNotEmpty() }
        // Settings are answered in order with everything before, so an address would be told by now.
        val told = ArrayList<Event>()
        house.listen { told += it }
        house.post(Order.ListRecords)
        Person.awaitAll("the records") { told.any { it is Event.Records } }
        assertEquals(emptyList<String>(), addresses())
        house.wake()
        Person.awaitAll("an address") { addresses().isNotEmpty() }
    }

    @Test
    fun `a setting that cannot be read is told once, and not while it is asked for`() {
        house.open {}
        work()
        checkNotNull(house.core).shut()
        val told = ArrayList<Event>()
        // A screen answers trouble by being built anew, which asks for the setting again.
        house.listen {
            told += it
            if (told.size < MANY) house.setting("theme", "system")
        }
        assertEquals("system", house.setting("theme", "system"))
        assertEquals("nothing is told while it is asked for", 0, told.size)
        assertEquals("system", house.setting("theme", "system"))
        Person.settle()
        assertEquals(1, told.size)
    }

    private fun addresses() = house.rooms.values.flatMap { it.listening?.addresses.orEmpty() }

    private fun work() {
        val all = ArrayList(works)
        works.clear()
        all.forEach(Runnable::run)
        Person.settle()
    }

    private companion object {
        const val MANY = 20
    }
}
