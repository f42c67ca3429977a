package org.labirinto

import com.google.zxing.BarcodeFormat
import com.google.zxing.BinaryBitmap
import com.google.zxing.DecodeHintType
import com.google.zxing.LuminanceSource
import com.google.zxing.PlanarYUVLuminanceSource
import com.google.zxing.ReaderException
import com.google.zxing.common.GlobalHistogramBinarizer
import com.google.zxing.common.HybridBinarizer
import com.google.zxing.qrcode.QRCodeReader

/** Reads the QR code in a picture, turned, blurred or dim. */
object Qr {
    private val hints = mapOf(
        DecodeHintType.TRY_HARDER to true,
        DecodeHintType.POSSIBLE_FORMATS to listOf(BarcodeFormat.QR_CODE),
    )

    /** The text of the code in the grey picture of a camera; null when there is none. */
    fun read(grey: ByteArray, stride: Int, width: Int, height: Int): String? =
        read(PlanarYUVLuminanceSource(grey, stride, height, 0, 0, width, height, false))

    /** The text of the code in a picture; null when there is none. */
    fun read(source: LuminanceSource): String? =
        read(BinaryBitmap(HybridBinarizer(source))) ?: read(BinaryBitmap(GlobalHistogramBinarizer(source)))

    private fun read(bitmap: BinaryBitmap): String? = try {
        QRCodeReader().decode(bitmap, hints).text
    } catch (_: ReaderException) {
        null
    }
}
