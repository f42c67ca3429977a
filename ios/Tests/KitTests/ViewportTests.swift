import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Where a board lies on the view.
@Suite struct ViewportTests {
  private let view = CGSize(width: 390, height: 390)

  private func port(_ panel: Panel) -> Viewport {
    var port = Viewport()
    port.fit(panel, into: view)
    return port
  }

  private func wanted(_ panel: Panel) -> CGFloat { Viewport.proportion(panel, label: 14, width: 390) }

  private func area(_ panel: Panel, _ port: Viewport) -> CGRect {
    port.rectangle(from: panel.targets.first!.from, to: panel.targets.last!.to)
  }

  @Test(arguments: [4, 6, 10]) func aBoardIsFittedWholeAndInTheMiddle(side: Int) {
    let panel = Panels.square(side)
    let area = area(panel, port(panel))
    #expect(CGRect(origin: .zero, size: view).contains(area))
    #expect(abs(area.midX - 195) < 0.01 && abs(area.midY - 195) < 0.01)
    #expect(area.width > 360, "nothing is given away")
  }

  @Test func roomIsLeftOnlyOnTheSidesWhereLettersAre() {
    let panel = Panels.square(6, glyphs: [Place(x: -12, y: 12)])
    let port = port(panel)
    let letter = port.glyphPoint(Place(x: -12, y: 12))
    #expect(letter.x > 0 && letter.x < port.point(Place(x: 0, y: 12)).x)
    #expect(letter.x > port.point(Place(x: -12, y: 12)).x, "closer to the board than the scene puts it")
    #expect(wanted(panel) < 1 && wanted(Panels.square(6)) == 1)
  }

  @Test func lettersBesideTheBoardFollowTheSizeOfTextWithinBounds() {
    let panel = Panels.square(6, glyphs: [Place(x: -12, y: 12), Place(x: 12, y: 12)])
    let heights = [1, 14, 20, 1000].map { label -> CGFloat in
      var port = Viewport()
      port.fit(panel, into: view, label: label)
      return port.beyond
    }
    #expect(heights == heights.sorted() && heights[0] > 8 && heights[3] < 30)
    let port = port(panel)
    #expect(port.isBeside(Place(x: -12, y: 12)) && !port.isBeside(Place(x: 12, y: 12)))
  }

  @Test(arguments: [1.0, 2.5, 4.0]) func aPlaceComesBackFromItsPoint(zoom: Double) {
    let panel = Panels.square(10)
    var port = port(panel)
    port.pinch(by: zoom, about: CGPoint(x: 100, y: 300), moving: CGSize(width: 7, height: -9))
    for row in 0..<10 {
      for column in 0..<10 {
        let back = port.place(port.point(Panels.middle(column, row)))
        #expect(Int(back.x) / 24 == column && Int(back.y) / 24 == row)
      }
    }
  }

  @Test func aZoomStaysWhileTheBoardHasTheSameSizeAndEndsWithAnother() {
    var port = port(Panels.square(6))
    port.pinch(by: 3, about: .zero, moving: .zero)
    port.fit(Panels.square(6, cursor: 4), into: view)
    #expect(port.isZoomed)
    port.fit(Panels.square(6), into: CGSize(width: 320, height: 320))
    #expect(port.isZoomed, "a turn of the phone keeps it too")
    port.fit(Panels.square(10), into: CGSize(width: 320, height: 320))
    #expect(!port.isZoomed)
  }

  @Test func twoFingersNeverMoveABoardSoFarThatPaperShows() {
    let panel = Panels.square(6)
    var port = port(panel)
    let least = port.scale
    port.pinch(by: 0.1, about: CGPoint(x: 50, y: 50), moving: CGSize(width: 500, height: 500))
    #expect(port.scale == least, "no smaller than whole")
    #expect(abs(area(panel, port).midX - 195) < 0.01)
    port.pinch(by: 100, about: CGPoint(x: 50, y: 50), moving: .zero)
    #expect(port.scale == 4 * least, "at most four times as large")
    for (x, y) in [(5000.0, 5000.0), (-9000.0, -9000.0)] {
      port.pinch(by: 1, about: .zero, moving: CGSize(width: x, height: y))
      let all = area(panel, port)
      let rim = 1.5 * port.scale + 0.01
      #expect(all.minX <= rim && all.minY <= rim && all.maxX >= 390 - rim && all.maxY >= 390 - rim)
    }
  }

  @Test func whatIsOutOfSightIsBroughtBack() {
    let panel = Panels.square(6)
    var port = port(panel)
    port.pinch(by: 4, about: .zero, moving: .zero)
    let seen = CGRect(origin: .zero, size: view)
    for target in [panel.targets[35], panel.targets[0], panel.targets[5]] {
      port.reveal(port.rectangle(from: target.from, to: target.to))
      #expect(seen.insetBy(dx: -0.01, dy: -0.01).contains(port.rectangle(from: target.from, to: target.to)))
    }
  }

  @Test func aViewWithoutSizeAndAPointFarAwayAreNoAccident() {
    var port = Viewport()
    port.fit(Panels.square(6), into: .zero)
    #expect(port.place(CGPoint(x: 10, y: 10)) == Place(x: 0, y: 0))
    port.fit(Panels.square(6), into: view)
    #expect(port.place(CGPoint(x: 1e9, y: -1e9)) == Place(x: .max, y: .min))
    #expect(port.place(CGPoint(x: Double.nan, y: 0)).x == 0)
  }
}
