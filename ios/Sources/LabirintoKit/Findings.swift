import LabirintoCore

/// What was checked, in plain lines, each with a sign of its own beside the colour. Wrong is only what is proven.
@MainActor
public struct Findings {
  /// What was found.
  public typealias State = RecordState

  /// One line.
  public struct Line: Equatable, Identifiable, Sendable {
    /// Its place.
    public let id: Int
    /// In words.
    public let words: String
    /// What was found.
    public let state: RecordState
    /// What a screen reader says.
    public let spoken: String
    /// Where the evidence stands: the number of the entry.
    public let evidence: UInt64?
  }

  /// What was found of everybody.
  public let state: RecordState
  /// The same in words.
  public let title: String
  /// Who checked.
  public let note: String
  /// Line by line.
  public let lines: [Line]

  /// These lines of a record in this state.
  public init(_ findings: [Finding], _ state: RecordState, house: House) {
    self.state = state
    title = house.say(Findings.key(state))
    note = house.say("phone-checked-here")
    let hasPlace = findings.contains { $0.sequence != nil }
    lines = findings.enumerated().map { place, finding in
      let isProven = state == .bad && (finding.sequence != nil || !hasPlace)
      let found: RecordState = finding.good ? .honest : isProven ? .bad : .unfinished
      return Line(
        id: place, words: finding.text, state: found,
        spoken: house.say(Findings.spoken(found), ["text": finding.text]), evidence: finding.sequence)
    }
  }

  /// Of a verdict.
  public init(_ verdict: Verdict, house: House) {
    self.init(verdict.lines, Findings.state(of: verdict.findings), house: house)
  }

  /// What was found of everybody.
  public static func state(of seats: [SeatFinding]) -> RecordState {
    if seats.contains(where: { $0.word == "cheat" }) { return .bad }
    return seats.allSatisfy { $0.word == "honest" } ? .honest : .unfinished
  }

  /// The key of its words.
  public static func key(_ state: RecordState) -> String {
    switch state {
    case .honest: "phone-honest"
    case .bad: "phone-dishonest"
    case .unfinished: "phone-unopened"
    }
  }

  private static func spoken(_ state: RecordState) -> String {
    switch state {
    case .honest: "phone-check-good"
    case .bad: "phone-check-bad"
    case .unfinished: "phone-check-unopened"
    }
  }
}
