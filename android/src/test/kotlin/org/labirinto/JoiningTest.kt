package org.labirinto

import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** What happens to a phone while a table is joined. */
@RunWith(RobolectricTestRunner::class)
class JoiningTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")
    private val all = ArrayList<Person>()

    @After
    fun away() = all.forEach(Person::close)

    @Test
    fun `whoever asks for a seat may look away meanwhile`() {
        asked()
        ben.leave()
        ben.comeBack()
        sitDown()
    }

    @Test
    fun `whoever is asked for a seat may look away meanwhile`() {
        asked()
        ada.leave()
        ada.comeBack()
        sitDown()
    }

    @Test
    fun `whoever asks for a seat may change the network, and both may turn their phones`() {
        asked()
        ben.house.ask { it.networkChanged() }
        listOf(ada, ben).forEach { it.turn("+land") }
        ada.house.ask { it.networkChanged() }
        listOf(ada, ben).forEach { it.turn("+port") }
        sitDown()
    }

    @Test
    fun `a table that was left and is back is joined by the link that shows then`() {
        started(ada)
        Table.host(ada)
        ada.leave()
        ada.comeBack()
        ada.waitUntil("the link") { ada.shows("Share link") && Table.state(ada)?.listening != null }
        all += ben
        ben.start(checkNotNull(Table.state(ada)?.listening).link)
        sitDown()
    }

    @Test
    fun `whoever opens a table and joins another at once sits where the other lets them`() {
        started(ada)
        val link = Table.host(ada)
        started(ben)
        Table.host(ben)
        ben.receive(android.content.Intent(android.content.Intent.ACTION_VIEW, android.net.Uri.parse(link)))
        ben.tap("Join")
        sitDown()
        assertNull(ben.trouble())
        ben.back()
        ben.waitUntil("the own table below it") { ben.shows("Share link") }
        assertEquals(1, ben.house.rooms.size)
    }

    private fun asked() {
        val link = Table.host(started(ada))
        all += ben
        ben.start(link)
        ada.waitUntil("a guest") { ada.shows("Let in") }
    }

    private fun sitDown() {
        ada.tap("Let in")
        listOf(ada, ben).forEach { it.tap("Agree and play") }
        listOf(ada, ben).forEach(Table::editor)
    }

    private fun started(person: Person) = person.start().also { all += it }
}
