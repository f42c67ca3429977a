package org.labirinto.screen

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.view.View
import java.util.Random
import org.labirinto.board.Palette
import org.labirinto.board.Pieces

/**
 * A small picture beside the name of a game: a scrap of squared paper with a few walls, a piece and a goal. Which walls
 * follows from the name alone, so each game has its own and the shell knows none.
 */
@SuppressLint("ViewConstructor")
internal class GamePicture(context: Context, private val palette: Palette, private val name: String) : View(context) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply { strokeCap = Paint.Cap.ROUND }
    private val pieces = Pieces(paint)

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onDraw(canvas: Canvas) {
        val line = LINE_DP * resources.displayMetrics.density
        val side = minOf(width, height) - 2 * line
        val cell = side / CELLS
        canvas.translate((width - side) / 2, (height - side) / 2)
        paint.style = Paint.Style.STROKE
        paint.strokeWidth = line / 2
        paint.color = palette.grid
        for (at in 1 until CELLS) {
            canvas.drawLine(at * cell, 0f, at * cell, side, paint)
            canvas.drawLine(0f, at * cell, side, at * cell, paint)
        }
        paint.strokeWidth = line
        paint.color = palette.ink
        canvas.drawRoundRect(0f, 0f, side, side, line, line, paint)
        walls(canvas, cell)
        paint.color = palette.mine
        pieces.draw(canvas, cell / 2, side - cell / 2, cell * PIECE, 0)
        paint.color = palette.theirs
        pieces.draw(canvas, side - cell / 2, cell / 2, cell * PIECE, 1)
    }

    private fun walls(canvas: Canvas, cell: Float) {
        val lots = Random(name.hashCode().toLong())
        repeat(WALLS) {
            val along = lots.nextInt(CELLS) * cell
            val across = (1 + lots.nextInt(CELLS - 1)) * cell
            if (lots.nextBoolean()) {
                canvas.drawLine(across, along, across, along + cell, paint)
            } else {
                canvas.drawLine(along, across, along + cell, across, paint)
            }
        }
    }

    private companion object {
        const val CELLS = 4
        const val WALLS = 7
        const val LINE_DP = 2.5f
        const val PIECE = 0.26f
    }
}
