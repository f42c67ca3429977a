package org.labirinto

import android.content.ContentProvider
import android.content.ContentValues
import android.content.Context
import android.database.Cursor
import android.database.MatrixCursor
import android.net.Uri
import android.os.ParcelFileDescriptor
import android.provider.OpenableColumns
import java.io.File
import java.io.FileNotFoundException

/** Lets another app read the one record that the person shared with it; nothing else of this app is reachable. */
class RecordProvider : ContentProvider() {
    override fun onCreate(): Boolean = true

    override fun openFile(uri: Uri, mode: String): ParcelFileDescriptor {
        if (mode != "r") throw FileNotFoundException(mode)
        return ParcelFileDescriptor.open(shared(uri), ParcelFileDescriptor.MODE_READ_ONLY)
    }

    override fun getType(uri: Uri): String = "application/octet-stream"

    override fun query(
        uri: Uri,
        projection: Array<String>?,
        selection: String?,
        selectionArgs: Array<String>?,
        sortOrder: String?,
    ): Cursor {
        val file = shared(uri)
        val columns = projection ?: arrayOf(OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE)
        val row = columns.map { column ->
            when (column) {
                OpenableColumns.DISPLAY_NAME -> file.name
                OpenableColumns.SIZE -> file.length()
                else -> null
            }
        }
        return MatrixCursor(columns).apply { addRow(row) }
    }

    override fun insert(uri: Uri, values: ContentValues?): Uri? = null

    override fun update(uri: Uri, values: ContentValues?, selection: String?, selectionArgs: Array<String>?): Int = 0

    override fun delete(uri: Uri, selection: String?, selectionArgs: Array<String>?): Int = 0

    private fun shared(uri: Uri): File {
        val folder = folder(checkNotNull(context) { "a provider has a context once it was created" })
        val file = uri.lastPathSegment?.let { File(folder, it) }
        if (file == null || !file.isFile || file.canonicalFile.parentFile != folder.canonicalFile) {
            throw FileNotFoundException(uri.toString())
        }
        return file
    }

    companion object {
        private const val AUTHORITY = "org.labirinto.records"

        private const val NAME_DIGITS = 8

        private fun folder(context: Context) = File(context.cacheDir, "shared").apply { mkdirs() }

        /** Where the record of [table] is written for sharing. */
        fun file(context: Context, table: String): File = File(folder(context), "${table.take(NAME_DIGITS)}.labirinto")

        /** How another app names it. */
        fun uri(file: File): Uri = Uri.Builder().scheme("content").authority(AUTHORITY).appendPath(file.name).build()
    }
}
