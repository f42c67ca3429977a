package org.labirinto.net

import org.labirinto.core.Announcement

/** The system's own discovery. Another for tests. */
interface Discovery {
    /** Announces this in place of what was announced before; null: nothing any more. */
    fun announce(announcement: Announcement?)

    /** Looks for others, or no longer. */
    fun browse(look: Boolean)
}
