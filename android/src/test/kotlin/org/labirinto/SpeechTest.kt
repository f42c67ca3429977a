package org.labirinto

import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.widget.TextView
import org.junit.After
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Gesture
import org.labirinto.core.Order
import org.labirinto.core.Phase
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** What a screen reader is told without being asked: it speaks a change only when the view that tells it is a live region. */
@RunWith(RobolectricTestRunner::class)
class SpeechTest {
    private val ada = Person("Ada")
    private val reader = shadowOf(RuntimeEnvironment.getApplication().getSystemService(AccessibilityManager::class.java))

    @Before
    fun listen() = reader.setEnabled(true)

    @After
    fun away() {
        ada.close()
        reader.setEnabled(false)
    }

    @Test
    fun `answers, turns and the result are spoken, the first as well as the next`() {
        Table.againstComputer(ada)
        for (cell in listOf("c3", "b2")) {
            ada.waitUntil("my turn") { Table.state(ada)?.status?.mine == true }
            val before = reader.sentAccessibilityEvents.size
            ask("count $cell")
            ada.waitUntil("the answer about $cell is spoken") { spoken(before).any { it == answer() && it.contains(cell) } }
            ada.waitUntil("whose turn it is is spoken") { spoken(before).any { it == Table.state(ada)?.status?.headline } }
        }
        val before = reader.sentAccessibilityEvents.size
        Table.resign(ada)
        val title = checkNotNull(Table.state(ada)?.verdict).result.title
        ada.waitUntil("the result is spoken") { announced(before).any { it.startsWith(title) } }
    }

    @Test
    fun `to whom the phone is handed is spoken`() {
        ada.start()
        listOf("Labyrinthe", "Two on this phone", "Begin").forEach(ada::tap)
        Person.awaitAll("a curtain") {
            val now = Table.state(ada)
            when {
                ada.shows("Agree and play") -> ada.tap("Agree and play")
                now?.curtain == null && now?.phase == Phase.SETUP && ada.shows("Ready: play with this maze") -> Table.ready(ada)
            }
            now?.curtain != null
        }
        val words = checkNotNull(Table.state(ada)?.curtain).text
        ada.waitUntil("the curtain is spoken") { words in announced(0) }
    }

    private fun ask(words: String) {
        val now = checkNotNull(Table.state(ada))
        ada.house.post(Order.Touch(now.room, checkNotNull(now.view).seat, Gesture.Typed(words)))
    }

    private fun answer(): String? = Table.state(ada)?.scene?.let { scene -> scene.notes.take(scene.heard.toInt()).joinToString("\n") }

    /** The words of the live regions that told a change of their own since there were [before] events. */
    private fun spoken(before: Int): List<String> = reader.sentAccessibilityEvents.drop(before)
        .filter { it.eventType == AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED }
        .mapNotNull { shadowOf(it).sourceRoot as? TextView }
        .filter { it.isAttachedToWindow && it.accessibilityLiveRegion == View.ACCESSIBILITY_LIVE_REGION_POLITE }
        .map { it.text.toString() }

    private fun announced(before: Int): List<String> = reader.sentAccessibilityEvents.drop(before)
        .filter { it.eventType == AccessibilityEvent.TYPE_ANNOUNCEMENT }
        .map { it.text.joinToString("") }
}
