import Foundation

/// A magnified circle of the board above the finger, whose cells are at least 48 points; below it where there is no room, or
/// else beside it.
public struct Loupe: Equatable, Sendable {
  /// How much it magnifies.
  public let factor: CGFloat
  /// Its middle on the view.
  public let middle: CGPoint
  /// In points.
  public static let radius: CGFloat = 64

  private let aim: CGPoint

  /// A cell below this side is too small for a finger, in points.
  public static let smallCell: CGFloat = 40

  /// Over what lies under `aim` of a view of this size, whose cells have this side.
  public init(aim: CGPoint, cell: CGFloat, view: CGSize) {
    self.aim = aim
    factor = max(1.5, 48 / cell)
    let radius = Loupe.radius
    let away = radius + 24
    let across = Loupe.inside(aim.x, view.width)
    if aim.y - away >= radius {
      middle = CGPoint(x: across, y: aim.y - away)
    } else if aim.y + away + radius <= view.height {
      middle = CGPoint(x: across, y: aim.y + away)
    } else {
      let side = aim.x > view.width / 2 ? aim.x - away : aim.x + away
      middle = CGPoint(x: Loupe.inside(side, view.width), y: Loupe.inside(aim.y, view.height))
    }
  }

  private static func inside(_ at: CGFloat, _ length: CGFloat) -> CGFloat { min(max(at, radius), max(radius, length - radius)) }

  /// The loupe over a board of these drawings.
  public func drawings(of board: [Drawing], palette: Palette) -> [Drawing] {
    let rim = Outline.circle(middle, radius: Loupe.radius)
    let arm: CGFloat = 6
    let cross = [
      [CGPoint(x: middle.x - arm, y: middle.y), CGPoint(x: middle.x + arm, y: middle.y)],
      [CGPoint(x: middle.x, y: middle.y - arm), CGPoint(x: middle.x, y: middle.y + arm)],
    ]
    return [
      .fill(rim, palette.card),
      .cut(rim, board.map { $0.magnified(factor, from: aim, to: middle) }),
      .stroke(rim, palette.ink, width: 2, dots: []),
    ] + cross.map { .stroke(.line($0, isClosed: false), palette.mine, width: 2, dots: []) }
  }
}

extension Drawing {
  /// The same, `factor` times as large, with the point `from` at `to`.
  func magnified(_ factor: CGFloat, from: CGPoint, to: CGPoint) -> Drawing {
    func point(_ old: CGPoint) -> CGPoint {
      CGPoint(x: to.x + (old.x - from.x) * factor, y: to.y + (old.y - from.y) * factor)
    }
    func outline(_ old: Outline) -> Outline {
      switch old {
      case .line(let points, let isClosed): return .line(points.map(point), isClosed: isClosed)
      case .circle(let middle, let radius): return .circle(point(middle), radius: radius * factor)
      case .box(let box, let corner):
        let size = CGSize(width: box.width * factor, height: box.height * factor)
        return .box(CGRect(origin: point(box.origin), size: size), corner: corner * factor)
      }
    }
    switch self {
    case .fill(let old, let ink): return .fill(outline(old), ink)
    case .stroke(let old, let ink, let width, let dots):
      return .stroke(outline(old), ink, width: width * factor, dots: dots.map { $0 * factor })
    case .text(let text, let at, let size, let isBold, let ink):
      return .text(text, at: point(at), size: size * factor, isBold: isBold, ink)
    case .cut(let old, let inner):
      return .cut(outline(old), inner.map { $0.magnified(factor, from: from, to: to) })
    }
  }
}
