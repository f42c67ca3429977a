import Foundation
import LabirintoCore

@testable import LabirintoKit

/// Boards that no game has made.
enum Panels {
  /// A square board of this kind, its cells in reading order.
  static func square(_ side: Int, kind: PanelKind = .play, cursor: UInt16? = nil, glyphs: [Place] = []) -> Panel {
    let targets = (0..<side * side).map { id in
      let (column, row) = (id % side, id / side)
      return Target(
        id: UInt16(id), column: UInt8(column), row: UInt8(row), from: Place(x: Int16(24 * column), y: Int16(24 * row)),
        to: Place(x: Int16(24 * column + 24), y: Int16(24 * row + 24)), label: "row \(row + 1), column \(column + 1)")
    }
    let size = Int16(24 * side)
    let frame = Form.frame(from: Place(x: 0, y: 0), to: Place(x: size, y: size))
    let shapes =
      [Shape(id: 0, form: frame, role: .ink, seat: 0, stroke: .outer)]
      + glyphs.enumerated().map { index, at in
        Shape(id: UInt32(index + 1), form: .glyph(at: at, text: "a"), role: .faint, seat: 0, stroke: .none)
      }
    return Panel(
      id: 1, kind: kind, title: "Board", columns: UInt8(side), rows: UInt8(side), shapes: shapes, targets: targets,
      cursor: cursor)
  }

  /// The middle of a cell.
  static func middle(_ column: Int, _ row: Int) -> Place { Place(x: Int16(24 * column + 12), y: Int16(24 * row + 12)) }

  /// Something that can be done.
  static func act(_ id: UInt16, _ text: String, isEnabled: Bool = true, on: On = .both) -> Act {
    Act(id: id, text: text, enabled: isEnabled, primary: false, chosen: false, shortcut: nil, on: on)
  }
}

extension Viewport {
  /// Fits a panel, with letters of the usual size beside it.
  mutating func fit(_ panel: Panel, into size: CGSize) { fit(panel, into: size, label: 14) }
}
