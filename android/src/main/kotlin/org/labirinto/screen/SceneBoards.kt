package org.labirinto.screen

import android.view.Gravity
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.FrameLayout
import org.labirinto.RoomState
import org.labirinto.Sheet
import org.labirinto.Stage
import org.labirinto.board.BoardView
import org.labirinto.core.Act
import org.labirinto.core.Gesture
import org.labirinto.core.Order
import org.labirinto.core.Panel
import org.labirinto.core.PanelKind
import org.labirinto.core.Scene

/**
 * The boards of a scene as views that outlive the scene, and the screen round them: a finger on a board stays on it while
 * everything else is built anew.
 */
class SceneBoards(private val stage: Stage) {
    private val views = HashMap<UByte, BoardView>()
    private var peeking = false
    private var stacked: FrameLayout? = null
    private var say: () -> Unit = {}

    /** Takes a new scene into the views that are there. */
    fun update(scene: Scene) {
        scene.panels.forEach { panel -> views[panel.id]?.show(panel, scene.acts) }
    }

    /** The board that matters most; the own secret lies over it while it is held. */
    fun main(now: RoomState): View {
        val panels = now.scene?.panels.orEmpty()
        val pile = FrameLayout(stage.activity)
        panels.forEachIndexed { place, panel ->
            if (place == 0 || panel.kind == PanelKind.OWN) {
                pile.addView(board(now, panel), FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            }
        }
        stacked = pile
        peek(now, peeking)
        return pile
    }

    /** The other boards, each under its title. */
    fun others(now: RoomState): List<View> = now.scene?.panels.orEmpty().drop(1)
        .filter { it.kind != PanelKind.OWN }
        .map { titled(it, board(now, it)) }

    /** All boards, each under its title. */
    fun all(now: RoomState): List<View> = now.scene?.panels.orEmpty().map { titled(it, board(now, it)) }

    /** The boards of a scene that is only looked at. */
    fun seen(scene: Scene): List<View> = scene.panels.map { titled(it, view(it, emptyList()) {}) }

    /** [views] side by side. */
    fun together(views: List<View>): View = stage.sheet.even(*views.toTypedArray(), most = 2, least = 2)

    /** What lifts the cover of the own secret: held by a finger, switched by a screen reader or a key; null without one. */
    fun cover(now: RoomState): View? {
        val panel = now.scene?.panels.orEmpty().firstOrNull { it.kind == PanelKind.OWN } ?: return null
        val sheet = stage.sheet
        val title = sheet.text(panel.title, bold = true)
        val card = sheet.card(title, sheet.small(stage.house.say("phone-hold-to-peek"))) { peek(now, !peeking) }
        val state = {
            card.contentDescription = stage.house.say(
                if (peeking) "phone-peek-shown" else "phone-peek-hidden",
                "title" to panel.title,
            )
        }
        state()
        say = state
        card.setOnClickListener {
            peek(now, !peeking)
            state()
        }
        card.setOnTouchListener { view, event ->
            when (event.actionMasked) {
                MotionEvent.ACTION_DOWN -> {
                    view.parent?.requestDisallowInterceptTouchEvent(true)
                    peek(now, true)
                }

                MotionEvent.ACTION_UP, MotionEvent.ACTION_CANCEL -> peek(now, false)
            }
            view.isPressed = peeking
            state()
            true
        }
        card.accessibilityDelegate = object : View.AccessibilityDelegate() {
            override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfo) {
                super.onInitializeAccessibilityNodeInfo(host, info)
                info.className = "android.widget.ToggleButton"
                info.isCheckable = true
                info.isChecked = peeking
            }
        }
        return card
    }

    /** Presses one of the acts on offer. */
    fun act(now: RoomState, act: Act) = touch(now, Gesture.Act(act.id))

    /** Covers the own secret again, whoever uncovered it. */
    fun hide(now: RoomState) {
        peek(now, false)
        say()
    }

    private fun peek(now: RoomState, show: Boolean) {
        peeking = show
        val pile = stacked ?: return
        val hasOwn = now.scene?.panels.orEmpty().any { it.kind == PanelKind.OWN }
        for (place in 0 until pile.childCount) {
            val board = pile.getChildAt(place) as BoardView
            val isOwn = board.panel?.kind == PanelKind.OWN
            board.visibility = if (isOwn == (show && hasOwn)) View.VISIBLE else View.INVISIBLE
        }
    }

    private fun touch(now: RoomState, gesture: Gesture) {
        val seat = now.view?.seat ?: return
        stage.house.post(Order.Touch(now.room, seat, gesture))
    }

    private fun board(now: RoomState, panel: Panel): BoardView = view(panel, now.scene?.acts.orEmpty()) { touch(now, it) }

    private fun view(panel: Panel, acts: List<Act>, take: (Gesture) -> Unit): BoardView {
        val known = views[panel.id]?.takeIf { it.context === stage.activity }
        (known?.parent as? ViewGroup)?.removeView(known)
        val view = known ?: BoardView(stage.activity, stage.look.palette)
        view.palette = stage.look.palette
        view.visibility = View.VISIBLE
        view.highest = if (stage.isWide) Int.MAX_VALUE else stage.look.dp(stage.activity.resources.configuration.screenHeightDp * SHARE)
        view.onGesture = {
            if (it is Gesture.Tap || it is Gesture.DragEnd || it is Gesture.ActAt) stage.feel.touch(view)
            take(it)
        }
        view.show(panel, acts)
        views[panel.id] = view
        return view
    }

    private fun titled(panel: Panel, board: BoardView): View {
        val title = stage.sheet.text(panel.title, Sheet.SMALL_TEXT, bold = true)
        // The board says its title itself.
        title.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        // Beside a title of more lines, the boards still stand on one line.
        return stage.sheet.stack(TITLE_GAP, listOf(title, board)).apply { gravity = Gravity.BOTTOM }
    }

    private companion object {
        const val TITLE_GAP = 4

        /** Of the height of a screen of one column, what a board leaves to the rest. */
        const val SHARE = 0.6f
    }
}
