import LabirintoKit
import SwiftUI

/// Draws what the kit says, at the size that it has.
struct Sketch: View {
  private let drawings: (CGSize) -> [Drawing]

  init(_ drawings: @escaping (CGSize) -> [Drawing]) { self.drawings = drawings }

  var body: some View {
    Canvas { context, size in context.draw(drawings(size)) }
  }
}

/// The piece of a seat; a screen reader passes it over.
struct PieceImage: View {
  let seat: UInt8
  let ink: Ink

  var body: some View {
    Sketch { size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      return Figures.piece(ofSeat: Int(seat), at: middle, size: 0.35 * min(size.width, size.height), ink)
    }
    .frame(width: 20, height: 20)
    .accessibilityHidden(true)
  }
}

extension GraphicsContext {
  /// Draws all of these, from the back to the front.
  func draw(_ drawings: [Drawing]) {
    for drawing in drawings { draw(drawing) }
  }

  private func draw(_ drawing: Drawing) {
    switch drawing {
    case .fill(let outline, let ink): fill(Path(outline), with: .color(Color(ink)))
    case .stroke(let outline, let ink, let width, let dots):
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dots)
      stroke(Path(outline), with: .color(Color(ink)), style: style)
    case .text(let words, let at, let size, let isBold, let ink):
      let font = Font.system(size: size, weight: isBold ? .bold : .regular)
      draw(Text(verbatim: words).font(font).foregroundStyle(Color(ink)), at: at, anchor: .center)
    case .cut(let outline, let inner):
      drawLayer { layer in
        layer.clip(to: Path(outline))
        layer.draw(inner)
      }
    }
  }
}

extension Path {
  /// Along an outline.
  init(_ outline: Outline) {
    switch outline {
    case .line(let points, let isClosed):
      self.init { path in
        path.addLines(points)
        if isClosed { path.closeSubpath() }
      }
    case .box(let box, let corner): self.init(roundedRect: box, cornerRadius: corner)
    case .circle(let middle, let radius):
      self.init(ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}
