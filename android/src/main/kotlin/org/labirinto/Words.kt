package org.labirinto

/** Words from outside, as the core takes them: at most [MOST] letters, and no half of one. */
internal object Words {
    /** More than any link or name has. */
    const val MOST = 4096

    /** All of [given] that can be taken. */
    fun of(given: CharSequence): String = String(given.take(MOST).toString().toByteArray(), Charsets.UTF_8)
}
