package org.labirinto

import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout

/**
 * A part of a screen that is filled anew only when what it shows has changed; views beside it stay as they are. Unless it is
 * empty, [gap] pixels are left below it.
 */
internal class Slot(sheet: Sheet, private val gap: Int = 0) {
    /** The part. */
    val view: LinearLayout = sheet.column()
    private var shown: Any? = null

    /** Fills it with what [build] makes, unless it shows [what] already. */
    fun fill(what: Any, build: () -> List<View>) {
        if (shown == what) return
        val first = shown == null
        shown = what
        val attention = if (first) null else Attention.of(view)
        view.removeAllViews()
        val views = build()
        view.setPadding(0, 0, 0, if (views.isEmpty()) 0 else gap)
        views.forEach { view.addView(it, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)) }
        attention?.give(view)
    }
}
