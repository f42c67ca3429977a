import Foundation
import LabirintoCore

/// Turns the shapes of a panel into drawings. Knows no game: forms, strokes and roles are all there is.
public struct Painter: Sendable {
  private let port: Viewport
  private let palette: Palette
  private var unit: CGFloat { port.scale }

  /// Draws through `port` in the colours of `palette`.
  public init(port: Viewport, palette: Palette) {
    self.port = port
    self.palette = palette
  }

  /// All of `panel`, from the back to the front.
  public func drawings(_ panel: Panel) -> [Drawing] { panel.shapes.flatMap(drawings) }

  private func drawings(_ shape: Shape) -> [Drawing] {
    let ink = palette.of(shape.role, seat: Int(shape.seat))
    switch shape.form {
    case .line(let from, let to): return [stroke(.line([from, to].map(port.point), isClosed: false), ink, shape.stroke)]
    case .path(let points): return [stroke(.line(points.map(port.point), isClosed: false), ink, shape.stroke)]
    case .box(let from, let to): return [filled(box(from, to), shape)]
    case .frame(let from, let to): return [stroke(box(from, to), ink, shape.stroke)]
    case .disc(let at, let radius): return [.fill(.circle(port.point(at), radius: CGFloat(radius) * unit), ink)]
    case .ring(let at, let radius):
      return [stroke(.circle(port.point(at), radius: CGFloat(radius) * unit), ink, shape.stroke)]
    case .flag(let at): return flag(port.point(at), ink)
    case .piece(let at, let seat):
      return Figures.piece(ofSeat: Int(seat), at: port.point(at), size: 5.5 * unit, ink)
    case .glyph(let at, let text): return [glyph(text, at, shape.role, ink)]
    }
  }

  private func box(_ from: Place, _ to: Place) -> Outline { .box(port.rectangle(from: from, to: to), corner: 2.5 * unit) }

  /// A tint is an outline in the pen of its owner where contrast is high.
  private func filled(_ outline: Outline, _ shape: Shape) -> Drawing {
    let ink = palette.of(shape.role, seat: Int(shape.seat))
    guard palette.isStrong, shape.role == .mineTint || shape.role == .theirsTint else { return .fill(outline, ink) }
    let pen = palette.of(shape.role == .mineTint ? .mine : .theirs)
    return .stroke(outline, pen, width: Painter.thin * unit, dots: dots(shape.stroke))
  }

  private func stroke(_ outline: Outline, _ ink: Ink, _ stroke: Stroke) -> Drawing {
    .stroke(outline, ink, width: width(stroke) * unit, dots: dots(stroke))
  }

  private func width(_ stroke: Stroke) -> CGFloat {
    let step: CGFloat = palette.isStrong ? 1 : 0
    return switch stroke {
    case .none: 0
    case .hair: Painter.hair
    case .thin, .dotted: Painter.thin + step
    case .thick: 2.1 + step
    case .thickDotted: Painter.thin + step
    case .outer: 2.5 + step
    }
  }

  private func dots(_ stroke: Stroke) -> [CGFloat] {
    let gap: CGFloat? =
      switch stroke {
      case .hair: 2.4
      case .dotted: 3.2
      case .thickDotted: 4
      case .none, .thin, .thick, .outer: nil
      }
    return gap.map { [Painter.hair * unit, $0 * unit] } ?? []
  }

  private func flag(_ at: CGPoint, _ ink: Ink) -> [Drawing] {
    let (pole, high) = (4 * unit, 7 * unit)
    let mast = [CGPoint(x: at.x - pole, y: at.y - high), CGPoint(x: at.x - pole, y: at.y + high)]
    let cloth = [mast[0], CGPoint(x: at.x + high, y: at.y - pole), CGPoint(x: at.x - pole, y: at.y + unit)]
    return [
      .stroke(.line(mast, isClosed: false), ink, width: Painter.thin * unit, dots: []),
      .fill(.line(cloth, isClosed: true), ink),
    ]
  }

  private func glyph(_ text: String, _ at: Place, _ role: Role, _ ink: Ink) -> Drawing {
    let isSmall = role == .faint || text.count > 2
    let isBold = role != .faint && role != .pencil
    let size = port.isBeside(at) ? port.beyond : (isSmall ? 8.5 : 11) * unit
    return .text(text, at: port.glyphPoint(at), size: size, isBold: isBold, ink)
  }

  private static let hair: CGFloat = 0.7
  private static let thin: CGFloat = 1.6
}
