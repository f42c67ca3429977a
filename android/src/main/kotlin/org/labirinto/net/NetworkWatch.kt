package org.labirinto.net

import android.content.Context
import android.net.ConnectivityManager
import android.net.LinkProperties
import android.net.Network
import android.net.NetworkCapabilities
import android.net.NetworkRequest
import android.os.Handler
import android.os.Looper

/**
 * Tells [changed] on the main thread when the networks of this phone change: another Wi-Fi, another address, none. One without
 * internet counts too. And tells [tunnelled] when a VPN comes or goes.
 */
class NetworkWatch(context: Context, private val tunnelled: () -> Unit, private val changed: () -> Unit) {
    private val manager = context.getSystemService(ConnectivityManager::class.java)
    private val main = Handler(Looper.getMainLooper())
    private val addresses = HashMap<Network, Set<String>>()
    private val tunnels = HashSet<Network>()
    private var isFirst = true
    private var callbacks: List<ConnectivityManager.NetworkCallback> = emptyList()

    /** Whether a VPN is on. */
    val seesVpn: Boolean get() = tunnels.isNotEmpty()

    /** From now until [stop]. */
    fun start() {
        if (callbacks.isNotEmpty()) return
        val near = NetworkRequest.Builder()
            .removeCapability(NetworkCapabilities.NET_CAPABILITY_INTERNET)
            .addTransportType(NetworkCapabilities.TRANSPORT_WIFI)
            .addTransportType(NetworkCapabilities.TRANSPORT_ETHERNET)
            .build()
        val tunnel = NetworkRequest.Builder()
            .removeCapability(NetworkCapabilities.NET_CAPABILITY_INTERNET)
            .removeCapability(NetworkCapabilities.NET_CAPABILITY_NOT_VPN)
            .addTransportType(NetworkCapabilities.TRANSPORT_VPN)
            .build()
        isFirst = isNear()
        // Some systems refuse, by an error of theirs: then nothing is told, and the core looks by itself.
        callbacks = listOf(near to Near(), tunnel to Tunnel()).mapNotNull { (request, ear) ->
            ear.takeIf { runCatching { manager?.registerNetworkCallback(request, ear, main) }.isSuccess }
        }
    }

    /** Whether there is a network already that the core can have found. */
    @Suppress("DEPRECATION")
    private fun isNear(): Boolean = runCatching {
        manager?.allNetworks.orEmpty().mapNotNull { manager?.getNetworkCapabilities(it) }.any {
            it.hasTransport(NetworkCapabilities.TRANSPORT_WIFI) || it.hasTransport(NetworkCapabilities.TRANSPORT_ETHERNET)
        }
    }.getOrDefault(true)

    /** Tells nothing any more. */
    fun stop() {
        callbacks.forEach { manager?.unregisterNetworkCallback(it) }
        callbacks = emptyList()
        addresses.clear()
        tunnels.clear()
    }

    private inner class Near : ConnectivityManager.NetworkCallback() {
        override fun onLinkPropertiesChanged(network: Network, properties: LinkProperties) =
            take(this, network, properties.linkAddresses.mapNotNull { it.address?.hostAddress }.toSet())

        override fun onLost(network: Network) = take(this, network, null)
    }

    private inner class Tunnel : ConnectivityManager.NetworkCallback() {
        override fun onAvailable(network: Network) {
            if (this in callbacks && tunnels.add(network)) tunnelled()
        }

        override fun onLost(network: Network) {
            if (this in callbacks && tunnels.remove(network)) tunnelled()
        }
    }

    private fun take(ear: ConnectivityManager.NetworkCallback, network: Network, now: Set<String>?) {
        // One that was on its way when the watch ended.
        if (ear !in callbacks) return
        val before = if (now == null) addresses.remove(network) else addresses.put(network, now)
        if (before == now) return
        // What the system tells first is what the core found by itself.
        if (isFirst) {
            isFirst = false
        } else {
            changed()
        }
    }
}
