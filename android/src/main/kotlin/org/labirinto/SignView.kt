package org.labirinto

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.view.View
import org.labirinto.board.Pieces

/** A small drawn sign beside words that say the same. */
@SuppressLint("ViewConstructor")
internal class SignView(context: Context, private val sign: Sign, private val color: Int, private val on: Int) : View(context) {
    /** What is drawn. */
    sealed interface Sign {
        /** The piece of a seat. */
        class Piece(val seat: Int) : Sign

        /** It holds. */
        object Check : Sign

        /** It does not hold. */
        object Cross : Sign

        /** It leads further. */
        object Onward : Sign

        /** Linked. */
        object Linked : Sign

        /** Not linked. */
        object Unlinked : Sign

        /** It holds, in a filled circle. */
        object Sealed : Sign

        /** It does not hold, in a filled circle. */
        object Broken : Sign

        /** Nobody knows. */
        object Dash : Sign

        /** Nobody knows, in a filled circle. */
        object Unsure : Sign

        /** Further, in a filled circle. */
        object Go : Sign
    }

    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        strokeCap = Paint.Cap.ROUND
        strokeJoin = Paint.Join.ROUND
    }
    private val path = Path()
    private val pieces = Pieces(paint)

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    /** No larger than it must be: a view's own way is to take all the room there is. */
    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        setMeasuredDimension(resolveSize(suggestedMinimumWidth, widthMeasureSpec), resolveSize(suggestedMinimumHeight, heightMeasureSpec))
    }

    override fun onDraw(canvas: Canvas) {
        val half = minOf(width, height) / 2f
        canvas.translate(width / 2f, height / 2f)
        paint.color = color
        when (sign) {
            is Sign.Piece -> pieces.draw(canvas, 0f, 0f, half * PIECE, sign.seat)

            Sign.Check -> check(canvas, half)

            Sign.Cross -> cross(canvas, half)

            Sign.Onward -> onward(canvas, half)

            Sign.Linked -> disc(canvas, half * DOT)

            Sign.Unlinked -> {
                line(half)
                canvas.drawCircle(0f, 0f, half * DOT, paint)
            }

            Sign.Sealed -> filled(canvas, half, ::check)

            Sign.Broken -> filled(canvas, half, ::cross)

            Sign.Dash -> dash(canvas, half)

            Sign.Unsure -> filled(canvas, half, ::dash)

            Sign.Go -> filled(canvas, half, ::onward)
        }
    }

    private fun filled(canvas: Canvas, half: Float, inner: (Canvas, Float) -> Unit) {
        disc(canvas, half)
        paint.color = on
        inner(canvas, half * INNER)
    }

    private fun disc(canvas: Canvas, radius: Float) {
        paint.style = Paint.Style.FILL
        canvas.drawCircle(0f, 0f, radius, paint)
    }

    private fun line(half: Float) {
        paint.style = Paint.Style.STROKE
        paint.strokeWidth = half * STROKE
    }

    private fun check(canvas: Canvas, half: Float) {
        line(half)
        path.reset()
        path.moveTo(-half * WIDE, 0f)
        path.lineTo(-half * NEAR, half * LOW)
        path.lineTo(half * WIDE, -half * LOW)
        canvas.drawPath(path, paint)
    }

    private fun cross(canvas: Canvas, half: Float) {
        line(half)
        val arm = half * LOW
        canvas.drawLine(-arm, -arm, arm, arm, paint)
        canvas.drawLine(-arm, arm, arm, -arm, paint)
    }

    private fun dash(canvas: Canvas, half: Float) {
        line(half)
        canvas.drawLine(-half * LOW, 0f, half * LOW, 0f, paint)
    }

    private fun onward(canvas: Canvas, half: Float) {
        line(half)
        val flip = if (layoutDirection == LAYOUT_DIRECTION_RTL) -1f else 1f
        path.reset()
        path.moveTo(-half * NEAR * flip, -half * LOW)
        path.lineTo(half * NEAR * flip, 0f)
        path.lineTo(-half * NEAR * flip, half * LOW)
        canvas.drawPath(path, paint)
    }

    private companion object {
        const val PIECE = 0.75f
        const val DOT = 0.55f
        const val INNER = 0.7f
        const val STROKE = 0.24f
        const val WIDE = 0.65f
        const val NEAR = 0.2f
        const val LOW = 0.5f
    }
}
