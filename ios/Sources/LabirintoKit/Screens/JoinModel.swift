import Foundation
import LabirintoCore
import Observation

/// The three ways to somebody's table: the code on the other phone, the list of what is near, and what is typed.
@MainActor
@Observable
public final class JoinModel: ScreenModel {
  static let name = "join"

  /// What stands in the field.
  public var typed = ""
  /// Whether nobody was found for long.
  public private(set) var isLate = false
  @ObservationIgnored private var isOnShow = false
  @ObservationIgnored private var isAsked = false
  @ObservationIgnored private var isLooking = false
  @ObservationIgnored private var late: Task<Void, Never>?
  @ObservationIgnored private let patience: Duration

  init(stage: Stage, patience: Duration = .seconds(10)) {
    self.patience = patience
    super.init(stage: stage)
  }

  public override var key: String { JoinModel.name }

  public override var title: String { say("phone-join-title") }

  /// The tables that are near.
  public var near: [NearTable] { house.near }

  /// The words of a table that is near.
  public func words(_ table: NearTable) -> String {
    table.fits ? table.name : say("phone-near-other-version", ["name": table.name])
  }

  /// The network is asked for once by itself; afterwards what is in the way stands in the list, and every way that the person
  /// chooses asks again.
  public override func come() {
    isOnShow = true
    if stage.neighbourhood.isOpen { return look() }
    if isAsked { return }
    isAsked = true
    stage.neighbourhood.ask { [weak self] in self?.look() }
  }

  public override func reach() { if stage.neighbourhood.isOpen { look() } }

  public override func cover() {
    isOnShow = false
    late?.cancel()
    isLate = false
    if isLooking { house.post(.stopLooking) }
    isLooking = false
  }

  /// Goes to the camera.
  public func scan() { stage.trail.go(ScanModel(stage: stage)) }

  /// Takes what lies on the clipboard.
  public func paste() {
    if let text = stage.surroundings.clipboard() { typed = String(text.prefix(2000)) }
  }

  /// Joins what was typed.
  public func join() {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return }
    let isLink = text.contains("/") || text.lowercased().hasPrefix("labirinto")
    join(isLink ? .link(text: text) : .address(text: text))
  }

  /// Joins one of those that are near.
  public func join(_ table: NearTable) { join(.near(id: table.id)) }

  public override func save() -> [String: String] { ["typed": typed, "asked": isAsked ? "yes" : ""] }

  public override func restore(_ kept: [String: String]) {
    typed = kept["typed"] ?? ""
    isAsked = kept["asked"] == "yes"
  }

  private func join(_ target: Whose) {
    stage.neighbourhood.ask(.join(target: target, chair: Chair(computer: nil, name: nil)))
  }

  /// Once for each time that this screen is on top: the core answers with the list.
  private func look() {
    if isLooking || !isOnShow { return }
    isLooking = true
    house.post(.look)
    late = Task { [weak self, patience] in
      try? await Task.sleep(for: patience)
      if !Task.isCancelled { self?.isLate = true }
    }
  }
}
