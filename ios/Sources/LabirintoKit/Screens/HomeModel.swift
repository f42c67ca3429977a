import LabirintoCore
import Observation

/// Where everything begins: games to go on with, games on offer, and the ways to a table.
@MainActor
@Observable
public final class HomeModel: ScreenModel {
  /// The unfinished games, the latest touched first.
  public private(set) var unfinished: [UnfinishedGame] = []

  public override var key: String { "home" }

  public override func come() { house.post(.listUnfinished) }

  public override func hear(_ event: Event) {
    if case .unfinished(let games) = event { unfinished = games }
  }

  /// The words over and under an unfinished game.
  public func words(_ game: UnfinishedGame) -> (over: String, under: String) {
    let over = say("phone-go-on", ["names": game.names.joined(separator: ", ")])
    let under = say("phone-go-on-below", ["game": game.title, "turn": game.turn, "awaited": game.awaited])
    return (over, under)
  }

  /// How many play a game, and how long.
  public func measure(_ offer: Offer) -> String {
    let seats = offer.fewest == offer.most ? "\(offer.fewest)" : "\(offer.fewest)–\(offer.most)"
    return say("phone-offer-seats", ["seats": seats, "length": offer.length])
  }

  /// Goes on with an unfinished game.
  public func resume(_ game: UnfinishedGame) {
    let order = Order.resume(table: game.table)
    if game.local { house.post(order) } else { stage.neighbourhood.ask(order) }
  }

  /// Goes to the choices of a game.
  public func choose(_ offer: Offer) { stage.trail.go(TermsModel(stage: stage, offer: offer)) }

  /// Plays the lesson of a game.
  public func learn(_ offer: Offer) { house.post(.lesson(game: offer.game)) }

  /// Goes to the ways to somebody's table.
  public func join() { stage.trail.go(JoinModel(stage: stage)) }

  /// Goes to the choices for a table of one's own.
  public func host() {
    guard let first = house.offers.first else { return }
    stage.trail.go(TermsModel(stage: stage, offer: first, way: .host))
  }
}
