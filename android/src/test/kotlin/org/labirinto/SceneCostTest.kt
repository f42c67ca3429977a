package org.labirinto

import android.app.Activity
import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import java.lang.management.ManagementFactory
import java.nio.ByteBuffer
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.labirinto.board.BoardView
import org.labirinto.board.Palette
import org.labirinto.core.FfiConverterTypeScene
import org.labirinto.core.PanelKind
import org.labirinto.core.Scene
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner

/** What it costs that a whole scene crosses and is drawn each time. */
@RunWith(RobolectricTestRunner::class)
class SceneCostTest {
    private val ada = Person("Ada")

    @After
    fun away() = ada.close()

    @Test
    fun `a scene of twelve by twelve is read and drawn`() {
        Table.againstComputer(ada)
        ada.waitUntil("my turn") { Table.state(ada)?.status?.mine == true }
        val real = checkNotNull(Table.state(ada)?.scene)
        val scene = real.copy(panels = real.panels.map { grown(it) })
        val bytes = ByteBuffer.allocate(FfiConverterTypeScene.allocationSize(scene).toInt())
        FfiConverterTypeScene.write(scene, bytes)
        val size = bytes.position()
        val board = BoardView(Robolectric.buildActivity(Activity::class.java).setup().get(), Palette.light)
        board.measure(exactly(WIDTH), exactly(WIDTH))
        board.layout(0, 0, WIDTH, WIDTH)
        val canvas = Canvas(Bitmap.createBitmap(WIDTH, WIDTH, Bitmap.Config.ARGB_8888))
        // The time of this thread alone: others keep the machine busy.
        val thread = ManagementFactory.getThreadMXBean()
        val times = (0 until ROUNDS).map {
            bytes.flip()
            val start = thread.currentThreadCpuTime
            val read: Scene = FfiConverterTypeScene.read(bytes)
            val middle = thread.currentThreadCpuTime
            board.show(read.panels.first(), read.acts)
            board.draw(canvas)
            val end = thread.currentThreadCpuTime
            assertEquals(scene, read)
            bytes.limit(bytes.capacity()).position(size)
            (middle - start) to (end - middle)
        }.drop(ROUNDS / 2)
        val read = times.map { it.first }.sorted()[times.size / 2] / MICRO
        val drawn = times.map { it.second }.sorted()[times.size / 2] / MICRO
        println(
            "scene of 12 x 12: $size bytes, ${scene.panels.sumOf { it.shapes.size }} shapes, " +
                "${scene.panels.sumOf { it.targets.size }} targets; read in $read us, drawn in $drawn us (medians); " +
                "one 120 Hz frame is 8333 us",
        )
        assertTrue(scene.panels.first { it.kind == PanelKind.PLAY }.targets.size == SIDE * SIDE)
    }

    /** The panel with its shapes over and over, as densely as before, until it has twelve columns and rows. */
    private fun grown(panel: org.labirinto.core.Panel): org.labirinto.core.Panel {
        val times = SIDE * SIDE / (panel.columns.toInt() * panel.rows.toInt()) + 1
        val shapes = (0 until times).flatMap { time ->
            panel.shapes.map { it.copy(id = it.id + (time * MANY).toUInt()) }
        }
        val words = panel.targets.first().label
        val targets = Panels.square(SIDE).targets.map { it.copy(label = words) }
        return panel.copy(columns = SIDE.toUByte(), rows = SIDE.toUByte(), shapes = shapes, targets = targets)
    }

    private fun exactly(size: Int) = View.MeasureSpec.makeMeasureSpec(size, View.MeasureSpec.EXACTLY)

    private companion object {
        const val SIDE = 12
        const val WIDTH = 1080
        const val ROUNDS = 60
        const val MANY = 10_000
        const val MICRO = 1000
    }
}
