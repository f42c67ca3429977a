package org.labirinto

import java.nio.file.Files
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** What hinders the core from opening is named, with another try. */
@RunWith(RobolectricTestRunner::class)
class OpeningTest {
    @Test
    fun `a second instance on one folder is named, and opens once the first is gone`() {
        val folder = Files.createTempDirectory("labirinto-shared").toFile()
        val first = Person("First", folder).start()
        val second = Person("Second", folder).begin()
        second.waitUntil("the refusal") { second.texts().any { it.startsWith("Another Labirinto has this folder open.") } }
        second.tap("Try again")
        second.waitUntil("the refusal again") { second.house.refusal != null }
        assertNull(second.house.core)
        var gone = false
        first.house.shut { gone = true }
        first.waitUntil("the first is gone") { gone }
        second.tap("Try again")
        second.waitUntil("the first screen") { second.shows("New game") }
        second.close()
    }

    @Test
    fun `before any setting can be read, the words are of the system's language`() {
        RuntimeEnvironment.setQualifiers("hu")
        val file = Files.createTempFile("labirinto", "file").toFile()
        val house = House((RuntimeEnvironment.getApplication() as Labirinto).setup(file))
        var isTold = false
        house.open { isTold = true }
        Person.awaitAll("the refusal") { isTold }
        val words = Failures.words(checkNotNull(house.refusal))
        assertTrue(words, words.startsWith("Egy fájl áll ott"))
    }

    @Test
    fun `a folder that cannot be made is named`() {
        val file = Files.createTempFile("labirinto", "file").toFile()
        val person = Person("Nobody", file).begin()
        person.waitUntil("the refusal") { person.house.refusal != null && person.texts().any { it.length > 10 } }
        assertNull(person.house.core)
        assertTrue(person.shows("Try again"))
    }
}
