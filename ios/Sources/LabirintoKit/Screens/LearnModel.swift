import Foundation
import LabirintoCore
import Observation

/// The lesson and the rules of each game, without any network.
@MainActor
public final class LearnModel: ScreenModel {
  public override var key: String { "learn" }

  public override var title: String { say("phone-tab-learn") }

  /// Plays the lesson of a game.
  public func learn(_ offer: Offer) { house.post(.lesson(game: offer.game)) }

  /// The rules of a game in a few sentences.
  public func rules(_ offer: Offer) -> String { say("\(offer.game)-rules") }

  /// Goes to what this is.
  public func about() { stage.trail.go(AboutModel(stage: stage)) }
}

/// What this is, the licences of what it is made of, and the rules of each game.
@MainActor
public final class AboutModel: ScreenModel {
  static let name = "about"

  public override var key: String { AboutModel.name }

  public override var title: String { say("phone-about") }

  /// The rules of a game in a few sentences.
  public func rules(_ offer: Offer) -> String { say("\(offer.game)-rules") }

  /// Goes to the licence texts.
  public func notices() { stage.trail.go(NoticesModel(stage: stage)) }
}

/// The licence texts of everything this app is made of, as the build found them.
@MainActor
public final class NoticesModel: ScreenModel {
  static let name = "notices"

  /// One text, and whose it is.
  public struct Block: Equatable, Identifiable, Sendable {
    /// Its place.
    public let id: Int
    /// Whose.
    public let names: String
    /// Paragraph by paragraph.
    public let paragraphs: [String]
  }

  public override var key: String { NoticesModel.name }

  public override var title: String { say("phone-licences") }

  /// The blocks of a file that `ffi/notices.py` wrote.
  public func blocks(_ file: String) -> [Block] {
    file.split(separator: "\u{0C}", omittingEmptySubsequences: true).enumerated().map { place, block in
      let parts = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let text = parts.count > 1 ? String(parts[1]) : ""
      let paragraphs = text.components(separatedBy: "\n\n")
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
      return Block(id: place, names: String(parts[0]), paragraphs: paragraphs)
    }
  }
}
