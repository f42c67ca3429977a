import LabirintoKit
import SwiftUI
import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// The fingers on a board, each with its place: what SwiftUI's gestures do not tell of two fingers at once.
struct TouchSurface: UIViewRepresentable {
  let board: BoardModel

  func makeUIView(context: Context) -> TouchView {
    let view = TouchView()
    view.board = board
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .clear
    // The cells are the elements.
    view.isAccessibilityElement = false
    view.addGestureRecognizer(Hold(target: nil, action: nil))
    return view
  }

  func updateUIView(_ view: TouchView, context: Context) { view.board = board }
}

/// Hands every touch to the kit.
final class TouchView: UIView {
  /// Who is told.
  weak var board: BoardModel?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(event) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let held = held(event)
    if held.isEmpty, let last = touches.first {
      board?.lift(at: last.location(in: self))
    } else {
      board?.touch(held)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { board?.cancel() }

  private func tell(_ event: UIEvent?) { board?.touch(held(event)) }

  private func held(_ event: UIEvent?) -> [CGPoint] {
    let fingers = event?.touches(for: self) ?? []
    return fingers.filter { $0.phase != .ended && $0.phase != .cancelled }
      .sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }
      .map { $0.location(in: self) }
  }
}

/// Recognised as soon as a finger touches a board that is played on, or two fingers touch any, until the last is lifted: so
/// neither the page scrolls under a wall that is being drawn, nor does the screen go back. The view hears of the touches still.
final class Hold: UIGestureRecognizer {
  private var fingers: Set<UITouch> = []

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.formUnion(touches)
    let isPlayed = (view as? TouchView)?.board?.isActive == true
    if state == .possible, isPlayed || fingers.count > 1 { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .ended) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .cancelled) }

  override func reset() {
    super.reset()
    fingers = []
  }

  private func lift(_ touches: Set<UITouch>, _ end: UIGestureRecognizer.State) {
    fingers.subtract(touches)
    if fingers.isEmpty { state = state == .possible ? .failed : end }
  }
}
