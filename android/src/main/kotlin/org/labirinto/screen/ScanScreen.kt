package org.labirinto.screen

import android.Manifest
import android.content.pm.PackageManager
import android.view.TextureView
import android.view.View
import android.widget.LinearLayout
import org.labirinto.CodeCamera
import org.labirinto.Screen
import org.labirinto.Stage
import org.labirinto.Words
import org.labirinto.core.Chair
import org.labirinto.core.Order
import org.labirinto.core.Whose
import org.labirinto.net.Network

/** The camera, looking for the code on another phone. */
class ScanScreen(stage: Stage) : Screen(stage) {
    override val key = NAME
    private var camera: CodeCamera? = null
    private var denied = false
    private var failed = false

    override fun build(): View {
        val sheet = stage.sheet
        if (!isAllowed()) return without()
        if (failed) return broken()
        val preview = TextureView(stage.activity).apply { contentDescription = say("phone-scan-spoken") }
        camera?.end()
        camera = CodeCamera(stage.activity, preview, ::found) {
            // Perhaps while this screen is being built.
            stage.activity.window.decorView.post {
                failed = true
                if (stage.activity.trail.top === this) stage.refresh()
            }
        }
        val page = sheet.page(bar(say("phone-scan")), sheet.column(sheet.text(say("phone-scan-help"))))
        page.addView(preview, LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, 0, PREVIEW))
        return page
    }

    override fun back(): Boolean {
        cover()
        return false
    }

    override fun come() {
        // The camera was given back while the app was away; perhaps another app did so too.
        failed = false
        stage.refresh()
    }

    override fun leave() = cover()

    override fun cover() {
        camera?.end()
        camera = null
    }

    /** The answer of the person to the question for the camera. */
    fun answered(request: Int, results: IntArray) {
        // No answer at all: the question was taken away, and can be asked again.
        if (request != REQUEST || results.isEmpty()) return
        denied = results.firstOrNull() != PackageManager.PERMISSION_GRANTED
        stage.refresh()
    }

    private fun isAllowed() = stage.activity.checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED

    /** The reason first, then the question; and after a refusal, the ways that need no camera. */
    private fun without(): View {
        val sheet = stage.sheet
        val words = sheet.text(say(if (denied) "phone-camera-denied" else "phone-camera-why"))
        val content = sheet.column(sheet.card(words))
        val next = if (denied) {
            sheet.button(say("phone-open-settings"), filled = true) {
                Network.openSettings(stage.activity)
            }
        } else {
            sheet.button(say("phone-allow-camera"), filled = true) {
                stage.activity.requestPermissions(arrayOf(Manifest.permission.CAMERA), REQUEST)
            }
        }
        return sheet.page(bar(say("phone-scan")), content, next)
    }

    /** No camera, or another app has it: the other ways are one step back. */
    private fun broken(): View {
        val sheet = stage.sheet
        camera?.end()
        camera = null
        val again = sheet.button(say("phone-try-again"), filled = true) {
            failed = false
            stage.refresh()
        }
        return sheet.page(bar(say("phone-scan")), sheet.column(sheet.card(sheet.text(say("phone-camera-failed")))), again)
    }

    /** The text of a code: the core says whether it is a link of this app. */
    internal fun found(text: String) {
        stage.back()
        stage.activity.network.ask(Order.Join(Whose.Link(Words.of(text)), Chair(null, null)))
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "scan"

        private const val REQUEST = 26
        private const val PREVIEW = 6f
    }
}
