package org.labirinto.board

/** The coloured inks of a palette: mine, the other's, and what holds. Shapes say the same as they do. */
class Pens(
    val mine: Int,
    val mineTint: Int,
    val theirs: Int,
    val theirsTint: Int,
    val good: Int,
    /** Whether what holds is petrol, the pen of the sixth seat elsewhere. */
    val isPetrolTaken: Boolean,
) {
    /** For whom the inks are chosen; [word] names it in the settings. */
    enum class Eyes(val word: String) {
        /** Most. */
        USUAL("usual"),

        /** Red and green look alike: blue, ochre and petrol. */
        RED_GREEN("redgreen"),

        /** Blue and green, or yellow and violet, look alike: petrol, crimson and moss. */
        BLUE_YELLOW("blueyellow"),
    }

    companion object {
        private val light = mapOf(
            Eyes.RED_GREEN to petrol(0x1F3F8F, 0xDCE5F6, 0x744600, 0xF6E6C8, 0x005B6E),
            Eyes.BLUE_YELLOW to pens(0x00506B, 0xD5E9F0, 0xA3123F, 0xF8DCE4, 0x2F5D1E),
        )
        private val dark = mapOf(
            Eyes.RED_GREEN to petrol(0x8FB3F5, 0x263550, 0xE9B44C, 0x43351A, 0x7FD6E3),
            Eyes.BLUE_YELLOW to pens(0x7CC4E0, 0x1E3A47, 0xFF9DB3, 0x4B2530, 0xA9D18E),
        )
        private val strongLight = mapOf(
            Eyes.RED_GREEN to petrol(0x00227A, 0xFFFFFF, 0x5A3400, 0xFFFFFF, 0x004655),
            Eyes.BLUE_YELLOW to pens(0x003A4E, 0xFFFFFF, 0x7A0A2E, 0xFFFFFF, 0x1E4010),
        )
        private val strongDark = mapOf(
            Eyes.RED_GREEN to petrol(0xA8C7FF, 0x000000, 0xFFD27A, 0x000000, 0x9BEFFF),
            Eyes.BLUE_YELLOW to pens(0x9ADFF7, 0x000000, 0xFFB3C4, 0x000000, 0xC4EBA8),
        )

        /** The inks for [eyes] on the ground of a palette; null where it has the usual ones itself. */
        fun of(eyes: Eyes, night: Boolean, strong: Boolean): Pens? = when {
            strong && night -> strongDark
            strong -> strongLight
            night -> dark
            else -> light
        }[eyes]

        private fun pens(mine: Int, mineTint: Int, theirs: Int, theirsTint: Int, good: Int) =
            Pens(opaque(mine), opaque(mineTint), opaque(theirs), opaque(theirsTint), opaque(good), isPetrolTaken = false)

        private fun petrol(mine: Int, mineTint: Int, theirs: Int, theirsTint: Int, good: Int) =
            Pens(opaque(mine), opaque(mineTint), opaque(theirs), opaque(theirsTint), opaque(good), isPetrolTaken = true)

        private fun opaque(rgb: Int) = rgb or (OPAQUE shl ALPHA)

        private const val OPAQUE = 0xFF
        private const val ALPHA = 24
    }
}
