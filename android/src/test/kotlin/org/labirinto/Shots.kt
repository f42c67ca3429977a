package org.labirinto

import android.graphics.Bitmap
import java.io.File
import java.io.FileOutputStream

/** Pictures of screens, in the build folder. */
object Shots {
    private val folder = File(System.getProperty("shots.dir") ?: "target/shots").apply { mkdirs() }

    /** Writes one. */
    fun save(name: String, bitmap: Bitmap) {
        FileOutputStream(File(folder, "$name.png")).use { check(bitmap.compress(Bitmap.CompressFormat.PNG, 100, it)) }
    }
}
