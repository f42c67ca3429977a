package org.labirinto.screen

import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import org.labirinto.Ask
import org.labirinto.Live
import org.labirinto.RoomState
import org.labirinto.Sheet
import org.labirinto.SignView.Sign
import org.labirinto.Slot
import org.labirinto.Stage
import org.labirinto.core.Act
import org.labirinto.core.Notice
import org.labirinto.core.On
import org.labirinto.core.Order
import org.labirinto.core.Phase
import org.labirinto.core.Scene
import org.labirinto.core.Status

/**
 * Play, lesson and the set-up editor: who and link, board, what was heard, the choice of act, own secret and history. Built
 * once; a new scene fills the parts of it that changed, and the boards stay under the finger.
 */
internal class PlayPart(private val stage: Stage, private val now: RoomState, private val boards: SceneBoards) {
    private val sheet get() = stage.sheet
    private val palette get() = stage.look.palette
    private val gap = stage.look.dp(Sheet.SMALL)
    private val who = WhoPart(stage, now)
    private val lesson = Slot(sheet, gap)
    private val step = sheet.small("")
    private val said = Live.region(sheet.text(""))
    private val time = Slot(sheet, gap)
    private val clock = ClockView(stage, now)
    private val over = Live.region(sheet.text(""))
    private val heard = HeardPart(stage, now)
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
            return sheet.panes(bar(turn), main, parts(listOf(who.view, lesson.view) + rest), next.view)
        }
        return sheet.page(bar(turn), parts(listOf(who.view, lesson.view, main) + rest), next.view)
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

    /** Presses the act whose letter this is, as a finger would; false when there is none. */
    fun press(letter: String): Boolean {
        val act = now.scene?.acts?.firstOrNull { it.enabled && it.shortcut == letter } ?: return false
        if (act.primary) press(act) else boards.act(now, act)
        return true
    }

    private fun parts(views: List<View>): LinearLayout = sheet.column().apply {
        val slots = listOf(who.view, lesson.view, time.view, heard.view, modes.view, notices.view)
        views.forEach { view ->
            val layout = LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, LinearLayout.LayoutParams.WRAP_CONTENT)
            if (view !in slots) layout.bottomMargin = gap
            addView(view, layout)
        }
    }

    private fun fill(scene: Scene, status: Status) {
        turn.text = if (status.phase == Phase.PLAY) stage.house.say("phone-turn", "turn" to status.turn) else ""
        if (status.lesson == null) who.fill(scene.headline, status) else teach(status)
        time.fill(listOf(status.clock != null, status.clock?.over?.isNotEmpty())) { time(status) }
        Live.set(over, status.clock?.over.orEmpty())
        clock.show()
        heard.fill(scene, status)
        val acts = scene.acts.filter { !it.primary && it.on != On.CELL }
        modes.fill(acts) { if (acts.isEmpty()) emptyList() else listOf(sheet.flow(acts.map(::chip))) }
        history.fill(status.history) { history(status) }
        notices.fill(status.notices) { notices(status) }
        val act = scene.acts.firstOrNull { it.primary }
        next.fill(listOf(act, status.phase, status.mine)) { listOfNotNull(next(act, status)) }
    }

    /** What is left to each, and once whose time is over; nothing without a clock. */
    private fun time(status: Status): List<View> {
        val words = status.clock?.over ?: return emptyList()
        return listOfNotNull(Live.free(clock), if (words.isEmpty()) null else Live.free(over))
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

    private fun teach(status: Status) {
        lesson.fill(true) { listOf(sheet.card(step, said, color = palette.mineTint, edge = palette.mine)) }
        Live.set(step, stage.house.say("phone-lesson-step", "step" to status.lessonStep, "steps" to status.lessonSteps))
        Live.set(said, status.lesson.orEmpty())
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
        const val HISTORY_LINES = 3
        const val COVER = 0.6f
        const val LARGE = 1.3f
    }
}
