import Foundation
import LabirintoCore

/// A small picture beside the name of a game: the board that the game itself offers, without its letters and numbers, which
/// would be too small to read. Nothing where it offers none.
public struct GamePicture: Equatable, Sendable {
  private let panel: Panel?

  /// Of the game of this offer.
  public init(of offer: Offer) {
    var bare = offer.picture
    bare?.shapes.removeAll { if case .glyph = $0.form { true } else { false } }
    panel = bare
  }

  /// Filling a square of this side.
  public func drawings(side: CGFloat, _ palette: Palette) -> [Drawing] {
    guard let panel else { return [] }
    var port = Viewport()
    port.fit(panel, into: CGSize(width: side, height: side), label: 0)
    return Painter(port: port, palette: palette).drawings(panel)
  }
}
