package org.labirinto

import android.view.HapticFeedbackConstants
import android.view.SoundEffectConstants
import android.view.View

/** What is felt and heard besides what is seen, by the settings of the person. */
class Feel(private val house: House) {
    /** Whether presses are heard. */
    val isHeard: Boolean get() = house.setting("sound", "off") == "on"

    /** Something on a board was touched. */
    fun touch(view: View) {
        if (house.setting("haptics", "on") == "on") view.performHapticFeedback(HapticFeedbackConstants.VIRTUAL_KEY)
        sound(view, SoundEffectConstants.CLICK)
    }

    /** It became this person's turn. */
    fun turn(view: View) = sound(view, SoundEffectConstants.NAVIGATION_DOWN)

    /** Sounds that the view would play by itself follow the setting too. */
    fun quiet(view: View) {
        view.isSoundEffectsEnabled = isHeard
    }

    private fun sound(view: View, effect: Int) {
        if (!isHeard) return
        view.isSoundEffectsEnabled = true
        view.playSoundEffect(effect)
    }
}
