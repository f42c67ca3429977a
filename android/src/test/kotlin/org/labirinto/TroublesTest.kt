package org.labirinto

import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** What went wrong stays until it was read. */
@RunWith(RobolectricTestRunner::class)
class TroublesTest {
    private val ada = Person("Ada")

    @After
    fun away() = ada.close()

    @Test
    fun `one at a time, the same not twice, and none is lost when the phone is turned`() {
        ada.start()
        listOf("One.", "Two.", "One.").forEach { ada.activity.troubles.tell(it) }
        assertEquals("One.", ada.trouble())
        ada.turn("+land")
        ada.waitUntil("the same trouble") { ada.trouble() == "One." }
        ada.tap("Close")
        assertEquals("Two.", ada.trouble())
        ada.tap("Close")
        assertNull(ada.trouble())
        ada.activity.troubles.tell("One.")
        assertEquals("One.", ada.trouble())
        ada.tap("Close")
    }
}
