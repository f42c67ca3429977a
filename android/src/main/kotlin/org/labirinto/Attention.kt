package org.labirinto

import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.TextView

/**
 * Where a person is on a screen: how far it is scrolled, what has the focus of the keyboard and of the screen reader. Taken
 * before views are built anew and given back afterwards, so that nothing jumps.
 */
internal class Attention private constructor(private val scrolled: Map<String, Int>, private val focus: Spot?, private val spoken: Spot?) {
    /** A view that is found again: by its words, or else by its place. */
    private class Spot(val kind: Class<*>, val words: String, val path: List<Int>)

    /** How far the first scrolling part was scrolled. */
    val offset: Int get() = scrolled.values.firstOrNull() ?: 0

    /** Gives it back to the views under [root]. */
    fun give(root: View) {
        views(root).filterIsInstance<KeptScroll>().forEach { it.keep(scrolled[it.name] ?: 0) }
        focus?.let { find(root, it) }?.takeIf { it.isFocusable && !it.isFocused }?.requestFocus()
        spoken?.let { find(root, it) }
            ?.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null)
    }

    private fun find(root: View, spot: Spot): View? {
        val same = views(root).filter { it.javaClass == spot.kind && words(it) == spot.words }
        if (spot.words.isNotEmpty() && same.size == 1) return same.first()
        return spot.path.fold(root as View?) { view, place -> (view as? ViewGroup)?.getChildAt(place) }
            ?.takeIf { it.javaClass == spot.kind }
    }

    companion object {
        /** Scrolled as far as [offset], and nothing in focus. */
        fun at(offset: Int) = Attention(mapOf(KeptScroll.PAGE to offset), null, null)

        /** Takes it from the views under [root]. */
        fun of(root: View?): Attention {
            if (root == null) return Attention(emptyMap(), null, null)
            val all = views(root)
            return Attention(
                all.filterIsInstance<KeptScroll>().associate { it.name to it.offset },
                all.firstOrNull { it.isFocused }?.let { spot(root, it) },
                all.firstOrNull { it.isAccessibilityFocused }?.let { spot(root, it) },
            )
        }

        /** Every view of a tree, in reading order. */
        fun views(view: View): List<View> {
            val all = arrayListOf(view)
            if (view is ViewGroup) for (place in 0 until view.childCount) all += views(view.getChildAt(place))
            return all
        }

        private fun spot(root: View, view: View): Spot {
            val path = ArrayList<Int>()
            var now = view
            while (now !== root) {
                val parent = now.parent as? ViewGroup ?: break
                path.add(0, parent.indexOfChild(now))
                now = parent
            }
            return Spot(view.javaClass, words(view), path)
        }

        private fun words(view: View): String =
            (view.contentDescription ?: (view as? TextView)?.takeIf { it !is android.widget.EditText }?.text)?.toString().orEmpty()
    }
}
