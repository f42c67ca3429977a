package org.labirinto

import android.app.Application
import android.content.Intent
import java.io.File
import java.util.Locale
import org.labirinto.core.Setup
import org.labirinto.net.Discovery
import org.labirinto.net.SystemDiscovery

/** The process: one house for all its activities. */
class Labirinto : Application() {
    /** The core, opened by the first activity. */
    lateinit var house: House
        private set

    /** The house that an activity with this intent lives in. */
    fun houseOf(intent: Intent?): House = elsewhere?.invoke(intent) ?: house

    /** The folder that holds everything of this device. */
    val folder: File get() = File(filesDir, "labirinto")

    /** The system's own discovery; another for tests. */
    lateinit var discovery: Discovery

    override fun onCreate() {
        super.onCreate()
        Incoming.folder(this).listFiles().orEmpty().forEach(File::deleteRecursively)
        house = House(setup(folder))
        discovery = SystemDiscovery(this, house)
    }

    /** What the core is opened with; in the language of the system, since the one chosen here is read from the open core. */
    fun setup(folder: File): Setup = Setup(folder.path, null, locale(), listen)

    /** The language of the system for this app. */
    fun locale(): String = (resources.configuration.locales.get(0) ?: Locale.ENGLISH).toLanguageTag()

    companion object {
        /** For tests, in which several phones share a process: another house for some intents. */
        var elsewhere: ((Intent?) -> House?)? = null

        /** Addresses to listen on; empty: every private address of this device. Tests set 127.0.0.1. */
        var listen: List<String> = emptyList()
    }
}
