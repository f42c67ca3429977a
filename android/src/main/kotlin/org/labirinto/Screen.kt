package org.labirinto

import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import org.labirinto.core.Event

/**
 * One screen. It is built anew whenever the words, the look or the size of the window change, so it keeps what it knows
 * apart from its views.
 */
abstract class Screen(val stage: Stage) {
    /** By what this screen is found again after the process died: its name and what it is about. */
    abstract val key: String

    /** Whether the display stays on: only while a game is played. */
    open val keepsAwake: Boolean get() = false

    /** Whether a secret shows, which must not stand among the recent apps. */
    open val isSecret: Boolean get() = false

    /** Builds the view. */
    abstract fun build(): View

    /** Something happened. */
    open fun hear(event: Event) = Unit

    /** The way back was asked for; true when it was taken inside this screen. */
    open fun back(): Boolean = false

    /** The app is on the screen again. */
    open fun come() = Unit

    /** What this app may do in the local network, or what is in the way, has changed. */
    open fun reach() = Unit

    /** The app leaves the screen. */
    open fun leave() = Unit

    /** Another screen is put on top of this one. */
    open fun cover() = Unit

    /** A key that no view took; true when this screen took it. */
    open fun press(event: KeyEvent): Boolean = false

    /** Stores what would be lost with the process. */
    open fun save(state: Bundle) = Unit

    /** Takes up what [save] stored. */
    open fun restore(state: Bundle) = Unit

    /** The words of [textKey]. */
    fun say(textKey: String, vararg arguments: Pair<String, Any>): String = stage.house.say(textKey, *arguments)

    /** The bar of this screen. One that has a tab has no other way back. */
    protected fun bar(title: CharSequence, end: View? = null, isTab: Boolean = false): View =
        stage.sheet.bar(title, if (stage.isFirst || isTab) null else stage::back, say("phone-back"), end)
}
