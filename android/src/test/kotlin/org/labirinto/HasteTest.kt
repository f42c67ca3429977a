package org.labirinto

import android.widget.Button
import android.widget.EditText
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Phase
import org.robolectric.RobolectricTestRunner

/** A person presses twice, faster than the core answers: it happens once, and nothing is told to have gone wrong. */
@RunWith(RobolectricTestRunner::class)
class HasteTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")
    private val all = ArrayList<Person>()

    @After
    fun away() = all.forEach(Person::close)

    @Test
    fun `one game is begun, and gone on with`() {
        terms().tapTwice("Begin")
        Table.editor(ada)
        once()
        ada.back()
        ada.back()
        ada.waitUntil("the game to go on with") { ada.texts().any { it.startsWith("Go on: ") } }
        assertEquals(1, ada.texts().count { it.startsWith("Go on: ") })
        ada.tapTwice(ada.texts().first { it.startsWith("Go on: ") })
        Table.editor(ada)
        once()
    }

    @Test
    fun `one table is opened, and joined once`() {
        started(ada).tap("Host a table")
        ada.tapTwice("Open the table")
        ada.waitUntil("a link") { ada.shows("Share link") }
        once()
        started(ben).tap("Join")
        Person.views(ben.activity.window.decorView).filterIsInstance<EditText>().single()
            .setText(checkNotNull(Table.state(ada)?.listening).link)
        val buttons = Person.views(ben.activity.window.decorView).filterIsInstance<Button>()
        val join = buttons.single { it.text.toString() == "Join" }
        repeat(2) { join.performClick() }
        ada.tap("Let in")
        ben.tap("Agree and play")
        once(ben)
        once()
    }

    @Test
    fun `one lesson is opened`() {
        terms().tapTwice("The lesson, one minute")
        ada.waitUntil("the lesson") { Table.state(ada)?.phase == Phase.LESSON && ada.boards().isNotEmpty() }
        once()
    }

    private fun terms(): Person {
        started(ada).tap("Labyrinthe")
        ada.tap("Against the computer")
        return ada
    }

    /** All orders before this one are carried out by the time its answer is there. */
    private fun once(person: Person = ada) {
        person.house.store("answered", "${count++}")
        val known = "${count - 1}"
        person.waitUntil("the core to be asked all") { person.house.ask { it.setting("answered") } == known }
        assertNull(person.trouble())
        assertEquals(1, person.house.rooms.size)
    }

    private fun started(person: Person) = person.start().also { all += it }

    private companion object {
        var count = 0
    }
}
