package org.labirinto.screen

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Canvas
import android.view.View
import org.labirinto.board.Painter
import org.labirinto.board.Palette
import org.labirinto.board.Viewport
import org.labirinto.core.Form
import org.labirinto.core.Offer

/**
 * A small picture beside the name of a game: the board that the game itself offers, without its letters and numbers, which
 * would be too small to read. Nothing where it offers none.
 */
@SuppressLint("ViewConstructor")
internal class GamePicture(context: Context, private val palette: Palette, offer: Offer) : View(context) {
    private val panel = offer.picture?.run { copy(shapes = shapes.filter { it.form !is Form.Glyph }) }
    private val port = Viewport(label = 0f)
    private val painter = Painter()

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onSizeChanged(width: Int, height: Int, oldWidth: Int, oldHeight: Int) {
        panel?.let { port.fit(it, width, height) }
    }

    override fun onDraw(canvas: Canvas) {
        panel?.let { painter.draw(canvas, it, port, palette) }
    }
}
