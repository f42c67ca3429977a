package org.labirinto

import android.view.KeyEvent
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Phase
import org.robolectric.RobolectricTestRunner

/** A keyboard presses what a finger would, and is asked the same. */
@RunWith(RobolectricTestRunner::class)
class KeysTest {
    private val ada = Person("Ada")

    @After
    fun away() = ada.close()

    @Test
    fun `a letter hands the maze in only after the question, and chords and held keys do nothing`() {
        Table.drawing(ada)
        ada.tap("Clear all walls")
        ada.waitUntil("a maze to hand in") { Table.state(ada)?.scene?.acts.orEmpty().any { it.primary && it.enabled } }
        val letter = checkNotNull(Table.state(ada)?.scene?.acts?.first { it.primary }?.shortcut)
        val code = KeyEvent.KEYCODE_A + (letter.single() - 'a')
        for (meta in listOf(KeyEvent.META_CTRL_ON, KeyEvent.META_ALT_ON, KeyEvent.META_META_ON)) assertFalse(press(code, 0, meta))
        assertFalse(press(code, 1, 0))
        assertFalse(ada.shows(QUESTION))
        assertTrue(press(code, 0, 0))
        assertTrue(ada.shows(QUESTION))
        ada.tap("Cancel")
        assertEquals(Phase.SETUP, Table.state(ada)?.phase)
        assertTrue(press(code, 0, 0))
        ada.tap("Ready: play with this maze")
        ada.waitUntil("play") { Table.state(ada)?.phase == Phase.PLAY }
    }

    private fun press(code: Int, repeats: Int, meta: Int): Boolean {
        val isTaken = ada.activity.onKeyDown(code, KeyEvent(0, 0, KeyEvent.ACTION_DOWN, code, repeats, meta))
        Person.settle()
        return isTaken
    }

    private companion object {
        const val QUESTION = "Your board cannot be changed afterwards."
    }
}
