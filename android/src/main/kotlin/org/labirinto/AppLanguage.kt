package org.labirinto

import android.app.LocaleManager
import android.content.Context
import android.os.LocaleList

/** The language that the system keeps for this app alone, shown in its own settings. From API 33 on. */
@Since(33)
internal object AppLanguage {
    /** Its tag; empty when none was chosen. */
    fun of(context: Context): String = manager(context)?.applicationLocales?.takeIf { !it.isEmpty }?.get(0)?.toLanguageTag().orEmpty()

    /** Chooses one; empty for the language of the system. */
    fun choose(context: Context, tag: String) {
        manager(context)?.applicationLocales = LocaleList.forLanguageTags(tag)
    }

    private fun manager(context: Context) = context.getSystemService(LocaleManager::class.java)
}
