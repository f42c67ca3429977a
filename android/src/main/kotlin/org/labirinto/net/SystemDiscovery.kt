package org.labirinto.net

import android.content.Context
import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import android.os.Build
import android.os.Handler
import android.os.Looper
import java.net.InetAddress
import java.util.ArrayDeque
import org.labirinto.House
import org.labirinto.core.Announcement

/** Discovery by NsdManager: followed service by service from API 34 on, resolved strictly one at a time below. */
class SystemDiscovery(context: Context, private val house: House) : Discovery {
    private val manager: NsdManager? = context.getSystemService(NsdManager::class.java)
    private val main = Handler(Looper.getMainLooper())
    private var announced: NsdManager.RegistrationListener? = null
    private var announcement: Announcement? = null
    private var browsing: Browser? = null

    override fun announce(announcement: Announcement?) {
        if (announcement == this.announcement) return
        this.announcement = announcement
        announced?.let { old -> runCatching { manager?.unregisterService(old) } }
        announced = null
        val what = announcement ?: return
        val info = NsdServiceInfo().apply {
            serviceName = what.id
            serviceType = what.service
            port = what.port.toInt()
            setAttribute(TXT_VERSION, what.version.toString())
            setAttribute(TXT_ID, what.id)
            setAttribute(TXT_NAME, what.name)
        }
        val listener = Registration()
        announced = listener
        // A system that cannot, or may not, announce: the code, the link and the address are still there.
        runCatching { manager?.registerService(info, NsdManager.PROTOCOL_DNS_SD, listener) }
    }

    override fun browse(look: Boolean) {
        if (look == (browsing != null)) return
        browsing?.end()
        browsing = null
        if (look && manager != null) browsing = Browser(manager).also { it.begin() }
    }

    /** Below API 34: found services wait in a line, and one is resolved at a time, for the system refuses a second one. */
    private inner class Browser(private val manager: NsdManager) : NsdManager.DiscoveryListener {
        private val line = ArrayDeque<NsdServiceInfo>()
        private var isResolving = false
        private var isOver = false
        private val followed = HashMap<String, Any>()

        fun begin() {
            runCatching { manager.discoverServices(SERVICE, NsdManager.PROTOCOL_DNS_SD, this) }
        }

        fun end() {
            isOver = true
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
                followed.values.forEach { Follower.end(manager, it) }
            }
            runCatching { manager.stopServiceDiscovery(this) }
        }

        override fun onServiceFound(service: NsdServiceInfo) {
            main.post {
                if (isOver) return@post
                if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
                    followed.getOrPut(service.serviceName) { Follower.begin(manager, service, main::post, ::found) }
                } else {
                    line += service
                    resolveNext()
                }
            }
        }

        override fun onServiceLost(service: NsdServiceInfo) {
            main.post {
                val id = service.serviceName ?: return@post
                line.removeAll { it.serviceName == id }
                val follower = followed.remove(id)
                if (follower != null && Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
                    Follower.end(manager, follower)
                }
                house.ask { it.peerGone(id) }
            }
        }

        override fun onDiscoveryStarted(serviceType: String?) = Unit

        override fun onDiscoveryStopped(serviceType: String?) = Unit

        override fun onStartDiscoveryFailed(serviceType: String?, errorCode: Int) = Unit

        override fun onStopDiscoveryFailed(serviceType: String?, errorCode: Int) = Unit

        private fun resolveNext() {
            if (isResolving || isOver) return
            val next = line.poll() ?: return
            isResolving = true
            @Suppress("DEPRECATION")
            manager.resolveService(
                next,
                object : NsdManager.ResolveListener {
                    override fun onServiceResolved(service: NsdServiceInfo) = done { found(service, listOfNotNull(service.host)) }

                    override fun onResolveFailed(service: NsdServiceInfo?, errorCode: Int) = done {}
                },
            )
        }

        private fun done(work: () -> Unit) {
            main.post {
                isResolving = false
                if (!isOver) work()
                resolveNext()
            }
        }
    }

    private fun found(service: NsdServiceInfo, hosts: List<InetAddress>) {
        val words = service.attributes.mapValues { (_, bytes) -> bytes?.toString(Charsets.UTF_8).orEmpty() }
        val id = words[TXT_ID] ?: service.serviceName ?: return
        val version = words[TXT_VERSION]?.toUShortOrNull() ?: return
        val addresses = hosts.mapNotNull { host ->
            val text = host.hostAddress?.substringBefore('%') ?: return@mapNotNull null
            if (text.contains(':')) "[$text]:${service.port}" else "$text:${service.port}"
        }
        house.ask { it.peerHint(id, words[TXT_NAME].orEmpty(), version, addresses) }
    }

    private class Registration : NsdManager.RegistrationListener {
        override fun onServiceRegistered(service: NsdServiceInfo?) = Unit

        override fun onServiceUnregistered(service: NsdServiceInfo?) = Unit

        override fun onRegistrationFailed(service: NsdServiceInfo?, errorCode: Int) = Unit

        override fun onUnregistrationFailed(service: NsdServiceInfo?, errorCode: Int) = Unit
    }

    private companion object {
        const val SERVICE = "_labirinto._tcp"
        const val TXT_VERSION = "v"
        const val TXT_ID = "id"
        const val TXT_NAME = "n"
    }
}
