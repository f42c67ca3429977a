package org.labirinto

import android.annotation.SuppressLint
import android.content.Context
import android.widget.ScrollView

/** A part that scrolls, which [name] tells apart on a screen, and whose offset outlives its views. */
@SuppressLint("ViewConstructor")
internal class KeptScroll(context: Context, val name: String) : ScrollView(context) {
    private var wanted = 0

    /** How far it is scrolled, or will be once it is laid out. */
    val offset: Int get() = if (wanted > 0) wanted else scrollY

    init {
        isFillViewport = true
        isVerticalScrollBarEnabled = false
        isSaveEnabled = false
    }

    /** Scrolls to here as soon as the content is laid out. */
    fun keep(offset: Int) {
        wanted = offset
        requestLayout()
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        super.onLayout(changed, l, t, r, b)
        if (wanted > 0) scrollTo(0, wanted)
        wanted = 0
    }

    companion object {
        /** The part of a page that scrolls. */
        const val PAGE = "page"

        /** The pane beside it that scrolls by itself. */
        const val ASIDE = "aside"
    }
}
