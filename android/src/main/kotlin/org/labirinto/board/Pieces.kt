package org.labirinto.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** The figure of each seat: circle, diamond, triangle, square, cross, star, hexagon. */
internal class Pieces(private val paint: Paint) {
    private val path = Path()

    /** Draws the piece of [seat] about ([x], [y]) in the colour of the paint; [size] is half its side. */
    fun draw(canvas: Canvas, x: Float, y: Float, size: Float, seat: Int) {
        paint.style = Paint.Style.FILL
        when (seat % FIGURES) {
            0 -> canvas.drawCircle(x, y, size, paint)

            SQUARE -> canvas.drawRect(x - size, y - size, x + size, y + size, paint)

            CROSS -> {
                paint.style = Paint.Style.STROKE
                paint.strokeWidth = size * CROSS_ARM
                canvas.drawLine(x - size, y, x + size, y, paint)
                canvas.drawLine(x, y - size, x, y + size, paint)
            }

            else -> {
                polygon(x, y, size * POLYGON, seat % FIGURES)
                canvas.drawPath(path, paint)
            }
        }
    }

    private fun polygon(x: Float, y: Float, size: Float, figure: Int) {
        val (corners, inner) = when (figure) {
            DIAMOND -> DIAMOND_CORNERS to 1f
            TRIANGLE -> TRIANGLE_CORNERS to 1f
            STAR -> STAR_CORNERS to STAR_INNER
            else -> HEXAGON_CORNERS to 1f
        }
        path.reset()
        for (corner in 0 until corners) {
            val angle = 2 * PI * corner / corners - PI / 2
            val reach = if (corner % 2 == 1) size * inner else size
            val px = (x + reach * cos(angle)).toFloat()
            val py = (y + reach * sin(angle)).toFloat()
            if (corner == 0) path.moveTo(px, py) else path.lineTo(px, py)
        }
        path.close()
    }

    private companion object {
        const val FIGURES = 7
        const val DIAMOND = 1
        const val TRIANGLE = 2
        const val SQUARE = 3
        const val CROSS = 4
        const val STAR = 5
        const val DIAMOND_CORNERS = 4
        const val TRIANGLE_CORNERS = 3
        const val STAR_CORNERS = 10
        const val HEXAGON_CORNERS = 6
        const val STAR_INNER = 0.45f
        const val CROSS_ARM = 0.6f
        const val POLYGON = 1.25f
    }
}
