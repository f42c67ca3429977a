package org.labirinto

import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import java.util.concurrent.Executor
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements

/** The system's discovery without a network: keeps what it is asked for; the test answers. */
@Implements(NsdManager::class)
class FakeNsd {
    @Implementation
    fun registerService(info: NsdServiceInfo, @Suppress("UNUSED_PARAMETER") kind: Int, listener: NsdManager.RegistrationListener) {
        registered[listener] = info
    }

    @Implementation
    fun unregisterService(listener: NsdManager.RegistrationListener) {
        registered.remove(listener)
    }

    @Implementation
    fun discoverServices(type: String, @Suppress("UNUSED_PARAMETER") kind: Int, listener: NsdManager.DiscoveryListener) {
        looking[listener] = type
    }

    @Implementation
    fun stopServiceDiscovery(listener: NsdManager.DiscoveryListener) {
        looking.remove(listener)
    }

    @Implementation
    fun resolveService(info: NsdServiceInfo, listener: NsdManager.ResolveListener) {
        check(resolving == null) { "a second resolve at a time: FAILURE_ALREADY_ACTIVE" }
        resolving = info to listener
        resolved += info.serviceName
    }

    @Implementation
    fun registerServiceInfoCallback(
        info: NsdServiceInfo,
        @Suppress("UNUSED_PARAMETER") executor: Executor,
        callback: NsdManager.ServiceInfoCallback,
    ) {
        followed[callback] = info
    }

    @Implementation
    fun unregisterServiceInfoCallback(callback: NsdManager.ServiceInfoCallback) {
        followed.remove(callback)
    }

    companion object {
        val registered = LinkedHashMap<NsdManager.RegistrationListener, NsdServiceInfo>()
        val looking = LinkedHashMap<NsdManager.DiscoveryListener, String>()
        val followed = LinkedHashMap<NsdManager.ServiceInfoCallback, NsdServiceInfo>()
        val resolved = ArrayList<String>()
        var resolving: Pair<NsdServiceInfo, NsdManager.ResolveListener>? = null

        /** Forgets everything. */
        fun reset() {
            registered.clear()
            looking.clear()
            followed.clear()
            resolved.clear()
            resolving = null
        }

        /** Answers the resolve that is on, well or badly. */
        fun answer(service: NsdServiceInfo?) {
            val (info, listener) = checkNotNull(resolving) { "nothing is being resolved" }
            resolving = null
            if (service == null) {
                listener.onResolveFailed(info, NsdManager.FAILURE_INTERNAL_ERROR)
            } else {
                listener.onServiceResolved(service)
            }
        }
    }
}
