package org.labirinto.net

import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import android.os.Handler
import java.util.ArrayDeque

/**
 * Resolves found services below API 34, strictly one at a time, for the system refuses a second one. It lives as long as the
 * process: a resolve that was begun for a screen now closed still holds the system. One that the system never answers, since
 * its service is gone, holds that client of the system for good; so after [LIMIT] the next is resolved by a fresh one.
 *
 * All methods are for the main thread.
 */
internal class Resolver(
    private val main: Handler,
    private val client: (fresh: Boolean) -> NsdManager?,
    private val found: (NsdServiceInfo) -> Unit,
) {
    /** A service to resolve, for the [tries]th time. */
    private class Waiting(val service: NsdServiceInfo, val tries: Int) {
        val name: String? get() = service.serviceName
    }

    private val line = ArrayDeque<Waiting>()
    private val wanted = HashSet<String?>()
    private var now: Waiting? = null
    private var isStuck = false

    /** Resolves this one too, when its turn comes. */
    fun add(service: NsdServiceInfo) {
        val name = service.serviceName
        wanted += name
        if (now?.name != name && line.none { it.name == name }) line += Waiting(service, 1)
        next()
    }

    /** Nobody wants to know this one any more. */
    fun drop(name: String) {
        wanted -= name
        line.removeAll { it.name == name }
    }

    /** Nobody wants to know any of them any more. */
    fun clear() {
        wanted.clear()
        line.clear()
    }

    private fun next() {
        if (now != null) return
        val mine = line.poll() ?: return
        now = mine
        val begun = runCatching {
            val manager = checkNotNull(client(isStuck)) { "a service was found, so there is a system to find it" }
            isStuck = false
            @Suppress("DEPRECATION")
            manager.resolveService(mine.service, Ear(mine))
        }
        if (begun.isFailure) return failed(mine)
        main.postDelayed({ late(mine) }, LIMIT)
    }

    private fun late(mine: Waiting) {
        if (now !== mine) return
        isStuck = true
        failed(mine)
    }

    private fun failed(mine: Waiting) {
        now = null
        if (mine.tries < TRIES && mine.name in wanted) main.postDelayed({ again(mine) }, PAUSE)
        next()
    }

    private fun again(mine: Waiting) {
        if (mine.name !in wanted || now?.name == mine.name || line.any { it.name == mine.name }) return
        line += Waiting(mine.service, mine.tries + 1)
        next()
    }

    private inner class Ear(private val mine: Waiting) : NsdManager.ResolveListener {
        override fun onServiceResolved(service: NsdServiceInfo) {
            main.post {
                if (now !== mine) return@post
                now = null
                if (mine.name in wanted) found(service)
                next()
            }
        }

        override fun onResolveFailed(service: NsdServiceInfo?, errorCode: Int) {
            main.post { if (now === mine) failed(mine) }
        }
    }

    private companion object {
        const val LIMIT = 5_000L
        const val PAUSE = 1_000L
        const val TRIES = 3
    }
}
