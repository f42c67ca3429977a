package org.labirinto.board

import android.graphics.PointF
import android.view.MotionEvent
import android.view.ViewConfiguration
import kotlin.math.hypot
import org.labirinto.core.Gesture
import org.labirinto.core.Place

/**
 * What fingers on a board mean. One finger taps or drags, and everything counts on release; two fingers zoom and pan and
 * never write. A finger that rests before it moves aims: it moves the loupe, and counts as a tap where it is lifted.
 */
internal class Fingers(private val board: BoardView) {
    private enum class Mode { NONE, PRESSED, AIMING, DRAGGING, PINCHING }

    /** Where the finger aims, in pixels; null when none does. */
    val aim: PointF? get() = if (mode == Mode.NONE || mode == Mode.PINCHING) null else at

    private var mode = Mode.NONE
    private val at = PointF()
    private val down = PointF()
    private val slop = ViewConfiguration.get(board.context).scaledTouchSlop
    private var span = 0f
    private val middle = PointF()
    private val rest = Runnable {
        if (mode == Mode.PRESSED && board.needsLoupe) {
            mode = Mode.AIMING
            board.invalidate()
        }
    }

    /** Takes one event of the view. */
    fun take(event: MotionEvent): Boolean {
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> press(event)
            MotionEvent.ACTION_POINTER_DOWN -> pinchFrom(event)
            MotionEvent.ACTION_MOVE -> move(event)
            MotionEvent.ACTION_POINTER_UP -> if (mode == Mode.PINCHING) measure(event, event.actionIndex)
            MotionEvent.ACTION_UP -> lift(event)
            MotionEvent.ACTION_CANCEL -> cancel()
        }
        return true
    }

    /** Breaks off what is going on; nothing of it counts. */
    fun cancel() {
        board.removeCallbacks(rest)
        if (mode == Mode.DRAGGING) board.gesture(Gesture.DragCancel)
        mode = Mode.NONE
        board.invalidate()
    }

    private fun press(event: MotionEvent) {
        mode = Mode.PRESSED
        down.set(event.x, event.y)
        at.set(down)
        board.parent?.requestDisallowInterceptTouchEvent(true)
        board.postDelayed(rest, REST_MS)
        board.invalidate()
    }

    private fun move(event: MotionEvent) {
        if (mode == Mode.PINCHING) return pinch(event)
        at.set(event.x, event.y)
        if (mode == Mode.PRESSED && hypot(at.x - down.x, at.y - down.y) > slop) {
            val panel = board.panelId() ?: return
            board.removeCallbacks(rest)
            mode = Mode.DRAGGING
            board.gesture(Gesture.DragStart(panel, place(down)))
        }
        if (mode == Mode.DRAGGING) board.gesture(Gesture.DragMove(place(at)))
        if (board.needsLoupe) board.invalidate()
    }

    private fun lift(event: MotionEvent) {
        board.removeCallbacks(rest)
        at.set(event.x, event.y)
        val ended = mode
        mode = Mode.NONE
        val panel = board.panelId()
        if (panel != null) {
            when (ended) {
                Mode.PRESSED, Mode.AIMING -> {
                    board.performClick()
                    board.gesture(Gesture.Tap(panel, place(at)))
                }

                Mode.DRAGGING -> board.gesture(Gesture.DragEnd(place(at)))

                Mode.NONE, Mode.PINCHING -> Unit
            }
        }
        board.invalidate()
    }

    private fun pinchFrom(event: MotionEvent) {
        board.removeCallbacks(rest)
        if (mode == Mode.DRAGGING) board.gesture(Gesture.DragCancel)
        mode = Mode.PINCHING
        measure(event, NOBODY)
        board.invalidate()
    }

    private fun pinch(event: MotionEvent) {
        if (event.pointerCount < 2) return
        val oldSpan = span
        val oldX = middle.x
        val oldY = middle.y
        measure(event, NOBODY)
        val factor = if (oldSpan > 0f) span / oldSpan else 1f
        board.port.pinch(factor, oldX, oldY, middle.x - oldX, middle.y - oldY)
        board.invalidate()
    }

    /** Remembers the span and the middle of the first two fingers, but for the one that is being lifted. */
    private fun measure(event: MotionEvent, lifted: Int) {
        val held = (0 until event.pointerCount).filter { it != lifted }.take(2)
        if (held.size < 2) {
            span = 0f
            return
        }
        val (one, other) = held
        span = hypot(event.getX(one) - event.getX(other), event.getY(one) - event.getY(other))
        middle.set((event.getX(one) + event.getX(other)) / 2, (event.getY(one) + event.getY(other)) / 2)
    }

    private fun place(point: PointF): Place = board.port.place(point.x, point.y)

    private companion object {
        const val REST_MS = 180L
        const val NOBODY = -1
    }
}
