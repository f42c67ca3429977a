package org.labirinto.screen

import android.content.ClipboardManager
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.view.View
import android.widget.EditText
import org.labirinto.Screen
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Slot
import org.labirinto.Stage
import org.labirinto.Words
import org.labirinto.core.Chair
import org.labirinto.core.Event
import org.labirinto.core.NearTable
import org.labirinto.core.Order
import org.labirinto.core.Whose
import org.labirinto.net.Obstacle

/**
 * The three ways to somebody's table: the code on the other phone, the list of what is near, and what is typed. The list alone
 * changes while the screen is on show, so that nobody loses the keyboard in the middle of an address.
 */
class JoinScreen(stage: Stage) : Screen(stage) {
    /** What the list shows: what is in the way, who is near, and whether nobody is for long. */
    private data class Shown(val obstacles: List<Obstacle>, val near: List<NearTable>, val isLate: Boolean)

    override val key = NAME
    private val main = Handler(Looper.getMainLooper())
    private val late = Runnable {
        isLate = true
        fill()
    }
    private var typed = ""
    private var field: EditText? = null
    private var isAsked = false
    private var isLooking = false
    private var isLate = false

    /** The page, and what it is made of. */
    private var page: Pair<Sheet, View>? = null
    private var list: Slot? = null

    override fun build(): View {
        val network = stage.activity.network
        if (network.isAllowed) {
            look()
        } else if (!isAsked) {
            isAsked = true
            network.ask()
        }
        val whole = page?.takeIf { it.first === stage.sheet }?.second ?: made()
        fill()
        return whole
    }

    override fun hear(event: Event) {
        if (event is Event.Near) fill()
    }

    override fun reach() = stage.refresh()

    override fun back(): Boolean {
        cover()
        return false
    }

    override fun come() {
        // Perhaps allowed in the settings meanwhile.
        if (!isLooking) stage.refresh()
    }

    override fun cover() {
        typed = field?.text?.toString() ?: typed
        page = null
        field = null
        isLooking = false
        isLate = false
        main.removeCallbacks(late)
        stage.house.post(Order.StopLooking)
    }

    override fun save(state: Bundle) {
        state.putString("typed", field?.text?.toString() ?: typed)
        state.putBoolean("asked", isAsked)
    }

    override fun restore(state: Bundle) {
        typed = state.getString("typed").orEmpty()
        isAsked = state.getBoolean("asked")
    }

    private fun made(): View {
        val sheet = stage.sheet
        val now = sheet.field(say("phone-type-hint"), field?.text ?: typed)
        field = now
        val near = Slot(sheet).also { list = it }.view
        val type = listOf(
            sheet.heading(say("phone-type")),
            now,
            sheet.pair(
                sheet.button(say("phone-paste")) { paste() },
                sheet.button(say("phone-join")) { joinTyped() },
            ),
        )
        val scan = sheet.button(say("phone-scan"), filled = true) { stage.go(ScanScreen(stage)) }
        val bar = bar(say("phone-join-title"))
        val whole = if (stage.isWide) {
            sheet.panes(bar, sheet.scrolled(sheet.stack(Sheet.SMALL, type)), near, scan)
        } else {
            sheet.page(bar, sheet.stack(Sheet.SMALL, listOf(near) + type), scan)
        }
        page = sheet to whole
        return whole
    }

    private fun fill() {
        val shown = Shown(stage.activity.network.obstacles, stage.house.near, isLate)
        val sheet = stage.sheet
        list?.fill(shown) {
            val parts = ArrayList<View>()
            parts += sheet.heading(say("phone-near"))
            parts += Obstacles.cards(stage, shown.obstacles)
            if (shown.near.isEmpty() && Obstacle.DENIED !in shown.obstacles) {
                val none = sheet.small(say("phone-near-none"))
                parts += if (shown.isLate) sheet.card(none, sheet.gap(), sheet.text(say("phone-join-help"))) else sheet.card(none)
            }
            parts += shown.near.map(::table)
            listOf(sheet.stack(Sheet.SMALL, parts))
        }
    }

    private fun table(table: NearTable): View {
        val sheet = stage.sheet
        val words = if (table.fits) table.name else say("phone-near-other-version", "name" to table.name)
        val sign = sheet.sign(if (table.fits) Sign.Onward else Sign.Cross, stage.look.palette.faint)
        return sheet.card(sheet.signed(null, sheet.text(words, bold = true), sign)) { join(Whose.Near(table.id)) }
    }

    /** Once for each time that this screen is on top: the core answers with the list. */
    private fun look() {
        if (isLooking) return
        isLooking = true
        main.postDelayed(late, PATIENCE)
        stage.house.post(Order.Look)
    }

    private fun paste() {
        val clip = stage.activity.getSystemService(ClipboardManager::class.java)?.primaryClip
        // Only words: a file would be read here, from another app and to its end.
        val text = clip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.run { text ?: uri?.toString() } ?: return
        field?.setText(text)
    }

    private fun joinTyped() {
        val text = Words.of(field?.text ?: "").trim()
        if (text.isEmpty()) return
        val isLink = text.contains('/') || text.lowercase().startsWith("labirinto")
        join(if (isLink) Whose.Link(text) else Whose.Address(text))
    }

    private fun join(target: Whose) = stage.activity.network.ask(Order.Join(target, Chair(null, null)))

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "join"

        private const val PATIENCE = 10_000L
    }
}
