package org.labirinto

import org.labirinto.core.Failure

/** The words of a failure: what went wrong, and what to do. */
object Failures {
    /** Both sentences. */
    fun words(failure: Failure): String {
        val (text, what) = parts(failure)
        return if (what.isEmpty()) text else "$text $what"
    }

    /** The stable name. */
    fun code(failure: Failure): String = when (failure) {
        is Failure.You -> failure.code
        is Failure.Peer -> failure.code
        is Failure.Disk -> failure.code
        is Failure.Link -> failure.code
    }

    private fun parts(failure: Failure): Pair<String, String> = when (failure) {
        is Failure.You -> failure.text to failure.what
        is Failure.Peer -> failure.text to failure.what
        is Failure.Disk -> failure.text to failure.what
        is Failure.Link -> failure.text to failure.what
    }
}
