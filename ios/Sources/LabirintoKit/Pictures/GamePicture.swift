import Foundation

/// A small picture beside the name of a game: a scrap of squared paper with a few walls, a piece and a goal. Which walls
/// follows from the name alone, and is the same on every phone; so each game has its own and the shell knows none.
public struct GamePicture: Equatable, Sendable {
  private let name: String

  /// Of the game with this name.
  public init(name: String) { self.name = name }

  /// Filling a square of this side.
  public func drawings(side whole: CGFloat, _ palette: Palette) -> [Drawing] {
    let line: CGFloat = 2.5
    let side = whole - 2 * line
    let cells = GamePicture.cells
    let cell = side / CGFloat(cells)
    func point(_ across: CGFloat, _ down: CGFloat) -> CGPoint { CGPoint(x: line + across * cell, y: line + down * cell) }
    func stroke(_ from: CGPoint, _ to: CGPoint, _ ink: Ink, _ width: CGFloat) -> Drawing {
      .stroke(.line([from, to], isClosed: false), ink, width: width, dots: [])
    }
    let all = CGFloat(cells)
    let grid = (1..<cells).map { CGFloat($0) }.flatMap { at in
      [
        stroke(point(at, 0), point(at, all), palette.grid, line / 2),
        stroke(point(0, at), point(all, at), palette.grid, line / 2),
      ]
    }
    let frame = CGRect(origin: point(0, 0), size: CGSize(width: side, height: side))
    let walls = walls().map { wall in
      let (along, across) = (CGFloat(wall.along), CGFloat(wall.across))
      return wall.isUpright
        ? stroke(point(across, along), point(across, along + 1), palette.ink, line)
        : stroke(point(along, across), point(along + 1, across), palette.ink, line)
    }
    return grid + [.stroke(.box(frame, corner: line), palette.ink, width: line, dots: [])] + walls
      + Figures.piece(ofSeat: 0, at: point(0.5, all - 0.5), size: 0.26 * cell, palette.mine)
      + Figures.piece(ofSeat: 1, at: point(all - 0.5, 0.5), size: 0.26 * cell, palette.theirs)
  }

  private struct Wall {
    let along: Int
    let across: Int
    let isUpright: Bool
  }

  private func walls() -> [Wall] {
    var lots = Lots(name: name)
    return (0..<7).map { _ in
      let along = lots.below(GamePicture.cells)
      let across = 1 + lots.below(GamePicture.cells - 1)
      return Wall(along: along, across: across, isUpright: lots.bit(of: 1) == 1)
    }
  }

  private static let cells = 4
}

/// Numbers that follow from a name: the linear congruential generator of 48 bits that Knuth gives (TAOCP 2, 3.2.1), as the
/// Android app has it from its platform.
private struct Lots {
  private var state: UInt64

  init(name: String) {
    let seed = name.utf16.reduce(Int32(0)) { $0 &* 31 &+ Int32($1) }
    state = (UInt64(bitPattern: Int64(seed)) ^ Lots.factor) & Lots.mask
  }

  /// The upper `count` bits of the next state, with a sign.
  mutating func bits(_ count: UInt64) -> Int32 {
    state = (state &* Lots.factor &+ 0xB) & Lots.mask
    return Int32(truncatingIfNeeded: state >> (48 - count))
  }

  /// One bit.
  mutating func bit(of count: UInt64) -> Int32 { bits(count) & 1 }

  /// From 0 to below `bound`, each as likely.
  mutating func below(_ bound: Int) -> Int {
    let bound = Int32(bound)
    if bound & -bound == bound { return Int((Int64(bound) * Int64(bits(31))) >> 31) }
    while true {
      let drawn = bits(31)
      let rest = drawn % bound
      if drawn &- rest &+ (bound - 1) >= 0 { return Int(rest) }
    }
  }

  private static let factor: UInt64 = 0x5_DEEC_E66D
  private static let mask: UInt64 = (1 << 48) - 1
}
