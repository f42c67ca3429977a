import LabirintoKit
import LabirintoSkin
import SwiftUI

/// The app: one window over one stage, made once.
@main
struct LabirintoApp: App {
  private let stage = Stage.ofPhone()

  var body: some Scene {
    WindowGroup { RootView(stage: stage) }
  }
}
