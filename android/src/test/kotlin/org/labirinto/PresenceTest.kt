package org.labirinto

import org.junit.After
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.PeerState
import org.labirinto.core.Phase
import org.robolectric.RobolectricTestRunner

/** The other phone goes away, by its person or by force, and comes back; the screen says so. */
@RunWith(RobolectricTestRunner::class)
class PresenceTest {
    private val ada = Person("Ada")
    private val ben = Person("Ben")

    @After
    fun away() {
        ada.close()
        ben.close()
    }

    @Test
    fun `away, back, lost, back, and the same game goes on`() {
        Table.play(ada, ben)
        named { it != PeerState.AWAY && it != PeerState.LOST }
        ben.leave()
        named { it == PeerState.AWAY || it == PeerState.LOST }
        ben.comeBack()
        named { it != PeerState.AWAY && it != PeerState.LOST }
        val kept = ben.die()
        named { it == PeerState.LOST || it == PeerState.AWAY }
        ben.live(kept)
        named { it != PeerState.AWAY && it != PeerState.LOST }
        listOf(ada, ben).forEach { person -> person.waitUntil("play") { Table.state(person)?.phase == Phase.PLAY } }
        Table.resign(ada)
        ben.waitUntil("the verdict") { ben.shows("Everybody was honest") }
    }

    /** Waits until the link to Ben is told like this, and stands on Ada's screen in these words. */
    private fun named(test: (PeerState?) -> Boolean) {
        try {
            ada.waitUntil("the state of the link") { test(seat()?.state) }
        } catch (late: IllegalStateException) {
            throw IllegalStateException("${late.message}: ${seat()}, on show are ${ada.texts()}", late)
        }
        ada.waitUntil("its words on screen") {
            val words = checkNotNull(seat()).link
            words.isNotEmpty() && ada.texts().any { it.endsWith(": $words") }
        }
    }

    private fun seat() = Table.state(ada)?.status?.seats?.firstOrNull { !it.local }
}
