package org.labirinto

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import android.view.View
import org.labirinto.core.QrCode

/** A QR code with its quiet zone: black on white in every theme, as cameras want it. */
@SuppressLint("ViewConstructor")
class QrView(context: Context, private val code: QrCode) : View(context) {
    // Whole on the screen under a bar and a line of words, also in landscape: what is cut cannot be scanned.
    private val most = minOf(MOST_DP, resources.configuration.screenHeightDp - ROUND_DP)
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = Color.BLACK }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        setMeasuredDimension(width, minOf(width, (most * resources.displayMetrics.density).toInt()))
    }

    override fun onDraw(canvas: Canvas) {
        val side = code.side.toInt()
        val whole = side + 2 * QUIET
        val module = minOf(width, height) / whole
        val left = (width - module * whole) / 2
        val top = (height - module * whole) / 2
        paint.color = Color.WHITE
        val (edge, corner) = module * whole to CORNER_DP * resources.displayMetrics.density
        canvas.drawRoundRect(left.toFloat(), top.toFloat(), (left + edge).toFloat(), (top + edge).toFloat(), corner, corner, paint)
        paint.color = Color.BLACK
        for (row in 0 until side) {
            for (column in 0 until side) {
                if (code.dark[row * side + column] != 0.toByte()) {
                    rect(canvas, left + (column + QUIET) * module, top + (row + QUIET) * module, module)
                }
            }
        }
    }

    private fun rect(canvas: Canvas, left: Int, top: Int, side: Int) {
        canvas.drawRect(left.toFloat(), top.toFloat(), (left + side).toFloat(), (top + side).toFloat(), paint)
    }

    private companion object {
        const val QUIET = 4
        const val MOST_DP = 300
        const val ROUND_DP = 104
        const val CORNER_DP = 16
    }
}
