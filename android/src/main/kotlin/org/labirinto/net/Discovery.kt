package org.labirinto.net

import org.labirinto.core.Announcement

/** The system's own discovery. Another for tests. */
interface Discovery {
    /** Whether the system refuses something of what is asked of it now. */
    val isRefused: Boolean get() = false

    /** Announces this in place of what was announced before; null: nothing any more. */
    fun announce(announcement: Announcement?)

    /** Looks for others, or no longer. */
    fun browse(look: Boolean)

    /** Tries once more what the system refused. */
    fun again() = Unit

    /** Tells this one from now on when [isRefused] changes, on the main thread; null: nobody. */
    fun tell(ear: (() -> Unit)?) = Unit
}
