import LabirintoCore

@testable import LabirintoKit

/// Hears when everything that was ordered before is done, and how many entries joined the log. No core has a room of the number
/// that it asks about: the refusal is the echo.
@MainActor
final class Echo: Ear {
  private let house: House
  private var back = 0
  /// How many entries joined the log since this one listens.
  private(set) var entries = 0

  init(_ house: House) {
    self.house = house
    house.listen(self)
  }

  func hear(_ event: Event) {
    switch event {
    case .trouble(UInt64.max, _): back += 1
    case .logged: entries += 1
    default: break
    }
  }

  /// Waits until what was ordered is done and told.
  func come() async throws {
    let before = back
    house.post(.agree(room: .max))
    try await until("the echo") { back > before }
  }
}
