package org.labirinto.net

import android.app.Activity
import android.app.AlertDialog
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.provider.Settings
import org.labirinto.House
import org.labirinto.core.Event

/**
 * The local network as one activity needs it: asked for at the tap that needs it, watched for changes, and searched by the
 * system's own discovery as far as the core says.
 */
class Network(private val activity: Activity, private val house: House, private val discovery: Discovery) {
    private val ear: (Event) -> Unit = ::hear
    private val watch = NetworkWatch(activity) { house.ask { it.networkChanged() } }
    private var then: (() -> Unit)? = null

    /** Whether this app may reach the local network. Below API 37 the permission does not exist. */
    val isAllowed: Boolean
        get() {
            val exists = runCatching { activity.packageManager.getPermissionInfo(LOCAL_NETWORK, 0) }.isSuccess
            return !exists || activity.checkSelfPermission(LOCAL_NETWORK) == PackageManager.PERMISSION_GRANTED
        }

    /** From now until [stop]; what the core asked for before counts. */
    fun start() {
        house.listen(ear)
        watch.start()
        discovery.announce(house.announcement)
        discovery.browse(house.isLooking)
    }

    /** Nothing is watched any more; nor announced or searched, unless another activity goes on with it at once. */
    fun stop(goesOn: Boolean) {
        house.unlisten(ear)
        watch.stop()
        if (goesOn) return
        discovery.announce(null)
        discovery.browse(false)
    }

    /** Does [work] when this app may reach the local network: at once, or when the person allowed it. */
    fun ask(work: () -> Unit) {
        if (isAllowed) return work()
        then = work
        AlertDialog.Builder(activity)
            .setMessage(house.say("phone-network-why"))
            .setPositiveButton(house.say("phone-continue")) { _, _ ->
                activity.requestPermissions(arrayOf(LOCAL_NETWORK), REQUEST)
            }
            .setNegativeButton(house.say("phone-cancel"), null)
            .show()
    }

    /** The answer of the person. */
    fun answered(request: Int, results: IntArray) {
        if (request != REQUEST) return
        val work = then ?: return
        then = null
        if (results.firstOrNull() == PackageManager.PERMISSION_GRANTED) return work()
        denied(activity, house, "phone-network-denied")
    }

    private fun hear(event: Event) {
        when (event) {
            is Event.Announce -> discovery.announce(event.announcement)
            is Event.Browse -> discovery.browse(event.look)
            else -> Unit
        }
    }

    companion object {
        /** The permission of API 37. */
        const val LOCAL_NETWORK = "android.permission.ACCESS_LOCAL_NETWORK"

        private const val REQUEST = 37

        /** Names a refused permission and shows the way to the settings. */
        fun denied(activity: Activity, house: House, words: String) {
            AlertDialog.Builder(activity)
                .setMessage(house.say(words))
                .setPositiveButton(house.say("phone-open-settings")) { _, _ -> openSettings(activity) }
                .setNegativeButton(house.say("phone-cancel"), null)
                .show()
        }

        /** The system's own page of what this app may do. */
        fun openSettings(activity: Activity) {
            val about = Uri.fromParts("package", activity.packageName, null)
            activity.startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, about))
        }
    }
}
