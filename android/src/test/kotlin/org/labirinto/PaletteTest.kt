package org.labirinto

import org.junit.Assert.assertEquals
import org.junit.Test
import org.labirinto.board.Palette
import org.labirinto.board.Pens

/** Every palette, for every kind of eyes, on every ground. */
class PaletteTest {
    @Test
    fun `every pair of text and ground has a contrast of 4,5 at least`() {
        val pale = ArrayList<String>()
        each { name, palette ->
            val grounds = listOf(palette.paper, palette.card)
            val pens = listOf(palette.ink, palette.faint, palette.mine, palette.theirs, palette.good)
            val pairs = grounds.flatMap { ground -> pens.map { it to ground } } +
                listOf(palette.ink, palette.faint, palette.mine).map { it to palette.mineTint } +
                listOf(palette.ink, palette.faint, palette.theirs).map { it to palette.theirsTint } +
                listOf(palette.mine, palette.theirs, palette.good).map { palette.onAccent to it }
            pairs.filter { (ink, ground) -> Ink.contrast(ink, ground) < LEAST }.mapTo(pale) { (ink, ground) ->
                "$name: ${Integer.toHexString(ink)} on ${Integer.toHexString(ground)}"
            }
        }
        assertEquals("", pale.joinToString("\n"))
    }

    @Test
    fun `every kind of eyes has pens of its own on every ground`() {
        val pens = ArrayList<List<Int>>()
        each { _, palette -> pens += listOf(palette.mine, palette.theirs, palette.good, palette.paper) }
        assertEquals(pens.size, pens.toSet().size)
    }

    @Test
    fun `no two seats share a pen`() {
        each { name, palette -> assertEquals(name, palette.seats.size, palette.seats.toSet().size) }
    }

    private fun each(see: (String, Palette) -> Unit) {
        for (eyes in Pens.Eyes.entries) {
            for (night in listOf(false, true)) {
                for (strong in listOf(false, true)) {
                    see("$eyes night=$night strong=$strong", Palette.of(night, strong).with(Pens.of(eyes, night, strong)))
                }
            }
        }
    }

    private companion object {
        const val LEAST = 4.5
    }
}
