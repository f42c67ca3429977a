import Foundation
import Testing

@testable import LabirintoKit

/// What fingers mean, without a board.
@Suite struct TouchesTests {
  private let here = CGPoint(x: 100, y: 100)
  private let near = CGPoint(x: 104, y: 103)
  private let far = CGPoint(x: 160, y: 100)
  private let other = CGPoint(x: 200, y: 100)

  @Test func aTapCountsWhereItIsLiftedAndNotBefore() {
    var touches = Touches()
    #expect(touches.changed(to: [here], from: 0) == [])
    #expect(touches.changed(to: [near], from: 1) == [])
    #expect(touches.lifted(at: near) == [.tap(near)])
    #expect(touches.lifted(at: near) == [], "once")
  }

  @Test func aDragBeginsWhereTheFingerWentDownAndCountsOnRelease() {
    var touches = Touches()
    _ = touches.changed(to: [here], from: 0)
    #expect(touches.changed(to: [far], from: 1) == [.dragStart(here), .dragMove(far)])
    #expect(touches.changed(to: [other], from: 1) == [.dragMove(other)])
    #expect(touches.lifted(at: other) == [.dragEnd(other)])
  }

  @Test func aSecondFingerBreaksADragOffAndNothingIsWrittenUntilAllAreLifted() {
    var touches = Touches()
    _ = touches.changed(to: [here], from: 0)
    _ = touches.changed(to: [far], from: 1)
    #expect(touches.changed(to: [far, other], from: 1) == [.dragCancel])
    #expect(
      touches.changed(to: [here, other], from: 2) == [
        .pinch(by: 2.5, about: CGPoint(x: 180, y: 100), moving: CGSize(width: -30, height: 0))
      ])
    #expect(touches.changed(to: [here], from: 2) == [])
    #expect(touches.changed(to: [far], from: 1) == [])
    #expect(touches.lifted(at: far) == [])
    #expect(touches.aim == nil)
  }

  @Test func aThirdFingerComesAndGoesWithoutALeap() {
    var touches = Touches()
    _ = touches.changed(to: [here, far], from: 0)
    #expect(touches.changed(to: [other, here, far], from: 2) == [], "others are the first two now")
    #expect(touches.changed(to: [here, far], from: 3) == [])
    #expect(touches.changed(to: [here, far], from: 2) == [.pinch(by: 1, about: CGPoint(x: 130, y: 100), moving: .zero)])
  }

  @Test func aFingerThatRestsAimsAndTapsWhereItIsLifted() {
    var touches = Touches()
    _ = touches.changed(to: [here], from: 0)
    touches.rested()
    #expect(touches.aim == here)
    #expect(touches.changed(to: [far], from: 1) == [], "aiming moves the loupe alone")
    #expect(touches.aim == far)
    #expect(touches.lifted(at: far) == [.tap(far)])
    #expect(touches.aim == nil)
  }

  @Test func restingAfterAMoveOrWithoutAFingerMeansNothing() {
    var touches = Touches()
    touches.rested()
    #expect(touches.aim == nil)
    _ = touches.changed(to: [here], from: 0)
    _ = touches.changed(to: [far], from: 1)
    touches.rested()
    #expect(touches.lifted(at: far) == [.dragEnd(far)])
  }

  @Test func whatIsBrokenOffDoesNotCount() {
    var touches = Touches()
    _ = touches.changed(to: [here], from: 0)
    #expect(touches.cancel() == [], "a tap is no drag")
    #expect(touches.lifted(at: here) == [])
    _ = touches.changed(to: [here], from: 0)
    _ = touches.changed(to: [far], from: 1)
    #expect(touches.cancel() == [.dragCancel])
    #expect(touches.cancel() == [])
    #expect(touches.lifted(at: far) == [])
  }
}
