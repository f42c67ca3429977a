package org.labirinto

import android.os.Build
import android.view.View

/** Marks a view as a heading, from one to the next of which a screen reader jumps. */
internal object Headings {
    /** Marks it, where the system knows headings. */
    fun mark(view: View) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) New.mark(view)
    }

    @Since(28)
    private object New {
        fun mark(view: View) {
            view.isAccessibilityHeading = true
        }
    }
}
