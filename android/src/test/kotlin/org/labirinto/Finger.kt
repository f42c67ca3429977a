package org.labirinto

import android.os.SystemClock
import android.view.MotionEvent
import android.view.View

/** Fingers on one view, as the window sends them there: times and places are exact, so that what follows is too. */
class Finger(private val view: View) {
    private val down = SystemClock.uptimeMillis()

    /** The first finger. */
    fun down(x: Float, y: Float) = send(MotionEvent.ACTION_DOWN, x to y)

    /** All fingers now are here. */
    fun move(vararg at: Pair<Float, Float>) = send(MotionEvent.ACTION_MOVE, *at)

    /** The last of these fingers comes down. */
    fun add(vararg at: Pair<Float, Float>) = send(pointer(MotionEvent.ACTION_POINTER_DOWN, at.lastIndex), *at)

    /** The last of these fingers is lifted. */
    fun drop(vararg at: Pair<Float, Float>) = send(pointer(MotionEvent.ACTION_POINTER_UP, at.lastIndex), *at)

    /** The only finger is lifted. */
    fun up(x: Float, y: Float) = send(MotionEvent.ACTION_UP, x to y)

    private fun pointer(action: Int, index: Int) = action or (index shl MotionEvent.ACTION_POINTER_INDEX_SHIFT)

    private fun send(action: Int, vararg at: Pair<Float, Float>) {
        val properties = Array(at.size) { index ->
            MotionEvent.PointerProperties().apply {
                id = index
                toolType = MotionEvent.TOOL_TYPE_FINGER
            }
        }
        val places = Array(at.size) { index ->
            MotionEvent.PointerCoords().apply {
                x = at[index].first
                y = at[index].second
                pressure = 1f
            }
        }
        val event = MotionEvent.obtain(
            down, SystemClock.uptimeMillis(), action, at.size, properties, places, 0, 0, 1f, 1f, 0, 0, 0, 0,
        )
        view.dispatchTouchEvent(event)
        event.recycle()
    }
}
