package org.labirinto.board

import org.labirinto.core.Role

/**
 * The one table from the meaning of a paint to its colour. Colours are 0xAARRGGBB; every pair of text and ground that the
 * screens use has a contrast of at least 5:1.
 */
class Palette(
    val paper: Int,
    val card: Int,
    val line: Int,
    val grid: Int,
    val ink: Int,
    val faint: Int,
    val mine: Int,
    val mineTint: Int,
    val theirs: Int,
    val theirsTint: Int,
    val good: Int,
    val onAccent: Int,
    val seats: List<Int>,
    /** Whether tints are outlines and lines are one step thicker. */
    val strong: Boolean = false,
) {
    /** The same paper, written on with other [pens]. */
    fun with(pens: Pens?): Palette = if (pens == null) {
        this
    } else {
        Palette(
            paper,
            card,
            line,
            grid,
            ink,
            faint,
            pens.mine,
            pens.mineTint,
            pens.theirs,
            pens.theirsTint,
            pens.good,
            onAccent,
            listOf(pens.mine, pens.theirs, pens.good) + seats.drop(OWN_PENS)
                // Petrol holds there, so the sixth seat has the green that holds elsewhere: no two seats share a pen.
                .mapIndexed { place, pen -> if (pens.isPetrolTaken && place == PETROL) good else pen },
            strong,
        )
    }

    /** The colour of [role]; [seat] counts for [Role.SEAT] only. */
    fun of(role: Role, seat: Int): Int = when (role) {
        Role.GRID -> grid
        Role.INK -> ink
        Role.FAINT -> faint
        Role.MINE -> mine
        Role.MINE_TINT -> mineTint
        Role.THEIRS -> theirs
        Role.THEIRS_TINT -> theirsTint
        Role.GOOD -> good
        Role.WRONG -> theirs
        Role.PENCIL -> faint
        Role.SEAT -> seats[seat % seats.size]
        Role.CURSOR -> mine
    }

    companion object {
        /** The one for this ground. */
        fun of(night: Boolean, strong: Boolean): Palette = when {
            strong && night -> strongDark
            strong -> strongLight
            night -> dark
            else -> light
        }

        private fun rgb(value: Int) = value or (0xFF shl ALPHA)

        private const val ALPHA = 24
        private const val OWN_PENS = 3
        private const val PETROL = 2

        /** Pens on paper. */
        val light = Palette(
            paper = rgb(0xF7F3E8),
            card = rgb(0xFFFDF7),
            line = rgb(0xD8CFB8),
            grid = rgb(0xCFC5AC),
            ink = rgb(0x20242B),
            faint = rgb(0x5B5E64),
            mine = rgb(0x22458A),
            mineTint = rgb(0xDCE5F6),
            theirs = rgb(0xA8321A),
            theirsTint = rgb(0xF6DFD8),
            good = rgb(0x1E6B45),
            onAccent = rgb(0xFFFFFF),
            seats = listOf(0x22458A, 0xA8321A, 0x1E6B45, 0x6A4A00, 0x6B2C7A, 0x005F73, 0x4A4A4A).map(::rgb),
        )

        /** The same at night. */
        val dark = Palette(
            paper = rgb(0x15171A),
            card = rgb(0x1F2227),
            line = rgb(0x3A3E45),
            grid = rgb(0x3C4047),
            ink = rgb(0xECE6D8),
            faint = rgb(0xACA99F),
            mine = rgb(0x8FB3F5),
            mineTint = rgb(0x263550),
            theirs = rgb(0xFF9D7A),
            theirsTint = rgb(0x4A2C22),
            good = rgb(0x7FD1A5),
            onAccent = rgb(0x10141A),
            seats = listOf(0x8FB3F5, 0xFF9D7A, 0x7FD1A5, 0xE3C567, 0xD9A6E8, 0x6FD3E3, 0xC8C8C8).map(::rgb),
        )

        /** Black on white, tints as outlines. */
        val strongLight = Palette(
            paper = rgb(0xFFFFFF),
            card = rgb(0xFFFFFF),
            line = rgb(0x000000),
            grid = rgb(0x767676),
            ink = rgb(0x000000),
            faint = rgb(0x000000),
            mine = rgb(0x00227A),
            mineTint = rgb(0xFFFFFF),
            theirs = rgb(0x8A1500),
            theirsTint = rgb(0xFFFFFF),
            good = rgb(0x00502A),
            onAccent = rgb(0xFFFFFF),
            seats = listOf(0x00227A, 0x8A1500, 0x00502A, 0x4A3300, 0x4E1560, 0x004655, 0x000000).map(::rgb),
            strong = true,
        )

        /** White on black, tints as outlines. */
        val strongDark = Palette(
            paper = rgb(0x000000),
            card = rgb(0x000000),
            line = rgb(0xFFFFFF),
            grid = rgb(0x949494),
            ink = rgb(0xFFFFFF),
            faint = rgb(0xFFFFFF),
            mine = rgb(0xA8C7FF),
            mineTint = rgb(0x000000),
            theirs = rgb(0xFFB59A),
            theirsTint = rgb(0x000000),
            good = rgb(0x9BE8BF),
            onAccent = rgb(0x000000),
            seats = listOf(0xA8C7FF, 0xFFB59A, 0x9BE8BF, 0xFFE08A, 0xEFC0FF, 0x9BEFFF, 0xFFFFFF).map(::rgb),
            strong = true,
        )
    }
}
