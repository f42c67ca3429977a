import Foundation
import LabirintoCore
import Observation

/// The finished games, the latest first.
@MainActor
@Observable
public final class RecordsModel: ScreenModel {
  /// The list; nil until it was read.
  public private(set) var records: [RecordLine]?

  /// What they come to for the person at this phone, in words.
  public private(set) var statistics: [String] = []

  public override var key: String { "records" }

  public override var title: String { say("phone-records") }

  public override func come() { house.post(.listRecords) }

  public override func hear(_ event: Event) {
    guard case .records(let told, let sums) = event else { return }
    records = told
    statistics = sums
  }

  /// The game and who played it.
  public func players(_ record: RecordLine) -> String { "\(record.title) · \(record.names.joined(separator: ", "))" }

  /// What was found, and how long ago it ended by the calendar of this phone.
  public func found(_ record: RecordLine, now: Date = Date(), calendar: Calendar = .current) -> String {
    let ended = Date(timeIntervalSince1970: TimeInterval(record.ended))
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: ended), to: calendar.startOfDay(for: now))
    let ago = say("phone-ago", ["days": max(days.day ?? 0, 0)])
    return "\(say(Findings.key(record.state))) · \(ago)"
  }

  /// Goes to one.
  public func choose(_ record: RecordLine) { stage.trail.go(ReplayModel(stage: stage, table: record.table)) }
}
