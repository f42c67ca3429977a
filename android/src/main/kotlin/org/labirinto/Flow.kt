package org.labirinto

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.view.ViewGroup
import kotlin.math.max
import kotlin.math.min

/**
 * Children of their own widths, line by line. With [spread], the last child of a line that holds several stands at the
 * end of the line.
 */
@SuppressLint("ViewConstructor")
internal class Flow(context: Context, private val gap: Int, private val between: Int, private val spread: Boolean = false) :
    ViewGroup(context) {
    private class Line(val children: ArrayList<View> = ArrayList(), var width: Int = 0, var height: Int = 0)

    private var lines: List<Line> = emptyList()

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val bounded = MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.UNSPECIFIED
        val room = if (bounded) MeasureSpec.getSize(widthMeasureSpec) else Int.MAX_VALUE
        lines = broken(room)
        val widest = lines.maxOfOrNull { it.width } ?: 0
        val exact = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY || (spread && bounded)
        val height = lines.sumOf { it.height } + between * max(0, lines.size - 1)
        setMeasuredDimension(if (exact) room else min(widest, room), resolveSize(height, heightMeasureSpec))
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        val width = right - left
        val mirrored = layoutDirection == View.LAYOUT_DIRECTION_RTL
        var y = 0
        lines.forEach { line ->
            var start = 0
            line.children.forEachIndexed { place, child ->
                val isEnd = spread && place > 0 && place == line.children.lastIndex
                if (isEnd) start = width - child.measuredWidth
                val x = if (mirrored) width - start - child.measuredWidth else start
                val down = y + (line.height - child.measuredHeight) / 2
                child.layout(x, down, x + child.measuredWidth, down + child.measuredHeight)
                start += child.measuredWidth + gap
            }
            y += line.height + between
        }
    }

    private fun broken(room: Int): List<Line> {
        val all = ArrayList<Line>()
        for (place in 0 until childCount) {
            val child = getChildAt(place)
            if (child.visibility == View.GONE) continue
            val across = if (room == Int.MAX_VALUE) 0 else room
            val mode = if (room == Int.MAX_VALUE) MeasureSpec.UNSPECIFIED else MeasureSpec.AT_MOST
            child.measure(
                MeasureSpec.makeMeasureSpec(across, mode),
                MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED),
            )
            val last = all.lastOrNull()
            val fits = last != null && last.width + gap + child.measuredWidth <= room
            val line = if (fits) checkNotNull(last) else Line().also(all::add)
            line.width += child.measuredWidth + if (line.children.isEmpty()) 0 else gap
            line.height = max(line.height, child.measuredHeight)
            line.children += child
        }
        return all
    }
}
