package org.labirinto.screen

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.View
import java.io.File
import org.labirinto.Live
import org.labirinto.RecordProvider
import org.labirinto.Screen
import org.labirinto.Stage
import org.labirinto.core.Event
import org.labirinto.core.Order
import org.labirinto.core.ReplayStep
import org.labirinto.core.Verification

/** A finished game: what was checked, and every step of it; shared as a file. */
class ReplayScreen(stage: Stage, private val table: String) : Screen(stage) {
    override val key get() = "$NAME:$table"
    private var report: Verification? = null
    private var shown: ReplayStep? = null
    private var step = 0u
    private var told: String? = null
    private val boards = SceneBoards(stage)

    override fun build(): View = page().also { view ->
        val words = shown?.line?.told
        if (words != null && words != told) Live.announce(view, words)
        told = words
    }

    private fun page(): View {
        if (report == null) stage.house.post(Order.Verify(table))
        val sheet = stage.sheet
        val known = report
        val parts = ArrayList<View>()
        val now = shown
        val seen = now?.scene?.let(boards::seen).orEmpty()
        if (now != null) {
            val number = sheet.small(say("phone-replay-step", "step" to now.step + 1u, "steps" to now.steps))
            parts += sheet.card(number, sheet.text(now.line.told, bold = true))
            if (seen.isNotEmpty() && !stage.isWide) parts += boards.together(seen)
        }
        if (known != null) {
            parts += sheet.text(known.result.reason, color = stage.look.palette.faint)
            parts += Findings.card(stage, known.lines, known.state)
        }
        parts += sheet.button(say("phone-share-record")) { share() }
        val pinned = sheet.pair(
            sheet.button(say("phone-earlier")) { turn(-1) },
            sheet.button(say("phone-later"), filled = true) { turn(1) },
        )
        val bar = bar(known?.result?.title ?: say("phone-records"))
        val content = sheet.stack(PART_GAP, parts)
        if (seen.isEmpty() || !stage.isWide) return sheet.page(bar, content, pinned)
        return sheet.panes(bar, sheet.scrolled(boards.together(seen)), content, pinned)
    }

    override fun hear(event: Event) {
        when (event) {
            is Event.Verified -> if (event.report.table == table) {
                report = event.report
                if (event.report.entries > 0u) ask() else stage.refresh()
            }

            is Event.Replay -> if (event.table == table) {
                shown = event.step
                step = event.step.step
                stage.refresh()
            }

            is Event.Exported -> if (event.table == table) send(File(event.path))

            else -> Unit
        }
    }

    override fun save(state: Bundle) {
        state.putInt("step", step.toInt())
    }

    override fun restore(state: Bundle) {
        step = state.getInt("step").coerceAtLeast(0).toUInt()
    }

    private fun turn(by: Int) {
        val steps = shown?.steps?.toInt() ?: return
        step = (step.toInt() + by).coerceIn(0, steps - 1).toUInt()
        ask()
    }

    private fun ask() {
        stage.house.post(Order.Replay(table, step))
    }

    private fun share() {
        val file = RecordProvider.file(stage.activity, table)
        stage.house.post(Order.Export(table, file.path))
    }

    private fun send(file: File) {
        val uri: Uri = RecordProvider.uri(file)
        val send = Intent(Intent.ACTION_SEND)
            .setType("application/octet-stream")
            .putExtra(Intent.EXTRA_STREAM, uri)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        stage.activity.startActivity(Intent.createChooser(send, say("phone-share-record")))
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "replay"

        private const val PART_GAP = 12
    }
}
