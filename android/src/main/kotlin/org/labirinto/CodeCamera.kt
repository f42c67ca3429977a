package org.labirinto

import android.annotation.SuppressLint
import android.app.Activity
import android.graphics.ImageFormat
import android.graphics.RectF
import android.graphics.SurfaceTexture
import android.hardware.camera2.CameraAccessException
import android.hardware.camera2.CameraCaptureSession
import android.hardware.camera2.CameraCharacteristics
import android.hardware.camera2.CameraDevice
import android.hardware.camera2.CameraManager
import android.hardware.camera2.CaptureRequest
import android.media.Image
import android.media.ImageReader
import android.os.Handler
import android.os.HandlerThread
import android.view.Surface
import android.view.TextureView

/** The back camera on a view, read for QR codes until one is found or it is ended. Calls back on the main thread. */
class CodeCamera(
    private val activity: Activity,
    private val view: TextureView,
    private val found: (String) -> Unit,
    private val failed: () -> Unit,
) : TextureView.SurfaceTextureListener {
    private val thread = HandlerThread("labirinto-camera").apply { start() }
    private val work = Handler(thread.looper)
    private val reader = ImageReader.newInstance(WIDTH, HEIGHT, ImageFormat.YUV_420_888, 2)
    private var device: CameraDevice? = null

    @Volatile
    private var isOver = false

    @Volatile
    private var isOpening = false

    init {
        reader.setOnImageAvailableListener({ if (!isOver) it.acquireLatestImage()?.use(::look) }, work)
        view.surfaceTextureListener = this
        if (view.isAvailable) {
            turn()
            open()
        }
    }

    /** Gives the camera back. */
    fun end() {
        if (isOver) return
        isOver = true
        // On the thread that reads pictures, so that none is closed while it is read.
        work.post {
            device?.close()
            reader.close()
            if (!isOpening) thread.quitSafely()
        }
    }

    override fun onSurfaceTextureAvailable(surface: SurfaceTexture, width: Int, height: Int) {
        turn()
        if (!isOver) open()
    }

    override fun onSurfaceTextureSizeChanged(surface: SurfaceTexture, width: Int, height: Int) = turn()

    override fun onSurfaceTextureDestroyed(surface: SurfaceTexture): Boolean {
        end()
        return true
    }

    override fun onSurfaceTextureUpdated(surface: SurfaceTexture) = Unit

    // The activity's own display exists from API 30 on only.
    @Suppress("DEPRECATION")
    private fun turn() {
        val box = RectF(0f, 0f, view.width.toFloat(), view.height.toFloat())
        if (box.isEmpty) return
        view.setTransform(PreviewMatrix.of(box, WIDTH, HEIGHT, activity.windowManager.defaultDisplay.rotation))
    }

    @SuppressLint("MissingPermission")
    private fun open() {
        val manager = activity.getSystemService(CameraManager::class.java) ?: return failed()
        try {
            val back = manager.cameraIdList.firstOrNull { id ->
                manager.getCameraCharacteristics(id).get(CameraCharacteristics.LENS_FACING) ==
                    CameraCharacteristics.LENS_FACING_BACK
            } ?: return failed()
            isOpening = true
            manager.openCamera(back, Opened(), work)
        } catch (_: CameraAccessException) {
            refused()
        } catch (_: SecurityException) {
            refused()
        } catch (_: IllegalArgumentException) {
            // Taken away between the list and the opening.
            refused()
        }
    }

    private fun refused() {
        isOpening = false
        failed()
    }

    private fun look(image: Image) {
        val plane = image.planes.first()
        val grey = ByteArray(plane.buffer.remaining())
        plane.buffer.get(grey)
        val text = Qr.read(grey, plane.rowStride, image.width, image.height) ?: return
        activity.runOnUiThread { if (!isOver) found(text) }
    }

    private inner class Opened : CameraDevice.StateCallback() {
        override fun onOpened(camera: CameraDevice) {
            device = camera
            val texture = view.surfaceTexture
            if (answered() || texture == null) return camera.close()
            texture.setDefaultBufferSize(WIDTH, HEIGHT)
            try {
                show(camera, listOf(Surface(texture), reader.surface))
            } catch (_: CameraAccessException) {
                tellFailed()
            } catch (_: IllegalStateException) {
                // Another app took the camera meanwhile.
                tellFailed()
            }
        }

        private fun show(camera: CameraDevice, surfaces: List<Surface>) {
            val request = camera.createCaptureRequest(CameraDevice.TEMPLATE_PREVIEW)
            surfaces.forEach(request::addTarget)
            request.set(CaptureRequest.CONTROL_AF_MODE, CaptureRequest.CONTROL_AF_MODE_CONTINUOUS_PICTURE)
            @Suppress("DEPRECATION")
            camera.createCaptureSession(
                surfaces,
                object : CameraCaptureSession.StateCallback() {
                    override fun onConfigured(session: CameraCaptureSession) {
                        runCatching { session.setRepeatingRequest(request.build(), null, work) }.onFailure { tellFailed() }
                    }

                    override fun onConfigureFailed(session: CameraCaptureSession) = tellFailed()
                },
                work,
            )
        }

        /** The system answered; true when nobody waits for the camera any more. */
        private fun answered(): Boolean {
            isOpening = false
            if (isOver) thread.quitSafely()
            return isOver
        }

        override fun onDisconnected(camera: CameraDevice) {
            answered()
            camera.close()
            tellFailed()
        }

        override fun onError(camera: CameraDevice, error: Int) {
            answered()
            camera.close()
            tellFailed()
        }

        private fun tellFailed() {
            activity.runOnUiThread { if (!isOver) failed() }
        }
    }

    private companion object {
        const val WIDTH = 1280
        const val HEIGHT = 720
    }
}
