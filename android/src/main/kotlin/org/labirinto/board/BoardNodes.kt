package org.labirinto.board

import android.graphics.Rect
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.view.accessibility.AccessibilityNodeProvider
import org.labirinto.core.Panel
import org.labirinto.core.Target

/**
 * Every target of a board as a node that a screen reader finds by touch, speaks and acts on: a double tap touches it, and
 * what is offered on cells are its further actions, which act on that cell.
 */
internal class BoardNodes(private val board: BoardView) : AccessibilityNodeProvider() {
    private var focused = NOBODY
    private var hovered = NOBODY

    private fun target(id: Int): Target? = board.panel?.targets?.firstOrNull { it.id.toInt() == id }

    /** The words of some cells are others now. */
    fun changed(before: Panel?, now: Panel) {
        if (before == null || before.targets.size != now.targets.size) {
            send(HOST_VIEW_ID, AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED)
            return
        }
        val old = before.targets.associate { it.id to it.label }
        now.targets.filter { old[it.id] != it.label }.forEach {
            send(it.id.toInt(), AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED)
        }
    }

    /** Exploring by touch. */
    fun hover(event: MotionEvent): Boolean {
        if (!isOn() || manager()?.isTouchExplorationEnabled != true) return false
        val under = when (event.actionMasked) {
            MotionEvent.ACTION_HOVER_ENTER, MotionEvent.ACTION_HOVER_MOVE ->
                board.targetAt(board.port.place(event.x, event.y))?.id?.toInt() ?: NOBODY

            else -> NOBODY
        }
        if (under == hovered) return under != NOBODY
        val left = hovered
        hovered = under
        if (under != NOBODY) send(under, AccessibilityEvent.TYPE_VIEW_HOVER_ENTER)
        if (left != NOBODY) send(left, AccessibilityEvent.TYPE_VIEW_HOVER_EXIT)
        return true
    }

    override fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfo? =
        if (virtualViewId == HOST_VIEW_ID) host() else target(virtualViewId)?.let(::cell)

    override fun findFocus(focus: Int): AccessibilityNodeInfo? =
        if (focus == AccessibilityNodeInfo.FOCUS_ACCESSIBILITY) target(focused)?.let(::cell) else null

    override fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean {
        if (virtualViewId == HOST_VIEW_ID) return board.performAccessibilityAction(action, arguments)
        val target = target(virtualViewId) ?: return false
        return when (action) {
            AccessibilityNodeInfo.ACTION_CLICK -> {
                board.tap(target)
                send(virtualViewId, AccessibilityEvent.TYPE_VIEW_CLICKED)
                true
            }

            AccessibilityAction.ACTION_SHOW_ON_SCREEN.id -> {
                board.reveal(target)
                true
            }

            AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS -> {
                focused = virtualViewId
                send(virtualViewId, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED)
                true
            }

            AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS -> {
                if (focused == virtualViewId) focused = NOBODY
                send(virtualViewId, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED)
                true
            }

            else -> act(target, action)
        }
    }

    private fun act(target: Target, action: Int): Boolean {
        val act = board.cellActs.firstOrNull { ACTS + it.id.toInt() == action } ?: return false
        board.act(act, target)
        return true
    }

    @Suppress("DEPRECATION")
    private fun host(): AccessibilityNodeInfo {
        val info = AccessibilityNodeInfo.obtain(board)
        board.onInitializeAccessibilityNodeInfo(info)
        board.panel?.targets?.forEach { info.addChild(board, it.id.toInt()) }
        return info
    }

    @Suppress("DEPRECATION")
    private fun cell(target: Target): AccessibilityNodeInfo {
        val id = target.id.toInt()
        val info = AccessibilityNodeInfo.obtain(board, id)
        info.packageName = board.context.packageName
        info.className = "android.widget.Button"
        info.contentDescription = target.label
        info.setParent(board)
        info.isEnabled = true
        info.isClickable = true
        info.isFocusable = true
        info.isVisibleToUser = board.sees(target)
        info.isAccessibilityFocused = focused == id
        info.isSelected = board.panel?.cursor == target.id
        info.addAction(AccessibilityAction.ACTION_CLICK)
        info.addAction(AccessibilityAction.ACTION_SHOW_ON_SCREEN)
        info.addAction(
            if (focused == id) {
                AccessibilityAction.ACTION_CLEAR_ACCESSIBILITY_FOCUS
            } else {
                AccessibilityAction.ACTION_ACCESSIBILITY_FOCUS
            },
        )
        board.cellActs.forEach { info.addAction(AccessibilityAction(ACTS + it.id.toInt(), it.text)) }
        val bounds = board.bounds(target)
        info.setBoundsInParent(bounds)
        val corner = IntArray(2)
        board.getLocationOnScreen(corner)
        val onScreen = Rect(bounds)
        onScreen.offset(corner[0], corner[1])
        info.setBoundsInScreen(onScreen)
        return info
    }

    @Suppress("DEPRECATION")
    private fun send(id: Int, type: Int) {
        // What is covered is not spoken of.
        if (!isOn() || !board.isShown) return
        val event = AccessibilityEvent.obtain(type)
        event.packageName = board.context.packageName
        event.className = "android.widget.Button"
        target(id)?.let { event.contentDescription = it.label }
        event.setSource(board, id)
        board.parent?.requestSendAccessibilityEvent(board, event)
    }

    private fun manager() = board.context.getSystemService(AccessibilityManager::class.java)

    /** The framework refuses events while no service listens. */
    private fun isOn() = manager()?.isEnabled == true

    private companion object {
        const val HOST_VIEW_ID = View.NO_ID
        const val NOBODY = Int.MIN_VALUE

        /** Where the ids of the acts begin: as resource ids, so that they are no action of the framework's. */
        const val ACTS = 0x7F0A0000
    }
}
