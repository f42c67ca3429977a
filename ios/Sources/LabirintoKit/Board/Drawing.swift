import Foundation

/// What is drawn, in points of the view; every shell that can fill, stroke and set text can draw it.
public enum Drawing: Equatable, Sendable {
  /// The inside of an outline.
  case fill(Outline, Ink)
  /// A line along an outline, with round ends and corners; `dots` are lengths of line and gap, empty for a whole line.
  case stroke(Outline, Ink, width: CGFloat, dots: [CGFloat])
  /// A few characters, centred on a point; `size` is that of the font, which is the system's without serifs.
  case text(String, at: CGPoint, size: CGFloat, isBold: Bool, Ink)
  /// Further drawings, cut off at an outline.
  case cut(Outline, [Drawing])
}

/// The geometry of a drawing.
public enum Outline: Equatable, Sendable {
  /// Straight lines from point to point; a closed one ends where it began.
  case line([CGPoint], isClosed: Bool)
  /// A rectangle with rounded corners.
  case box(CGRect, corner: CGFloat)
  /// A circle.
  case circle(CGPoint, radius: CGFloat)
}
