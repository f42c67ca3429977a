package org.labirinto

import android.os.Bundle

/** What a screen stands on: the house, the look, and the way to other screens. */
interface Stage {
    /** The activity itself. */
    val activity: MainActivity

    /** The core. */
    val house: House

    /** How it looks now. */
    val look: Look

    /** What screens are made of. */
    val sheet: Sheet

    /** What is felt and heard. */
    val feel: Feel

    /** Whether the screen on show is the first. */
    val isFirst: Boolean

    /** Whether there is room for two panes side by side, and not more of it one below the other. */
    val isWide: Boolean

    /** Goes to another screen. */
    fun go(screen: Screen)

    /** Goes to another screen in the place of the one on show. */
    fun replace(screen: Screen)

    /** Goes one screen back. */
    fun back()

    /** Goes back to the first screen. */
    fun home()

    /** Builds the screen on show anew. */
    fun refresh()

    /** Where what went wrong is told. */
    val troubles: Troubles

    /** Tells the person something in passing; what went wrong is for [troubles]. */
    fun toast(words: String)
}

/** The screens that are open, the one on show last, as they are stored over the death of the process. */
class Trail {
    private val open = ArrayList<Screen>()

    /** The screen on show. */
    val top: Screen? get() = open.lastOrNull()

    /** How many are open. */
    val size: Int get() = open.size

    /** Whether [test] holds for no screen; asked from the first on, until one says yes. */
    fun none(test: (Screen) -> Boolean): Boolean = open.none(test)

    /** Puts a screen on top. */
    fun push(screen: Screen) {
        open += screen
    }

    /** Takes the top away, but never the first. */
    fun pop(): Boolean {
        if (open.size <= 1) return false
        open.removeAt(open.lastIndex)
        return true
    }

    /** Takes all away. */
    fun clear() {
        open.clear()
    }

    /** Stores every screen. */
    fun save(state: Bundle) {
        state.putStringArrayList(KEYS, ArrayList(open.map { it.key }))
        open.forEachIndexed { index, screen ->
            val own = Bundle()
            screen.save(own)
            state.putBundle("$OWN$index", own)
        }
    }

    /** Opens what [save] stored, each by [make]; a key that means nothing any more is left out. */
    fun restore(state: Bundle, make: (String) -> Screen?) {
        open.clear()
        state.getStringArrayList(KEYS).orEmpty().forEachIndexed { index, key ->
            val screen = make(key) ?: return@forEachIndexed
            state.getBundle("$OWN$index")?.let(screen::restore)
            open += screen
        }
    }

    private companion object {
        const val KEYS = "trail"
        const val OWN = "screen-"
    }
}
