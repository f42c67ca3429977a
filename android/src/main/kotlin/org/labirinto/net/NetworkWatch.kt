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
 * Tells on the main thread when the networks of this phone change: another Wi-Fi, another address, none. One without
 * internet counts too.
 */
class NetworkWatch(context: Context, private val changed: () -> Unit) {
    private val manager = context.getSystemService(ConnectivityManager::class.java)
    private val addresses = HashMap<Network, Set<String>>()
    private var isFirst = true
    private var callback: ConnectivityManager.NetworkCallback? = null

    /** From now until [stop]. */
    fun start() {
        if (callback != null) return
        val request = NetworkRequest.Builder()
            .removeCapability(NetworkCapabilities.NET_CAPABILITY_INTERNET)
            .addTransportType(NetworkCapabilities.TRANSPORT_WIFI)
            .addTransportType(NetworkCapabilities.TRANSPORT_ETHERNET)
            .build()
        val ear = object : ConnectivityManager.NetworkCallback() {
            override fun onLinkPropertiesChanged(network: Network, properties: LinkProperties) =
                take(this, network, properties.linkAddresses.mapNotNull { it.address?.hostAddress }.toSet())

            override fun onLost(network: Network) = take(this, network, null)
        }
        callback = ear
        manager?.registerNetworkCallback(request, ear, Handler(Looper.getMainLooper()))
    }

    /** Tells nothing any more. */
    fun stop() {
        callback?.let { manager?.unregisterNetworkCallback(it) }
        callback = null
        addresses.clear()
        isFirst = true
    }

    private fun take(ear: ConnectivityManager.NetworkCallback, network: Network, now: Set<String>?) {
        // One that was on its way when the watch ended.
        if (ear !== callback) return
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
