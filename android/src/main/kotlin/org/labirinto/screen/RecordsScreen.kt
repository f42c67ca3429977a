package org.labirinto.screen

import android.content.Intent
import android.view.View
import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import java.time.temporal.ChronoUnit
import org.labirinto.Screen
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.core.Event
import org.labirinto.core.Order
import org.labirinto.core.RecordLine

/** The finished games, the latest first. */
class RecordsScreen(stage: Stage) : Screen(stage) {
    override val key = NAME
    private var records: List<RecordLine>? = null

    /** What they come to for the person at this phone, in words. */
    private var statistics: List<String> = emptyList()

    /** Whether they were asked for since another screen was on top, where one may have been taken in. */
    private var isCurrent = false

    override fun build(): View {
        if (!isCurrent) stage.house.post(Order.ListRecords)
        isCurrent = true
        val sheet = stage.sheet
        val known = records
        val parts = known.orEmpty().map(::line).toMutableList()
        if (statistics.isNotEmpty()) {
            val title = sheet.text(say("phone-statistics"), bold = true)
            parts.add(0, sheet.card(sheet.stack(Sheet.SMALL, listOf(title) + statistics.map(sheet::small))))
        }
        if (known != null && known.isEmpty()) parts += sheet.card(sheet.text(say("phone-records-none")))
        return sheet.page(bar(say("phone-records"), isTab = true), sheet.stack(Sheet.SMALL, parts), tabs())
    }

    private fun tabs() = Tabs(stage).build(NAME, stage.sheet.button(say("phone-import")) { choose() })

    /** Lets the person choose a file; it comes back as one that is shared does. */
    private fun choose() {
        val open = Intent(Intent.ACTION_OPEN_DOCUMENT).addCategory(Intent.CATEGORY_OPENABLE).setType("*/*")
        val begun = runCatching { stage.activity.startActivityForResult(open, REQUEST) }
        if (begun.isFailure) stage.troubles.tell(say("phone-import-none"))
    }

    private fun line(record: RecordLine): View {
        val sheet = stage.sheet
        val palette = stage.look.palette
        val ago = say("phone-ago", "days" to daysSince(record.ended.toLong()))
        val found = say(Findings.key(record.state))
        val pen = Findings.pen(palette, record.state)
        val words = sheet.stack(
            LINE,
            listOf(
                sheet.text(record.result.title, bold = true),
                sheet.small("${record.title} · ${record.names.joinToString(", ")}"),
                sheet.small("$found · $ago", pen),
            ),
        )
        val sign = sheet.sign(Findings.sign(record.state), pen)
        return sheet.card(sheet.signed(sign, words, sheet.sign(Sign.Onward, palette.faint))) {
            stage.go(ReplayScreen(stage, record.table))
        }
    }

    override fun cover() {
        isCurrent = false
    }

    private fun daysSince(seconds: Long): Long {
        val day = Instant.ofEpochSecond(seconds).atZone(ZoneId.systemDefault()).toLocalDate()
        return ChronoUnit.DAYS.between(day, LocalDate.now()).coerceAtLeast(0)
    }

    override fun hear(event: Event) {
        if (event is Event.Records && (event.records != records || event.statistics != statistics)) {
            records = event.records
            statistics = event.statistics
            stage.refresh()
        }
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "records"

        /** Under which the chosen file comes back. */
        const val REQUEST = 64

        private const val LINE = 2
    }
}
