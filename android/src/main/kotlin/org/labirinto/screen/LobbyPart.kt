package org.labirinto.screen

import android.content.Intent
import android.view.Gravity
import android.view.View
import android.widget.TextView
import org.labirinto.QrView
import org.labirinto.RoomState
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Stage
import org.labirinto.core.Event
import org.labirinto.core.Order

/** The open table: the code to scan, the link to share, the address to type, and who has come. */
internal class LobbyPart(private val stage: Stage, private val now: RoomState) {
    private val sheet get() = stage.sheet
    private val palette get() = stage.look.palette

    private fun say(key: String, vararg arguments: Pair<String, Any>) = stage.house.say(key, *arguments)

    /** The whole page under [bar]. */
    fun build(bar: View): View {
        val listening = now.listening ?: return sheet.page(bar, sheet.column())
        val code = QrView(stage.activity, listening.qr).apply { contentDescription = say("phone-qr") }
        val addresses = listening.addresses.map { middle(sheet.text(it, Sheet.CARD_TITLE, bold = true)) }
        val obstacles = Obstacles.cards(stage, stage.activity.network.obstacles)
        val scanned = obstacles + listOf(middle(sheet.small(say("phone-host-help"))), code)
        val typed = addresses + middle(sheet.small(say("phone-host-address-help"))) +
            sheet.button(say("phone-share-link")) { share(listening.link) }
        val me = sheet.text(say("phone-this-phone", "name" to stage.house.ask { it.name() }.orEmpty()), bold = true)
        val come = listOf(
            sheet.heading(say("phone-at-this-table")),
            sheet.card(sheet.signed(sheet.sign(Sign.Piece(0), palette.mine), me)),
        ) + now.asking.toList().map(::wants) + listOfNotNull(now.digits?.let { DigitsPart(stage, now).card(it) })
        // Whoever asks for a seat is answered without scrolling past the code.
        if (stage.isWide) {
            val beside = come + sheet.gap() + typed
            return sheet.page(bar, sheet.even(sheet.stack(Sheet.SMALL, scanned), sheet.stack(Sheet.SMALL, beside), least = 2))
        }
        val isAsked = now.asking.isNotEmpty() || now.digits != null
        return sheet.page(bar, sheet.stack(Sheet.SMALL, if (isAsked) come + scanned + typed else scanned + typed + come))
    }

    private fun wants(asks: Event.WantsSeat): View {
        val no = sheet.button(say("phone-decline")) {
            now.asking.remove(asks)
            stage.house.post(Order.DeclineSeat(now.room, asks.peer))
            stage.refresh()
        }
        val yes = sheet.button(say("phone-let-in"), filled = true) {
            now.asking.remove(asks)
            stage.house.post(Order.AcceptSeat(now.room, asks.peer))
            stage.refresh()
        }
        val words = sheet.text(say("phone-wants-seat", "name" to asks.name), bold = true)
        val who = sheet.signed(sheet.sign(Sign.Piece(1), palette.theirs), words)
        return sheet.card(sheet.stack(Sheet.SMALL, listOf(who, sheet.pair(no, yes))), color = palette.theirsTint, edge = palette.theirs)
    }

    private fun middle(text: TextView): TextView = text.apply {
        gravity = Gravity.CENTER_HORIZONTAL
        textAlignment = View.TEXT_ALIGNMENT_CENTER
    }

    private fun share(link: String) {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, link)
        stage.activity.startActivity(Intent.createChooser(send, say("phone-share-link")))
    }
}
