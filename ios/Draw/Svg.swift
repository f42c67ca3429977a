import Foundation
import LabirintoKit

/// Writes drawings as a picture in SVG 1.1.
struct Svg {
  let size: CGSize
  let ground: Ink

  /// The whole picture.
  func picture(of drawings: [Drawing]) -> String {
    var cuts = 0
    let inner = drawings.map { element($0, &cuts) }.joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">
      <rect width="100%" height="100%" fill="\(hex(ground))"/>
      \(inner)
      </svg>
      """
  }

  private func element(_ drawing: Drawing, _ cuts: inout Int) -> String {
    switch drawing {
    case .fill(let outline, let ink): return "<\(shape(outline)) fill=\"\(hex(ink))\"/>"
    case .stroke(let outline, let ink, let width, let dots):
      let dash = dots.isEmpty ? "" : " stroke-dasharray=\"\(dots.map { "\($0)" }.joined(separator: " "))\""
      return "<\(shape(outline)) fill=\"none\" stroke=\"\(hex(ink))\" stroke-width=\"\(width)\" stroke-linecap=\"round\""
        + " stroke-linejoin=\"round\"\(dash)/>"
    case .text(let words, let at, let size, let isBold, let ink):
      let weight = isBold ? "bold" : "normal"
      return "<text x=\"\(at.x)\" y=\"\(at.y + 0.35 * size)\" font-size=\"\(size)\" font-family=\"sans-serif\""
        + " font-weight=\"\(weight)\" text-anchor=\"middle\" fill=\"\(hex(ink))\">\(escaped(words))</text>"
    case .cut(let outline, let inner):
      cuts += 1
      let name = "cut\(cuts)"
      let drawn = inner.map { element($0, &cuts) }.joined()
      return "<clipPath id=\"\(name)\"><\(shape(outline))/></clipPath><g clip-path=\"url(#\(name))\">\(drawn)</g>"
    }
  }

  private func shape(_ outline: Outline) -> String {
    switch outline {
    case .line(let points, let isClosed):
      let list = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
      return "\(isClosed ? "polygon" : "polyline") points=\"\(list)\""
    case .box(let box, let corner):
      return "rect x=\"\(box.minX)\" y=\"\(box.minY)\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"\(corner)\""
    case .circle(let middle, let radius): return "circle cx=\"\(middle.x)\" cy=\"\(middle.y)\" r=\"\(radius)\""
    }
  }

  private func hex(_ ink: Ink) -> String {
    let digits = String(ink.rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func escaped(_ words: String) -> String {
    words.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
