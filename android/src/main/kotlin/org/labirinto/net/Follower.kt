package org.labirinto.net

import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import java.net.InetAddress
import java.util.concurrent.Executor
import org.labirinto.Since

/** Follows one service and all its addresses, which the system can from API 34 on. */
@Since(34)
internal object Follower {
    /** Begins; what comes back is for [end], or null when the system refuses, which it may also do by [failed] later. */
    fun begin(
        manager: NsdManager,
        service: NsdServiceInfo,
        executor: (Runnable) -> Unit,
        found: (NsdServiceInfo, List<InetAddress>) -> Unit,
        failed: () -> Unit,
    ): Any? {
        val callback = object : NsdManager.ServiceInfoCallback {
            override fun onServiceUpdated(info: NsdServiceInfo) = found(info, info.hostAddresses)

            override fun onServiceLost() = Unit

            override fun onServiceInfoCallbackRegistrationFailed(errorCode: Int) = failed()

            override fun onServiceInfoCallbackUnregistered() = Unit
        }
        return callback.takeIf {
            runCatching { manager.registerServiceInfoCallback(service, Executor { executor(it) }, callback) }.isSuccess
        }
    }

    /** Ends it. */
    fun end(manager: NsdManager, follower: Any) {
        runCatching { manager.unregisterServiceInfoCallback(follower as NsdManager.ServiceInfoCallback) }
    }
}
