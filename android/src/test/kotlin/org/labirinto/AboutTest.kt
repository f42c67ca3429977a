package org.labirinto

import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** What this is made of, and by what rules it is played, without any network. */
@RunWith(RobolectricTestRunner::class)
class AboutTest {
    private val ada = Person("Ada")

    @After
    fun away() = ada.close()

    @Test
    fun `the rules of every game, and the licence of every part with its text`() {
        ada.start().tap("Settings")
        ada.tap("Rules and licences")
        checkNotNull(ada.house.ask { it.offers() }).forEach { offer -> assertTrue(ada.shows(offer.name)) }
        ada.tap("All licence texts")
        val names = ada.texts()
        listOf("JNA", "ZXing", "Kotlin", "libp2p ", "redb ", "tokio ", "uniffi ").forEach { part ->
            assertTrue(part, names.any { it.contains(part) })
        }
        ada.tap(names.first { it.contains("tokio ") })
        assertTrue(ada.texts().toString(), ada.texts().any { it.contains("Permission is hereby granted") })
        ada.dieAndComeBack()
        assertTrue(ada.texts().any { it.contains("libp2p ") })
    }
}
