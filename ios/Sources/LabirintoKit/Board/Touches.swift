import Foundation
import LabirintoCore

/// What fingers on a board mean. One finger taps or drags, and everything counts on release; two fingers zoom and pan and never
/// write. A finger that rests before it moves aims: it moves the loupe, and counts as a tap where it is lifted.
public struct Touches: Equatable, Sendable {
  /// What follows from a touch.
  public enum Outcome: Equatable, Sendable {
    /// A tap at a point of the view.
    case tap(CGPoint)
    /// A drag began here.
    case dragStart(CGPoint)
    /// It is here now.
    case dragMove(CGPoint)
    /// It ended here and counts.
    case dragEnd(CGPoint)
    /// It was broken off and does not count.
    case dragCancel
    /// The board is zoomed about a point, and moved.
    case pinch(by: CGFloat, about: CGPoint, moving: CGSize)
  }

  private enum Mode { case none, pressed, aiming, dragging, pinching }

  /// How long a finger rests before it aims.
  public static let rest = Duration.milliseconds(180)

  private static let slop: CGFloat = 10

  private var mode = Mode.none
  private var at = CGPoint.zero
  private var down = CGPoint.zero
  private var span: CGFloat = 0
  private var middle = CGPoint.zero

  /// Where the finger aims; nil when none does.
  public var aim: CGPoint? { mode == .none || mode == .pinching ? nil : at }

  /// Whether a finger is down that neither moved far nor rested yet.
  var isPressed: Bool { mode == .pressed }

  /// No finger is there.
  public init() {}

  /// These fingers are on the board now, where there were `before` so many. The first two count.
  public mutating func changed(to fingers: [CGPoint], from before: Int) -> [Outcome] {
    switch (before, fingers.count) {
    case (0, 1): return press(fingers[0])
    case (_, 0): return []
    case (1, 1) where mode != .pinching: return move(fingers[0])
    case (_, 1):
      // One of two was lifted: the other goes on doing nothing.
      span = 0
      return []
    case (2..., _) where before != fingers.count && mode == .pinching:
      // Others are the first two now.
      measure(fingers)
      return []
    default: return before < 2 ? pinchFrom(fingers) : pinch(fingers)
    }
  }

  /// The last finger was lifted here.
  public mutating func lifted(at point: CGPoint) -> [Outcome] {
    let ended = mode
    mode = .none
    return switch ended {
    case .pressed, .aiming: [.tap(point)]
    case .dragging: [.dragEnd(point)]
    case .none, .pinching: []
    }
  }

  /// The finger rested for `rest`.
  public mutating func rested() {
    if mode == .pressed { mode = .aiming }
  }

  /// Breaks off what is going on; nothing of it counts.
  public mutating func cancel() -> [Outcome] {
    defer { mode = .none }
    return mode == .dragging ? [.dragCancel] : []
  }

  private mutating func press(_ point: CGPoint) -> [Outcome] {
    mode = .pressed
    (down, at) = (point, point)
    return []
  }

  private mutating func move(_ point: CGPoint) -> [Outcome] {
    at = point
    if mode == .pressed, hypot(at.x - down.x, at.y - down.y) > Touches.slop {
      mode = .dragging
      return [.dragStart(down), .dragMove(at)]
    }
    return mode == .dragging ? [.dragMove(at)] : []
  }

  private mutating func pinchFrom(_ fingers: [CGPoint]) -> [Outcome] {
    let broken = cancel()
    mode = .pinching
    measure(fingers)
    return broken
  }

  private mutating func pinch(_ fingers: [CGPoint]) -> [Outcome] {
    let (oldSpan, old) = (span, middle)
    guard mode == .pinching else { return [] }
    measure(fingers)
    guard oldSpan > 0 else { return [] }
    let moving = CGSize(width: middle.x - old.x, height: middle.y - old.y)
    return [.pinch(by: span / oldSpan, about: old, moving: moving)]
  }

  private mutating func measure(_ fingers: [CGPoint]) {
    let (one, other) = (fingers[0], fingers[1])
    span = hypot(one.x - other.x, one.y - other.y)
    middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
  }
}
