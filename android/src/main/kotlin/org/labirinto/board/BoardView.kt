package org.labirinto.board

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Canvas
import android.graphics.Rect
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityNodeProvider
import org.labirinto.core.Act
import org.labirinto.core.Direction
import org.labirinto.core.Gesture
import org.labirinto.core.KeyPress
import org.labirinto.core.On
import org.labirinto.core.Panel
import org.labirinto.core.PanelKind
import org.labirinto.core.Place
import org.labirinto.core.Target

/**
 * Draws one panel of any scene and turns fingers, keys and screen readers into gestures in scene units. Knows no game and
 * keeps no model: the panel is replaced whole each time.
 */
@SuppressLint("ViewConstructor")
class BoardView(context: Context, var palette: Palette) : View(context) {
    /** What the person did. */
    var onGesture: ((Gesture) -> Unit)? = null

    /** What is drawn. */
    var panel: Panel? = null
        private set

    /** The acts on offer. */
    var acts: List<Act> = emptyList()
        private set

    /** What can be done on each cell: its further actions for a screen reader. A board that is only looked at has none. */
    internal val cellActs: List<Act>
        get() = when (panel?.kind) {
            PanelKind.PLAY, PanelKind.EDITOR -> acts.filter { it.enabled && it.on != On.SCENE }
            else -> emptyList()
        }

    /** No higher than this many pixels, however wide it is. */
    var highest: Int = Int.MAX_VALUE

    internal val port = Viewport(LABEL_DP * resources.displayMetrics.density * resources.configuration.fontScale)
    private val painter = Painter()
    private val loupe = Loupe(this, painter)
    private val fingers = Fingers(this)
    private val nodes = BoardNodes(this)

    init {
        isFocusable = true
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
    }

    /** Draws this from now on. */
    fun show(panel: Panel, acts: List<Act>) {
        val before = this.panel
        this.panel = panel
        this.acts = acts
        contentDescription = panel.title
        if (before?.columns != panel.columns || before.rows != panel.rows) requestLayout()
        port.fit(panel, width, height)
        nodes.changed(before, panel)
        invalidate()
    }

    /** The side of a cell on this screen, in dp. */
    val cellDp: Float get() = Viewport.CELL * port.scale / resources.displayMetrics.density

    /** Whether a cell is too small for a finger: it is aimed at through the loupe. */
    val needsLoupe: Boolean get() = cellDp < SMALL_DP

    /** The side of a cell in the loupe, in dp. */
    val loupeCellDp: Float get() = loupe.cellDp

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        val wanted = minOf(highest, panel?.let { port.heightFor(it, width) } ?: suggestedMinimumHeight)
        val height = when (MeasureSpec.getMode(heightMeasureSpec)) {
            MeasureSpec.EXACTLY -> MeasureSpec.getSize(heightMeasureSpec)
            MeasureSpec.AT_MOST -> minOf(wanted, MeasureSpec.getSize(heightMeasureSpec))
            else -> wanted
        }
        setMeasuredDimension(width, height)
    }

    override fun onSizeChanged(width: Int, height: Int, oldWidth: Int, oldHeight: Int) {
        panel?.let { port.fit(it, width, height) }
    }

    override fun onDraw(canvas: Canvas) {
        val panel = panel ?: return
        painter.draw(canvas, panel, port, palette)
        if (needsLoupe) fingers.aim?.let { loupe.draw(canvas, panel, it, palette) }
    }

    @SuppressLint("ClickableViewAccessibility")
    override fun onTouchEvent(event: MotionEvent): Boolean = fingers.take(event)

    override fun performClick(): Boolean {
        super.performClick()
        return true
    }

    override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean {
        val press = keyPress(keyCode, event) ?: return super.onKeyDown(keyCode, event)
        onGesture?.invoke(Gesture.Key(press))
        return true
    }

    override fun getAccessibilityNodeProvider(): AccessibilityNodeProvider = nodes

    override fun dispatchHoverEvent(event: MotionEvent): Boolean = nodes.hover(event) || super.dispatchHoverEvent(event)

    override fun onDetachedFromWindow() {
        fingers.cancel()
        super.onDetachedFromWindow()
    }

    internal fun gesture(gesture: Gesture) {
        onGesture?.invoke(gesture)
    }

    internal fun panelId(): UByte? = panel?.id

    /** The target under a scene point. */
    internal fun targetAt(place: Place): Target? = panel?.targets?.firstOrNull {
        place.x >= it.from.x && place.x < it.to.x && place.y >= it.from.y && place.y < it.to.y
    }

    /** Where a target lies on this view, in pixels. */
    internal fun bounds(target: Target): Rect = Rect(
        port.x(target.from.x.toFloat()).toInt(),
        port.y(target.from.y.toFloat()).toInt(),
        port.x(target.to.x.toFloat()).toInt(),
        port.y(target.to.y.toFloat()).toInt(),
    )

    /** Whether any of a target is seen. */
    internal fun sees(target: Target): Boolean {
        val seen = Rect()
        return isShown && getLocalVisibleRect(seen) && Rect.intersects(seen, bounds(target))
    }

    /** Brings a target to where it is seen: moves what is zoomed, and scrolls what the board stands in. */
    internal fun reveal(target: Target) {
        val at = bounds(target)
        val dx = if (at.left < 0) -at.left else minOf(0, width - at.right)
        val dy = if (at.top < 0) -at.top else minOf(0, height - at.bottom)
        if (dx != 0 || dy != 0) {
            port.pinch(1f, 0f, 0f, dx.toFloat(), dy.toFloat())
            invalidate()
        }
        requestRectangleOnScreen(bounds(target))
    }

    /** A tap in the middle of a target. */
    internal fun tap(target: Target) {
        val panel = panel ?: return
        gesture(Gesture.Tap(panel.id, middle(target)))
    }

    /** An act chosen in the middle of a target. */
    internal fun act(act: Act, target: Target) {
        val panel = panel ?: return
        gesture(Gesture.ActAt(act.id, panel.id, middle(target)))
    }

    private fun middle(target: Target) = Place(
        ((target.from.x + target.to.x) / 2).toShort(),
        ((target.from.y + target.to.y) / 2).toShort(),
    )

    private fun keyPress(keyCode: Int, event: KeyEvent): KeyPress? {
        val towards = when (keyCode) {
            KeyEvent.KEYCODE_DPAD_UP -> Direction.NORTH
            KeyEvent.KEYCODE_DPAD_RIGHT -> Direction.EAST
            KeyEvent.KEYCODE_DPAD_DOWN -> Direction.SOUTH
            KeyEvent.KEYCODE_DPAD_LEFT -> Direction.WEST
            else -> null
        }
        // Where nothing can be touched, and at the edge, keys lead on to what stands beside the board.
        val takes = panel?.kind == PanelKind.PLAY || panel?.kind == PanelKind.EDITOR
        val leads = towards != null && !event.isShiftPressed && isAtEdge(towards)
        if (!takes || leads) return null
        return when {
            towards != null && event.isShiftPressed -> KeyPress.Reach(towards)
            towards != null -> KeyPress.Step(towards)
            keyCode == KeyEvent.KEYCODE_DPAD_CENTER || keyCode == KeyEvent.KEYCODE_ENTER -> KeyPress.Confirm
            keyCode == KeyEvent.KEYCODE_SPACE -> KeyPress.Confirm
            keyCode == KeyEvent.KEYCODE_DEL -> KeyPress.Erase
            keyCode == KeyEvent.KEYCODE_ESCAPE -> KeyPress.Cancel
            else -> null
        }
    }

    private fun isAtEdge(towards: Direction): Boolean {
        val panel = panel ?: return false
        val at = panel.targets.firstOrNull { it.id == panel.cursor } ?: return false
        return when (towards) {
            Direction.NORTH -> at.row.toInt() == 0
            Direction.SOUTH -> at.row.toInt() == panel.rows.toInt() - 1
            Direction.WEST -> at.column.toInt() == 0
            Direction.EAST -> at.column.toInt() == panel.columns.toInt() - 1
        }
    }

    private companion object {
        const val SMALL_DP = 40f
        const val LABEL_DP = 14f
    }
}
