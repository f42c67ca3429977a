package org.labirinto

import android.view.WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
import android.view.WindowManager.LayoutParams.FLAG_SECURE
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.PanelKind
import org.labirinto.core.Phase
import org.robolectric.RobolectricTestRunner

/** What the window tells the system, the way back, two at one phone, and the lesson. */
@RunWith(RobolectricTestRunner::class)
class LifeTest {
    private val ada = Person("Ada")

    @After
    fun away() = ada.close()

    @Test
    fun `the thumbnail is blank and the screen stays on while a secret shows in play, and not otherwise`() {
        ada.start()
        assertFalse(has(FLAG_SECURE) || has(FLAG_KEEP_SCREEN_ON))
        ada.tap("Labyrinthe")
        assertFalse(has(FLAG_SECURE) || has(FLAG_KEEP_SCREEN_ON))
        ada.tap("Against the computer")
        ada.tap("Begin")
        Table.editor(ada)
        assertTrue(has(FLAG_SECURE) && has(FLAG_KEEP_SCREEN_ON))
        Table.ready(ada)
        ada.waitUntil("play") { Table.state(ada)?.phase == Phase.PLAY }
        assertTrue(has(FLAG_SECURE) && has(FLAG_KEEP_SCREEN_ON))
        Table.resign(ada)
        assertFalse(has(FLAG_SECURE) || has(FLAG_KEEP_SCREEN_ON))
    }

    @Test
    fun `the language of this app is kept by the system, is chosen here or there, and goes back to the system's`() {
        ada.start().tap("Settings")
        ada.tap("Français")
        assertEquals("fr", AppLanguage.of(ada.activity))
        assertTrue(ada.shows("Langue"))
        AppLanguage.choose(ada.activity, "hu-HU")
        ada.turn("+land")
        assertTrue(ada.texts().toString(), ada.shows("Nyelv"))
        ada.tap("Rendszer")
        assertEquals("", AppLanguage.of(ada.activity))
        assertTrue(ada.texts().toString(), ada.shows("Language"))
    }

    @Test
    fun `the way back leads screen by screen to the first, then out, and no game is lost`() {
        Table.againstComputer(ada)
        ada.back()
        ada.waitUntil("the choice of the game") { ada.shows("With whom?") }
        ada.back()
        ada.waitUntil("the game to go on with") { ada.texts().any { it.startsWith("Go on: ") } }
        assertFalse(ada.activity.isFinishing)
        ada.tap(ada.texts().first { it.startsWith("Go on: ") })
        ada.waitUntil("play") { Table.state(ada)?.phase == Phase.PLAY && ada.boards().isNotEmpty() }
        ada.back()
        ada.back()
        assertTrue(ada.activity.isFinishing)
    }

    @Test
    fun `two at one phone hand it over behind a curtain`() {
        ada.start()
        ada.tap("Labyrinthe")
        ada.tap("Two on this phone")
        ada.tap("Begin")
        val seen = HashSet<UByte>()
        Person.awaitAll("both mazes are handed in") {
            val now = Table.state(ada)
            val curtain = now?.curtain
            when {
                ada.shows("Agree and play") -> ada.tap("Agree and play")

                curtain != null -> {
                    assertTrue("nothing of a seat shows", ada.boards().isEmpty())
                    assertFalse(has(FLAG_SECURE))
                    assertTrue(ada.texts().toString(), ada.shows(curtain.text))
                    seen += curtain.seat
                    ada.tap("I have the phone")
                    ada.waitUntil("the curtain is lifted") { Table.state(ada)?.curtain == null }
                }

                ada.shows("Ready: play with this maze") && now?.phase == Phase.SETUP -> {
                    val seat = now.view?.seat
                    Table.ready(ada)
                    ada.waitUntil("it goes on") { Table.state(ada)?.view?.seat != seat || Table.state(ada)?.phase != Phase.SETUP }
                }
            }
            Table.state(ada)?.phase == Phase.PLAY && Table.state(ada)?.view != null
        }
        assertEquals(2, seen.size)
        Table.resign(ada)
    }

    @Test
    fun `the lesson is played to its end`() {
        ada.start()
        ada.tap("Labyrinthe")
        ada.tap("The lesson, one minute")
        ada.waitUntil("the lesson") { Table.state(ada)?.phase == Phase.LESSON && Table.state(ada)?.status != null }
        val room = checkNotNull(Table.state(ada)).room
        val steps = HashSet<UInt>()
        var tries = 0
        while (ada.house.rooms[room]?.let { it.gone == null && it.phase == Phase.LESSON } == true) {
            check(tries++ < MANY) { "stuck at ${Table.state(ada)?.status?.lesson}" }
            val now = checkNotNull(ada.house.rooms[room])
            now.status?.let { steps += it.lessonStep }
            val before = now.status?.lessonStep
            val script = moves[now.status?.lessonStep?.toInt()]
            if (script == null) ada.tap("Continue") else move(script)
            ada.waitUntil("the next step") {
                val next = ada.house.rooms[room]
                next == null || next.gone != null || next.phase != Phase.LESSON ||
                    next.status?.lessonStep != before
            }
        }
        assertTrue("$steps", steps.size > 2)
        assertFalse(has(FLAG_KEEP_SCREEN_ON))
    }

    /** Chooses the kind of question, touches the cells, and asks. */
    private fun move(script: Pair<String, List<String>>) {
        val (kind, cells) = script
        ada.tap(kind)
        cells.forEach { ada.tapCell(PanelKind.PLAY, it[0] - 'a', it[1] - '1') }
        // One that is only half drawn can be asked too.
        ada.waitUntil("the whole question") { ask()?.let { it.enabled && it.text.contains(cells.last()) } == true }
        ada.tap(checkNotNull(ask()).text)
    }

    private fun ask() = Table.state(ada)?.scene?.acts?.firstOrNull { it.primary }

    private fun has(flag: Int) = ada.activity.window.attributes.flags and flag != 0

    private companion object {
        const val MANY = 60

        /** What the lesson of Labyrinthe wants, by the number of its step. */
        val moves = mapOf(
            2 to ("Count walls" to listOf("b4")),
            4 to ("Walk" to listOf("c4")),
            7 to ("Walk" to listOf("b3", "c3")),
            9 to ("Count walls" to listOf("d3")),
            11 to ("Walk" to listOf("c2", "d2", "d3")),
        )
    }
}
