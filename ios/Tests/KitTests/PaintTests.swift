import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Shapes as drawings.
@Suite struct PaintTests {
  private let usual = Palette.of(isDark: false, isStrong: false)
  private let strong = Palette.of(isDark: false, isStrong: true)

  private func drawn(_ form: Form, _ role: Role, _ stroke: LabirintoCore.Stroke = .none, seat: UInt8 = 0, in palette: Palette)
    -> [Drawing]
  {
    var panel = Panels.square(6)
    panel.shapes = [Shape(id: 1, form: form, role: role, seat: seat, stroke: stroke)]
    var port = Viewport()
    // One point for one unit: the board and half of its outer wall on each side.
    port.fit(panel, into: CGSize(width: 147, height: 147))
    return Painter(port: port, palette: palette).drawings(panel)
  }

  @Test func everyFormIsDrawnWhereItIs() {
    let (a, b) = (Place(x: 0, y: 0), Place(x: 24, y: 48))
    let (start, end) = (CGPoint(x: 1.5, y: 1.5), CGPoint(x: 25.5, y: 49.5))
    let area = CGRect(x: 1.5, y: 1.5, width: 24, height: 48)
    let line = Drawing.stroke(.line([start, end], isClosed: false), usual.ink, width: 2.1, dots: [])
    #expect(drawn(.line(from: a, to: b), .ink, .thick, in: usual) == [line])
    #expect(drawn(.path(points: [a, b]), .ink, .thick, in: usual) == [line])
    #expect(drawn(.box(from: a, to: b), .mineTint, in: usual) == [.fill(.box(area, corner: 2.5), usual.mineTint)])
    #expect(
      drawn(.frame(from: a, to: b), .ink, .outer, in: usual) == [
        .stroke(.box(area, corner: 2.5), usual.ink, width: 2.5, dots: [])
      ])
    #expect(drawn(.disc(at: a, radius: 4), .good, in: usual) == [.fill(.circle(start, radius: 4), usual.good)])
    #expect(
      drawn(.ring(at: a, radius: 4), .wrong, .thin, in: usual) == [
        .stroke(.circle(start, radius: 4), usual.theirs, width: 1.6, dots: [])
      ])
    #expect(drawn(.flag(at: b), .mine, in: usual).count == 2)
    #expect(drawn(.glyph(at: b, text: "ab"), .ink, in: usual) == [.text("ab", at: end, size: 11, isBold: true, usual.ink)])
    #expect(
      drawn(.glyph(at: b, text: "abc"), .pencil, in: usual) == [.text("abc", at: end, size: 8.5, isBold: false, usual.faint)])
  }

  @Test func inStrongContrastLinesAreThickerAndTintsAreOutlines() {
    let (a, b) = (Place(x: 0, y: 0), Place(x: 24, y: 24))
    let kinds: [(LabirintoCore.Stroke, CGFloat)] = [
      (.thin, 1), (.dotted, 1), (.thick, 1), (.thickDotted, 1), (.outer, 1), (.hair, 0),
    ]
    for (stroke, step) in kinds {
      guard case .stroke(_, _, let thin, let dots) = drawn(.line(from: a, to: b), .ink, stroke, in: usual)[0],
        case .stroke(_, _, let thick, let same) = drawn(.line(from: a, to: b), .ink, stroke, in: strong)[0]
      else { return #expect(Bool(false), "no line") }
      #expect(abs(thick - thin - step) < 0.001 && dots == same)
      #expect(dots.isEmpty == [.thin, .thick, .outer].contains(stroke))
    }
    for (tint, pen) in [(Role.mineTint, strong.mine), (.theirsTint, strong.theirs)] {
      guard case .stroke(.box, let ink, _, _) = drawn(.box(from: a, to: b), tint, in: strong)[0] else {
        return #expect(Bool(false), "a tint is an outline")
      }
      #expect(ink == pen)
    }
    #expect(
      drawn(.box(from: a, to: b), .good, in: strong) == [
        .fill(.box(CGRect(x: 1.5, y: 1.5, width: 24, height: 24), corner: 2.5), strong.good)
      ])
  }

  @Test func everyRoleHasItsInkAndEverySeatItsPen() {
    let roles: [(Role, Ink)] = [
      (.grid, usual.grid), (.ink, usual.ink), (.faint, usual.faint), (.pencil, usual.faint), (.mine, usual.mine),
      (.cursor, usual.mine), (.mineTint, usual.mineTint), (.theirs, usual.theirs), (.wrong, usual.theirs),
      (.theirsTint, usual.theirsTint), (.good, usual.good),
    ]
    for (role, ink) in roles { #expect(usual.of(role) == ink) }
    for seat in 0..<9 { #expect(usual.of(.seat, seat: seat) == usual.seats[seat % usual.seats.count]) }
  }

  @Test func sevenSeatsHaveSevenFiguresAndTheEighthBeginsAgain() {
    let at = CGPoint(x: 50, y: 50)
    let figures = (0..<7).map { Figures.piece(ofSeat: $0, at: at, size: 10, usual.ink) }
    for (index, one) in figures.enumerated() {
      for other in figures.dropFirst(index + 1) { #expect(one != other) }
    }
    #expect(Figures.piece(ofSeat: 7, at: at, size: 10, usual.ink) == figures[0])
    #expect(figures[0] == [.fill(.circle(at, radius: 10), usual.ink)])
    func corners(_ seat: Int) -> Int {
      if case .fill(.line(let points, true), _) = figures[seat][0] { points.count } else { 0 }
    }
    #expect([1, 2, 5, 6].map(corners) == [4, 3, 10, 6])
    #expect(figures[4].count == 2, "a cross has two arms")
    if case .fill(.line(let points, _), _) = figures[1][0] { #expect(points[0].y < at.y && abs(points[0].x - at.x) < 0.001) }
  }
}
