package org.labirinto

import android.net.ConnectivityManager
import android.net.LinkProperties
import android.net.nsd.NsdServiceInfo
import android.os.Build
import android.os.Looper
import java.net.InetAddress
import java.time.Duration
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.core.Announcement
import org.labirinto.net.SystemDiscovery
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowNetwork
import org.robolectric.util.ReflectionHelpers

/** Discovery by NsdManager, both ways of it. */
@RunWith(RobolectricTestRunner::class)
@Config(shadows = [FakeNsd::class])
class DiscoveryTest {
    private val app = RuntimeEnvironment.getApplication() as Labirinto
    private val ada = Person("Ada")
    private val sdk = Build.VERSION.SDK_INT

    @Before
    fun look() {
        FakeNsd.reset()
        app.discovery = SystemDiscovery(app, ada.house)
    }

    @After
    fun away() {
        sdk(sdk)
        ada.close()
        FakeNsd.reset()
    }

    @Test
    fun `below API 34 services are resolved strictly one at a time`() {
        sdk(OLD)
        ada.start().tap("Join")
        val listener = listener()
        listOf(A, B, C).forEach { listener.onServiceFound(found(it)) }
        Person.settle()
        assertEquals(listOf(A), FakeNsd.resolved)
        FakeNsd.answer(resolved(A, "Anna"))
        Person.settle()
        assertEquals(listOf(A, B), FakeNsd.resolved)
        ada.waitUntil("Anna") { ada.texts().any { it.startsWith("Anna") } }
        // One that cannot be resolved does not hold up the next.
        FakeNsd.answer(null)
        Person.settle()
        assertEquals(listOf(A, B, C), FakeNsd.resolved)
        FakeNsd.answer(resolved(C, "Cleo"))
        ada.waitUntil("Cleo") { ada.texts().any { it.startsWith("Cleo") } }
        listener.onServiceLost(found(A))
        ada.waitUntil("Anna is gone") { ada.texts().none { it.startsWith("Anna") } }
        assertTrue(FakeNsd.followed.isEmpty())
    }

    @Test
    fun `what is lost while it waits is not resolved, and nothing is after the end`() {
        sdk(OLD)
        ada.start().tap("Join")
        val listener = listener()
        listOf(A, B, C).forEach { listener.onServiceFound(found(it)) }
        listener.onServiceLost(found(B))
        Person.settle()
        FakeNsd.answer(resolved(A, "Anna"))
        Person.settle()
        assertEquals(listOf(A, C), FakeNsd.resolved)
        ada.back()
        ada.waitUntil("no looking") { FakeNsd.looking.isEmpty() }
        FakeNsd.answer(resolved(C, "Cleo"))
        listener.onServiceFound(found(D))
        Person.settle()
        assertEquals(listOf(A, C), FakeNsd.resolved)
    }

    @Test
    fun `a service that is gone before it is resolved, for which no answer ever comes, holds up nobody`() {
        sdk(OLD)
        ada.start().tap("Join")
        val listener = listener()
        listOf(A, B).forEach { listener.onServiceFound(found(it)) }
        Person.settle()
        assertEquals(listOf(A), FakeNsd.resolved)
        pass(LIMIT)
        assertEquals(listOf(A, B), FakeNsd.resolved)
        FakeNsd.answer(resolved(B, "Benno"))
        ada.waitUntil("Benno") { ada.texts().any { it.startsWith("Benno") } }
        repeat(MANY) { pass(LIMIT) }
        assertEquals("a few times, and no more", listOf(A, B, A, A), FakeNsd.resolved)
        listener.onServiceFound(found(C))
        Person.settle()
        FakeNsd.answer(resolved(C, "Cleo"))
        ada.waitUntil("Cleo") { ada.texts().any { it.startsWith("Cleo") } }
        assertTrue(FakeNsd.clashes.toString(), FakeNsd.clashes.isEmpty())
    }

    @Test
    fun `a resolve that goes on while the screen is closed and opened again is the only one`() {
        sdk(OLD)
        ada.start().tap("Join")
        listener().onServiceFound(found(A))
        Person.settle()
        ada.back()
        ada.waitUntil("no looking") { FakeNsd.looking.isEmpty() }
        ada.tap("Join")
        ada.waitUntil("looking again") { FakeNsd.looking.isNotEmpty() }
        val again = FakeNsd.looking.keys.single()
        listOf(A, B).forEach { again.onServiceFound(found(it)) }
        Person.settle()
        assertEquals(listOf(A), FakeNsd.resolved)
        FakeNsd.answer(resolved(A, "Anna"))
        Person.settle()
        assertEquals(listOf(A, B), FakeNsd.resolved)
        FakeNsd.answer(resolved(B, "Benno"))
        ada.waitUntil("both") { listOf("Anna", "Benno").all { name -> ada.texts().any { it.startsWith(name) } } }
        assertTrue(FakeNsd.clashes.toString(), FakeNsd.clashes.isEmpty())
    }

    @Test
    fun `a resolve that failed is tried again`() {
        sdk(OLD)
        ada.start().tap("Join")
        listener().onServiceFound(found(A))
        Person.settle()
        FakeNsd.answer(null)
        pass(SOON)
        assertEquals(listOf(A, A), FakeNsd.resolved)
        FakeNsd.answer(resolved(A, "Anna"))
        ada.waitUntil("Anna") { ada.texts().any { it.startsWith("Anna") } }
    }

    @Test
    fun `a system that throws is named, and nothing breaks`() {
        listOf(OLD, sdk).forEach { level ->
            FakeNsd.reset()
            sdk(level)
            ada.start().tap("Join")
            val listener = listener()
            FakeNsd.isBroken = true
            listener.onServiceFound(found(A))
            Person.settle()
            assertEquals(level != OLD, isRefused())
            ada.back()
            ada.tap("Join")
            ada.waitUntil("its name at $level") { isRefused() }
            ada.back()
            ada.waitUntil("no looking") { !ada.house.isLooking }
            if (level == OLD) ada.close()
        }
    }

    @Test
    fun `what the system refuses is named, and tried again when the network changes`() {
        FakeNsd.refuses = true
        ada.start().tap("Join")
        ada.waitUntil("the name of the refusal") { isRefused() }
        assertTrue(FakeNsd.looking.isEmpty())
        FakeNsd.refuses = false
        networkChanges()
        ada.waitUntil("no refusal") { !isRefused() }
        FakeNsd.refuses = true
        listener().onServiceFound(found(A))
        ada.waitUntil("that it is not followed") { isRefused() }
        FakeNsd.refuses = false
        networkChanges()
        assertFalse(isRefused())
        FakeNsd.followed.keys.single().onServiceUpdated(resolved(A, "Anna"))
        ada.waitUntil("Anna") { ada.texts().any { it.startsWith("Anna") } }
        ada.back()
        FakeNsd.refuses = true
        Table.host(ada)
        ada.waitUntil("an open table that is not announced") { isRefused() }
        FakeNsd.refuses = false
        networkChanges()
        // The core takes its announcement back and gives it anew, since it listens anew.
        ada.waitUntil("the announcement") { !isRefused() && FakeNsd.registered.size == 1 }
    }

    private fun isRefused() = ada.texts().any { it.startsWith("The system does not let this app find") }

    private fun pass(seconds: Long) = shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(seconds))

    /** Another Wi-Fi. */
    private fun networkChanges() {
        val network = ShadowNetwork.newInstance(++networks)
        shadowOf(app.getSystemService(ConnectivityManager::class.java)).networkCallbacks.forEach {
            it.onLinkPropertiesChanged(network, LinkProperties())
            it.onLost(network)
        }
        Person.settle()
    }

    @Test
    fun `from API 34 on each service is followed with all its addresses, and let go`() {
        ada.start().tap("Join")
        val listener = listener()
        listener.onServiceFound(found(A))
        listener.onServiceFound(found(A))
        Person.settle()
        val follower = FakeNsd.followed.keys.single()
        follower.onServiceUpdated(resolved(A, "Anna"))
        ada.waitUntil("Anna") { ada.texts().any { it.startsWith("Anna") } }
        follower.onServiceUpdated(resolved(A, "Anna", version = "9"))
        ada.waitUntil("her version") { ada.shows("Anna (another version)") }
        listener.onServiceLost(found(A))
        ada.waitUntil("Anna is gone") { ada.texts().none { it.startsWith("Anna") } }
        assertTrue(FakeNsd.followed.isEmpty() && FakeNsd.resolved.isEmpty())
    }

    @Test
    fun `services of others that say nonsense are passed over`() {
        ada.start().tap("Join")
        val listener = listener()
        listener.onServiceFound(found(A))
        Person.settle()
        val follower = FakeNsd.followed.keys.single()
        follower.onServiceUpdated(resolved(A, "Anna", version = "nine"))
        follower.onServiceUpdated(resolved(A, "Anna", version = "99999999"))
        follower.onServiceUpdated(NsdServiceInfo().apply { serviceName = A })
        follower.onServiceUpdated(resolved(A, "Zoe"))
        ada.waitUntil("the one that makes sense") { ada.texts().any { it.startsWith("Zoe") } }
        assertTrue(ada.texts().none { it.startsWith("Anna") })
    }

    @Test
    fun `what is announced carries version, id and name, in place of what was before`() {
        val discovery = SystemDiscovery(app, ada.house)
        discovery.announce(Announcement("_labirinto._tcp", "one", "Ada", 1u, 4017u))
        val info = FakeNsd.registered.values.single()
        assertEquals("_labirinto._tcp", info.serviceType)
        assertEquals(4017, info.port)
        assertEquals(
            mapOf("v" to "1", "id" to "one", "n" to "Ada"),
            info.attributes.mapValues { it.value.toString(Charsets.UTF_8) },
        )
        val before = FakeNsd.registered.keys.single()
        discovery.announce(Announcement("_labirinto._tcp", "one", "Ada", 1u, 4017u))
        assertEquals("the same again is nothing new", before, FakeNsd.registered.keys.single())
        discovery.announce(Announcement("_labirinto._tcp", "two", "Ada", 1u, 4017u))
        assertEquals("two", FakeNsd.registered.values.single().serviceName)
        discovery.announce(null)
        assertTrue(FakeNsd.registered.isEmpty())
        ada.begin()
        ada.waitUntil("the core") { ada.house.core != null }
    }

    @Test
    fun `what an ended search lost late is not taken from the next`() {
        sdk(OLD)
        ada.start().tap("Join")
        val first = listener()
        ada.back()
        ada.waitUntil("the end of the search") { FakeNsd.looking.isEmpty() }
        ada.tap("Join")
        val second = listener()
        assertTrue(first !== second)
        second.onServiceFound(found(A))
        Person.settle()
        FakeNsd.answer(resolved(A, "Anna"))
        ada.waitUntil("Anna") { ada.texts().any { it.startsWith("Anna") } }
        first.onServiceLost(found(A))
        Person.settle()
        second.onServiceFound(found(B))
        Person.settle()
        FakeNsd.answer(resolved(B, "Bea"))
        ada.waitUntil("Bea") { ada.texts().any { it.startsWith("Bea") } }
        assertTrue(ada.texts().any { it.startsWith("Anna") })
    }

    private fun listener() = run {
        ada.waitUntil("looking") { FakeNsd.looking.isNotEmpty() }
        assertEquals("_labirinto._tcp", FakeNsd.looking.values.single())
        assertNull(FakeNsd.resolving)
        FakeNsd.looking.keys.single()
    }

    private fun found(name: String) = NsdServiceInfo().apply {
        serviceName = name
        serviceType = "_labirinto._tcp."
    }

    private fun resolved(name: String, who: String, version: String = "1") = found(name).apply {
        @Suppress("DEPRECATION")
        host = InetAddress.getByName("127.0.0.1")
        port = 9
        setAttribute("v", version)
        setAttribute("id", name)
        setAttribute("n", who)
    }

    private fun sdk(level: Int) = ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", level)

    private companion object {
        var networks = 70
        const val LIMIT = 6L
        const val SOON = 2L
        const val MANY = 6
        const val OLD = 33

        // As the core makes them: 16 bytes in base32.
        const val A = "aaaaaaaaaaaaaaaaaaaaaaaaaa"
        const val B = "baaaaaaaaaaaaaaaaaaaaaaaaa"
        const val C = "caaaaaaaaaaaaaaaaaaaaaaaaa"
        const val D = "daaaaaaaaaaaaaaaaaaaaaaaaa"
    }
}
