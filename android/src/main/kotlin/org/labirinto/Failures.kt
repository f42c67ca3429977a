package org.labirinto

import org.labirinto.core.Failure

/** The words of a failure: what went wrong, and what to do. */
object Failures {
    /** Both sentences. */
    fun words(failure: Failure): String {
        val (text, what) = trouble(failure)
        return if (what.isEmpty()) text else "$text $what"
    }

    /** The stable name. */
    fun code(failure: Failure): String = when (failure) {
        is Failure.You -> failure.code
        is Failure.Peer -> failure.code
        is Failure.Disk -> failure.code
        is Failure.Link -> failure.code
    }

    /** Each sentence by itself. */
    fun trouble(failure: Failure): Troubles.Trouble = when (failure) {
        is Failure.You -> Troubles.Trouble(failure.text, failure.what)
        is Failure.Peer -> Troubles.Trouble(failure.text, failure.what)
        is Failure.Disk -> Troubles.Trouble(failure.text, failure.what)
        is Failure.Link -> Troubles.Trouble(failure.text, failure.what)
    }
}
