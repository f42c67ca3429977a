import UIKit

/// What UIKit shows in front of all screens: sheets, alerts, the system's own choosers, until they are gone.
@MainActor
enum Front {
  /// Whether something is there.
  static var isTaken: Bool {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }
    return windows.contains { $0.rootViewController?.presentedViewController != nil }
  }
}
