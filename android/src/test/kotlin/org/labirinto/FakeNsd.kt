package org.labirinto

import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import java.util.Collections
import java.util.IdentityHashMap
import java.util.concurrent.Executor
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.annotation.RealObject

/**
 * The system's discovery without a network: keeps what it is asked for; the test answers, or never does. Each client may
 * resolve one service at a time, and one that is never answered holds its client for good.
 */
@Implements(NsdManager::class)
class FakeNsd {
    @RealObject
    lateinit var client: NsdManager

    @Implementation
    fun registerService(info: NsdServiceInfo, @Suppress("UNUSED_PARAMETER") kind: Int, listener: NsdManager.RegistrationListener) {
        check(!isBroken) { "a system that throws" }
        if (refuses) return listener.onRegistrationFailed(info, NsdManager.FAILURE_INTERNAL_ERROR)
        registered[listener] = info
    }

    @Implementation
    fun unregisterService(listener: NsdManager.RegistrationListener) {
        registered.remove(listener)
    }

    @Implementation
    fun discoverServices(type: String, @Suppress("UNUSED_PARAMETER") kind: Int, listener: NsdManager.DiscoveryListener) {
        check(!isBroken) { "a system that throws" }
        if (refuses) return listener.onStartDiscoveryFailed(type, NsdManager.FAILURE_INTERNAL_ERROR)
        looking[listener] = type
    }

    @Implementation
    fun stopServiceDiscovery(listener: NsdManager.DiscoveryListener) {
        looking.remove(listener)
    }

    @Implementation
    fun resolveService(info: NsdServiceInfo, listener: NsdManager.ResolveListener) {
        check(!isBroken) { "a system that throws" }
        if (!busy.add(client)) {
            clashes += info.serviceName
            return listener.onResolveFailed(info, NsdManager.FAILURE_ALREADY_ACTIVE)
        }
        resolving = Resolving(client, info, listener)
        resolved += info.serviceName
    }

    @Implementation
    fun registerServiceInfoCallback(
        info: NsdServiceInfo,
        @Suppress("UNUSED_PARAMETER") executor: Executor,
        callback: NsdManager.ServiceInfoCallback,
    ) {
        check(!isBroken) { "a system that throws" }
        if (refuses) return callback.onServiceInfoCallbackRegistrationFailed(NsdManager.FAILURE_BAD_PARAMETERS)
        followed[callback] = info
    }

    @Implementation
    fun unregisterServiceInfoCallback(callback: NsdManager.ServiceInfoCallback) {
        followed.remove(callback)
    }

    /** One resolve that is on. */
    class Resolving(val client: NsdManager, val info: NsdServiceInfo, val listener: NsdManager.ResolveListener)

    companion object {
        val registered = LinkedHashMap<NsdManager.RegistrationListener, NsdServiceInfo>()
        val looking = LinkedHashMap<NsdManager.DiscoveryListener, String>()
        val followed = LinkedHashMap<NsdManager.ServiceInfoCallback, NsdServiceInfo>()
        val resolved = ArrayList<String>()
        var resolving: Resolving? = null

        /** Second resolves at a time. */
        val clashes = ArrayList<String>()

        /** Whether all that is asked for is refused. */
        var refuses = false

        /** Whether all calls throw. */
        var isBroken = false

        private val busy: MutableSet<NsdManager> = Collections.newSetFromMap(IdentityHashMap())

        /** Forgets everything. */
        fun reset() {
            registered.clear()
            looking.clear()
            followed.clear()
            resolved.clear()
            resolving = null
            clashes.clear()
            busy.clear()
            refuses = false
            isBroken = false
        }

        /** Answers the resolve that is on, well or badly. */
        fun answer(service: NsdServiceInfo?) {
            val now = checkNotNull(resolving) { "nothing is being resolved" }
            resolving = null
            busy -= now.client
            if (service == null) {
                now.listener.onResolveFailed(now.info, NsdManager.FAILURE_INTERNAL_ERROR)
            } else {
                now.listener.onServiceResolved(service)
            }
        }
    }
}
