package org.labirinto

import android.content.Context
import android.content.res.Configuration
import android.os.Build
import org.labirinto.board.Palette
import org.labirinto.board.Pens

/** How the app looks now: the palette by the setting, the system's night mode and its contrast. */
class Look(
    private val context: Context,
    theme: String,
    contrast: String,
    /** Whether what is pressed most lies on the left. */
    val isLeftHanded: Boolean = false,
    colours: String = Pens.Eyes.USUAL.word,
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
    val palette: Palette = Pens.Eyes.entries.firstOrNull { it.word == colours }.let { eyes ->
        Palette.of(night, strong).with(Pens.of(eyes ?: Pens.Eyes.USUAL, night, strong))
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
