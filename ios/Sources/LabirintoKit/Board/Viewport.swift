import Foundation
import LabirintoCore

/// Where a panel lies on the view: fitted whole, then zoomed and panned by two fingers, never so far that paper shows beside a
/// board that is larger than the view. Boards never mirror.
public struct Viewport: Equatable, Sendable {
  /// The side of a cell, in scene units.
  public static let cell: CGFloat = 24

  /// Points for one scene unit.
  public private(set) var scale: CGFloat = 1

  private var corner = CGPoint.zero
  private var fitted: CGFloat = 1
  private var zoom: CGFloat = 1
  private var view = CGSize.zero
  private var units = CGRect.zero
  private var board = CGSize.zero
  private var beside = Viewport.besideMost
  private var trays: Set<Side> = []

  private enum Side { case left, top, right, bottom }

  /// Of a view that has no size yet.
  public init() {}

  /// Fits `panel` into a view of this size; letters and numbers beside the board are at most as high as `label`, in points. A
  /// zoom is kept while the panel has the same size.
  public mutating func fit(_ panel: Panel, into size: CGSize, label: CGFloat) {
    let width = min(size.width, size.height * CGFloat(panel.columns) / CGFloat(max(panel.rows, 1)))
    beside = Viewport.beside(panel, label: label, width: width)
    let frame = Viewport.frame(panel, beside: beside)
    trays = Viewport.trays(panel)
    if frame == units && size == view { return }
    if frame != units { zoom = 1 }
    units = frame
    view = size
    board = Viewport.board(panel)
    fitted = max(min(size.width / frame.width, size.height / frame.height), 0)
    scale = fitted * zoom
    settle()
  }

  /// Zooms by `factor` about a point of the view, and moves by some points.
  public mutating func pinch(by factor: CGFloat, about point: CGPoint, moving: CGSize) {
    let next = min(max(zoom * factor, 1), Viewport.zoomMost)
    let real = next / zoom
    corner.x = point.x - (point.x - corner.x) * real + moving.width
    corner.y = point.y - (point.y - corner.y) * real + moving.height
    zoom = next
    scale = fitted * zoom
    settle()
  }

  /// Whether anything lies outside the view.
  public var isZoomed: Bool { zoom > 1 }

  /// The point of the view where a scene point lies.
  public func point(_ place: Place) -> CGPoint { point(x: CGFloat(place.x), y: CGFloat(place.y)) }

  /// The scene point under a point of the view.
  public func place(_ point: CGPoint) -> Place {
    guard scale > 0 else { return Place(x: 0, y: 0) }
    let right = (point.x - corner.x) / scale + units.minX
    let down = (point.y - corner.y) / scale + units.minY
    return Place(x: Viewport.clamped(right), y: Viewport.clamped(down))
  }

  /// The rectangle of the view between two scene points.
  public func rectangle(from: Place, to: Place) -> CGRect {
    let (first, last) = (point(from), point(to))
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }

  /// Where a glyph is drawn: one beside the board in the middle of the frame there, unless more stands there.
  public func glyphPoint(_ place: Place) -> CGPoint {
    point(x: framed(CGFloat(place.x), board.width, .left, .right), y: framed(CGFloat(place.y), board.height, .top, .bottom))
  }

  /// Whether a glyph stands in the frame beside the board.
  public func isBeside(_ place: Place) -> Bool {
    !Viewport.sides(place, of: board).isSubset(of: trays)
  }

  /// How high letters and numbers beside the board are, in points.
  public var beyond: CGFloat { beside * Viewport.labelShare * scale }

  /// Moves what is zoomed so far that `area` is seen.
  public mutating func reveal(_ area: CGRect) {
    let across = area.minX < 0 ? -area.minX : min(0, view.width - area.maxX)
    let down = area.minY < 0 ? -area.minY : min(0, view.height - area.maxY)
    if across != 0 || down != 0 { pinch(by: 1, about: .zero, moving: CGSize(width: across, height: down)) }
  }

  /// The height for one unit of width that a view of `panel` wants, when it is so wide and its labels so high.
  public static func proportion(_ panel: Panel, label: CGFloat, width: CGFloat) -> CGFloat {
    let frame = frame(panel, beside: beside(panel, label: label, width: width))
    return frame.height / frame.width
  }

  private func point(x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: corner.x + (x - units.minX) * scale, y: corner.y + (y - units.minY) * scale)
  }

  private static func board(_ panel: Panel) -> CGSize {
    CGSize(width: CGFloat(panel.columns) * cell, height: CGFloat(panel.rows) * cell)
  }

  /// The board, with room for letters and numbers, and for what else stands beside it, only on the sides where they are.
  private static func frame(_ panel: Panel, beside: CGFloat) -> CGRect {
    let (size, trays) = (board(panel), trays(panel))
    var names: Set<Side> = []
    for case .glyph(let at, _) in panel.shapes.map(\.form) { names.formUnion(sides(at, of: size)) }
    func wide(_ side: Side) -> CGFloat { trays.contains(side) ? cell : names.contains(side) ? beside : rim }
    return CGRect(
      x: -wide(.left), y: -wide(.top), width: wide(.left) + size.width + wide(.right),
      height: wide(.top) + size.height + wide(.bottom))
  }

  /// The sides of the board on which more than letters and numbers stands beside it.
  private static func trays(_ panel: Panel) -> Set<Side> {
    var trays: Set<Side> = []
    for at in panel.shapes.flatMap({ corners($0.form) }) { trays.formUnion(sides(at, of: board(panel))) }
    return trays
  }

  /// Where a form that may stand beside the board lies; letters and numbers do it without a tray.
  private static func corners(_ form: Form) -> [Place] {
    switch form {
    case .piece(let at, _), .disc(let at, _), .ring(let at, _), .flag(let at): [at]
    case .box(let from, let to), .frame(let from, let to): [from, to]
    case .line, .path, .glyph: []
    }
  }

  /// On which sides of a board of this size a point lies.
  private static func sides(_ at: Place, of size: CGSize) -> Set<Side> {
    var sides: Set<Side> = []
    if at.x < 0 { sides.insert(.left) }
    if at.y < 0 { sides.insert(.top) }
    if CGFloat(at.x) > size.width { sides.insert(.right) }
    if CGFloat(at.y) > size.height { sides.insert(.bottom) }
    return sides
  }

  private mutating func settle() {
    corner.x = Viewport.along(corner.x, units.width * scale, view.width)
    corner.y = Viewport.along(corner.y, units.height * scale, view.height)
  }

  private static func along(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
    length <= room ? (room - length) / 2 : max(room - length, min(0, start))
  }

  private func framed(_ at: CGFloat, _ length: CGFloat, _ before: Side, _ behind: Side) -> CGFloat {
    if at < 0 && !trays.contains(before) { return -beside / 2 }
    return at > length && !trays.contains(behind) ? length + beside / 2 : at
  }

  private static func beside(_ panel: Panel, label: CGFloat, width: CGFloat) -> CGFloat {
    guard width > 0 else { return besideMost }
    return min(max(label / labelShare * board(panel).width / width, besideLeast), besideMost)
  }

  private static func clamped(_ value: CGFloat) -> Int16 {
    value.isNaN ? 0 : Int16(min(max(value.rounded(.towardZero), CGFloat(Int16.min)), CGFloat(Int16.max)))
  }

  /// The frame beside a board for its letters and numbers, in scene units, at most; what else stands there
  /// has a whole cell.
  private static let besideMost: CGFloat = 14
  /// And at least.
  private static let besideLeast: CGFloat = 7
  /// Of that frame, what the height of a letter takes.
  private static let labelShare: CGFloat = 0.62
  /// The frame where there are none: half of the outer wall.
  private static let rim: CGFloat = 1.5
  private static let zoomMost: CGFloat = 4
}
