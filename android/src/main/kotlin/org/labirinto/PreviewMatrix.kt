package org.labirinto

import android.graphics.Matrix
import android.graphics.RectF
import kotlin.math.max

/**
 * How a camera's picture lies in its view. A texture is drawn stretched over the whole view, upright for the phone's own
 * upright; this undoes the stretching, turns with the phone, and fills the view, cutting off what is too much.
 */
object PreviewMatrix {
    /** For a view of this size, a picture of [width] × [height] as the sensor has it, and a display turned by [quarters]. */
    fun of(view: RectF, width: Int, height: Int, quarters: Int): Matrix {
        val upright = RectF(0f, 0f, height.toFloat(), width.toFloat())
        upright.offset(view.centerX() - upright.centerX(), view.centerY() - upright.centerY())
        val matrix = Matrix()
        matrix.setRectToRect(view, upright, Matrix.ScaleToFit.FILL)
        matrix.postRotate(-QUARTER * quarters, view.centerX(), view.centerY())
        val isTurned = quarters % 2 != 0
        val across = if (isTurned) width else height
        val down = if (isTurned) height else width
        val scale = max(view.width() / across, view.height() / down)
        matrix.postScale(scale, scale, view.centerX(), view.centerY())
        return matrix
    }

    private const val QUARTER = 90f
}
