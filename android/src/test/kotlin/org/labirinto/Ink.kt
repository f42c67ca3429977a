package org.labirinto

import android.graphics.Bitmap
import android.view.View
import android.widget.EditText
import android.widget.TextView
import kotlin.math.max
import kotlin.math.min
import kotlin.math.pow

/** The contrast of text as it was drawn: the commonest colour of its box against the one that differs most from it. */
object Ink {
    /** The texts of [root] in [picture] whose contrast is below [least]. */
    fun pale(root: View, picture: Bitmap, least: Double): List<String> = Attention.views(root).filterIsInstance<TextView>().filter {
        it.isShown && it.text.isNotBlank() && it !is EditText
    }.mapNotNull { view ->
        val found = contrast(view, picture) ?: return@mapNotNull null
        if (found >= least) null else "'${view.text}' has a contrast of $found"
    }

    /** Null when the text lies outside the picture, or what is seen of it is too little. */
    private fun contrast(view: TextView, picture: Bitmap): Double? {
        val visible = android.graphics.Rect()
        if (!view.getGlobalVisibleRect(visible) || visible.height() < view.height ||
            !visible.intersect(0, 0, picture.width, picture.height)
        ) {
            return null
        }
        // Within the edge that a button draws round its words.
        val edge = if (view.isClickable) minOf(view.paddingLeft, view.paddingTop, view.paddingBottom) * 2 / 3 else 0
        visible.inset(edge, edge)
        if (visible.isEmpty) return null
        val box = IntArray(visible.width() * visible.height())
        picture.getPixels(box, 0, visible.width(), visible.left, visible.top, visible.width(), visible.height())
        val ground = box.toList().groupingBy { it }.eachCount().maxBy { it.value }.key
        return box.distinct().maxOf { contrast(it, ground) }
    }

    /** How much lighter one of two colours is than the other, from 1 to 21 (WCAG 2.2). */
    fun contrast(one: Int, other: Int): Double {
        val (a, b) = luminance(one) to luminance(other)
        return (max(a, b) + DARK) / (min(a, b) + DARK)
    }

    private fun luminance(color: Int): Double {
        fun part(shift: Int): Double {
            val value = (color shr shift and 0xFF) / 255.0
            return if (value <= 0.03928) value / 12.92 else ((value + 0.055) / 1.055).pow(2.4)
        }
        return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    private const val DARK = 0.05
}
