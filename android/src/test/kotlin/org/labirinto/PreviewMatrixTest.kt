package org.labirinto

import android.graphics.RectF
import kotlin.math.hypot
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The camera's picture in its view: square, upright, and over all of it, however the phone is held. */
@RunWith(RobolectricTestRunner::class)
class PreviewMatrixTest {
    @Test
    fun `what is square stays square, what is up stays up, and nothing of the view is empty`() {
        for (view in listOf(RectF(0f, 0f, 1080f, 1600f), RectF(0f, 0f, 1600f, 700f), RectF(0f, 0f, 500f, 500f))) {
            for (quarters in 0..3) {
                val matrix = PreviewMatrix.of(view, WIDTH, HEIGHT, quarters)
                // A step right and a step down on the picture, as the texture stretches them over the view.
                val right = floatArrayOf(view.width() / HEIGHT, 0f)
                val down = floatArrayOf(0f, view.height() / WIDTH)
                listOf(right, down).forEach(matrix::mapVectors)
                assertEquals(hypot(right[0], right[1]), hypot(down[0], down[1]), SLACK)
                assertEquals("square corners", 0f, right[0] * down[0] + right[1] * down[1], SLACK)
                val towards = when (quarters) {
                    0 -> right[0]
                    1 -> -right[1]
                    2 -> -right[0]
                    else -> right[1]
                }
                assertEquals("turned against the phone", hypot(right[0], right[1]), towards, SLACK)
                val covered = RectF(view)
                matrix.mapRect(covered)
                assertTrue("$covered over $view", covered.left <= SLACK)
                assertTrue("$covered over $view", covered.top <= SLACK)
                assertTrue("$covered over $view", covered.right >= view.right - SLACK && covered.bottom >= view.bottom - SLACK)
            }
        }
    }

    private companion object {
        const val WIDTH = 1280
        const val HEIGHT = 720
        const val SLACK = 0.01f
    }
}
