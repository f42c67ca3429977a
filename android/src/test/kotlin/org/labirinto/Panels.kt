package org.labirinto

import org.labirinto.core.Act
import org.labirinto.core.Form
import org.labirinto.core.On
import org.labirinto.core.Panel
import org.labirinto.core.PanelKind
import org.labirinto.core.Place
import org.labirinto.core.Role
import org.labirinto.core.Shape
import org.labirinto.core.Stroke
import org.labirinto.core.Target

/** Panels of no game: a board of any size, all of whose cells can be touched. */
object Panels {
    private const val CELL = 24

    /** The middle of a cell, in scene units. */
    fun middle(column: Int, row: Int) = Place((column * CELL + CELL / 2).toShort(), (row * CELL + CELL / 2).toShort())

    /** A square board; [words] are of one of its cells. */
    fun square(side: Int, words: Pair<Int, String>? = null): Panel {
        val targets = (0 until side * side).map { id ->
            val (column, row) = id % side to id / side
            Target(
                id.toUShort(),
                column.toUByte(),
                row.toUByte(),
                Place((column * CELL).toShort(), (row * CELL).toShort()),
                Place((column * CELL + CELL).toShort(), (row * CELL + CELL).toShort()),
                if (words?.first == id) words.second else "row ${row + 1}, column ${column + 1}",
            )
        }
        val frame = Form.Frame(Place(0, 0), Place((side * CELL).toShort(), (side * CELL).toShort()))
        val shapes = listOf(Shape(0u, frame, Role.INK, 0u, Stroke.OUTER))
        return Panel(1u, PanelKind.PLAY, "Board", side.toUByte(), side.toUByte(), shapes, targets, null)
    }

    /** Something that can be done. */
    fun act(id: Int, text: String, enabled: Boolean = true, on: On = On.BOTH) = Act(id.toUShort(), text, enabled, false, false, null, on)
}
