package org.labirinto.board

import android.graphics.PointF
import android.graphics.RectF
import kotlin.math.max
import kotlin.math.min
import org.labirinto.core.Form
import org.labirinto.core.Panel
import org.labirinto.core.Place

/**
 * Where a panel lies on the view: fitted whole, then zoomed and panned by two fingers, never so far that paper shows
 * beside a board that is larger than the view. Boards never mirror.
 */
class Viewport(
    /** How high letters and numbers beside a board are at most, in pixels. */
    private val label: Float,
) {
    /** Pixels for one scene unit. */
    var scale: Float = 1f
        private set

    private var left = 0f
    private var top = 0f
    private var fitted = 1f
    private var zoom = 1f
    private val view = RectF()
    private val units = RectF()
    private var beside = FRAME
    private var across = 0f
    private var down = 0f

    /** The sides of the board on which more than letters and numbers stands beside it. */
    private var trays: Set<Side> = emptySet()

    private enum class Side { LEFT, TOP, RIGHT, BOTTOM }

    /** Fits [panel] into a view of this size; a zoom is kept while the panel has the same size. */
    fun fit(panel: Panel, width: Int, height: Int) {
        val frame = frame(panel, min(width.toFloat(), height.toFloat() * panel.columns.toInt() / panel.rows.toInt()))
        if (frame == units && view.width() == width.toFloat() && view.height() == height.toFloat()) return
        if (frame != units) zoom = 1f
        units.set(frame)
        view.set(0f, 0f, width.toFloat(), height.toFloat())
        fitted = min(width / units.width(), height / units.height())
        scale = fitted * zoom
        settle()
    }

    /** Zooms by [factor] about a point of the view, and moves by ([dx], [dy]) pixels. */
    fun pinch(factor: Float, x: Float, y: Float, dx: Float, dy: Float) {
        val next = (zoom * factor).coerceIn(1f, ZOOM_MOST)
        val real = next / zoom
        left = x - (x - left) * real + dx
        top = y - (y - top) * real + dy
        zoom = next
        scale = fitted * zoom
        settle()
    }

    /** Whether anything lies outside the view. */
    val isZoomed: Boolean get() = zoom > 1f

    /** From scene units to pixels. */
    fun x(units: Float): Float = left + (units - this.units.left) * scale

    /** From scene units to pixels. */
    fun y(units: Float): Float = top + (units - this.units.top) * scale

    /** The scene point under a pixel. */
    fun place(x: Float, y: Float): Place {
        val right = (x - left) / scale + units.left
        val down = (y - top) / scale + units.top
        return Place(
            right.toInt().coerceIn(LEAST, MOST).toShort(),
            down.toInt().coerceIn(LEAST, MOST).toShort(),
        )
    }

    /** How high letters and numbers beside the board are, in pixels. */
    val beyond: Float get() = beside * LABEL * scale

    /** The pixel of a scene point. */
    fun pixel(place: Place): PointF = PointF(x(place.x.toFloat()), y(place.y.toFloat()))

    /** Where a glyph is drawn: one beside the board closer to it than the scene puts it, unless more stands there. */
    fun drawn(at: Place): PointF = PointF(
        framed(at.x.toFloat(), across, Side.LEFT, Side.RIGHT),
        framed(at.y.toFloat(), down, Side.TOP, Side.BOTTOM),
    )

    private fun framed(at: Float, length: Float, before: Side, behind: Side): Float = when {
        at < 0 && before !in trays -> -beside / 2
        at > length && behind !in trays -> length + beside / 2
        else -> at
    }

    /** The height that a view of this [width] needs for [panel]. */
    fun heightFor(panel: Panel, width: Int): Int {
        val frame = frame(panel, width.toFloat())
        return (width * frame.height() / frame.width()).toInt()
    }

    /** The board, with room for letters and numbers, and for what else stands beside it, only on the sides where they are. */
    private fun frame(panel: Panel, room: Float): RectF {
        across = panel.columns.toInt() * CELL
        down = panel.rows.toInt() * CELL
        beside = if (room > 0) (label / LABEL * across / room).coerceIn(FRAME_LEAST, FRAME) else FRAME
        val forms = panel.shapes.map { it.form }
        val names = forms.filterIsInstance<Form.Glyph>().flatMap { sides(it.at) }.toSet()
        trays = forms.flatMap(::corners).flatMap(::sides).toSet()
        val wide = { side: Side ->
            when (side) {
                in trays -> CELL
                in names -> beside
                else -> RIM
            }
        }
        return RectF(-wide(Side.LEFT), -wide(Side.TOP), across + wide(Side.RIGHT), down + wide(Side.BOTTOM))
    }

    /** Where a form that may stand beside the board lies; letters and numbers do it without a tray. */
    private fun corners(form: Form): List<Place> = when (form) {
        is Form.Piece -> listOf(form.at)
        is Form.Disc -> listOf(form.at)
        is Form.Ring -> listOf(form.at)
        is Form.Flag -> listOf(form.at)
        is Form.Box -> listOf(form.from, form.to)
        is Form.Frame -> listOf(form.from, form.to)
        is Form.Line, is Form.Path, is Form.Glyph -> emptyList()
    }

    /** On which sides of the board a point lies. */
    private fun sides(at: Place): List<Side> = listOfNotNull(
        Side.LEFT.takeIf { at.x < 0 },
        Side.TOP.takeIf { at.y < 0 },
        Side.RIGHT.takeIf { at.x > across },
        Side.BOTTOM.takeIf { at.y > down },
    )

    private fun settle() {
        left = along(left, units.width() * scale, view.width())
        top = along(top, units.height() * scale, view.height())
    }

    private fun along(start: Float, length: Float, room: Float): Float =
        if (length <= room) (room - length) / 2 else max(room - length, min(0f, start))

    companion object {
        /** The side of a cell, in scene units. */
        const val CELL = 24f

        /** The frame beside a board for its letters and numbers, in scene units, at most; what else stands there has a whole cell. */
        private const val FRAME = 14f

        /** And at least. */
        private const val FRAME_LEAST = 7f

        /** Of the frame, what the height of a letter takes. */
        private const val LABEL = 0.62f

        /** The frame where there are none: half of the outer wall. */
        private const val RIM = 1.5f

        private const val ZOOM_MOST = 4f
        private const val LEAST = -32768
        private const val MOST = 32767
    }
}
