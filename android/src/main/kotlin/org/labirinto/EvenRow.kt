package org.labirinto

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.view.ViewGroup
import kotlin.math.max

/**
 * Children of one width and, line by line, of one height: as many to a line as have room for their words unbroken, at
 * most [most]. With large text or long words two buttons come to stand one below the other, and nothing is cut.
 */
@SuppressLint("ViewConstructor")
internal class EvenRow(context: Context, private val gap: Int, private val most: Int, private val least: Int) : ViewGroup(context) {
    private var columns = 1
    private val heights = ArrayList<Int>()

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val bounded = MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.UNSPECIFIED
        val widest = shown().maxOfOrNull(::natural) ?: 0
        val width = if (bounded) MeasureSpec.getSize(widthMeasureSpec) else across(widest, max(1, minOf(most, shown().size)))
        columns = columns(width, widest)
        val each = MeasureSpec.makeMeasureSpec(side(width), MeasureSpec.EXACTLY)
        heights.clear()
        shown().chunked(columns).forEach { line ->
            line.forEach { it.measure(each, FREE) }
            heights += line.maxOf { it.measuredHeight }
        }
        val height = heights.sum() + gap * max(0, heights.size - 1)
        setMeasuredDimension(width, resolveSize(height, heightMeasureSpec))
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        val width = right - left
        val side = side(width)
        val mirrored = layoutDirection == View.LAYOUT_DIRECTION_RTL
        var y = 0
        shown().chunked(columns).forEachIndexed { line, children ->
            children.forEachIndexed { place, child ->
                val start = place * (side + gap)
                val x = if (mirrored) width - start - side else start
                child.measure(exactly(side), exactly(heights[line]))
                child.layout(x, y, x + side, y + heights[line])
            }
            y += heights[line] + gap
        }
    }

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)

    private fun shown() = (0 until childCount).map(::getChildAt).filter { it.visibility != View.GONE }

    /** Lines are of even length: four go by two and two rather than by three and one. */
    private fun columns(width: Int, widest: Int): Int {
        val count = max(1, shown().size)
        var lines = (count + most - 1) / most
        while (lines < count) {
            val across = (count + lines - 1) / lines
            if (across <= least || across(widest, across) <= width) return across
            lines++
        }
        return max(1, minOf(least, count))
    }

    private fun across(widest: Int, columns: Int) = widest * columns + gap * (columns - 1)

    private fun side(width: Int) = max(0, (width - gap * (columns - 1)) / columns)

    private fun natural(child: View): Int {
        child.measure(FREE, FREE)
        return child.measuredWidth
    }

    private companion object {
        val FREE = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
    }
}
