// Stands in for the little of UIKit that the skin uses: see ../SwiftUI/Core.swift.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
@MainActor open class UIView: UIResponder {
  public var isMultipleTouchEnabled = false
  public var isAccessibilityElement = false
  public var backgroundColor: UIColor?
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  public required override init() { super.init() }
}
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
  public var state = State.possible
  public var cancelsTouchesInView = true
  public var delaysTouchesEnded = true
  public internal(set) weak var view: UIView?
  public init(target: Any?, action: Selector?) { super.init() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
}
/// Foundation's on Apple's systems; nothing is selected here.
public struct Selector: Sendable {}
public final class UIColor: NSObject, Sendable { public static let clear = UIColor() }
@MainActor public final class UITouch: NSObject {
  public enum Phase: Sendable { case began, moved, stationary, ended, cancelled }
  public let phase: Phase
  private let point: CGPoint
  /// The stand-in's own.
  public init(_ phase: Phase, at point: CGPoint) {
    self.phase = phase
    self.point = point
  }
  public func location(in view: UIView?) -> CGPoint { point }
}
@MainActor public final class UIEvent: NSObject {
  private let all: Set<UITouch>
  /// The stand-in's own.
  public init(_ touches: Set<UITouch>) { all = touches }
  public func touches(for view: UIView) -> Set<UITouch>? { all }
}
@MainActor open class UIViewController: NSObject {
  public private(set) var presentedViewController: UIViewController?
  public override init() { super.init() }
}
@MainActor public final class UIWindow: UIView { public var rootViewController: UIViewController? }
@MainActor open class UIScene: NSObject {}
@MainActor public final class UIWindowScene: UIScene { public let windows: [UIWindow] = [] }
@MainActor public final class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
}
@MainActor public final class UIActivity: NSObject {}
@MainActor public final class UIApplication: NSObject {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"
  public var isIdleTimerDisabled = false
  public let connectedScenes: Set<UIScene> = []
  public func open(_ url: URL) {}
}
@MainActor public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public var string: String?
}
extension NSAttributedString.Key {
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
}
public enum UIAccessibility {
  public struct Notification: Sendable { public static let announcement = Self() }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}
