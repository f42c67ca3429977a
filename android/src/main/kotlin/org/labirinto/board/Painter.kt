package org.labirinto.board

import android.graphics.Canvas
import android.graphics.DashPathEffect
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF
import android.graphics.Typeface
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin
import org.labirinto.core.Form
import org.labirinto.core.Panel
import org.labirinto.core.Place
import org.labirinto.core.Role
import org.labirinto.core.Shape
import org.labirinto.core.Stroke

/** Draws the shapes of a panel. Knows no game: forms, strokes and roles are all there is. */
class Painter {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
    private val path = Path()
    private val pieces = Pieces(paint)
    private val box = RectF()
    private val figures = Typeface.create(Typeface.SANS_SERIF, Typeface.BOLD)

    /** Draws [panel] through [port] in the colours of [palette]. */
    fun draw(canvas: Canvas, panel: Panel, port: Viewport, palette: Palette) {
        for (shape in panel.shapes) draw(canvas, shape, port, palette)
    }

    private fun draw(canvas: Canvas, shape: Shape, port: Viewport, palette: Palette) {
        val unit = port.scale
        paint.color = palette.of(shape.role, shape.seat.toInt())
        paint.pathEffect = null
        paint.strokeCap = Paint.Cap.ROUND
        paint.strokeJoin = Paint.Join.ROUND
        paint.style = Paint.Style.STROKE
        stroke(shape.stroke, unit, palette)
        when (val form = shape.form) {
            is Form.Line -> line(canvas, listOf(form.from, form.to), port)

            is Form.Path -> line(canvas, form.points, port)

            is Form.Box -> {
                place(form.from, form.to, port)
                val outline = palette.strong && isTint(shape.role)
                if (outline) {
                    paint.color = palette.of(penOf(shape.role), shape.seat.toInt())
                    paint.strokeWidth = THIN * unit
                } else {
                    paint.style = Paint.Style.FILL
                }
                canvas.drawRoundRect(box, CORNER * unit, CORNER * unit, paint)
            }

            is Form.Frame -> {
                place(form.from, form.to, port)
                canvas.drawRoundRect(box, CORNER * unit, CORNER * unit, paint)
            }

            is Form.Disc -> {
                paint.style = Paint.Style.FILL
                canvas.drawCircle(port.x(form.at.x.toFloat()), port.y(form.at.y.toFloat()), form.radius * unit, paint)
            }

            is Form.Ring ->
                canvas.drawCircle(port.x(form.at.x.toFloat()), port.y(form.at.y.toFloat()), form.radius * unit, paint)

            is Form.Flag -> flag(canvas, form.at, port)

            is Form.Piece -> piece(canvas, form.at, form.seat.toInt(), port)

            is Form.Glyph -> glyph(canvas, form, shape.role, port)
        }
    }

    private fun stroke(stroke: Stroke, unit: Float, palette: Palette) {
        val step = if (palette.strong) 1f else 0f
        val (width, dash) = when (stroke) {
            Stroke.NONE -> 0f to null
            Stroke.HAIR -> HAIR to HAIR_DOTS
            Stroke.THIN -> THIN + step to null
            Stroke.DOTTED -> THIN + step to THIN_DOTS
            Stroke.THICK -> THICK + step to null
            Stroke.THICK_DOTTED -> THIN + step to THICK_DOTS
            Stroke.OUTER -> OUTER + step to null
        }
        paint.strokeWidth = width * unit
        if (dash != null) paint.pathEffect = DashPathEffect(floatArrayOf(HAIR * unit, dash * unit), 0f)
    }

    private fun line(canvas: Canvas, points: List<Place>, port: Viewport) {
        path.reset()
        points.forEachIndexed { index, point ->
            val x = port.x(point.x.toFloat())
            val y = port.y(point.y.toFloat())
            if (index == 0) path.moveTo(x, y) else path.lineTo(x, y)
        }
        canvas.drawPath(path, paint)
    }

    private fun place(from: Place, to: Place, port: Viewport) {
        box.set(port.x(from.x.toFloat()), port.y(from.y.toFloat()), port.x(to.x.toFloat()), port.y(to.y.toFloat()))
    }

    private fun flag(canvas: Canvas, at: Place, port: Viewport) {
        val x = port.x(at.x.toFloat())
        val y = port.y(at.y.toFloat())
        val unit = port.scale
        paint.strokeWidth = THIN * unit
        canvas.drawLine(x - FLAG_POLE * unit, y - FLAG_HIGH * unit, x - FLAG_POLE * unit, y + FLAG_HIGH * unit, paint)
        path.reset()
        path.moveTo(x - FLAG_POLE * unit, y - FLAG_HIGH * unit)
        path.lineTo(x + FLAG_HIGH * unit, y - FLAG_POLE * unit)
        path.lineTo(x - FLAG_POLE * unit, y + unit)
        path.close()
        paint.style = Paint.Style.FILL
        canvas.drawPath(path, paint)
    }

    private fun piece(canvas: Canvas, at: Place, seat: Int, port: Viewport) =
        pieces.draw(canvas, port.x(at.x.toFloat()), port.y(at.y.toFloat()), PIECE * port.scale, seat)

    private fun glyph(canvas: Canvas, form: Form.Glyph, role: Role, port: Viewport) {
        paint.style = Paint.Style.FILL
        paint.textAlign = Paint.Align.CENTER
        paint.typeface = if (role == Role.FAINT || role == Role.PENCIL) Typeface.SANS_SERIF else figures
        val small = role == Role.FAINT || form.text.length > 2
        val at = port.drawn(form.at)
        val isBeside = at.x != form.at.x.toFloat() || at.y != form.at.y.toFloat()
        paint.textSize = if (isBeside) port.beyond else (if (small) GLYPH_SMALL else GLYPH) * port.scale
        canvas.drawText(form.text, port.x(at.x), port.y(at.y) - (paint.ascent() + paint.descent()) / 2, paint)
    }

    private fun isTint(role: Role) = role == Role.MINE_TINT || role == Role.THEIRS_TINT

    private fun penOf(tint: Role) = if (tint == Role.MINE_TINT) Role.MINE else Role.THEIRS

    private companion object {
        const val HAIR = 0.7f
        const val HAIR_DOTS = 2.4f
        const val THIN = 1.6f
        const val THIN_DOTS = 3.2f
        const val THICK = 2.1f
        const val THICK_DOTS = 4f
        const val OUTER = 2.5f
        const val CORNER = 2.5f
        const val FLAG_POLE = 4f
        const val FLAG_HIGH = 7f
        const val PIECE = 5.5f
        const val GLYPH = 11f
        const val GLYPH_SMALL = 8.5f
    }
}
