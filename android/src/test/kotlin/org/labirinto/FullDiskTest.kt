package org.labirinto

import java.io.File
import java.io.IOException
import java.nio.file.Files
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The phone's storage is full in the middle of a game: named, nothing lost, and the game goes on once there is room. */
@RunWith(RobolectricTestRunner::class)
class FullDiskTest {
    private val disk: File = Files.createTempDirectory("labirinto-disk").toFile()
    private val folder = File(disk, "data")
    private val ada by lazy { Person("Ada", folder) }

    /** A disk of its own, which only root can have: `check` asks for that. */
    @Before
    fun mount() = run("mount", "-t", "tmpfs", "-o", "size=16m", "none", disk.path)

    @After
    fun away() {
        ada.close()
        run("umount", disk.path)
        disk.delete()
    }

    @Test
    fun `a full disk is named, and the game goes on when there is room again`() {
        Table.againstComputer(ada)
        ada.waitUntil("my turn") { Table.state(ada)?.status?.mine == true }
        val filler = File(disk, "filler")
        fill(filler)
        ada.tap("Resign")
        ada.tap("Resign")
        ada.told("the disk is named") { it.startsWith("The disk is full. Nothing was lost.") }
        val before = Table.state(ada)?.view
        check(filler.delete())
        ada.waitUntil("the game as it was saved") { Table.state(ada)?.view !== before && Table.state(ada)?.status?.mine == true }
        while (ada.trouble() != null) ada.tap("Close")
        Table.resign(ada)
    }

    private fun fill(file: File) {
        val chunk = ByteArray(CHUNK)
        try {
            file.outputStream().use { while (true) it.write(chunk) }
        } catch (_: IOException) {
            // Full, as it should be: to the last byte.
            runCatching { File(disk, "rest").outputStream().use { out -> while (true) out.write(0) } }
        }
    }

    private fun run(vararg command: String) {
        val process = ProcessBuilder(*command).redirectErrorStream(true).start()
        val said = process.inputStream.readBytes().decodeToString()
        assertEquals("${command.toList()}, which needs root: $said", 0, process.waitFor())
    }

    private companion object {
        const val CHUNK = 4096
    }
}
