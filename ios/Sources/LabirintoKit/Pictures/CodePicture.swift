import Foundation
import LabirintoCore

/// A QR code as drawings: dark on light whatever the theme, with its quiet zone of 4 modules.
public struct CodePicture: Equatable, Sendable {
  private let code: QrCode

  /// Of this code.
  public init(_ code: QrCode) { self.code = code }

  /// Filling a square of this side; modules lie on whole points where there is room.
  public func drawings(side: CGFloat) -> [Drawing] {
    let modules = Int(code.side) + 2 * CodePicture.quiet
    guard code.side > 0, code.dark.count == Int(code.side) * Int(code.side) else { return [] }
    let exact = side / CGFloat(modules)
    let module = exact >= 1 ? exact.rounded(.down) : exact
    let start = (side - module * CGFloat(modules)) / 2 + module * CGFloat(CodePicture.quiet)
    let ground = Drawing.fill(.box(CGRect(x: 0, y: 0, width: side, height: side), corner: 8), Ink(0xFFFFFF))
    let bytes = [UInt8](code.dark)
    return [ground]
      + runs(bytes).map { run in
        let box = CGRect(
          x: start + CGFloat(run.from) * module, y: start + CGFloat(run.row) * module,
          width: CGFloat(run.count) * module, height: module)
        return .fill(.box(box, corner: 0), Ink(0x000000))
      }
  }

  private struct Run {
    let row: Int
    let from: Int
    var count: Int
  }

  /// Dark modules side by side are one box, so that no seam shows between them.
  private func runs(_ bytes: [UInt8]) -> [Run] {
    let side = Int(code.side)
    var all: [Run] = []
    for row in 0..<side {
      var open: Run?
      for column in 0..<side {
        if bytes[row * side + column] == 1 {
          open = Run(row: row, from: open?.from ?? column, count: (open?.count ?? 0) + 1)
        } else if let run = open {
          all.append(run)
          open = nil
        }
      }
      if let run = open { all.append(run) }
    }
    return all
  }

  private static let quiet = 4
}
