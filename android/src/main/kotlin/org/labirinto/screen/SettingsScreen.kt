package org.labirinto.screen

import android.os.Bundle
import android.view.View
import android.widget.EditText
import android.widget.LinearLayout
import org.labirinto.Screen
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.Words
import org.labirinto.board.Pens
import org.labirinto.core.Order

/** The name, the language, and how it looks and feels. The size of text follows the system. */
class SettingsScreen(stage: Stage) : Screen(stage) {
    override val key = NAME
    private var name: EditText? = null
    private var typed: String? = null

    override fun build(): View {
        val sheet = stage.sheet
        val field = sheet.field(say("phone-name"), words() ?: stage.house.ask { it.name() }.orEmpty())
        name = field
        typed = null
        field.setOnFocusChangeListener { _, focused -> if (!focused && name === field) storeName() }
        val content = sheet.column(sheet.heading(say("phone-name")), field)
        val languages = stage.house.ask { it.languages() }.orEmpty()
        content.addView(sheet.heading(say("phone-language")))
        val chosen = stage.activity.chosenLanguage()
        val system = sheet.chip(say("phone-language-system"), chosen = chosen.isEmpty()) { speak("") }
        val chips = languages.map { language ->
            sheet.chip(language.value, chosen = chosen.substringBefore('-') == language.key) { speak(language.key) }
        }
        content.addView(sheet.flow(listOf(system) + chips))
        choice(content, "theme", listOf("system", "light", "dark"))
        choice(content, "contrast", listOf("system", "usual", "strong"))
        choice(content, "colours", Pens.Eyes.entries.map { it.word })
        choice(content, "haptics", listOf("on", "off"))
        choice(content, "sound", listOf("off", "on"))
        choice(content, "hand", listOf("right", "left"))
        content.addView(sheet.gap(Sheet.SPACE))
        val further = sheet.sign(Sign.Onward, stage.look.palette.faint)
        content.addView(
            sheet.card(sheet.signed(null, sheet.text(say("phone-about")), further)) { stage.go(AboutScreen(stage)) },
        )
        return sheet.page(bar(say("phone-settings"), isTab = true), content, Tabs(stage).build(NAME))
    }

    override fun back(): Boolean {
        storeName()
        return false
    }

    override fun cover() = storeName()

    override fun save(state: Bundle) {
        words()?.let { state.putString(NAME, it) }
    }

    override fun restore(state: Bundle) {
        typed = state.getString(NAME)
    }

    /** Everything in [language] from now on; empty for the one of the system, also when that changes later. */
    private fun speak(language: String) {
        storeName()
        stage.activity.choose(language)
        stage.refresh()
    }

    private fun words(): String? = typed ?: name?.text?.toString()

    private fun storeName() {
        val words = Words.of(words().orEmpty()).trim()
        if (words.isNotEmpty() && words != stage.house.ask { it.name() }) stage.house.post(Order.SetName(words))
    }

    private fun choice(content: LinearLayout, setting: String, values: List<String>) {
        val sheet = stage.sheet
        content.addView(sheet.heading(say("phone-$setting")))
        val chosen = stage.house.setting(setting, values.first())
        val chips = values.map { value ->
            sheet.chip(say("phone-$setting-$value"), chosen = value == chosen) {
                storeName()
                stage.house.store(setting, value)
                stage.activity.dress()
                stage.refresh()
            }
        }
        content.addView(sheet.flow(chips))
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "settings"
    }
}
