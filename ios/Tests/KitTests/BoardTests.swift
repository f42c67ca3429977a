import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// One board under fingers, keys and a screen reader.
@MainActor
@Suite struct BoardTests {
  /// What a board took a person to mean.
  final class Said { var gestures: [Gesture] = [] }

  private let said = Said()
  private let acts = [
    Panels.act(7, "Ask here", on: .cell), Panels.act(9, "Mark"), Panels.act(8, "Not now", isEnabled: false),
    Panels.act(10, "Undo", on: .scene),
  ]

  private func board(_ side: Int = 6, kind: PanelKind = .play, cursor: UInt16? = nil) -> BoardModel {
    let board = BoardModel(panel: Panels.square(side, kind: kind, cursor: cursor), acts: acts) { [said] in
      said.gestures.append($0)
    }
    board.resize(CGSize(width: 390, height: 390))
    return board
  }

  private func point(_ board: BoardModel, _ column: Int, _ row: Int) -> CGPoint { board.port.point(Panels.middle(column, row)) }

  private func cell(_ at: Place) -> [Int] { [Int(at.x) / 24, Int(at.y) / 24] }

  @Test func aTapNamesItsPanelAndItsCell() throws {
    let board = board()
    board.touch([point(board, 2, 3)])
    #expect(said.gestures.isEmpty)
    board.lift(at: point(board, 2, 3))
    guard case .tap(1, let at) = try #require(said.gestures.first) else { return #expect(Bool(false), "no tap") }
    #expect(cell(at) == [2, 3] && said.gestures.count == 1)
    #expect(board.touched == 1, "it is felt")
  }

  @Test func aDragTellsItsWayAndASecondFingerTakesItBack() {
    let board = board()
    board.touch([point(board, 0, 0)])
    board.touch([point(board, 1, 0)])
    board.touch([point(board, 2, 0)])
    #expect(said.gestures.count == 3 && board.touched == 0)
    board.touch([point(board, 2, 0), point(board, 4, 4)])
    #expect(said.gestures.last == .dragCancel)
    let scale = board.port.scale
    board.touch([point(board, 0, 0), point(board, 5, 5)])
    board.touch([point(board, 1, 1)])
    board.lift(at: point(board, 1, 1))
    #expect(said.gestures.count == 4 && board.port.scale > scale && board.touched == 0)
  }

  @Test func whatIsZoomedIsTouchedWhereItIsSeen() throws {
    let board = board()
    board.touch([CGPoint(x: 180, y: 180), CGPoint(x: 210, y: 210)])
    board.touch([CGPoint(x: 100, y: 100), CGPoint(x: 290, y: 290)])
    board.touch([CGPoint(x: 100, y: 100)])
    board.lift(at: CGPoint(x: 100, y: 100))
    #expect(board.port.isZoomed && said.gestures.isEmpty)
    board.touch([point(board, 3, 2)])
    board.lift(at: point(board, 3, 2))
    guard case .tap(_, let at) = try #require(said.gestures.last) else { return #expect(Bool(false), "no tap") }
    #expect(cell(at) == [3, 2])
  }

  @Test func aFingerOnABoardThatGoesWritesNothingAnyMore() {
    let board = board()
    board.touch([point(board, 0, 0)])
    board.touch([point(board, 3, 0)])
    board.breakOff()
    #expect(said.gestures.last == .dragCancel)
    let known = said.gestures.count
    board.touch([point(board, 4, 0)])
    board.lift(at: point(board, 4, 0))
    #expect(said.gestures.count == known, "the finger that was still there")
    board.touch([point(board, 4, 0)])
    board.lift(at: point(board, 4, 0))
    #expect(said.gestures.count == known + 1, "the next one counts")
    board.touch([point(board, 1, 1)])
    board.cancel()
    board.touch([point(board, 1, 1)])
    board.lift(at: point(board, 1, 1))
    #expect(said.gestures.count == known + 2, "what the system took away is gone")
  }

  @Test func aFingerThatTremblesOnASmallCellAimsAllTheSame() async throws {
    let board = board(10)
    let start = point(board, 5, 5)
    board.touch([start])
    try await until("the finger aims") {
      // No move is farther than a tremble, and they never stop.
      board.touch([CGPoint(x: start.x + .random(in: -2...2), y: start.y)])
      return !board.touches.isPressed
    }
    board.touch([point(board, 8, 5)])
    #expect(said.gestures.isEmpty, "the loupe moves")
    board.lift(at: point(board, 8, 5))
    #expect(said.gestures.count == 1)
  }

  @Test func everyCellSpeaksInReadingOrderAndNoneLiesOnAnother() {
    let board = board(4, cursor: 5)
    #expect(board.elements.map(\.label) == (0..<16).map { "row \($0 / 4 + 1), column \($0 % 4 + 1)" })
    for one in board.elements {
      for other in board.elements where other.id != one.id {
        #expect(!one.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame.insetBy(dx: 0.1, dy: 0.1)))
      }
    }
    #expect(board.elements.filter(\.isSelected).map(\.id) == [5])
    #expect(board.rows.map(\.id) == [0, 4, 8, 12])
  }

  @Test func whatCanBeDoneOnACellIsAFurtherActionAndActsThere() {
    let board = board(4)
    #expect(board.elements[5].actions.map(\.name) == ["Ask here", "Mark"])
    for action in board.elements[5].actions { board.act(action.id, on: 5) }
    let middle = Panels.middle(1, 1)
    #expect(said.gestures == [.actAt(id: 7, panel: 1, at: middle), .actAt(id: 9, panel: 1, at: middle)])
    for id in [8, 10, 11] as [UInt16] { board.act(id, on: 5) }
    board.act(7, on: 16)
    #expect(said.gestures.count == 2, "what is not offered cannot be done")
    board.tap(5)
    #expect(said.gestures.last == .tap(panel: 1, at: middle))
    board.tap(99)
    #expect(said.gestures.count == 3)
  }

  @Test(arguments: [PanelKind.own, .public]) func aBoardThatIsOnlyLookedAtHasNoActionsAndTakesNoKeys(kind: PanelKind) {
    let board = board(4, kind: kind, cursor: 5)
    #expect(board.elements.allSatisfy { $0.actions.isEmpty })
    board.act(7, on: 5)
    for key in [BoardKey.arrow(.east, isShifted: false), .confirm, .erase, .cancel] { #expect(!board.press(key)) }
    #expect(said.gestures.isEmpty)
  }

  @Test func aCellOutOfSightIsBroughtBack() {
    let board = board(6)
    board.touch([CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20)])
    board.touch([CGPoint(x: 10, y: 10), CGPoint(x: 200, y: 200)])
    #expect(board.elements[35].frame.minX > 390)
    board.reveal(35)
    #expect(board.elements[35].frame.maxX <= 390.01)
    #expect(said.gestures.isEmpty)
  }

  /// By a screen reader, and by the keys, which move the cursor of the next scene.
  @Test func whatIsChosenOutOfSightIsSeenFromThenOn() {
    let board = board(6, cursor: 0)
    board.touch([CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20)])
    board.touch([CGPoint(x: 10, y: 10), CGPoint(x: 200, y: 200)])
    board.cancel()
    board.tap(35)
    #expect(board.elements[35].frame.maxX <= 390.01 && board.elements[0].frame.minX < 0)
    board.show(Panels.square(6, cursor: 35), acts: [])
    #expect(board.elements[35].frame.maxX <= 390.01)
    board.show(Panels.square(6, cursor: 0), acts: [])
    #expect(board.elements[0].frame.minX >= -0.01)
  }

  @Test func keysMoveReachConfirmEraseAndDrop() {
    let board = board(6, cursor: 8)
    let keys: [(BoardKey, KeyPress)] = [
      (.arrow(.east, isShifted: false), .step(towards: .east)), (.arrow(.north, isShifted: true), .reach(towards: .north)),
      (.confirm, .confirm), (.erase, .erase), (.cancel, .cancel),
    ]
    for (key, press) in keys {
      #expect(board.press(key))
      #expect(said.gestures.last == .key(press: press))
    }
  }

  @Test func atTheEdgeArrowsLeadOnAndReachingDoesNot() {
    let edges: [(UInt16, Direction)] = [(5, .east), (0, .west), (0, .north), (35, .south)]
    for (cursor, towards) in edges {
      let board = board(6, cursor: cursor)
      #expect(!board.press(.arrow(towards, isShifted: false)))
      #expect(board.press(.arrow(towards, isShifted: true)))
    }
    #expect(board(6, cursor: 4).press(.arrow(.east, isShifted: false)))
    #expect(board(6).press(.arrow(.east, isShifted: false)), "without a cursor there is no edge")
  }
}
