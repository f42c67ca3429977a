import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// What makes small cells large enough for a finger.
@MainActor
@Suite struct LoupeTests {
  @Test(arguments: [390.0, 320.0]) func cellsOfALargeBoardAreAtLeast48PointsInTheLoupe(width: Double) {
    let board = BoardModel(panel: Panels.square(10))
    board.resize(CGSize(width: width, height: width))
    #expect(board.needsLoupe)
    let loupe = Loupe(aim: CGPoint(x: 10, y: 300), cell: board.cell, view: board.size)
    #expect(board.cell * loupe.factor >= 48)
    #expect(loupe.factor >= 1.5)
  }

  @Test func aBoardWithRoomNeedsNone() {
    let board = BoardModel(panel: Panels.square(6))
    board.resize(CGSize(width: 390, height: 390))
    #expect(!board.needsLoupe)
    board.touch([CGPoint(x: 90, y: 90)])
    #expect(board.drawings(.of(isDark: false, isStrong: false)).count == 1)
  }

  @Test(arguments: [CGSize(width: 390, height: 390), CGSize(width: 320, height: 320), CGSize(width: 280, height: 280)])
  func theWholeLoupeIsInsideTheViewAndNotUnderTheFinger(view: CGSize) {
    for x in stride(from: 1, to: view.width, by: 13) {
      for y in stride(from: 1, to: view.height, by: 13) {
        let aim = CGPoint(x: x, y: y)
        let middle = Loupe(aim: aim, cell: 24, view: view).middle
        let whole = CGRect(x: middle.x - 64, y: middle.y - 64, width: 128, height: 128)
        #expect(CGRect(origin: .zero, size: view).contains(whole), "\(aim) \(view)")
        #expect(hypot(middle.x - x, middle.y - y) > Loupe.radius, "\(aim) \(view)")
      }
    }
  }

  @Test func itShowsWhatIsUnderTheFingerInItsMiddle() {
    let board = BoardModel(panel: Panels.square(10))
    board.resize(CGSize(width: 320, height: 320))
    let aim = CGPoint(x: 111, y: 222)
    let plain = board.drawings(.of(isDark: false, isStrong: false))
    board.touch([aim])
    let drawn = board.drawings(.of(isDark: false, isStrong: false))
    #expect(drawn.count == plain.count + 5)
    let loupe = Loupe(aim: aim, cell: board.cell, view: board.size)
    let inner = drawn.compactMap { drawing -> [Drawing]? in if case .cut(_, let inner) = drawing { inner } else { nil } }
    #expect(inner == [plain.map { $0.magnified(loupe.factor, from: aim, to: loupe.middle) }])
    #expect(
      Drawing.fill(.circle(aim, radius: 1), Ink(0)).magnified(3, from: aim, to: loupe.middle)
        == .fill(.circle(loupe.middle, radius: 3), Ink(0)))
    board.lift(at: aim)
    #expect(board.drawings(.of(isDark: false, isStrong: false)) == plain)
  }
}
