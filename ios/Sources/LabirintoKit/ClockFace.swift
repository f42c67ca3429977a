import Foundation
import LabirintoCore

/// What is left to each seat, the one whose time runs going on by itself between two words of the core.
@MainActor
public struct ClockFace {
  /// One seat on it.
  public struct Side: Equatable, Identifiable, Sendable {
    /// The seat.
    public let id: Int
    /// Who.
    public let name: String
    /// Minutes and seconds, with a minus once it has run out.
    public let figures: String
    /// Whether it runs.
    public let isRunning: Bool
    /// The same for a screen reader.
    public let spoken: String
  }

  private let clock: Clock
  private let names: [String]
  private let toldAt: Duration
  private let house: House

  /// The clock of a room; nil without one.
  public init?(of room: RoomState, house: House) {
    guard let clock = room.status?.clock else { return nil }
    self.clock = clock
    names = room.status?.seats.map(\.name) ?? []
    toldAt = room.toldAt
    self.house = house
  }

  /// Whose time has run out, in words; empty while everybody has time.
  public var over: String { clock.over }

  /// Whether it has to be drawn again each second.
  public var isRunning: Bool { clock.runs != nil }

  /// How it stands at a moment of the house's clock.
  public func sides(at now: Duration) -> [Side] {
    zip(names, clock.left).enumerated().map { seat, pair in
      let isRunning = clock.runs.map(Int.init) == seat
      let since = isRunning ? (now - toldAt) / .milliseconds(1) : 0
      let seconds = Int((Double(pair.1) - since) / 1000.0, rounding: .up)
      return Side(
        id: seat, name: pair.0, figures: figures(seconds), isRunning: isRunning, spoken: spoken(pair.0, seconds))
    }
  }

  private func spoken(_ name: String, _ seconds: Int) -> String {
    if seconds <= 0 { return house.say("phone-clock-over", ["name": name]) }
    return house.say("phone-clock-left", ["name": name, "minutes": seconds / 60, "seconds": seconds % 60])
  }

  private func figures(_ seconds: Int) -> String {
    let second = abs(seconds) % 60
    return "\(seconds < 0 ? "-" : "")\(abs(seconds) / 60):\(second < 10 ? "0" : "")\(second)"
  }
}

extension Int {
  fileprivate init(_ value: Double, rounding rule: FloatingPointRoundingRule) {
    let whole = value.rounded(rule)
    self = whole.isNaN ? 0 : Int(Swift.min(Swift.max(whole, -1e9), 1e9))
  }
}
