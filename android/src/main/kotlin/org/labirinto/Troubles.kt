package org.labirinto

import org.labirinto.core.Failure

/**
 * What went wrong, and what to do: each in a dialog until the person closes it, one at a time and the same not twice. What
 * was not closed yet is kept by the house, for the activity that comes after this one.
 */
class Troubles(private val stage: Stage) {
    private val untold get() = stage.house.troubles
    private var shown: Pair<Trouble, Ask>? = null

    /** Words of one trouble. */
    data class Trouble(val text: String, val what: String)

    /** Tells [failure]. */
    fun tell(failure: Failure) = tell(Failures.trouble(failure))

    /** Tells words of this shell. */
    fun tell(words: String) = tell(Trouble(words, ""))

    /** Takes [failure] back: a screen tells it, or it is over. */
    fun drop(failure: Failure) {
        val trouble = Failures.trouble(failure)
        untold -= trouble
        shown?.takeIf { it.first == trouble }?.second?.close()
    }

    /** Shows what was not closed yet. */
    fun show() {
        val next = untold.firstOrNull() ?: return
        if (shown != null || stage.activity.isFinishing || stage.activity.isDestroyed) return
        val ask = Ask(stage)
        shown = next to ask
        ask.tell(next.text, listOf(next.what).filter { it.isNotEmpty() }) {
            shown = null
            untold -= next
            show()
        }
    }

    /** The activity goes; what is not closed stays for the next. */
    fun end() {
        shown?.second?.end()
    }

    private fun tell(trouble: Trouble) {
        if (untold.add(trouble)) show()
    }
}
