package org.labirinto

import android.view.View
import android.view.ViewGroup
import android.widget.TextView

/**
 * Words that a screen reader speaks by itself. It speaks only what a view that stays says of its own change, so such a view
 * is kept and its text is set; what comes with a whole new screen is announced.
 */
internal object Live {
    /** Makes [view] one whose changes are spoken. */
    fun region(view: TextView): TextView = view.apply { accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }

    /** Lets [view] show [words]; nothing is spoken when it shows them already. */
    fun set(view: TextView, words: CharSequence) {
        if (view.text.toString() != words.toString()) view.text = words
    }

    /** Takes [view] out of what it was in, for another place. */
    fun free(view: View): View = view.also { (it.parent as? ViewGroup)?.removeView(it) }

    /** Has [words] spoken once [view] is on show, after whatever has the focus then. */
    fun announce(view: View, words: String) {
        view.addOnAttachStateChangeListener(object : View.OnAttachStateChangeListener {
            override fun onViewAttachedToWindow(attached: View) {
                attached.removeOnAttachStateChangeListener(this)
                // The view itself may be gone again by then.
                val window = attached.rootView
                window.post { window.announceForAccessibility(words) }
            }

            override fun onViewDetachedFromWindow(detached: View) = Unit
        })
    }
}
