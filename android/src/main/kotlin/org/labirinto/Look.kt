package org.labirinto

import android.content.Context
import android.content.res.Configuration
import android.os.Build
import org.labirinto.board.Palette

/** How the app looks now: the palette by the setting, the system's night mode and its contrast. */
class Look(
    private val context: Context,
    theme: String,
    contrast: String,
    /** Whether what is pressed most lies on the left. */
    val isLeftHanded: Boolean = false,
) {
    private val night = when (theme) {
        "light" -> false

        "dark" -> true

        else ->
            context.resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK ==
                Configuration.UI_MODE_NIGHT_YES
    }
    private val strong = contrast == "strong" || (contrast == "system" && systemIsStrong())

    /** The colours. */
    val palette: Palette = when {
        strong && night -> Palette.strongDark
        strong -> Palette.strongLight
        night -> Palette.dark
        else -> Palette.light
    }

    /** Whether the ground is dark. */
    val isDark: Boolean get() = night

    /** Density-independent pixels. */
    fun dp(value: Number): Int = Math.round(value.toFloat() * context.resources.displayMetrics.density)

    private fun systemIsStrong(): Boolean {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return false
        return Contrast.isStrong(context)
    }
}
