package org.labirinto

import android.os.Build
import android.view.View
import android.view.Window
import android.view.WindowInsets
import android.view.WindowInsetsController

/** Edge to edge: the ground reaches under the system's bars, what can be pressed does not. */
internal object Edges {
    /** Lets [window] reach to the edges, with dark signs on the bars unless the ground [isDark]. */
    fun prepare(window: Window, isDark: Boolean) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            New.prepare(window, isDark)
        } else {
            var flags = View.SYSTEM_UI_FLAG_LAYOUT_STABLE or
                View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN or
                View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION
            if (!isDark) {
                flags = flags or View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR or View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR
            }
            window.decorView.systemUiVisibility = flags
        }
    }

    /** Keeps [content] clear of bars, cut-outs and the keyboard. */
    fun frame(content: View): View {
        val (left, right) = content.paddingLeft to content.paddingRight
        val (top, bottom) = content.paddingTop to content.paddingBottom
        content.setOnApplyWindowInsetsListener { view, insets ->
            val bars = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) New.bars(insets) else oldBars(insets)
            view.setPadding(left + bars[0], top + bars[1], right + bars[2], bottom + bars[BOTTOM])
            insets
        }
        return content
    }

    @Suppress("DEPRECATION")
    private fun oldBars(insets: WindowInsets) = intArrayOf(
        insets.systemWindowInsetLeft,
        insets.systemWindowInsetTop,
        insets.systemWindowInsetRight,
        insets.systemWindowInsetBottom,
    )

    private const val BOTTOM = 3

    @Since(30)
    private object New {
        fun prepare(window: Window, isDark: Boolean) {
            window.setDecorFitsSystemWindows(false)
            val light = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS or
                WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
            window.decorView.windowInsetsController?.setSystemBarsAppearance(if (isDark) 0 else light, light)
        }

        fun bars(insets: WindowInsets): IntArray {
            val types = WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout() or WindowInsets.Type.ime()
            val bars = insets.getInsets(types)
            return intArrayOf(bars.left, bars.top, bars.right, bars.bottom)
        }
    }
}
