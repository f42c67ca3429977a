package org.labirinto

import android.app.Activity
import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import java.io.File
import java.nio.ByteBuffer
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.board.BoardView
import org.labirinto.board.Palette
import org.labirinto.core.FfiConverterTypeScene
import org.labirinto.core.Form
import org.labirinto.core.Panel
import org.labirinto.core.PanelKind
import org.labirinto.core.Place
import org.labirinto.core.Role
import org.labirinto.core.Scene
import org.labirinto.core.Shape
import org.labirinto.core.Stroke
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner

/**
 * Scenes as their bytes, and beside each the pictures of its boards as this app draws them: the iPhone's app draws the same
 * bytes, and `ios/tools/drawings.sh` compares.
 */
@RunWith(RobolectricTestRunner::class)
class BoardPicturesTest {
    private val rooms = Rooms(Tongue.ENGLISH)
    private val folder = File("target/boards")

    @Before
    fun clear() {
        folder.deleteRecursively()
        assertTrue(folder.mkdirs())
    }

    @After
    fun away() = rooms.close()

    @Test
    fun `every board of every game, and one of all forms, is drawn for the other phone`() {
        val games = rooms.games.flatMap { game ->
            val states = listOf(game.editor, game.start, game.play, game.lesson, game.result)
            listOf("editor", "start", "play", "lesson", "result").zip(states)
                .filter { (_, state) -> state != null }
                .map { (name, state) -> "${game.offer.game}-$name" to state?.scene }
        }
        val scenes = games.toMap() + mapOf(
            "drafted" to rooms.play.scene,
            "forms" to Scene("", emptyList(), 0u, listOf(forms()), emptyList()),
        )
        val themes = mapOf("light" to Palette.light, "dark" to Palette.dark, "strong" to Palette.strongLight)
        scenes.forEach { (name, scene) ->
            keep(name, checkNotNull(scene))
            scene.panels.forEach { panel ->
                themes.forEach { (theme, palette) -> keep("$name-${panel.id}-$theme", picture(panel, palette)) }
            }
        }
    }

    private fun keep(name: String, scene: Scene) {
        val bytes = ByteBuffer.allocate(FfiConverterTypeScene.allocationSize(scene).toInt())
        FfiConverterTypeScene.write(scene, bytes)
        File(folder, "$name.scene").writeBytes(bytes.array().copyOf(bytes.position()))
    }

    private fun keep(name: String, picture: Bitmap) =
        File(folder, "$name.png").outputStream().use { check(picture.compress(Bitmap.CompressFormat.PNG, BEST, it)) }

    private fun picture(panel: Panel, palette: Palette): Bitmap {
        val board = BoardView(Robolectric.buildActivity(Activity::class.java).setup().get(), palette)
        board.show(panel, emptyList())
        board.measure(spec(View.MeasureSpec.EXACTLY, WIDTH), spec(View.MeasureSpec.UNSPECIFIED, 0))
        board.layout(0, 0, board.measuredWidth, board.measuredHeight)
        return Bitmap.createBitmap(board.width, board.height, Bitmap.Config.ARGB_8888).also {
            val canvas = Canvas(it)
            canvas.drawColor(palette.paper)
            board.draw(canvas)
        }
    }

    private fun spec(mode: Int, size: Int) = View.MeasureSpec.makeMeasureSpec(size, mode)

    /** A board that shows every form, every stroke, every paint and every piece. */
    private fun forms(): Panel {
        val shapes = ArrayList<Shape>()
        fun add(form: Form, role: Role = Role.INK, stroke: Stroke = Stroke.THIN, seat: Int = 0) {
            shapes += Shape(shapes.size.toUInt(), form, role, seat.toUByte(), stroke)
        }
        Stroke.entries.forEachIndexed { row, stroke ->
            add(Form.Line(corner(0, row, HALF), corner(2, row, HALF)), stroke = stroke)
            add(Form.Path(listOf(corner(2, row, QUARTER), corner(3, row, QUARTER), corner(3, row, HALF))), Role.MINE, stroke)
            add(Form.Frame(corner(4, row, 2), corner(4, row, CELL - 2)), Role.THEIRS, stroke)
            add(Form.Ring(corner(5, row, HALF), QUARTER.toShort()), Role.GOOD, stroke)
        }
        Role.entries.forEachIndexed { place, role ->
            val (column, row) = place % SIDE to SEVENTH + place / SIDE
            add(Form.Box(corner(column, row, 2), corner(column, row, CELL - 2)), role, Stroke.NONE, place)
            add(Form.Disc(corner(column, row + 2, HALF), QUARTER.toShort()), role, Stroke.NONE, place)
        }
        repeat(PIECES) { seat -> add(Form.Piece(corner(6 + seat / 4, seat % 4, HALF), seat.toUByte()), Role.SEAT, seat = seat) }
        add(Form.Flag(corner(6, 4, HALF)), Role.GOOD)
        listOf("7", "12", "abc").forEachIndexed { row, text -> add(Form.Glyph(corner(7, 4 + row, HALF), text)) }
        add(Form.Glyph(corner(6, 5, HALF), "x"), Role.PENCIL)
        repeat(SIDE) { at ->
            add(Form.Glyph(Place((at * CELL + HALF).toShort(), (-HALF).toShort()), "${'A' + at}"), Role.FAINT)
            add(Form.Glyph(Place((-HALF).toShort(), (at * CELL + HALF).toShort()), "${at + 1}"), Role.FAINT)
        }
        val (columns, rows) = SIDE.toUByte() to (SIDE + 3).toUByte()
        return Panel(1u, PanelKind.PUBLIC, "Forms", columns, rows, shapes, emptyList(), null)
    }

    private fun corner(column: Int, row: Int, into: Int) = Place((column * CELL + into).toShort(), (row * CELL + into).toShort())

    private companion object {
        const val WIDTH = 600
        const val BEST = 100
        const val CELL = 24
        const val HALF = 12
        const val QUARTER = 6
        const val SIDE = 8
        const val SEVENTH = 7
        const val PIECES = 7
    }
}
