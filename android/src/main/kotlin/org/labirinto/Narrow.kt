package org.labirinto

import android.annotation.SuppressLint
import android.content.Context
import android.view.View
import android.view.ViewGroup

/** One child in the middle, no wider than [most] pixels: lines of text stay readable on a tablet. */
@SuppressLint("ViewConstructor")
internal class Narrow(context: Context, private val most: Int) : ViewGroup(context) {
    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        val child = getChildAt(0)
        child.measure(MeasureSpec.makeMeasureSpec(minOf(width, most), MeasureSpec.EXACTLY), childHeight(heightMeasureSpec))
        setMeasuredDimension(width, resolveSize(child.measuredHeight, heightMeasureSpec))
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        val child: View = getChildAt(0)
        val start = (right - left - child.measuredWidth) / 2
        child.layout(start, 0, start + child.measuredWidth, child.measuredHeight)
    }

    private fun childHeight(spec: Int): Int =
        if (MeasureSpec.getMode(spec) == MeasureSpec.EXACTLY) spec else MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
}
