import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// The code of a table, and the picture of a game.
@Suite struct PictureTests {
  private let palette = Palette.of(isDark: false, isStrong: false)

  /// Whether a point lies on dark.
  private func isDark(_ x: CGFloat, _ y: CGFloat, in drawings: [Drawing]) -> Bool {
    drawings.contains { if case .fill(.box(let box, _), Ink(0)) = $0 { box.contains(CGPoint(x: x, y: y)) } else { false } }
  }

  @Test(arguments: [(21, 300.0), (33, 280.0), (57, 300.0), (57, 40.0)])
  func everyModuleIsDrawnExactlyWithAQuietZoneOfFour(side: Int, width: Double) throws {
    var state: UInt32 = 7
    let dark = (0..<side * side).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 31)
    }
    let drawings = CodePicture(QrCode(side: UInt32(side), dark: Data(dark))).drawings(side: width)
    #expect(drawings.first == .fill(.box(CGRect(x: 0, y: 0, width: width, height: width), corner: 8), Ink(0xFFFFFF)))
    let boxes = drawings.dropFirst().compactMap { if case .fill(.box(let box, 0), Ink(0)) = $0 { box } else { nil } }
    #expect(boxes.count == drawings.count - 1)
    let module = try #require(boxes.map(\.height).min())
    let exact = width / Double(side + 8)
    let whole = exact >= 1 ? exact.rounded(.down) : exact
    #expect(abs(module - whole) < 0.000_001, "whole points where there is room")
    let start = (width - module * Double(side)) / 2
    #expect(start >= 4 * module - 0.001, "the quiet zone")
    for row in 0..<side {
      for column in 0..<side {
        let (x, y) = (start + (Double(column) + 0.5) * module, start + (Double(row) + 0.5) * module)
        #expect(isDark(x, y, in: drawings) == (dark[row * side + column] == 1), "\(column), \(row)")
      }
    }
  }

  @Test func aCodeThatIsNoneDrawsNothing() {
    #expect(CodePicture(QrCode(side: 0, dark: Data())).drawings(side: 100).isEmpty)
    #expect(CodePicture(QrCode(side: 3, dark: Data([1, 0]))).drawings(side: 100).isEmpty)
  }

  /// The walls as the other phone's platform draws its lots for these names: along, across, and 1 where it stands upright.
  private static let golden: [(String, [[Int]])] = [
    ("Labyrinthe", [[2, 2, 1], [1, 2, 0], [3, 1, 0], [1, 3, 1], [2, 1, 0], [3, 2, 0], [2, 1, 1]]),
    (
      "Ωβ-name that is long enough to overflow",
      [[3, 3, 1], [0, 3, 0], [1, 3, 1], [0, 2, 0], [1, 1, 0], [2, 2, 0], [0, 1, 0]]
    ),
    ("", [[2, 2, 0], [2, 3, 0], [2, 1, 1], [3, 3, 0], [1, 2, 1], [3, 2, 0], [3, 3, 0]]),
  ]

  @Test(arguments: [0, 1, 2]) func theWallsAreTheSameOnEveryPhone(which: Int) {
    let (name, walls) = PictureTests.golden[which]
    // A cell of 10 points inside a line of 2.5.
    let drawn = GamePicture(name: name).drawings(side: 45, palette).filter {
      if case .stroke(.line, palette.ink, _, _) = $0 { true } else { false }
    }
    let expected = walls.map { wall in
      let (along, across, isUpright) = (wall[0], wall[1], wall[2] == 1)
      func point(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: 2.5 + 10 * Double(x), y: 2.5 + 10 * Double(y)) }
      let ends =
        isUpright ? [point(across, along), point(across, along + 1)] : [point(along, across), point(along + 1, across)]
      return Drawing.stroke(.line(ends, isClosed: false), palette.ink, width: 2.5, dots: [])
    }
    #expect(drawn == expected)
  }

  @Test func aPictureStaysInItsSquareAndOtherNamesHaveOtherWalls() {
    let one = GamePicture(name: "Labyrinthe").drawings(side: 45, palette)
    #expect(one == GamePicture(name: "Labyrinthe").drawings(side: 45, palette))
    #expect(one != GamePicture(name: "Labyrinth").drawings(side: 45, palette))
    for case .stroke(.line(let points, _), _, let width, _) in one {
      for point in points {
        #expect(point.x >= width / 2 && point.x <= 45 - width / 2 && point.y >= width / 2 && point.y <= 45 - width / 2)
      }
    }
  }
}
