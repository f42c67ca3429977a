package org.labirinto

import android.app.UiModeManager
import android.content.Context

/** The system's contrast, which exists from API 34 on. */
@Since(34)
internal object Contrast {
    private const val STRONG = 0.5f

    /** Whether the person asked the system for more contrast. */
    fun isStrong(context: Context): Boolean = (context.getSystemService(UiModeManager::class.java)?.contrast ?: 0f) >= STRONG
}
