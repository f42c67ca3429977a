import Foundation
import LabirintoCore
import Observation

/// A finished game: what was checked, and every step of it; shared as a file.
@MainActor
@Observable
public final class ReplayModel: ScreenModel {
  static let name = "replay"

  /// What was found; nil until it was checked.
  public private(set) var report: Verification?
  /// The step on show.
  public private(set) var shown: ReplayStep?
  /// The record as a file, to be shared; nil until it was written.
  public var file: URL?

  @ObservationIgnored private let table: String
  @ObservationIgnored private var step: UInt32 = 0
  private var models: [UInt8: BoardModel] = [:]

  init(stage: Stage, table: String) {
    self.table = table
    super.init(stage: stage)
  }

  public override var key: String { "\(ReplayModel.name):\(table)" }

  public override var title: String { report?.result.title ?? say("phone-records") }

  /// What was checked.
  public var findings: Findings? { report.map { Findings($0.lines, $0.state, house: house) } }

  /// The number of the step on show, in words.
  public var number: String? {
    shown.map { say("phone-replay-step", ["step": $0.step + 1, "steps": $0.steps]) }
  }

  /// The boards after the step on show.
  public var boards: [BoardModel] { shown?.scene?.panels.compactMap { models[$0.id] } ?? [] }

  /// Whether there is a step before this one.
  public var hasEarlier: Bool { (shown?.step ?? 0) > 0 }

  /// Whether there is a step after this one.
  public var hasLater: Bool { shown.map { $0.step + 1 < $0.steps } ?? false }

  /// One step back.
  public func earlier() { turn(by: -1) }

  /// One step on.
  public func later() { turn(by: 1) }

  /// Writes the record to a file, for sharing.
  public func share() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shared")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "labirinto-\(table.prefix(8)).labirinto")
    house.post(.export(table: table, path: file.path))
  }

  public override func come() {
    if report == nil { house.post(.verify(table: table)) }
  }

  public override func hear(_ event: Event) {
    switch event {
    case .verified(let told) where told.table == table:
      report = told
      step = UInt32(min(UInt64(step), max(told.entries, 1) - 1))
      if told.entries > 0 { ask() }
    case .replay(table, let told): show(told)
    case .exported(table, let path): file = URL(fileURLWithPath: path)
    default: break
    }
  }

  public override func save() -> [String: String] { ["step": "\(step)"] }

  public override func restore(_ kept: [String: String]) { step = kept["step"].flatMap(UInt32.init) ?? 0 }

  /// From the step that was asked for last, which may not be on show yet.
  private func turn(by: Int64) {
    guard let shown else { return }
    let next = UInt32(min(max(Int64(step) + by, 0), Int64(shown.steps) - 1))
    if next == step { return }
    step = next
    ask()
  }

  private func ask() { house.post(.replay(table: table, step: step)) }

  private func show(_ told: ReplayStep) {
    let isNew = told.line.told != shown?.line.told
    for panel in told.scene?.panels ?? [] {
      if let known = models[panel.id] { known.show(panel, acts: []) } else { models[panel.id] = BoardModel(panel: panel) }
    }
    shown = told
    if isNew { stage.surroundings.announce(told.line.told) }
  }
}
