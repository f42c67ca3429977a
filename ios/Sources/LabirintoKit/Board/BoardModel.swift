import Foundation
import LabirintoCore
import Observation

/// One cell of a board as a screen reader finds, speaks and acts on it.
public struct BoardElement: Equatable, Identifiable, Sendable {
  /// Stable from scene to scene.
  public let id: UInt16
  /// What is said.
  public let label: String
  /// Where it lies on the view.
  public let frame: CGRect
  /// Whether the cursor stands on it.
  public let isSelected: Bool
  /// What can be done on it besides touching it, by name.
  public let actions: [Action]

  /// A further action of a cell.
  public struct Action: Equatable, Identifiable, Sendable {
    /// For `BoardModel.act`.
    public let id: UInt16
    /// In words.
    public let name: String
  }
}

/// A key with a meaning on a board; the skin maps keyboards to these.
public enum BoardKey: Sendable {
  /// An arrow, with the shift key or without.
  case arrow(Direction, isShifted: Bool)
  /// Return or space.
  case confirm
  /// Backspace.
  case erase
  /// Escape.
  case cancel
}

/// One panel of any scene: what is drawn of it, and what fingers, keys and screen readers mean, as gestures in scene units.
/// Knows no game: the panel is replaced whole each time.
@MainActor
@Observable
public final class BoardModel {
  /// What is drawn.
  public private(set) var panel: Panel
  /// The acts on offer.
  public private(set) var acts: [Act]
  /// Where the board lies on the view.
  public private(set) var port = Viewport()
  /// What the fingers do.
  public private(set) var touches = Touches()
  /// Counts what the person did that is to be felt.
  public private(set) var touched = 0
  /// The size of the view, in points.
  public private(set) var size = CGSize.zero
  /// How high letters and numbers beside the board are at most, in points.
  public private(set) var label: CGFloat = 14

  @ObservationIgnored private let take: @MainActor (Gesture) -> Void
  @ObservationIgnored private var fingers = 0
  @ObservationIgnored private var resting: Task<Void, Never>?

  /// Shows `panel`; what the person does goes to `take`.
  public init(panel: Panel, acts: [Act] = [], take: @escaping @MainActor (Gesture) -> Void = { _ in }) {
    self.panel = panel
    self.acts = acts
    self.take = take
  }

  /// Shows this from now on.
  public func show(_ panel: Panel, acts: [Act]) {
    let isMoved = panel.cursor != self.panel.cursor
    if self.panel != panel { self.panel = panel }
    if self.acts != acts { self.acts = acts }
    port.fit(panel, into: size, label: label)
    // The keys lead on to cells that a zoomed board does not show. What is under fingers stays where it is.
    if isMoved, fingers == 0, let cursor = panel.cursor { reveal(cursor) }
  }

  /// The view has this size now, and letters beside the board are at most so high: `label` follows the size of text.
  public func resize(_ size: CGSize, label: CGFloat = 14) {
    if self.size == size && self.label == label { return }
    self.size = size
    self.label = label
    port.fit(panel, into: size, label: label)
  }

  /// The height for one unit of width that the board wants.
  public var proportion: CGFloat { Viewport.proportion(panel, label: label, width: size.width) }

  /// The side of a cell, in points.
  public var cell: CGFloat { Viewport.cell * port.scale }

  /// Whether a cell is too small for a finger: it is aimed at through the loupe.
  public var needsLoupe: Bool { cell < Loupe.smallCell }

  /// Whether a person acts on it.
  public var isActive: Bool { panel.kind == .play || panel.kind == .editor }

  /// What is drawn now, the loupe above everything.
  public func drawings(_ palette: Palette) -> [Drawing] {
    let board = Painter(port: port, palette: palette).drawings(panel)
    guard needsLoupe, cell > 0, let aim = touches.aim else { return board }
    return board + Loupe(aim: aim, cell: cell, view: size).drawings(of: board, palette: palette)
  }

  /// The cells in reading order.
  public var elements: [BoardElement] {
    let actions = offered.map { BoardElement.Action(id: $0.id, name: $0.text) }
    return panel.targets.map { target in
      BoardElement(
        id: target.id, label: target.label, frame: port.rectangle(from: target.from, to: target.to),
        isSelected: panel.cursor == target.id, actions: actions)
    }
  }

  /// The first cell of each row.
  public var rows: [BoardElement] {
    var firsts: [UInt8: Target] = [:]
    for target in panel.targets where target.column < firsts[target.row]?.column ?? .max { firsts[target.row] = target }
    let ids = Set(firsts.values.map(\.id))
    return elements.filter { ids.contains($0.id) }
  }

  /// These fingers touch the view now.
  public func touch(_ points: [CGPoint]) {
    let outcomes = touches.changed(to: points, from: fingers)
    let isNew = fingers == 0
    fingers = points.count
    if !touches.isPressed {
      resting?.cancel()
    } else if isNew, needsLoupe {
      rest()
    }
    carry(outcomes)
  }

  /// The last finger was lifted here.
  public func lift(at point: CGPoint) {
    fingers = 0
    resting?.cancel()
    carry(touches.lifted(at: point))
  }

  /// The system took the fingers away.
  public func cancel() {
    fingers = 0
    breakOff()
  }

  /// The board goes, perhaps with fingers on it: what they go on doing counts no longer.
  public func breakOff() {
    resting?.cancel()
    carry(touches.cancel())
  }

  /// A cell is chosen, as by a tap in its middle, and seen from then on.
  public func tap(_ id: UInt16) {
    guard let middle = middle(of: id) else { return }
    reveal(id)
    touched += 1
    take(.tap(panel: panel.id, at: middle))
  }

  /// One of the further actions of a cell.
  public func act(_ action: UInt16, on id: UInt16) {
    guard let middle = middle(of: id), offered.contains(where: { $0.id == action }) else { return }
    reveal(id)
    touched += 1
    take(.actAt(id: action, panel: panel.id, at: middle))
  }

  /// Brings a cell to where it is seen.
  public func reveal(_ id: UInt16) {
    guard let target = panel.targets.first(where: { $0.id == id }) else { return }
    port.reveal(port.rectangle(from: target.from, to: target.to))
  }

  /// A key; false when it means nothing here, so that it leads on to what stands beside the board.
  public func press(_ key: BoardKey) -> Bool {
    guard isActive else { return false }
    switch key {
    case .arrow(let towards, isShifted: true): take(.key(press: .reach(towards: towards)))
    case .arrow(let towards, isShifted: false):
      if isAtEdge(towards) { return false }
      take(.key(press: .step(towards: towards)))
    case .confirm: take(.key(press: .confirm))
    case .erase: take(.key(press: .erase))
    case .cancel: take(.key(press: .cancel))
    }
    return true
  }

  /// What is offered on cells. A board that is only looked at has none.
  private var offered: [Act] { isActive ? acts.filter { $0.enabled && $0.on != .scene } : [] }

  private func rest() {
    resting?.cancel()
    resting = Task { [weak self] in
      try? await Task.sleep(for: Touches.rest)
      if !Task.isCancelled { self?.touches.rested() }
    }
  }

  private func carry(_ outcomes: [Touches.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .tap(let point):
        touched += 1
        take(.tap(panel: panel.id, at: port.place(point)))
      case .dragStart(let point): take(.dragStart(panel: panel.id, at: port.place(point)))
      case .dragMove(let point): take(.dragMove(at: port.place(point)))
      case .dragEnd(let point):
        touched += 1
        take(.dragEnd(at: port.place(point)))
      case .dragCancel: take(.dragCancel)
      case .pinch(let factor, let point, let moving): port.pinch(by: factor, about: point, moving: moving)
      }
    }
  }

  private func middle(of id: UInt16) -> Place? {
    guard let target = panel.targets.first(where: { $0.id == id }) else { return nil }
    let across = (Int(target.from.x) + Int(target.to.x)) / 2
    let down = (Int(target.from.y) + Int(target.to.y)) / 2
    return Place(x: Int16(clamping: across), y: Int16(clamping: down))
  }

  private func isAtEdge(_ towards: Direction) -> Bool {
    guard let at = panel.targets.first(where: { $0.id == panel.cursor }) else { return false }
    return switch towards {
    case .north: at.row == 0
    case .south: at.row + 1 == panel.rows
    case .west: at.column == 0
    case .east: at.column + 1 == panel.columns
    }
  }
}
