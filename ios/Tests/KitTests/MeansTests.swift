import LabirintoCore
import Testing

@testable import LabirintoKit

/// No game asks for a finger.
@MainActor
@Suite struct MeansTests {
  private let ada = Person("Ada")

  @Test(arguments: [Stranger.Means.keys, .cells]) func everyGameIsPlayedWithoutAFinger(by means: Stranger.Means) async throws {
    try await ada.start()
    for offer in ada.house.offers {
      try Table.begin(ada, .computer, offer)
      let stranger = Stranger(ada, by: means, lots: 5)
      if offer.secrets { try await stranger.makeBoard() }
      for _ in 0..<3 {
        try await Table.mine(ada)
        try await stranger.move()
      }
      #expect(stranger.moves == 3, "\(offer.game) by \(means)")
    }
    await ada.end()
  }
}
