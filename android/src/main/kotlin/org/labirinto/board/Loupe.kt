package org.labirinto.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.graphics.PointF
import kotlin.math.max
import org.labirinto.core.Panel

/** A magnified circle of the board above the finger, whose cells are at least 48 dp. */
internal class Loupe(private val board: BoardView, private val painter: Painter) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
    private val clip = Path()
    private val factor get() = max(FACTOR_LEAST, CELL_DP / board.cellDp)

    /** The side of a cell in the loupe, in dp. */
    val cellDp: Float get() = board.cellDp * factor

    /** Draws what lies under [aim]. */
    fun draw(canvas: Canvas, panel: Panel, aim: PointF, palette: Palette) {
        val density = board.resources.displayMetrics.density
        val radius = RADIUS_DP * density
        val x = aim.x.coerceIn(radius, max(radius, board.width - radius))
        val above = aim.y - radius - GAP_DP * density
        val y = if (above - radius >= 0) above else aim.y + radius + GAP_DP * density
        canvas.save()
        clip.reset()
        clip.addCircle(x, y, radius, Path.Direction.CW)
        canvas.clipPath(clip)
        canvas.drawColor(palette.card)
        canvas.translate(x, y)
        canvas.scale(factor, factor)
        canvas.translate(-aim.x, -aim.y)
        painter.draw(canvas, panel, board.port, palette)
        canvas.restore()
        paint.style = Paint.Style.STROKE
        paint.strokeWidth = RIM_DP * density
        paint.color = palette.ink
        canvas.drawCircle(x, y, radius, paint)
        val arm = ARM_DP * density
        paint.color = palette.mine
        canvas.drawLine(x - arm, y, x + arm, y, paint)
        canvas.drawLine(x, y - arm, x, y + arm, paint)
    }

    private companion object {
        const val RADIUS_DP = 64f
        const val CELL_DP = 48f
        const val FACTOR_LEAST = 1.5f
        const val GAP_DP = 24f
        const val RIM_DP = 2f
        const val ARM_DP = 6f
    }
}
