package org.labirinto

/** Under what a screen is looked at. */
data class Case(val size: Size, val tongue: Tongue, val theme: Theme, val large: Boolean) {
    /** For Robolectric. */
    val qualifiers: String get() = "${tongue.qualifiers}${size.qualifiers}-${theme.qualifiers}-xhdpi"

    /** Whether `-Dmatrix=whole` takes its picture: large text, and what runs from right to left. */
    val isPictured: Boolean get() = theme == Theme.LIGHT && (large || tongue == Tongue.MIRRORED)

    /** How its pictures begin. */
    val picture: String get() = (if (large) "$tongue-double-$size" else "$tongue-$size").lowercase()

    override fun toString(): String = "$size, $tongue, $theme, text ${if (large) 200 else 100} %"

    companion object {
        /** Every case. */
        val whole: List<Case> = Size.entries.flatMap { size ->
            Tongue.entries.flatMap { tongue ->
                Theme.entries.flatMap { theme -> listOf(false, true).map { Case(size, tongue, theme, it) } }
            }
        }

        /** So few cases that every two values of two columns still meet. */
        val pairwise: List<Case> = Size.entries.flatMap { size ->
            Tongue.entries.map { tongue ->
                val place = size.ordinal + tongue.ordinal
                Case(size, tongue, Theme.entries[place % Theme.entries.size], place % 2 == 1)
            }
        }
    }
}

/** Windows, in dp. */
enum class Size(val qualifiers: String) {
    PHONE("w360dp-h800dp-port"),
    SMALL("w320dp-h568dp-port"),
    LANDSCAPE("w800dp-h360dp-land"),
    TABLET("w800dp-h1280dp-port"),
}

/** The five languages, and one made here of English that runs from right to left. */
enum class Tongue(val tag: String, val qualifiers: String = "") {
    ENGLISH("en"),
    ESPERANTO("eo"),
    FRENCH("fr"),
    HUNGARIAN("hu"),
    POLISH("pl"),
    MIRRORED("en", "ar-ldrtl-"),
    ;

    /** The words as this language has them: in the mirrored one, letter by letter in another script. */
    fun of(words: CharSequence): String {
        if (this != MIRRORED) return words.toString()
        return words.map { letter -> SCRIPT.getOrNull(ALPHABET.indexOf(letter.lowercaseChar())) ?: letter }.joinToString("")
    }

    private companion object {
        const val ALPHABET = "abcdefghijklmnopqrstuvwxyz"
        const val SCRIPT = "ابتثجحخدذرزسشصضطظعغفقكلمنه"
    }
}

/** Light, dark, and high contrast. */
enum class Theme(val qualifiers: String, val contrast: String) {
    LIGHT("notnight", "usual"),
    DARK("night", "usual"),
    STRONG("notnight", "strong"),
}
