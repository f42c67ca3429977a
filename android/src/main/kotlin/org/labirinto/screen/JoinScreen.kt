package org.labirinto.screen

import android.content.ClipboardManager
import android.os.Bundle
import android.view.View
import android.widget.EditText
import org.labirinto.Screen
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.core.Chair
import org.labirinto.core.Event
import org.labirinto.core.NearTable
import org.labirinto.core.Order
import org.labirinto.core.Whose
import org.labirinto.net.Network

/** The three ways to somebody's table: the code on the other phone, the list of what is near, and what is typed. */
class JoinScreen(stage: Stage) : Screen(stage) {
    override val key = NAME
    private var typed = ""
    private var field: EditText? = null
    private var isAsked = false
    private var isLooking = false
    private var shown: List<NearTable> = emptyList()

    override fun build(): View {
        val network = stage.activity.network
        if (network.isAllowed) {
            look()
        } else if (!isAsked) {
            isAsked = true
            network.ask { stage.refresh() }
        }
        val sheet = stage.sheet
        val palette = stage.look.palette
        shown = stage.house.near
        val near = shown.map { table ->
            val words = if (table.fits) table.name else say("phone-near-other-version", "name" to table.name)
            val sign = sheet.sign(if (table.fits) Sign.Onward else Sign.Cross, palette.faint)
            sheet.card(sheet.signed(null, sheet.text(words, bold = true), sign)) { join(Whose.Near(table.id)) }
        }
        val now = sheet.field(say("phone-type-hint"), field?.text ?: typed)
        field = now
        val list = ArrayList<View>()
        list += sheet.heading(say("phone-near"))
        if (!network.isAllowed) list += withoutNetwork()
        if (near.isEmpty() && network.isAllowed) list += sheet.card(sheet.small(say("phone-near-none")))
        list += near
        val type = listOf(
            sheet.heading(say("phone-type")),
            now,
            sheet.pair(
                sheet.button(say("phone-paste")) { paste() },
                sheet.button(say("phone-join")) { joinTyped() },
            ),
            sheet.small(say("phone-join-help")),
        )
        val scan = sheet.button(say("phone-scan"), filled = true) { stage.go(ScanScreen(stage)) }
        val bar = bar(say("phone-join-title"))
        if (!stage.isWide) return sheet.page(bar, sheet.stack(Sheet.SMALL, list + type), scan)
        return sheet.panes(bar, sheet.scrolled(sheet.stack(Sheet.SMALL, type)), sheet.stack(Sheet.SMALL, list), scan)
    }

    override fun hear(event: Event) {
        if (event is Event.Near && event.tables != shown) stage.refresh()
    }

    override fun back(): Boolean {
        cover()
        return false
    }

    override fun come() {
        // Perhaps allowed in the settings meanwhile.
        if (!isLooking) stage.refresh()
    }

    override fun cover() {
        isLooking = false
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

    /** Once for each time that this screen is on top: the core answers with the list, which builds the screen anew. */
    private fun look() {
        if (isLooking) return
        isLooking = true
        stage.house.post(Order.Look)
    }

    /** The refusal by name, and the way out of it. */
    private fun withoutNetwork(): View = stage.sheet.card(
        stage.sheet.text(say("phone-network-denied")),
        stage.sheet.gap(),
        stage.sheet.button(say("phone-open-settings")) { Network.openSettings(stage.activity) },
    )

    private fun paste() {
        val clip = stage.activity.getSystemService(ClipboardManager::class.java)?.primaryClip
        val text = clip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.coerceToText(stage.activity) ?: return
        field?.setText(text.take(LONGEST))
    }

    private fun joinTyped() {
        val text = field?.text?.toString()?.trim().orEmpty()
        if (text.isEmpty()) return
        val isLink = text.contains('/') || text.lowercase().startsWith("labirinto")
        join(if (isLink) Whose.Link(text) else Whose.Address(text))
    }

    private fun join(target: Whose) {
        stage.activity.network.ask { stage.house.post(Order.Join(target, Chair(null, null))) }
    }

    companion object {
        /** The name of this screen in its key. */
        const val NAME = "join"

        private const val LONGEST = 2000
    }
}
