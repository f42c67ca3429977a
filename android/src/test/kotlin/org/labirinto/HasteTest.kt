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

    @Test
    fun `a seat is given, terms are agreed to, a maze is handed in, a game is given up and played again once`() {
        started(ada)
        val link = Table.host(ada)
        all += ben
        ben.start(link)
        ada.tapTwice("Let in")
        listOf(ada, ben).forEach { it.tapTwice("Agree and play") }
        listOf(ada, ben).forEach(Table::editor)
        listOf(ada, ben).forEach(::once)
        listOf(ada, ben).forEach { person ->
            person.tap("Clear all walls")
            person.waitUntil("the turn to hand in") { Table.state(person)?.scene?.acts.orEmpty().any { it.primary && it.enabled } }
            person.tap("Ready: play with this maze")
            person.tapTwice("Ready: play with this maze")
        }
        listOf(ada, ben).forEach { person -> person.waitUntil("play") { Table.state(person)?.phase == Phase.PLAY } }
        listOf(ada, ben).forEach(::once)
        ada.tap("Resign")
        ada.tapTwice("Resign")
        listOf(ada, ben).forEach { person -> person.waitUntil("the verdict") { person.shows("Everybody was honest") } }
        listOf(ada, ben).forEach(::once)
        ada.tapTwice("Rematch")
        once()
    }

    @Test
    fun `a curtain is lifted once`() {
        started(ada).tap("Labyrinthe")
        ada.tap("Two on this phone")
        ada.tapTwice("Begin")
        ada.waitUntil("terms or a curtain") { ada.shows("Agree and play") || ada.shows("I have the phone") || ada.boards().isNotEmpty() }
        if (ada.shows("Agree and play")) ada.tapTwice("Agree and play")
        ada.waitUntil("a curtain or a board") { ada.shows("I have the phone") || ada.boards().isNotEmpty() }
        if (ada.boards().isNotEmpty()) Table.ready(ada)
        ada.tapTwice("I have the phone")
        ada.waitUntil("a board") { ada.boards().isNotEmpty() }
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
