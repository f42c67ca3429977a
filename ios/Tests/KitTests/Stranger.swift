import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// A player who has never heard of the game and reads its scene alone: touches the own pieces, then what appeared on the board,
/// then the cells beside, then anything, and presses the filled button whenever a touch made it ready. Gives up when nothing
/// comes of all that. The same touches in every run.
@MainActor
final class Stranger {
  /// By what a stranger plays.
  enum Means: CaseIterable {
    /// Taps on cells, and buttons.
    case fingers
    /// Arrows and Return, and the letters of the acts.
    case keys
    /// What a screen reader offers on a cell, and nothing beside the board.
    case cells
  }

  private let person: Person
  private let means: Means
  private var lots: Lots
  private var echo: Echo
  /// How many moves came of the touches.
  private(set) var moves = 0

  init(_ person: Person, by means: Means = .fingers, lots seed: UInt64) {
    self.person = person
    self.means = means
    lots = Lots(state: seed)
    echo = Echo(person.house)
  }

  /// The process of the phone was started again.
  func renew() { echo = Echo(person.house) }

  /// Makes a board as it is offered, and hands it in: presses one thing after the other until the filled button is ready.
  func makeBoard() async throws {
    try await Table.editor(person)
    let play = person.room!.play
    for act in play.acts where act.enabled && !act.chosen {
      if play.next?.enabled == true { break }
      play.press(act)
      try await echo.come()
    }
    let act = try #require(play.next)
    try #require(act.enabled, "no board is ready, whatever is pressed")
    play.press(act)
    try await person.agree(to: act.text)
  }

  /// Makes a move, or gives up. The turn is this person's.
  func move() async throws {
    let play = person.room!.play
    let before = echo.entries
    var touched: Set<UInt16> = []
    var fresh: [UInt16] = []
    for _ in 0..<Stranger.patience {
      let board = try #require(play.main)
      guard let id = choose(board.panel, fresh, touched) else { break }
      touched.insert(id)
      let old = board.panel
      try await touch(id, on: board)
      if echo.entries == before, means != .cells, let act = play.next, act.enabled {
        try press(act)
        try await settle()
      }
      if echo.entries > before {
        moves += 1
        return
      }
      fresh = Stranger.news(board.panel, since: old)
    }
    try await giveUp()
  }

  /// Resigns.
  func giveUp() async throws {
    let play = person.room!.play
    let resign = try #require(play.notices.first { $0.notice == .resign })
    play.give(resign.notice)
    try await person.agree(to: resign.words)
    try await until("the verdict at \(person.name)") { person.state?.verdict != nil }
  }

  private func touch(_ id: UInt16, on board: BoardModel) async throws {
    board.resize(CGSize(width: 390, height: 390))
    let target = try #require(board.panel.targets.first { $0.id == id })
    switch means {
    case .fingers: person.tap(column: Int(target.column), row: Int(target.row), on: board)
    case .keys:
      try await walk(to: target, on: board)
      #expect(board.press(.confirm))
    case .cells:
      let before = echo.entries
      for action in board.elements.first(where: { $0.id == id })?.actions ?? [] where echo.entries == before {
        board.act(action.id, on: id)
        try await settle()
      }
    }
    try await settle()
  }

  /// Brings the cursor to a cell by arrows.
  private func walk(to target: Target, on board: BoardModel) async throws {
    for _ in 0..<Int(board.panel.columns) + Int(board.panel.rows) {
      let at = try #require(board.panel.targets.first { $0.id == board.panel.cursor }, "there is a cursor")
      if at.id == target.id { return }
      let across: Direction = at.column < target.column ? .east : .west
      let down: Direction = at.row < target.row ? .south : .north
      #expect(board.press(.arrow(at.column == target.column ? down : across, isShifted: false)))
      try await settle()
    }
    #expect(board.panel.cursor == target.id, "the cursor comes to every cell")
  }

  private func press(_ act: Act) throws {
    if means == .keys {
      #expect(person.room!.play.press(letter: try #require(act.shortcut)))
    } else {
      person.room!.play.press(act)
    }
  }

  /// Waits for what was done, and closes what was told of it.
  private func settle() async throws {
    try await echo.come()
    while let told = person.stage.prompts.current, told.act == nil { person.stage.prompts.close(told.id) }
  }

  /// What to touch next.
  private func choose(_ panel: Panel, _ fresh: [UInt16], _ touched: Set<UInt16>) -> UInt16? {
    let own = panel.shapes.compactMap { shape -> UInt16? in
      if case .piece(let at, _) = shape.form, shape.role == .mine { return Stranger.target(at, panel) }
      return nil
    }
    let beside = panel.targets.filter { target in
      panel.targets.contains { piece in
        let (across, down) = (Int(piece.column) - Int(target.column), Int(piece.row) - Int(target.row))
        return own.contains(piece.id) && abs(across) + abs(down) == 1
      }
    }
    for some in [fresh, own.filter { !touched.contains($0) }, beside.map(\.id).filter { !touched.contains($0) }] {
      if let one = lots.one(of: some) { return one }
    }
    return lots.one(of: panel.targets.map(\.id).filter { !touched.contains($0) })
  }

  /// The cells on which something is drawn that was not there before.
  private static func news(_ panel: Panel, since old: Panel) -> [UInt16] {
    let new = panel.shapes.filter { !old.shapes.contains($0) }
    return Array(Set(new.compactMap { place($0.form).flatMap { target($0, panel) } })).sorted()
  }

  /// Where a form leads to.
  private static func place(_ form: Form) -> Place? {
    switch form {
    case .disc(let at, _), .ring(let at, _), .flag(let at), .piece(let at, _): at
    case .path(let points): points.last
    case .line, .box, .frame, .glyph: nil
    }
  }

  private static func target(_ at: Place, _ panel: Panel) -> UInt16? {
    panel.targets.first { $0.from.x <= at.x && at.x < $0.to.x && $0.from.y <= at.y && at.y < $0.to.y }?.id
  }

  /// How many touches may lead to nothing.
  private static let patience = 60
}

/// Lots that are the same in every run.
private struct Lots {
  var state: UInt64

  mutating func one(of ids: [UInt16]) -> UInt16? {
    if ids.isEmpty { return nil }
    // Knuth's linear congruential generator of MMIX; the upper bits are the better ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return ids[Int((state >> 33) % UInt64(ids.count))]
  }
}
