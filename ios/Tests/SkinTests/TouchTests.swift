import LabirintoCore
import Testing
import UIKit

@testable import LabirintoKit
@testable import LabirintoSkin

/// Fingers on a board that lies on a page which scrolls.
@MainActor
@Suite struct TouchTests {
  private let person = Person("Ada")

  private func board(_ kind: PanelKind) async throws -> BoardModel {
    try await person.start()
    (person.stage.trail.first(of: .play) as! HomeModel).learn(person.house.offers[0])
    try await until("the lesson") { person.room?.play.main != nil }
    var panel = person.room!.play.main!.panel
    panel.kind = kind
    return BoardModel(panel: panel)
  }

  private func hold(_ board: BoardModel) -> (Hold, TouchView) {
    let view = TouchView()
    view.board = board
    let hold = Hold(target: nil, action: nil)
    view.addGestureRecognizer(hold)
    return (hold, view)
  }

  private let finger = UITouch(.began, at: .zero)
  private let other = UITouch(.began, at: CGPoint(x: 9, y: 9))

  @Test func aBoardThatIsPlayedOnKeepsEveryFingerFromThePage() async throws {
    let board = try await board(.play)
    let (hold, view) = hold(board)
    #expect(!hold.cancelsTouchesInView, "the view hears of the fingers as before")
    hold.touchesBegan([finger], with: UIEvent([finger]))
    #expect(hold.state == .began)
    hold.touchesBegan([other], with: UIEvent([finger, other]))
    hold.touchesEnded([finger], with: UIEvent([other]))
    #expect(hold.state == .began, "one is still there")
    hold.touchesEnded([other], with: UIEvent([]))
    #expect(hold.state == .ended && view.board === board)
    await person.end()
  }

  @Test func aBoardThatIsOnlyLookedAtLetsOneFingerScrollAndKeepsTwo() async throws {
    let board = try await board(.own)
    let (hold, view) = hold(board)
    hold.touchesBegan([finger], with: UIEvent([finger]))
    #expect(hold.state == .possible)
    hold.touchesBegan([other], with: UIEvent([finger, other]))
    #expect(hold.state == .began)
    hold.touchesCancelled([finger, other], with: UIEvent([]))
    #expect(hold.state == .cancelled)
    hold.state = .possible
    hold.reset()
    hold.touchesBegan([finger], with: UIEvent([finger]))
    hold.touchesEnded([finger], with: UIEvent([]))
    #expect(hold.state == .failed && view.board === board)
    await person.end()
  }
}
