package org.labirinto

import android.graphics.Rect
import android.text.Layout
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeProvider
import android.widget.EditText
import android.widget.FrameLayout
import android.widget.TextView
import org.labirinto.board.BoardView
import org.labirinto.core.PanelKind

/** What is wrong with the layout of a screen, in words; nothing when all is well. */
class Fit(private val root: View, private val isMirrored: Boolean) {
    private val density = root.resources.displayMetrics.density
    private val shown = Attention.views(root).filter { it.isShown && it.width > 0 }

    /** Everything that is wrong. */
    fun flaws(): List<String> = cut() + outside() + overlapping() + small() + unspoken() + disordered() + wasteful()

    private fun cut(): List<String> = shown.filterIsInstance<TextView>().filter {
        it.text.isNotEmpty() && it !is EditText
    }.mapNotNull { view ->
        val layout: Layout = view.layout ?: return@mapNotNull "${name(view)} has no layout"
        val width = view.width - view.compoundPaddingLeft - view.compoundPaddingRight
        val height = view.height - view.compoundPaddingTop - view.compoundPaddingBottom
        val isWide = (0 until layout.lineCount).any { layout.getLineMax(it) > width + 1 || layout.getEllipsisCount(it) > 0 }
        when {
            isWide -> "${name(view)} is cut at the side"
            layout.height > height + 1 -> "${name(view)} is cut below: ${layout.height} of $height"
            layout.getLineEnd(layout.lineCount - 1) < view.text.length -> "${name(view)} is cut at its end"
            else -> null
        }
    }

    /** Nothing reaches out of what holds it, but down in what scrolls. */
    private fun outside(): List<String> = shown.filter { isLeaf(it) }.mapNotNull { view ->
        var inner: View = view
        val box = Rect(0, 0, view.width, view.height)
        var flaw: String? = null
        // What scrolls shows only a part of what it holds.
        while (inner !== root && flaw == null && inner.parent !is KeptScroll) {
            val parent = inner.parent as? ViewGroup ?: break
            box.offset(inner.left, inner.top)
            val isOut = box.left < -1 || box.right > parent.width + 1 || box.top < -1 || box.bottom > parent.height + 1
            if (isOut) flaw = "${name(view)} reaches out of ${parent.javaClass.simpleName} $box of ${parent.width}×${parent.height}"
            inner = parent
        }
        flaw
    }

    private fun overlapping(): List<String> {
        val flaws = ArrayList<String>()
        shown.filter { isLeaf(it) }.groupBy(::scroll).values.forEach { together ->
            val boxes = together.map { it to box(it) }
            boxes.forEachIndexed { place, (one, first) ->
                boxes.drop(place + 1).forEach { (other, second) ->
                    val common = Rect()
                    val meets = common.setIntersect(first, second) && common.width() > 1 && common.height() > 1
                    if (meets) flaws += "${name(one)} overlaps ${name(other)}"
                }
            }
        }
        return flaws
    }

    private fun small(): List<String> {
        val least = LEAST_DP * density - 1
        return shown.filter { it.isClickable || it is BoardView || it is EditText }
            .filter { it.width < least || it.height < least }
            .map { "${name(it)} is smaller than $LEAST_DP dp: ${it.width / density}×${it.height / density}" }
    }

    private fun unspoken(): List<String> = shown.mapNotNull { view ->
        when {
            view is BoardView -> nodes(view)
            view.isClickable && spoken(view).isBlank() -> "${name(view)} can be pressed and says nothing"
            view is TextView && view.text.isNotEmpty() && !isSpoken(view) -> "${name(view)} is hidden from a screen reader"
            else -> null
        }
    }

    /** In a window that stands, the board that is played on is as wide as the column; in one that lies, it is as high. */
    private fun wasteful(): List<String> = shown.filterIsInstance<BoardView>()
        .filter { it.panel?.kind == PanelKind.PLAY || it.panel?.kind == PanelKind.EDITOR }
        .filter {
            val side = if (root.width < root.height) minOf(root.width, COLUMN_DP.times(density).toInt()) else root.height
            maxOf(it.width, it.height) < side - ROUND_DP * density
        }
        .map { "${name(it)} is smaller than it could be: ${it.width / density}×${it.height / density}" }

    private fun nodes(board: BoardView): String? {
        val provider: AccessibilityNodeProvider = board.accessibilityNodeProvider
        val targets = checkNotNull(board.panel).targets
        val silent = targets.filter { provider.createAccessibilityNodeInfo(it.id.toInt())?.contentDescription.isNullOrBlank() }
        return if (silent.isEmpty()) null else "${silent.size} cells of ${name(board)} say nothing"
    }

    /** What comes next in the order of the screen reader lies below or further on in the direction of reading. */
    private fun disordered(): List<String> = shown.filterIsInstance<ViewGroup>().filter { it !is FrameLayout }.flatMap { group ->
        val children = (0 until group.childCount).map(group::getChildAt).filter {
            it.visibility == View.VISIBLE && it.width > 0 &&
                it.height > 0
        }
        children.zipWithNext().mapNotNull { (one, next) ->
            val below = next.top >= one.bottom - 1
            val beside = if (isMirrored) next.right <= one.left + 1 else next.left >= one.right - 1
            if (below ||
                (beside && next.bottom > one.top)
            ) {
                null
            } else {
                "${name(next)} does not follow ${name(one)} in ${group.javaClass.simpleName}"
            }
        }
    }

    /** Whether the view or one that holds it says its words. */
    private fun isSpoken(view: View): Boolean {
        if (view.importantForAccessibility != View.IMPORTANT_FOR_ACCESSIBILITY_NO) return true
        val holder = view.parent as? ViewGroup ?: return false
        return holder.contentDescription != null ||
            Attention.views(holder).any { it is BoardView && it.contentDescription == (view as TextView).text }
    }

    private fun spoken(view: View): String = view.contentDescription?.toString()
        ?: Attention.views(view).filterIsInstance<TextView>().joinToString(" ") { "${it.text}${it.hint ?: ""}" }

    private fun isLeaf(view: View) = view is TextView || view is BoardView || view is QrView || view is SignView || view is ArrowView

    private fun scroll(view: View): View? {
        var now = view.parent
        while (now is View && now !== root) {
            if (now is KeptScroll) return now
            now = now.parent
        }
        return null
    }

    private fun box(view: View): Rect {
        val at = IntArray(2)
        view.getLocationInWindow(at)
        return Rect(at[0], at[1], at[0] + view.width, at[1] + view.height)
    }

    private fun name(view: View) = "${view.javaClass.simpleName} '${spoken(view).take(LONGEST)}'"

    private companion object {
        const val LEAST_DP = 48
        const val COLUMN_DP = 640
        const val ROUND_DP = 96
        const val LONGEST = 40
    }
}
