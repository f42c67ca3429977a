package org.labirinto.net

import android.app.Activity
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.provider.Settings
import org.labirinto.Ask
import org.labirinto.MainActivity
import org.labirinto.core.Event
import org.labirinto.core.Order

/**
 * The local network as one activity needs it: asked for at the tap that needs it, watched for changes, and searched by the
 * system's own discovery as far as the core says. [pending] is what the activity before this one asked for and got no answer
 * to; [changed] is told when something of [obstacles] changes.
 */
class Network(private val activity: MainActivity, private val discovery: Discovery, pending: Pending?, private val changed: () -> Unit) {
    /** What is done once this app may reach the local network. */
    class Pending internal constructor(internal val order: Order?) {
        /** Whether the system asks the person by now. */
        internal var isRequested = false
    }

    private val house get() = activity.house
    private val ear: (Event) -> Unit = ::hear
    private val watch = NetworkWatch(activity, changed) {
        house.ask { it.networkChanged() }
        discovery.again()
    }

    /** What waits for the person's answer. */
    var pending: Pending? = pending
        private set

    /** What this activity has given the reason for. */
    private var explained: Pending? = null

    /** Whether this app may reach the local network. Below API 37 the permission does not exist. */
    val isAllowed: Boolean
        get() {
            val exists = runCatching { activity.packageManager.getPermissionInfo(LOCAL_NETWORK, 0) }.isSuccess
            return !exists || activity.checkSelfPermission(LOCAL_NETWORK) == PackageManager.PERMISSION_GRANTED
        }

    /** All that is in the way now. */
    val obstacles: List<Obstacle>
        get() = Obstacle.entries.filter { obstacle ->
            when (obstacle) {
                Obstacle.DENIED -> !isAllowed
                Obstacle.REFUSED -> discovery.isRefused
                Obstacle.VPN -> watch.seesVpn
            }
        }

    /** From now until [stop]; what the core asked for before counts. */
    fun start() {
        house.listen(ear)
        watch.start()
        discovery.tell(changed)
        discovery.announce(house.announcement)
        discovery.browse(house.isLooking)
        pending?.let { if (!it.isRequested && it !== explained) why(it) }
    }

    /** Nothing is watched any more; nor announced or searched, unless another activity goes on with it at once. */
    fun stop(goesOn: Boolean) {
        house.unlisten(ear)
        watch.stop()
        discovery.tell(null)
        if (goesOn) return
        discovery.announce(null)
        discovery.browse(false)
    }

    /** Posts [order], if there is one, when this app may reach the local network: at once, or when the person allowed it. */
    fun ask(order: Order? = null) {
        if (isAllowed) {
            order?.let(house::post)
            return
        }
        why(Pending(order).also { pending = it })
    }

    /** The answer of the person; none at all when the question was taken away. */
    fun answered(request: Int, results: IntArray) {
        if (request != REQUEST) return
        val order = pending?.order
        pending = null
        if (results.firstOrNull() == PackageManager.PERMISSION_GRANTED) {
            house.ask { it.networkChanged() }
            discovery.again()
            order?.let(house::post)
        } else if (results.isNotEmpty()) {
            denied()
        }
        changed()
    }

    private fun why(mine: Pending) {
        explained = mine
        val ask = Ask(activity)
        ask.otherwise { if (pending === mine) pending = null }
        ask.whether(house.say("phone-network-why"), house.say("phone-continue")) {
            mine.isRequested = true
            activity.requestPermissions(arrayOf(LOCAL_NETWORK), REQUEST)
        }
    }

    private fun denied() {
        Ask(activity).whether(house.say("phone-network-denied"), house.say("phone-open-settings")) { openSettings(activity) }
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

        /** The system's own page of what this app may do. */
        fun openSettings(activity: Activity) {
            val about = Uri.fromParts("package", activity.packageName, null)
            // Not every system has such a page, and some have no settings that an app may open.
            runCatching { activity.startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, about)) }
                .recoverCatching { activity.startActivity(Intent(Settings.ACTION_SETTINGS)) }
        }
    }
}
