import Foundation

/// The figure of each seat: circle, diamond, triangle, square, cross, star, hexagon.
public enum Figures {
  private static let cross = 4

  /// The piece of `seat` about a point; `size` is half its side.
  public static func piece(ofSeat seat: Int, at middle: CGPoint, size: CGFloat, _ ink: Ink) -> [Drawing] {
    let (x, y) = (middle.x, middle.y)
    switch seat % 7 {
    case 0: return [.fill(.circle(middle, radius: size), ink)]
    case 1: return [.fill(polygon(middle, size, corners: 4), ink)]
    case 2: return [.fill(polygon(middle, size, corners: 3), ink)]
    case 3: return [.fill(.box(CGRect(x: x - size, y: y - size, width: 2 * size, height: 2 * size), corner: 0), ink)]
    case cross:
      let arms = [
        [CGPoint(x: x - size, y: y), CGPoint(x: x + size, y: y)],
        [CGPoint(x: x, y: y - size), CGPoint(x: x, y: y + size)],
      ]
      return arms.map { .stroke(.line($0, isClosed: false), ink, width: 0.6 * size, dots: []) }
    case 5: return [.fill(polygon(middle, size, corners: 10, inner: 0.45), ink)]
    default: return [.fill(polygon(middle, size, corners: 6), ink)]
    }
  }

  private static func polygon(_ middle: CGPoint, _ size: CGFloat, corners: Int, inner: CGFloat = 1) -> Outline {
    let points = (0..<corners).map { corner in
      let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners) - CGFloat.pi / 2
      let reach = 1.25 * size * (corner % 2 == 1 ? inner : 1)
      return CGPoint(x: middle.x + reach * cos(angle), y: middle.y + reach * sin(angle))
    }
    return .line(points, isClosed: true)
  }
}
