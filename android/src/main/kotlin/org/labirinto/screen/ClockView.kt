package org.labirinto.screen

import android.annotation.SuppressLint
import android.graphics.Typeface
import android.os.SystemClock
import android.text.SpannableStringBuilder
import android.text.Spanned
import android.text.style.StyleSpan
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.TextView
import kotlin.math.abs
import org.labirinto.RoomState
import org.labirinto.Sheet
import org.labirinto.Stage
import org.labirinto.core.Clock

/**
 * What is left to each seat, in minutes and seconds, the one whose time runs in bold. Between two words of the core it goes
 * on by itself, only while it is on show. A screen reader hears it when it comes here, and never by itself.
 */
@SuppressLint("ViewConstructor")
internal class ClockView(private val stage: Stage, private val now: RoomState) : TextView(stage.activity) {
    private val beat = Runnable { show() }

    init {
        textSize = Sheet.SMALL_TEXT
        setTextColor(stage.look.palette.ink)
        fontFeatureSettings = "tnum"
        textAlignment = View.TEXT_ALIGNMENT_VIEW_START
    }

    /** Shows how it stands now, and again whenever that changes. */
    fun show() {
        removeCallbacks(beat)
        val clock = now.status?.clock ?: return
        text = line(clock)
        val running = clock.runs?.let { left(clock)[it.toInt()] } ?: return
        if (isAttachedToWindow && windowVisibility == VISIBLE) postDelayed(beat, (running - 1).mod(SECOND) + 1)
    }

    override fun onAttachedToWindow() {
        super.onAttachedToWindow()
        show()
    }

    override fun onDetachedFromWindow() {
        removeCallbacks(beat)
        super.onDetachedFromWindow()
    }

    override fun onWindowVisibilityChanged(visibility: Int) {
        super.onWindowVisibilityChanged(visibility)
        show()
    }

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        now.status?.clock?.let { info.contentDescription = spoken(it) }
    }

    /** Milliseconds that are left now, in seat order. */
    private fun left(clock: Clock): List<Long> {
        val since = SystemClock.uptimeMillis() - now.toldAt
        return clock.left.mapIndexed { seat, left -> if (seat == clock.runs?.toInt()) left - since else left }
    }

    private fun names() = now.status?.seats.orEmpty().map { it.name }

    private fun line(clock: Clock): CharSequence = SpannableStringBuilder().apply {
        names().zip(left(clock)).forEachIndexed { seat, (name, left) ->
            if (seat > 0) append(BETWEEN)
            val start = length
            append(name).append(NO_BREAK).append(figures(left))
            if (seat == clock.runs?.toInt()) setSpan(StyleSpan(Typeface.BOLD), start, length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        }
    }

    private fun spoken(clock: Clock): String = names().zip(left(clock)).joinToString { (name, left) ->
        val seconds = seconds(left)
        if (seconds <= 0) {
            stage.house.say("phone-clock-over", "name" to name)
        } else {
            stage.house.say("phone-clock-left", "name" to name, "minutes" to seconds / MINUTE, "seconds" to seconds % MINUTE)
        }
    }

    private companion object {
        const val SECOND = 1000L
        const val MINUTE = 60L
        const val TWO_DIGITS = 10
        const val BETWEEN = " · "
        const val NO_BREAK = '\u00A0'

        /** Begun seconds count, so that 0:00 is out of time. */
        fun seconds(left: Long): Long = -(-left).floorDiv(SECOND)

        fun figures(left: Long): String {
            val seconds = seconds(left)
            val apart = abs(seconds)
            val second = apart % MINUTE
            return "${if (seconds < 0) "-" else ""}${apart / MINUTE}:${if (second < TWO_DIGITS) "0" else ""}$second"
        }
    }
}
