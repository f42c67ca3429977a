import LabirintoCore
import Observation

/// One game before it begins: with whom, and by which options.
@MainActor
@Observable
public final class TermsModel: ScreenModel {
  /// With whom a game is begun, by the key of its words.
  public enum Way: String, CaseIterable, Sendable {
    case computer = "phone-way-computer"
    case hotSeat = "phone-way-hotseat"
    case host = "phone-way-host"
  }

  static let name = "terms"

  /// The game, in the language of now.
  public var offer: Offer { house.offers.first { $0.game == first.game } ?? first }
  /// With whom.
  public var way: Way
  /// The strength of the computer, 1 to 5.
  public var level = 3
  /// How many seats the table is to have.
  public var seats: Int

  private var chosen: [String: Int]
  private var first: Offer

  init(stage: Stage, offer: Offer, way: Way = .computer) {
    first = offer
    self.way = way
    seats = Int(offer.fewest)
    chosen = [:]
    super.init(stage: stage)
  }

  public override var key: String { "\(TermsModel.name):\(first.game)" }

  public override var title: String { offer.name }

  /// The games to choose from: whoever opens a table may have come here by no game's card.
  public var games: [Offer] { way == .host && house.offers.count > 1 ? house.offers : [] }

  /// Chooses another game; with whom stays.
  public func choose(_ offer: Offer) {
    if offer.game == first.game { return }
    first = offer
    chosen = [:]
    seats = min(max(seats, Int(offer.fewest)), Int(offer.most))
  }

  /// Which choice of an option is taken, by its place.
  public func place(of option: OptionOnOffer) -> Int {
    min(max(chosen[option.key] ?? Int(option.standard), 0), option.choices.count - 1)
  }

  /// Takes a choice of an option.
  public func take(_ place: Int, of option: OptionOnOffer) { chosen[option.key] = place }

  /// The words of the button that begins.
  public var act: String { say(way == .host ? "phone-open-table" : "phone-begin") }

  /// Begins.
  public func begin() {
    let me = Chair(computer: nil, name: nil)
    let options = offer.options.filter { place(of: $0) != Int($0.standard) }
      .map { KeyValue(key: $0.key, value: $0.choices[place(of: $0)].value) }
    switch way {
    case .computer:
      let others = Array(repeating: Chair(computer: UInt8(level), name: nil), count: Int(offer.fewest) - 1)
      house.post(.play(game: offer.game, options: options, chairs: [me] + others))
    case .hotSeat:
      let other = Chair(computer: nil, name: say("phone-second-player"))
      house.post(.play(game: offer.game, options: options, chairs: [me, other]))
    case .host:
      stage.neighbourhood.ask(.host(game: offer.game, options: options, chairs: [me], seats: UInt8(seats)))
    }
  }

  /// Plays the lesson.
  public func learn() { house.post(.lesson(game: offer.game)) }

  public override func save() -> [String: String] {
    var kept = ["way": way.rawValue, "level": "\(level)", "seats": "\(seats)"]
    for (key, place) in chosen { kept["option-\(key)"] = "\(place)" }
    return kept
  }

  public override func restore(_ kept: [String: String]) {
    way = kept["way"].flatMap(Way.init) ?? way
    level = min(max(kept["level"].flatMap(Int.init) ?? level, 1), 5)
    seats = min(max(kept["seats"].flatMap(Int.init) ?? seats, Int(first.fewest)), Int(first.most))
    for option in first.options { chosen[option.key] = kept["option-\(option.key)"].flatMap(Int.init) }
  }
}
