package org.labirinto

import android.Manifest
import android.content.Intent
import android.content.pm.PackageManager
import android.content.pm.PermissionInfo
import android.net.ConnectivityManager
import android.net.LinkAddress
import android.net.LinkProperties
import android.net.NetworkCapabilities
import android.net.NetworkRequest
import android.net.Uri
import android.os.Handler
import android.os.Looper
import android.provider.Settings
import android.widget.EditText
import java.net.InetAddress
import java.time.Duration
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Announcement
import org.labirinto.net.Discovery
import org.labirinto.net.Network
import org.labirinto.net.NetworkWatch
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowConnectivityManager
import org.robolectric.shadows.ShadowNetwork
import org.robolectric.shadows.ShadowNetworkCapabilities

/** The local network: asked for, refused, watched, searched. */
@RunWith(RobolectricTestRunner::class)
class NetworkTest {
    private val app = RuntimeEnvironment.getApplication() as Labirinto
    private val ada = Person("Ada")
    private val ben = Person("Ben")
    private val all = ArrayList<Person>()
    private val system = FakeDiscovery().also { app.discovery = it }

    @After
    fun away() = all.forEach(Person::close)

    @Test
    fun `an open table is announced as long as it is on show, and found by its hint`() {
        Table.host(started(ada))
        val announced = checkNotNull(system.announced) { "nothing was announced" }
        assertEquals("_labirinto._tcp", announced.service)
        assertTrue(announced.port > 0u && announced.name.isNotEmpty() && announced.id.isNotEmpty())
        ada.turn("+land")
        assertEquals("turning keeps it", announced, system.announced)
        assertFalse("turning does not take it away for a moment", system.heard.dropWhile { it != announced }.contains(null))

        ben.start().also { all += it }
        assertFalse(system.looks)
        ben.tap("Join")
        ben.waitUntil("the system is asked to look") { system.looks }
        hint(announced, announced.version)
        ben.waitUntil("the table in the list") { ben.shows(announced.name) }
        hint(announced, (announced.version + 1u).toUShort())
        ben.waitUntil("its version") { ben.shows("${announced.name} (another version)") }
        hint(announced, announced.version)
        ben.tap(announced.name)
        ben.waitUntil("it looks no longer") { !system.looks }
        ada.tap("Let in")
        ben.tap("They are the same")
        ada.tap("They are the same")
    }

    @Test
    fun `what is gone from the network is gone from the list`() {
        started(ada).tap("Join")
        ada.waitUntil("looking") { system.looks }
        ada.house.ask { it.peerHint(XENIA, "Xenia", 1u, listOf("127.0.0.1:9")) }
        ada.waitUntil("the list") { ada.texts().any { it.startsWith("Xenia") } }
        ada.house.ask { it.peerGone(XENIA) }
        ada.waitUntil("the empty list") { ada.texts().none { it.startsWith("Xenia") } }
        ada.back()
        ada.waitUntil("no looking") { !system.looks }
    }

    @Test
    fun `an app that leaves the screen announces nothing, and does again when it is back`() {
        Table.host(started(ada))
        assertNotNull(system.announced)
        ada.leave()
        assertNull(system.announced)
        ada.comeBack()
        ada.waitUntil("the announcement") { system.announced != null }
    }

    @Test
    fun `the local network of API 37 is asked for with its reason, and a refusal is named with the way out`() {
        shadowOf(app.packageManager).addPermissionInfo(PermissionInfo().apply { name = Network.LOCAL_NETWORK })
        started(ada).tap("Join")
        assertTrue(ada.texts().toString(), ada.texts().any { it.startsWith("To play with somebody nearby") })
        ada.tap("Continue")
        val asked = shadowOf(ada.activity).lastRequestedPermission
        assertEquals(listOf(Network.LOCAL_NETWORK), asked.requestedPermissions.toList())
        answer(asked.requestCode, asked.requestedPermissions, PackageManager.PERMISSION_DENIED)
        assertTrue(ada.texts().any { it.startsWith("This app may not reach the local network.") })
        ada.tap("Open settings")
        assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, shadowOf(ada.activity).nextStartedActivity.action)
        // The state stays named after the question is gone, and is not asked again by itself.
        assertTrue(ada.texts().any { it.startsWith("This app may not reach the local network.") })
        assertFalse(system.looks)
        ada.turn("+land")
        assertTrue(ada.texts().none { it.startsWith("To play with somebody nearby") })
        assertTrue(ada.texts().toString(), "Open settings" in ada.texts())
        // Allowed in the settings meanwhile.
        shadowOf(app).grantPermissions(Network.LOCAL_NETWORK)
        ada.leave()
        ada.comeBack()
        ada.waitUntil("looking") { system.looks }
        assertFalse("Open settings" in ada.texts())
    }

    @Test
    fun `a table is opened only once the local network was allowed`() {
        shadowOf(app.packageManager).addPermissionInfo(PermissionInfo().apply { name = Network.LOCAL_NETWORK })
        started(ada)
        ada.tap("Host a table")
        ada.tap("Open the table")
        assertTrue(ada.house.rooms.isEmpty())
        ada.tap("Continue")
        val asked = shadowOf(ada.activity).lastRequestedPermission
        shadowOf(app).grantPermissions(Network.LOCAL_NETWORK)
        answer(asked.requestCode, asked.requestedPermissions, PackageManager.PERMISSION_GRANTED)
        ada.waitUntil("the table") { ada.shows("Share link") }
    }

    @Test
    fun `a turn of the phone loses neither the question for the local network nor what it was for`() {
        notAllowed()
        started(ada)
        ada.tap("Host a table")
        ada.tap("Open the table")
        assertTrue(isAsked())
        ada.turn("+land")
        assertTrue("the question is there again", isAsked())
        ada.tap("Continue")
        val asked = shadowOf(ada.activity).lastRequestedPermission
        ada.turn("+port")
        assertFalse("the system asks by now", isAsked())
        shadowOf(app).grantPermissions(Network.LOCAL_NETWORK)
        answer(asked.requestCode, asked.requestedPermissions, PackageManager.PERMISSION_GRANTED)
        ada.waitUntil("the table") { ada.shows("Share link") }
    }

    @Test
    fun `a refusal after a turn of the phone is named too`() {
        notAllowed()
        started(ada).tap("Join")
        ada.tap("Continue")
        val asked = shadowOf(ada.activity).lastRequestedPermission
        ada.turn("+land")
        answer(asked.requestCode, asked.requestedPermissions, PackageManager.PERMISSION_DENIED)
        ada.tap("Cancel")
        assertTrue(ada.texts().any { it.startsWith(DENIED) })
        ada.receive(Intent(Intent.ACTION_VIEW, Uri.parse("labirinto:nonsense1")))
        ada.turn("+port")
        ada.tap("Cancel")
    }

    @Test
    fun `a link and a game with another phone ask for the local network, a game on this phone does not`() {
        all += ada
        Table.againstComputer(ada)
        home()
        notAllowed()
        ada.tap(ada.texts().first { it.startsWith("Go on: ") })
        assertFalse(isAsked())
        ada.waitUntil("the board") { ada.boards().isNotEmpty() }
        assertFalse(ada.texts().any { it.startsWith(DENIED) })
        home()
        ada.receive(Intent(Intent.ACTION_VIEW, Uri.parse("labirinto:nonsense1")))
        ada.tap("Join")
        assertTrue(isAsked())
        ada.tap("Cancel")
    }

    @Test
    fun `a game with another phone names the refusal as long as that phone is awaited, and its rematch asks`() {
        all += listOf(ada, ben)
        Table.play(ada, ben)
        notAllowed()
        ada.dieAndComeBack()
        ada.waitUntil("the refusal") { ada.texts().any { it.startsWith(DENIED) } && ada.boards().isNotEmpty() }
        ada.tap("Allow the local network")
        assertTrue(isAsked())
        ada.tap("Cancel")
        home()
        ada.waitUntil("the first screen") { ada.texts().any { it.startsWith("Go on: ") } }
        ada.tap(ada.texts().first { it.startsWith("Go on: ") })
        assertTrue(isAsked())
        ada.tap("Continue")
        val asked = shadowOf(ada.activity).lastRequestedPermission
        shadowOf(app).grantPermissions(Network.LOCAL_NETWORK)
        answer(asked.requestCode, asked.requestedPermissions, PackageManager.PERMISSION_GRANTED)
        ada.waitUntil("the board") { ada.boards().isNotEmpty() }
        assertFalse(ada.texts().any { it.startsWith(DENIED) })
        Table.resign(ada)
        shadowOf(app).denyPermissions(Network.LOCAL_NETWORK)
        ada.tap("Rematch")
        assertTrue(isAsked())
        ada.tap("Cancel")
    }

    @Test
    fun `an address is typed to its end, whoever comes near meanwhile`() {
        started(ada).tap("Join")
        ada.waitUntil("looking") { system.looks }
        val field = field()
        field.requestFocus()
        field.setText("192.168.1")
        ada.house.ask { it.peerHint(XENIA, "Xenia", 1u, listOf("127.0.0.1:9")) }
        ada.waitUntil("the list") { ada.texts().any { it.startsWith("Xenia") } }
        assertTrue("the same field, with the keyboard", field() === field && field.isFocused && field.isAttachedToWindow)
        ada.tap("Scan the code")
        ada.back()
        assertEquals("192.168.1", field().text.toString())
    }

    @Test
    fun `a VPN is named before anybody wonders, at both ends, and so is what keeps phones apart when nobody comes`() {
        started(ada).tap("Join")
        assertFalse(seesVpn())
        val vpn = ShadowNetwork.newInstance(VPN)
        shadowOf(app.getSystemService(ConnectivityManager::class.java)).networkCallbacks.forEach { it.onAvailable(vpn) }
        assertTrue(ada.texts().toString(), seesVpn())
        ada.back()
        Table.host(ada)
        assertTrue(seesVpn())
        shadowOf(app.getSystemService(ConnectivityManager::class.java)).networkCallbacks.forEach { it.onLost(vpn) }
        assertFalse(seesVpn())
        home()
        ada.tap("Join")
        assertFalse(seesVpn() || namesIsolation())
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(LATE))
        assertTrue(namesIsolation())
    }

    private fun home() {
        while (ada.activity.trail.size > 1) ada.back()
    }

    private fun seesVpn() = ada.texts().any { it.startsWith("A VPN is on") }

    private fun namesIsolation() = ada.texts().any { it.contains("keeps phones apart") }

    private fun field() = Person.views(ada.activity.window.decorView).filterIsInstance<EditText>().single()

    private fun isAsked() = ada.texts().any { it.startsWith("To play with somebody nearby") }

    private fun notAllowed() = shadowOf(app.packageManager).addPermissionInfo(PermissionInfo().apply { name = Network.LOCAL_NETWORK })

    @Test
    fun `the camera is asked for with its reason, and a refusal leaves the other ways`() {
        started(ada).tap("Join")
        ada.tap("Scan the code")
        assertTrue(ada.texts().any { it.startsWith("The camera is used only") })
        ada.tap("Allow the camera")
        val asked = shadowOf(ada.activity).lastRequestedPermission
        assertEquals(listOf(Manifest.permission.CAMERA), asked.requestedPermissions.toList())
        answer(asked.requestCode, asked.requestedPermissions, PackageManager.PERMISSION_DENIED)
        assertTrue(ada.texts().any { it.startsWith("This app may not use the camera.") })
        ada.tap("Open settings")
        assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, shadowOf(ada.activity).nextStartedActivity.action)
        ada.back()
        assertTrue(ada.shows("Scan the code"))
    }

    @Test
    fun `a question for the camera that was taken away is no refusal`() {
        started(ada).tap("Join")
        ada.tap("Scan the code")
        ada.tap("Allow the camera")
        val asked = shadowOf(ada.activity).lastRequestedPermission
        ada.activity.onRequestPermissionsResult(asked.requestCode, emptyArray(), IntArray(0))
        Person.settle()
        assertTrue(ada.texts().toString(), ada.shows("Allow the camera"))
    }

    @Test
    fun `a system that gives no page of settings breaks nothing`() {
        started(ada).tap("Join")
        ada.tap("Scan the code")
        ada.tap("Allow the camera")
        val asked = shadowOf(ada.activity).lastRequestedPermission
        answer(asked.requestCode, asked.requestedPermissions, PackageManager.PERMISSION_DENIED)
        shadowOf(app).checkActivities(true)
        ada.tap("Open settings")
        assertTrue(ada.shows("Open settings"))
    }

    @Test
    fun `a network that comes first of all is told, for the core found none`() {
        var changes = 0
        val manager = shadowOf(app.getSystemService(ConnectivityManager::class.java))
        manager.clearAllNetworks()
        val before = manager.networkCallbacks.toSet()
        val watch = NetworkWatch(app, {}) { changes++ }
        watch.start()
        val added = manager.networkCallbacks - before
        added.forEach { it.onLinkPropertiesChanged(ShadowNetwork.newInstance(NET), at("192.168.1.7")) }
        watch.stop()
        assertEquals(1, changes)
    }

    @Test
    @Config(shadows = [NoCallbacks::class])
    fun `a system that lets nobody watch its networks breaks nothing`() {
        val watch = NetworkWatch(app, {}) { }
        watch.start()
        watch.stop()
    }

    /** As Android 11 does when it takes the caller for another. */
    @Implements(ConnectivityManager::class)
    class NoCallbacks : ShadowConnectivityManager() {
        @Implementation
        override fun registerNetworkCallback(
            request: NetworkRequest,
            callback: ConnectivityManager.NetworkCallback,
            handler: Handler,
        ): Unit = throw SecurityException("Package android does not belong to 10123")
    }

    @Test
    fun `another address and a lost network are told, what was known is not`() {
        var changes = 0
        var tunnels = 0
        val watch = NetworkWatch(app, { tunnels++ }) { changes++ }
        val manager = shadowOf(app.getSystemService(ConnectivityManager::class.java))
        val wifi = ShadowNetwork.newInstance(NET)
        manager.addNetwork(wifi, null)
        val capabilities = ShadowNetworkCapabilities.newInstance()
        shadowOf(capabilities).addTransportType(NetworkCapabilities.TRANSPORT_WIFI)
        manager.setNetworkCapabilities(wifi, capabilities)
        val before = manager.networkCallbacks.toSet()
        watch.start()
        val added = manager.networkCallbacks - before
        val callback = object : ConnectivityManager.NetworkCallback() {
            override fun onLinkPropertiesChanged(network: android.net.Network, properties: LinkProperties) =
                added.forEach { it.onLinkPropertiesChanged(network, properties) }

            override fun onLost(network: android.net.Network) = added.forEach { it.onLost(network) }
        }
        callback.onLinkPropertiesChanged(wifi, at("192.168.1.7"))
        assertEquals("the first is what the core found itself", 0, changes)
        callback.onLinkPropertiesChanged(wifi, at("192.168.1.7"))
        assertEquals(0, changes)
        callback.onLinkPropertiesChanged(wifi, at("192.168.43.9"))
        assertEquals(1, changes)
        callback.onLost(wifi)
        assertEquals(2, changes)
        callback.onLinkPropertiesChanged(wifi, at("192.168.43.9"))
        assertEquals(3, changes)
        assertEquals(0, tunnels)
        watch.stop()
        assertEquals(before, manager.networkCallbacks.toSet())
        callback.onLost(wifi)
        assertEquals("what was on its way", 3, changes)
    }

    private fun at(address: String) = LinkProperties().apply {
        addLinkAddress(LinkAddress(InetAddress.getByName(address), PREFIX))
    }

    private fun started(person: Person) = person.start().also { all += it }

    private fun answer(request: Int, permissions: Array<String>, result: Int) {
        ada.activity.onRequestPermissionsResult(request, permissions, IntArray(permissions.size) { result })
        Person.settle()
    }

    private fun hint(announced: Announcement, version: UShort) {
        ben.house.ask { it.peerHint(announced.id, announced.name, version, listOf("127.0.0.1:${announced.port}")) }
    }

    /** What the core wants of the system, as told last. */
    private class FakeDiscovery : Discovery {
        val heard = ArrayList<Announcement?>()
        var looks = false

        /** Two phones share this one: what one of them stopped is no other's. */
        var announced: Announcement? = null

        override fun announce(announcement: Announcement?) {
            heard += announcement
            announced = announcement
        }

        override fun browse(look: Boolean) {
            looks = look
        }
    }

    private companion object {
        const val NET = 7
        const val VPN = 17
        const val LATE = 10L
        const val DENIED = "This app may not reach the local network."
        const val XENIA = "xaaaaaaaaaaaaaaaaaaaaaaaaa"
        const val PREFIX = 24
    }
}
