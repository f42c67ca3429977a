import LabirintoKit
import SwiftUI
import UIKit

#if canImport(AVFoundation)
  @preconcurrency import AVFoundation

  /// The camera of this phone, as far as the person allows it.
  @MainActor
  final class SystemCamera: Camera {
    var isAllowed: Bool? {
      switch AVCaptureDevice.authorizationStatus(for: .video) {
      case .authorized: true
      case .notDetermined: nil
      default: false
      }
    }

    func ask() async -> Bool { await AVCaptureDevice.requestAccess(for: .video) }
  }

  /// What the camera sees, until it sees a code.
  struct CodeScanner: UIViewRepresentable {
    let found: @MainActor (String) -> Void
    let failed: @MainActor () -> Void

    func makeUIView(context: Context) -> ScannerView {
      let view = ScannerView()
      view.begin(found: found, failed: failed)
      return view
    }

    func updateUIView(_ view: ScannerView, context: Context) {}

    static func dismantleUIView(_ view: ScannerView, coordinator: ()) { view.end() }
  }

  /// The preview, and the one who reads codes in it.
  final class ScannerView: UIView, @preconcurrency AVCaptureMetadataOutputObjectsDelegate {
    private let session = AVCaptureSession()
    private let line = DispatchQueue(label: "labirinto.camera")
    private var found: (@MainActor (String) -> Void)?
    private var upright: AVCaptureDevice.RotationCoordinator?

    // swiftlint:disable:next static_over_final_class
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }

    func begin(found: @escaping @MainActor (String) -> Void, failed: @escaping @MainActor () -> Void) {
      self.found = found
      let output = AVCaptureMetadataOutput()
      guard let device = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: device),
        session.canAddInput(input), session.canAddOutput(output)
      else {
        // Later: the view that shows it is being made now.
        Task { failed() }
        return
      }
      session.addInput(input)
      session.addOutput(output)
      output.setMetadataObjectsDelegate(self, queue: .main)
      output.metadataObjectTypes = output.availableMetadataObjectTypes.filter { $0 == .qr }
      // Two apps side by side on an iPad: the camera would stay dark.
      if session.isMultitaskingCameraAccessSupported { session.isMultitaskingCameraAccessEnabled = true }
      let preview = layer as? AVCaptureVideoPreviewLayer
      preview?.session = session
      preview?.videoGravity = .resizeAspectFill
      upright = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: preview)
      line.async { [session] in session.startRunning() }
    }

    /// The picture stands upright however the phone is held; turning it lays the view out anew.
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let upright, let connection = (layer as? AVCaptureVideoPreviewLayer)?.connection else { return }
      let angle = upright.videoRotationAngleForHorizonLevelPreview
      if connection.isVideoRotationAngleSupported(angle) { connection.videoRotationAngle = angle }
    }

    func end() { line.async { [session] in session.stopRunning() } }

    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {
      let codes = objects.compactMap { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
      if let first = codes.first { found?(first) }
    }
  }
#else
  /// Where there is no camera.
  @MainActor
  final class SystemCamera: Camera {
    var isAllowed: Bool? { false }
    func ask() async -> Bool { false }
  }

  /// Where there is no camera, it fails at once.
  struct CodeScanner: View {
    let found: @MainActor (String) -> Void
    let failed: @MainActor () -> Void

    var body: some View { Color.clear.task { failed() } }
  }
#endif
