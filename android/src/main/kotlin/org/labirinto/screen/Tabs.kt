package org.labirinto.screen

import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import org.labirinto.Screen
import org.labirinto.Sheet
import org.labirinto.Stage

/** The row at the foot of the four first screens. */
internal class Tabs(private val stage: Stage) {
    /** The row, with the tab of the screen called [current] switched on; [above] is what is pinned over it. */
    fun build(current: String, above: View? = null): View {
        val sheet = stage.sheet
        val tabs = listOf(
            tab("phone-tab-play", current == HomeScreen.NAME) { stage.home() },
            tab("phone-tab-records", current == RecordsScreen.NAME) { go(RecordsScreen(stage)) },
            tab("phone-tab-learn", current == LearnScreen.NAME) { go(LearnScreen(stage)) },
            tab("phone-settings", current == SettingsScreen.NAME) { go(SettingsScreen(stage)) },
        )
        val row = sheet.even(*tabs.toTypedArray())
        if (above == null) return row
        // A window that lies has no height to spare.
        return if (stage.isWide) sheet.even(row, above, least = 2) else sheet.stack(Sheet.SMALL, listOf(above, row))
    }

    private fun go(screen: Screen) {
        stage.home()
        stage.go(screen)
    }

    private fun tab(words: String, isOn: Boolean, go: () -> Unit): View {
        val look = stage.look
        val color = if (isOn) look.palette.mine else look.palette.faint
        val text = stage.sheet.small(stage.house.say(words), color).apply {
            gravity = Gravity.CENTER
            textAlignment = View.TEXT_ALIGNMENT_CENTER
            minHeight = look.dp(Sheet.TOUCH)
            setPadding(look.dp(SIDE), look.dp(SIDE), look.dp(SIDE), look.dp(SIDE))
            isSelected = isOn
        }
        val mark = View(stage.activity).apply { if (isOn) setBackgroundColor(color) }
        return FrameLayout(stage.activity).apply {
            addView(
                text,
                FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT, Gravity.CENTER),
            )
            addView(mark, FrameLayout.LayoutParams(look.dp(MARK_WIDE), look.dp(MARK_HIGH), Gravity.TOP or Gravity.CENTER_HORIZONTAL))
            isClickable = true
            isFocusable = true
            isSelected = isOn
            contentDescription = text.text
            text.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
            stage.feel.quiet(this)
            setOnClickListener { if (!isOn) go() }
        }
    }

    private companion object {
        const val SIDE = 4
        const val MARK_WIDE = 32
        const val MARK_HIGH = 3
    }
}
