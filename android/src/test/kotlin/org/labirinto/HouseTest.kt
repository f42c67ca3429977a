package org.labirinto

import java.net.InetSocketAddress
import java.net.Socket
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
        // Orders are done one after the other: once the lesson is on show, the table has told where it can be reached.
        house.post(Order.Lesson(game))
        Person.awaitAll("the lesson") { house.rooms.values.any { it.status?.lesson != null } }
        Person.awaitAll("nobody can reach the table") { !isReached() }
        house.wake()
        Person.awaitAll("the table can be reached") { isReached() }
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

    /** Whether somebody answers where the table says it is. */
    private fun isReached() = house.rooms.values.flatMap { it.listening?.addresses.orEmpty() }.any { address ->
        val (host, port) = address.split(':')
        runCatching { Socket().use { it.connect(InetSocketAddress(host, port.toInt()), PATIENCE_MS) } }.isSuccess
    }

    private fun work() {
        val all = ArrayList(works)
        works.clear()
        all.forEach(Runnable::run)
        Person.settle()
    }

    private companion object {
        const val MANY = 20
        const val PATIENCE_MS = 1_000
    }
}
