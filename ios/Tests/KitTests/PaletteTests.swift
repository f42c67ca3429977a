import Foundation
import Testing

@testable import LabirintoKit

/// Every palette, for every kind of eyes, on every ground.
@Suite struct PaletteTests {
  private let all = Eyes.allCases.flatMap { eyes in
    [false, true].flatMap { isDark in [false, true].map { Palette.of(isDark: isDark, isStrong: $0, eyes: eyes) } }
  }

  /// The contrast of two inks, as WCAG computes it.
  private func contrast(_ one: Ink, _ other: Ink) -> Double {
    func light(_ ink: Ink) -> Double {
      let parts = [ink.red, ink.green, ink.blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (dark, bright) = (min(light(one), light(other)), max(light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)
  }

  @Test func blackOnWhiteIs21() { #expect(abs(contrast(Ink(0), Ink(0xFFFFFF)) - 21) < 0.001) }

  @Test func everyPairOfTextAndGroundHasAContrastOfAtLeastFourAndAHalf() {
    for palette in all {
      let pens = [palette.ink, palette.faint, palette.mine, palette.theirs, palette.good] + palette.seats
      var pairs = [palette.paper, palette.card].flatMap { ground in pens.map { ($0, ground) } }
      pairs += [palette.ink, palette.faint, palette.mine].map { ($0, palette.mineTint) }
      pairs += [palette.ink, palette.faint, palette.theirs].map { ($0, palette.theirsTint) }
      pairs += [palette.mine, palette.theirs, palette.good].map { (palette.onAccent, $0) }
      for (ink, ground) in pairs {
        #expect(contrast(ink, ground) >= 4.5, "\(String(ink.rgb, radix: 16)) on \(String(ground.rgb, radix: 16)) of \(palette)")
      }
    }
  }

  @Test func everyKindOfEyesHasPensOfItsOwnOnEveryGround() {
    let pens = all.map { [$0.mine, $0.theirs, $0.good, $0.paper] }
    #expect(Set(pens).count == pens.count)
    for palette in all {
      #expect(Set(palette.seats).count == palette.seats.count, "no two seats share a pen")
      #expect(palette.pen(ofSeat: 7) == palette.pen(ofSeat: 0))
      #expect(
        [palette.pen(ofSeat: 0), palette.pen(ofSeat: 1), palette.pen(ofSeat: 2)] == [
          palette.mine, palette.theirs, palette.good,
        ])
    }
  }
}
