import SwiftUI
import UIKit

/// The system's sheet for handing a file on.
struct ShareSheet: UIViewControllerRepresentable {
  let file: URL

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [file], applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

/// Keeps the display on while a game is played.
struct StaysAwake: View {
  let isOn: Bool

  var body: some View {
    Color.clear
      .accessibilityHidden(true)
      .onChange(of: isOn, initial: true) { _, now in UIApplication.shared.isIdleTimerDisabled = now }
  }
}
