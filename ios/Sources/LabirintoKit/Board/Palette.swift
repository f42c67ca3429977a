import LabirintoCore

/// A colour, as red, green and blue from 0 to 255.
public struct Ink: Equatable, Hashable, Sendable {
  /// 0xRRGGBB.
  public let rgb: UInt32

  /// Of 0xRRGGBB.
  public init(_ rgb: UInt32) { self.rgb = rgb & 0xFF_FFFF }

  /// From 0 to 1.
  public var red: Double { Double(rgb >> 16) / 255 }
  /// From 0 to 1.
  public var green: Double { Double(rgb >> 8 & 0xFF) / 255 }
  /// From 0 to 1.
  public var blue: Double { Double(rgb & 0xFF) / 255 }
}

/// For whom the inks are chosen. Shapes say the same as the inks do.
public enum Eyes: String, CaseIterable, Sendable {
  /// Most.
  case usual
  /// Red and green look alike: blue, ochre and petrol.
  case redGreen = "redgreen"
  /// Blue and green, or yellow and violet, look alike: petrol, crimson and moss.
  case blueYellow = "blueyellow"
}

/// The one table from the meaning of a paint to its colour. Every pair of text and ground that the screens use has a contrast
/// of at least 5:1.
public struct Palette: Equatable, Sendable {
  /// The ground.
  public let paper: Ink
  /// Cards.
  public let card: Ink
  /// Hairlines.
  public let line: Ink
  /// The dotted squares.
  public let grid: Ink
  /// What is certain, and text.
  public let ink: Ink
  /// Secondary text.
  public let faint: Ink
  /// My pen and its tint.
  public private(set) var mine: Ink
  /// The ground of what is mine.
  public private(set) var mineTint: Ink
  /// The other's pen.
  public private(set) var theirs: Ink
  /// The ground of what is theirs.
  public private(set) var theirsTint: Ink
  /// What is proven or linked.
  public private(set) var good: Ink
  /// Text on a filled button.
  public let onAccent: Ink
  /// The pens of seats.
  public private(set) var seats: [Ink]
  /// Whether tints are outlines and lines are one step thicker.
  public let isStrong: Bool
  /// Whether the ground is dark.
  public let isDark: Bool

  /// The colour of `role`; `seat` counts for the pens of seats only.
  public func of(_ role: Role, seat: Int = 0) -> Ink {
    switch role {
    case .grid: grid
    case .ink: ink
    case .faint, .pencil: faint
    case .mine, .cursor: mine
    case .mineTint: mineTint
    case .theirs, .wrong: theirs
    case .theirsTint: theirsTint
    case .good: good
    case .seat: pen(ofSeat: seat)
    }
  }

  /// The pen of a seat.
  public func pen(ofSeat seat: Int) -> Ink { seats[seat % seats.count] }

  /// The one for this ground and these eyes.
  public static func of(isDark: Bool, isStrong: Bool, eyes: Eyes = .usual) -> Palette {
    let ground = isStrong ? (isDark ? strongDark : strongLight) : (isDark ? dark : light)
    guard let pens = Pens.of(eyes, isDark: isDark, isStrong: isStrong) else { return ground }
    var palette = ground
    palette.mine = pens.mine
    palette.mineTint = pens.mineTint
    palette.theirs = pens.theirs
    palette.theirsTint = pens.theirsTint
    palette.good = pens.good
    palette.seats.replaceSubrange(0..<3, with: [pens.mine, pens.theirs, pens.good])
    // Petrol holds here, so the sixth seat has the green that holds elsewhere: no two seats share a pen.
    if eyes == .redGreen { palette.seats[5] = ground.good }
    return palette
  }

  private init(_ grounds: [UInt32], _ pens: Pens, onAccent: UInt32, seats: [UInt32], isStrong: Bool, isDark: Bool) {
    (paper, card, line) = (Ink(grounds[0]), Ink(grounds[1]), Ink(grounds[2]))
    (grid, ink, faint) = (Ink(grounds[3]), Ink(grounds[4]), Ink(grounds[5]))
    (mine, mineTint) = (pens.mine, pens.mineTint)
    (theirs, theirsTint) = (pens.theirs, pens.theirsTint)
    good = pens.good
    self.onAccent = Ink(onAccent)
    self.seats = [pens.mine, pens.theirs, pens.good] + seats.map { Ink($0) }
    self.isStrong = isStrong
    self.isDark = isDark
  }

  private static let light = Palette(
    [0xF7F3E8, 0xFFFDF7, 0xD8CFB8, 0xCFC5AC, 0x20242B, 0x5B5E64],
    Pens(0x22458A, 0xDCE5F6, 0xA8321A, 0xF6DFD8, 0x1E6B45),
    onAccent: 0xFFFFFF, seats: [0x6A4A00, 0x6B2C7A, 0x005F73, 0x4A4A4A], isStrong: false, isDark: false)

  private static let dark = Palette(
    [0x15171A, 0x1F2227, 0x3A3E45, 0x3C4047, 0xECE6D8, 0xACA99F],
    Pens(0x8FB3F5, 0x263550, 0xFF9D7A, 0x4A2C22, 0x7FD1A5),
    onAccent: 0x10141A, seats: [0xE3C567, 0xD9A6E8, 0x6FD3E3, 0xC8C8C8], isStrong: false, isDark: true)

  private static let strongLight = Palette(
    [0xFFFFFF, 0xFFFFFF, 0x000000, 0x767676, 0x000000, 0x000000],
    Pens(0x00227A, 0xFFFFFF, 0x8A1500, 0xFFFFFF, 0x00502A),
    onAccent: 0xFFFFFF, seats: [0x4A3300, 0x4E1560, 0x004655, 0x000000], isStrong: true, isDark: false)

  private static let strongDark = Palette(
    [0x000000, 0x000000, 0xFFFFFF, 0x949494, 0xFFFFFF, 0xFFFFFF],
    Pens(0xA8C7FF, 0x000000, 0xFFB59A, 0x000000, 0x9BE8BF),
    onAccent: 0x000000, seats: [0xFFE08A, 0xEFC0FF, 0x9BEFFF, 0xFFFFFF], isStrong: true, isDark: true)
}

/// The coloured inks of a palette: mine, the other's, and what holds.
struct Pens: Equatable, Sendable {
  let mine, mineTint, theirs, theirsTint, good: Ink

  init(_ mine: UInt32, _ mineTint: UInt32, _ theirs: UInt32, _ theirsTint: UInt32, _ good: UInt32) {
    self.mine = Ink(mine)
    self.mineTint = Ink(mineTint)
    self.theirs = Ink(theirs)
    self.theirsTint = Ink(theirsTint)
    self.good = Ink(good)
  }

  /// The inks for `eyes` on a ground; nil where the palette has the usual ones itself.
  static func of(_ eyes: Eyes, isDark: Bool, isStrong: Bool) -> Pens? {
    switch (eyes, isDark, isStrong) {
    case (.usual, _, _): nil
    case (.redGreen, false, false): Pens(0x1F3F8F, 0xDCE5F6, 0x744600, 0xF6E6C8, 0x005B6E)
    case (.blueYellow, false, false): Pens(0x00506B, 0xD5E9F0, 0xA3123F, 0xF8DCE4, 0x2F5D1E)
    case (.redGreen, true, false): Pens(0x8FB3F5, 0x263550, 0xE9B44C, 0x43351A, 0x7FD6E3)
    case (.blueYellow, true, false): Pens(0x7CC4E0, 0x1E3A47, 0xFF9DB3, 0x4B2530, 0xA9D18E)
    case (.redGreen, false, true): Pens(0x00227A, 0xFFFFFF, 0x5A3400, 0xFFFFFF, 0x004655)
    case (.blueYellow, false, true): Pens(0x003A4E, 0xFFFFFF, 0x7A0A2E, 0xFFFFFF, 0x1E4010)
    case (.redGreen, true, true): Pens(0xA8C7FF, 0x000000, 0xFFD27A, 0x000000, 0x9BEFFF)
    case (.blueYellow, true, true): Pens(0x9ADFF7, 0x000000, 0xFFB3C4, 0x000000, 0xC4EBA8)
    }
  }
}
