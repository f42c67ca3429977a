package org.labirinto

import java.util.Random
import kotlin.math.abs
import org.labirinto.core.Act
import org.labirinto.core.Form
import org.labirinto.core.On
import org.labirinto.core.Panel
import org.labirinto.core.PanelKind
import org.labirinto.core.Phase
import org.labirinto.core.Place
import org.labirinto.core.Role

/**
 * A player who has never heard of the game and reads its scene alone: touches the own pieces, then what appeared on the
 * board, then the cells beside, then anything, and presses the filled button whenever a touch made it ready. Gives up when
 * nothing comes of all that. The same touches in every run.
 */
class Stranger(private val hand: Hand, seed: Long) {
    private val lots = Random(seed)
    private var echo = Echo(hand.house)
    private val touched = HashSet<UShort>()
    private var fresh = emptyList<UShort>()

    /** How many moves came of the touches. */
    var moves = 0
        private set

    private val filled: Act? get() = hand.room.scene?.acts?.firstOrNull { it.primary }
    private val board: Panel? get() = hand.room.scene?.panels?.firstOrNull()?.takeIf { it.kind == PanelKind.PLAY }

    /** The process of the phone was started again. */
    fun renew() {
        echo = Echo(hand.house)
    }

    /** Makes a board as it is offered: presses one thing after the other until the filled button is ready. */
    fun prepareBoard() {
        Person.awaitAll("an editor") { hand.room.run { phase == Phase.SETUP && scene?.acts?.any { it.primary } == true } }
        val acts = checkNotNull(hand.room.scene).acts.filter { !it.primary && it.enabled && !it.chosen && it.on != On.CELL }
        for (act in acts) {
            if (filled?.enabled == true) break
            hand.press(act)
            settle()
        }
        check(filled?.enabled == true) { "no board is ready, whatever is pressed" }
    }

    /** Makes a board, and hands it in. */
    fun makeBoard() {
        prepareBoard()
        hand.handIn(checkNotNull(filled))
        Person.awaitAll("the board is handed in") { hand.room.scene?.panels.orEmpty().none { it.kind == PanelKind.EDITOR } }
    }

    /** Makes a move, or gives up. The turn is this person's. */
    fun move() {
        val before = echo.entries
        begin()
        repeat(PATIENCE) {
            if (!touch()) return giveUp()
            val ready = filled?.takeIf { it.enabled }
            if (echo.entries == before && ready != null) {
                hand.press(ready)
                settle()
            }
            if (echo.entries > before) {
                moves += 1
                return
            }
        }
        giveUp()
    }

    /** Touches the board until a move is ready, and leaves it there; nothing is ready when a touch alone makes a move. */
    fun draft() {
        val before = echo.entries
        begin()
        repeat(PATIENCE) {
            if (!touch()) return
            val isReady = filled?.enabled == true || fresh.isNotEmpty()
            if (isReady || echo.entries > before) return
        }
    }

    /** Resigns. */
    fun giveUp() {
        hand.resign()
        Person.awaitAll("a verdict") { hand.room.verdict != null }
    }

    private fun begin() {
        touched.clear()
        fresh = emptyList()
    }

    /** Touches what comes next; false when nothing is left. */
    private fun touch(): Boolean {
        val old = board ?: return false
        val id = choose(old) ?: return false
        touched += id
        hand.tap(old, old.targets.first { it.id == id })
        settle()
        fresh = board?.let { news(it, old) }.orEmpty()
        return true
    }

    /** Waits for what was done, and closes what was told of it. */
    private fun settle() {
        echo.come()
        hand.clear()
    }

    /** What to touch next. */
    private fun choose(panel: Panel): UShort? {
        val own = panel.shapes.filter { it.role == Role.MINE }.mapNotNull { shape ->
            (shape.form as? Form.Piece)?.let { target(it.at, panel) }
        }
        val pieces = panel.targets.filter { it.id in own }
        val beside = panel.targets.filter { target ->
            pieces.any { abs(it.column.toInt() - target.column.toInt()) + abs(it.row.toInt() - target.row.toInt()) == 1 }
        }
        val all = listOf(own, beside.map { it.id }, panel.targets.map { it.id }).map { some -> some.filter { it !in touched } }
        val some = (listOf(fresh) + all).firstOrNull { it.isNotEmpty() } ?: return null
        return some[lots.nextInt(some.size)]
    }

    /** The cells on which something is drawn that was not there before. */
    private fun news(panel: Panel, old: Panel): List<UShort> = (panel.shapes - old.shapes.toSet())
        .mapNotNull { shape -> place(shape.form)?.let { target(it, panel) } }
        .distinct().sorted()

    /** Where a form leads to. */
    private fun place(form: Form): Place? = when (form) {
        is Form.Disc -> form.at
        is Form.Ring -> form.at
        is Form.Flag -> form.at
        is Form.Piece -> form.at
        is Form.Path -> form.points.last()
        else -> null
    }

    private fun target(at: Place, panel: Panel): UShort? =
        panel.targets.firstOrNull { at.x >= it.from.x && at.x < it.to.x && at.y >= it.from.y && at.y < it.to.y }?.id

    private companion object {
        /** How many touches may lead to nothing. */
        const val PATIENCE = 60
    }
}
