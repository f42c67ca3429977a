package org.labirinto.screen

import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import org.labirinto.Ask
import org.labirinto.RoomState
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Slot
import org.labirinto.Stage
import org.labirinto.core.Act
import org.labirinto.core.Notice
import org.labirinto.core.On
import org.labirinto.core.Order
import org.labirinto.core.PeerState
import org.labirinto.core.Phase
import org.labirinto.core.Scene
import org.labirinto.core.SeatLine
import org.labirinto.core.Status

/**
 * Play, lesson and the set-up editor: who and link, board, what was heard, the choice of act, own secret and history. Built
 * once; a new scene fills the parts of it that changed, and the boards stay under the finger.
 */
internal class PlayPart(private val stage: Stage, private val now: RoomState, private val boards: SceneBoards) {
    private val sheet get() = stage.sheet
    private val palette get() = stage.look.palette
    private val gap = stage.look.dp(Sheet.SMALL)
    private val who = Slot(sheet, gap)
    private val time = Slot(sheet, gap)
    private val clock = ClockView(stage, now)
    private val heard = Slot(sheet, gap)
    private val modes = Slot(sheet, gap)
    private val history = Slot(sheet)
    private val notices = Slot(sheet, gap)
    private val next = Slot(sheet)
    private val turn: TextView = sheet.small("")
    private var frame: Any? = null
    private var wasMine = true

    /** The whole page; [bar] makes its bar with a few words at the end. */
    fun build(bar: (View) -> View): View {
        val scene = now.scene
        val status = now.status
        if (scene == null || status == null) return sheet.page(bar(turn), sheet.column())
        frame = frameOf(scene, status)
        wasMine = status.mine
        val main = boards.main(now)
        val below = listOf(secrets(), modes.view).let { if (status.phase == Phase.SETUP) it else it.reversed() }
        val rest = listOf(time.view, heard.view) + below + boards.others(now) + notices.view
        fill(scene, status)
        if (stage.isWide) {
            return sheet.panes(bar(turn), main, parts(listOf(who.view) + rest), next.view)
        }
        return sheet.page(bar(turn), parts(listOf(who.view, main) + rest), next.view)
    }

    /** Takes a new scene; false when the screen has to be built anew. */
    fun update(): Boolean {
        val scene = now.scene ?: return false
        val status = now.status ?: return false
        if (frame != frameOf(scene, status)) return false
        boards.update(scene)
        fill(scene, status)
        if (status.mine && !wasMine) stage.feel.turn(next.view)
        wasMine = status.mine
        return true
    }

    private fun parts(views: List<View>): LinearLayout = sheet.column().apply {
        val slots = listOf(who, time, heard, modes, notices).map { it.view }
        views.forEach { view ->
            val layout = LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, LinearLayout.LayoutParams.WRAP_CONTENT)
            if (view !in slots) layout.bottomMargin = gap
            addView(view, layout)
        }
    }

    private fun fill(scene: Scene, status: Status) {
        turn.text = if (status.phase == Phase.PLAY) stage.house.say("phone-turn", "turn" to status.turn) else ""
        val lesson = status.lesson
        if (lesson != null) {
            who.fill(listOf(lesson, status.lessonStep)) { listOf(lesson(lesson, status)) }
        } else {
            who.fill(listOf(status.headline, scene.headline, status.seats, status.awaited)) { listOf(headline(scene.headline, status)) }
        }
        time.fill(listOf(status.clock != null, status.clock?.over)) { time(status) }
        clock.show()
        heard.fill(listOf(scene.notes, scene.heard)) { notes(scene, status) }
        val acts = scene.acts.filter { !it.primary && it.on != On.CELL }
        modes.fill(acts) { if (acts.isEmpty()) emptyList() else listOf(sheet.flow(acts.map(::chip))) }
        history.fill(status.history) { history(status) }
        notices.fill(status.notices) { notices(status) }
        val act = scene.acts.firstOrNull { it.primary }
        next.fill(listOf(act, status.phase, status.mine)) { listOfNotNull(next(act, status)) }
    }

    private fun headline(words: String, status: Status): View {
        val text = sheet.text(status.headline.ifEmpty { words }, bold = true).apply {
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        }
        val others = status.seats.filter { !it.local }
        val first = when (others.size) {
            0 -> text
            1 -> sheet.ends(text, link(others.first(), isAlone = true))
            else -> text
        }
        val links = if (others.size > 1) others.map { link(it, isAlone = false) } else emptyList()
        val sentence = if (words == status.headline || words.isEmpty()) emptyList() else listOf(sheet.small(words))
        val other = status.seats.firstOrNull { it.seat != now.view?.seat }
        val middle = sheet.stack(LINE, listOf<View>(first) + sentence + links)
        val sign = other?.let { sheet.sign(Sign.Piece(it.seat.toInt()), penOf(it, status)) }
        return sheet.card(sheet.signed(sign, middle))
    }

    /** What is left to each, and once whose time is over; nothing without a clock. */
    private fun time(status: Status): List<View> {
        val over = status.clock?.over ?: return emptyList()
        val words = sheet.text(over).apply { accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }
        return listOfNotNull(clock, words.takeIf { over.isNotEmpty() })
    }

    private fun penOf(seat: SeatLine, status: Status): Int {
        if (status.seats.size > 2) return palette.seats[seat.seat.toInt() % palette.seats.size]
        return if (seat.seat == now.view?.seat) palette.mine else palette.theirs
    }

    private fun link(seat: SeatLine, isAlone: Boolean): View {
        val isLinked = seat.state == PeerState.CONNECTED || seat.state == PeerState.THINKING
        val pen = if (isLinked) palette.good else palette.theirs
        val words = sheet.small(if (isAlone) seat.link else "${seat.name}: ${seat.link}", pen)
        val sign = sheet.sign(if (isLinked) Sign.Linked else Sign.Unlinked, pen)
        return LinearLayout(stage.activity).apply {
            gravity = android.view.Gravity.CENTER_VERTICAL
            addView(
                words,
                LinearLayout.LayoutParams(0, LinearLayout.LayoutParams.WRAP_CONTENT).apply {
                    width =
                        LinearLayout.LayoutParams.WRAP_CONTENT
                },
            )
            val side = stage.look.dp(DOT)
            addView(sign, LinearLayout.LayoutParams(side, side).apply { marginStart = stage.look.dp(LINE) })
        }
    }

    /** Answers heard stand in the tint of the other's pen; one's own notes are plain. */
    private fun notes(scene: Scene, status: Status): List<View> {
        val count = scene.heard.toInt().coerceIn(0, scene.notes.size)
        val answers = scene.notes.take(count)
        val own = scene.notes.drop(count).map {
            sheet.small(it).apply { setPadding(stage.look.dp(LINE), stage.look.dp(LINE), stage.look.dp(LINE), 0) }
        }
        if (answers.isEmpty()) return own
        val lines = answers.mapIndexed { place, words ->
            if (place == 0) sheet.text(words, bold = true) else sheet.text(words, Sheet.SMALL_TEXT)
        }
        val all = sheet.stack(LINE, lines).apply { accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }
        val other = status.seats.firstOrNull { it.seat != now.view?.seat }
        val sign = other?.let { sheet.sign(Sign.Piece(it.seat.toInt()), penOf(it, status)) }
        val edge = if (palette.strong) palette.theirs else palette.theirsTint
        return listOf<View>(sheet.card(sheet.signed(sign, all), color = palette.theirsTint, edge = edge)) + own
    }

    private fun chip(act: Act): View = sheet.chip(act.text, act.chosen) { boards.act(now, act) }.apply { isEnabled = act.enabled }

    private fun next(act: Act?, status: Status): View? {
        // A step of a lesson that only wants to be read, or in which the other moves, expects no act.
        val isRead = status.phase == Phase.LESSON && !status.mine
        if (act != null && !isRead) {
            return sheet.button(act.text, filled = true) { press(act) }.apply { isEnabled = act.enabled }
        }
        if (status.phase != Phase.LESSON) return null
        return sheet.button(stage.house.say("phone-continue"), filled = true) { stage.house.post(Order.GoOn(now.room)) }
    }

    /** A maze that is handed in cannot be changed afterwards, so that is asked once. */
    private fun press(act: Act) {
        if (now.phase != Phase.SETUP) return boards.act(now, act)
        Ask(stage).whether(stage.house.say("phone-ready-question", "act" to act.text), act.text) { boards.act(now, act) }
    }

    private fun lesson(words: String, status: Status): View {
        val number = stage.house.say("phone-lesson-step", "step" to status.lessonStep, "steps" to status.lessonSteps)
        val said = sheet.text(words).apply { accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }
        return sheet.card(sheet.small(number), said, color = palette.mineTint, edge = palette.mine)
    }

    /** The own secret beside the history, or above it when the text is large. */
    private fun secrets(): View {
        val cover = boards.cover(now) ?: return history.view
        if (stage.activity.resources.configuration.fontScale > LARGE) return sheet.stack(Sheet.SMALL, listOf(cover, history.view))
        return LinearLayout(stage.activity).apply {
            addView(cover, LinearLayout.LayoutParams(0, LinearLayout.LayoutParams.MATCH_PARENT, COVER))
            // Both as high as the higher of them, even when nothing was said yet.
            val layout = LinearLayout.LayoutParams(0, LinearLayout.LayoutParams.MATCH_PARENT, 1f)
            layout.marginStart = stage.look.dp(Sheet.SMALL)
            addView(history.view, layout)
        }
    }

    private fun history(status: Status): List<View> {
        if (status.history.isEmpty()) return emptyList()
        val lines = status.history.takeLast(HISTORY_LINES).reversed().map { sheet.text(it, Sheet.SMALL_TEXT) }
        val further = sheet.sign(Sign.Onward, palette.faint)
        val card = sheet.card(sheet.signed(null, sheet.stack(LINE, lines), further)) {
            Ask(stage).tell(stage.house.say("phone-history"), status.history.reversed())
        }
        return listOf(card)
    }

    private fun notices(status: Status): List<View> {
        if (status.notices.isEmpty()) return emptyList()
        val chips = status.notices.map { notice ->
            val words = stage.house.say(wordsOf(notice))
            sheet.chip(words) {
                Ask(stage).whether(stage.house.say("phone-notice-question", "act" to words), words) { give(notice) }
            }
        }
        return listOf(sheet.flow(chips))
    }

    private fun give(notice: Notice) {
        val seat = now.view?.seat ?: now.mine.firstOrNull() ?: return
        stage.house.post(Order.Give(now.room, seat, notice))
    }

    /** What must be equal for the views to stay. */
    private fun frameOf(scene: Scene, status: Status): Any = listOf(
        status.phase,
        now.view?.seat,
        scene.panels.map { listOf(it.id, it.kind, it.title, it.columns, it.rows) },
        stage.isWide,
    )

    private fun wordsOf(notice: Notice): String = when (notice) {
        Notice.RESIGN -> "phone-notice-resign"
        Notice.OFFER_DRAW -> "phone-notice-offer-draw"
        Notice.ACCEPT_DRAW -> "phone-notice-accept-draw"
        Notice.DECLINE_DRAW -> "phone-notice-decline-draw"
        Notice.LEAVE -> "phone-notice-leave"
        Notice.END -> "phone-notice-end"
        Notice.GO_ON -> "phone-notice-go-on"
    }

    private companion object {
        const val LINE = 4
        const val DOT = 12
        const val HISTORY_LINES = 3
        const val COVER = 0.6f
        const val LARGE = 1.3f
    }
}
