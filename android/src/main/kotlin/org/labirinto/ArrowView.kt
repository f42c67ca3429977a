package org.labirinto

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.view.View

/** The way back: an arrow towards where reading begins. */
@SuppressLint("ViewConstructor")
internal class ArrowView(context: Context, color: Int) : View(context) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        this.color = color
        style = Paint.Style.STROKE
        strokeCap = Paint.Cap.ROUND
        strokeJoin = Paint.Join.ROUND
        strokeWidth = LINE_DP * resources.displayMetrics.density
    }

    override fun onDraw(canvas: Canvas) {
        val density = resources.displayMetrics.density
        val half = HALF_DP * density
        val y = height / 2f
        val flip = if (layoutDirection == LAYOUT_DIRECTION_RTL) -1f else 1f
        val start = if (flip > 0) half else width - half
        val tip = start - half / 2 * flip
        canvas.drawLine(tip, y, tip + 2 * half * flip, y, paint)
        canvas.drawLine(tip, y, tip + half * flip * WING, y - half * WING, paint)
        canvas.drawLine(tip, y, tip + half * flip * WING, y + half * WING, paint)
    }

    private companion object {
        const val LINE_DP = 2f
        const val HALF_DP = 9f
        const val WING = 0.75f
    }
}
