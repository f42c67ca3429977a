package org.labirinto.net

import android.content.Context
import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import android.os.Build
import android.os.Handler
import android.os.Looper
import java.net.InetAddress
import java.util.EnumSet
import org.labirinto.House
import org.labirinto.core.Announcement

/** Discovery by NsdManager: followed service by service from API 34 on, resolved strictly one at a time below. */
class SystemDiscovery(private val context: Context, private val house: House) : Discovery {
    private enum class Part { ANNOUNCE, BROWSE, FOLLOW }

    private val manager: NsdManager? = context.getSystemService(NsdManager::class.java)
    private val main = Handler(Looper.getMainLooper())

    private var resolving = manager

    @Suppress("DEPRECATION")
    private val resolver = Resolver(main, ::client) { found(it, listOfNotNull(it.host)) }
    private var announced: Registration? = null
    private var announcement: Announcement? = null
    private var browsing: Browser? = null
    private val refused = EnumSet.noneOf(Part::class.java)
    private var ear: (() -> Unit)? = null

    override val isRefused: Boolean get() = refused.isNotEmpty()

    override fun announce(announcement: Announcement?) {
        if (announcement == this.announcement) return
        this.announcement = announcement
        register()
    }

    override fun browse(look: Boolean) {
        if (look == (browsing != null)) return
        browsing?.end()
        browsing = null
        resolver.clear()
        granted(Part.BROWSE)
        granted(Part.FOLLOW)
        if (look) browsing = Browser().also { it.begin() }
    }

    override fun again() {
        if (Part.ANNOUNCE in refused) register()
        if (Part.BROWSE in refused) {
            browse(false)
            browse(true)
        } else {
            browsing?.followAgain()
        }
    }

    override fun tell(ear: (() -> Unit)?) {
        this.ear = ear
    }

    private fun register() {
        announced?.let { old -> runCatching { manager?.unregisterService(old) } }
        announced = null
        granted(Part.ANNOUNCE)
        val what = announcement ?: return
        val listener = Registration()
        announced = listener
        val begun = runCatching {
            val info = NsdServiceInfo().apply {
                serviceName = what.id
                serviceType = what.service
                port = what.port.toInt()
                setAttribute(TXT_VERSION, what.version.toString())
                setAttribute(TXT_ID, what.id)
                setAttribute(TXT_NAME, what.name)
            }
            checkNotNull(manager).registerService(info, NsdManager.PROTOCOL_DNS_SD, listener)
        }
        if (begun.isFailure) refused(Part.ANNOUNCE)
    }

    private fun refused(part: Part) {
        if (refused.add(part)) ear?.invoke()
    }

    private fun granted(part: Part) {
        if (refused.remove(part)) ear?.invoke()
    }

    /** A context of its own has a client of its own. */
    private fun client(fresh: Boolean): NsdManager? {
        if (!fresh) return resolving
        val own = context.createConfigurationContext(context.resources.configuration)
        return own.getSystemService(NsdManager::class.java).also { resolving = it }
    }

    /** One time of looking. */
    private inner class Browser : NsdManager.DiscoveryListener {
        private var isOver = false
        private val followed = HashMap<String, Any>()
        private val unfollowed = HashMap<String, NsdServiceInfo>()

        fun begin() {
            val begun = runCatching { checkNotNull(manager).discoverServices(SERVICE, NsdManager.PROTOCOL_DNS_SD, this) }
            if (begun.isFailure) refused(Part.BROWSE)
        }

        fun end() {
            isOver = true
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
                followed.values.forEach { follower -> manager?.let { Follower.end(it, follower) } }
            }
            runCatching { manager?.stopServiceDiscovery(this) }
        }

        fun followAgain() {
            val all = ArrayList(unfollowed.values)
            unfollowed.clear()
            granted(Part.FOLLOW)
            all.forEach(::follow)
        }

        override fun onServiceFound(service: NsdServiceInfo) {
            main.post {
                if (isOver) return@post
                if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) follow(service) else resolver.add(service)
            }
        }

        override fun onServiceLost(service: NsdServiceInfo) {
            main.post {
                val id = service.serviceName ?: return@post
                if (isOver) return@post
                resolver.drop(id)
                unfollowed.remove(id)
                if (unfollowed.isEmpty()) granted(Part.FOLLOW)
                val follower = followed.remove(id)
                if (follower != null && Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
                    manager?.let { Follower.end(it, follower) }
                }
                house.ask { it.peerGone(id) }
            }
        }

        override fun onDiscoveryStarted(serviceType: String?) = Unit

        override fun onDiscoveryStopped(serviceType: String?) = Unit

        override fun onStartDiscoveryFailed(serviceType: String?, errorCode: Int) {
            main.post { if (!isOver) refused(Part.BROWSE) }
        }

        override fun onStopDiscoveryFailed(serviceType: String?, errorCode: Int) = Unit

        private fun follow(service: NsdServiceInfo) {
            if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return
            val id = service.serviceName ?: return
            if (id in followed) return
            val failed = { main.post { unfollow(service) }.let {} }
            val follower = manager?.let { Follower.begin(it, service, main::post, ::found, failed) } ?: return unfollow(service)
            followed[id] = follower
        }

        private fun unfollow(service: NsdServiceInfo) {
            if (isOver) return
            followed.remove(service.serviceName)
            unfollowed[service.serviceName] = service
            refused(Part.FOLLOW)
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

    private inner class Registration : NsdManager.RegistrationListener {
        override fun onServiceRegistered(service: NsdServiceInfo?) = Unit

        override fun onServiceUnregistered(service: NsdServiceInfo?) = Unit

        override fun onRegistrationFailed(service: NsdServiceInfo?, errorCode: Int) {
            main.post { if (announced === this) refused(Part.ANNOUNCE) }
        }

        override fun onUnregistrationFailed(service: NsdServiceInfo?, errorCode: Int) = Unit
    }

    private companion object {
        const val SERVICE = "_labirinto._tcp"
        const val TXT_VERSION = "v"
        const val TXT_ID = "id"
        const val TXT_NAME = "n"
    }
}
