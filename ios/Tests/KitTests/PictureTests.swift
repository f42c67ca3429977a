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

  @MainActor @Test func everyGameHasItsOwnPictureThatStaysInItsSquareAndHasNoWords() async throws {
    let ada = Person("Ada")
    try await ada.start()
    let offers = ada.house.offers
    let pictures = offers.map { GamePicture(of: $0).drawings(side: 45, palette) }
    for (place, picture) in pictures.enumerated() {
      #expect(picture.count > 10 && !pictures[..<place].contains(picture), "\(offers[place].game)")
      for drawing in picture {
        switch drawing {
        case .fill(let outline, _): #expect(isInside(outline))
        case .stroke(let outline, _, _, _): #expect(isInside(outline))
        case .text, .cut: Issue.record("\(drawing)")
        }
      }
    }
    await ada.end()
  }

  private func isInside(_ outline: Outline) -> Bool {
    let square = CGRect(x: -0.001, y: -0.001, width: 45.002, height: 45.002)
    return switch outline {
    case .line(let points, _): points.allSatisfy(square.contains)
    case .box(let box, _): square.contains(box)
    case .circle(let middle, let radius):
      square.contains(CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}
