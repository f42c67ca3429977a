package org.labirinto

import android.annotation.SuppressLint
import android.content.Context
import android.view.View

/** Nothing, of this height in pixels. */
@SuppressLint("ViewConstructor")
internal class GapView(context: Context, private val high: Int) : View(context) {
    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        setMeasuredDimension(MeasureSpec.getSize(widthMeasureSpec), high)
    }
}
