import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// How people get to a table, by what their screens offer.
@MainActor
enum Table {
  /// The first game on offer.
  static func offer(_ person: Person) -> Offer { person.house.offers[0] }

  /// Chooses a game, the first when none is named, and begins it in this way.
  static func begin(_ person: Person, _ way: TermsModel.Way, _ game: Offer? = nil) throws {
    person.stage.trail.home()
    let home = try #require(person.stage.trail.top as? HomeModel)
    home.choose(game ?? offer(person))
    let terms = try #require(person.stage.trail.top as? TermsModel)
    terms.way = way
    terms.begin()
  }

  /// Opens a table for another phone; its link.
  static func host(_ person: Person) async throws -> URL {
    try begin(person, .host)
    if person.stage.prompts.current != nil { try await person.agree(to: "Continue") }
    try await until("a link of \(person.name)") { person.state?.open != nil }
    return URL(string: person.state!.open!.link)!
  }

  /// Opens a link, as another app hands it over, and says yes.
  static func follow(_ link: URL, _ person: Person) async throws {
    person.stage.take(link)
    try await person.agree(to: "Join")
    if person.stage.prompts.current?.act == "Continue" { try await person.agree(to: "Continue") }
  }

  /// Both sit down by link, up to the terms.
  static func sit(_ host: Person, _ guest: Person) async throws {
    let link = try await Table.host(host)
    try await follow(link, guest)
    try await until("\(guest.name) asks") { host.state?.asking.first != nil }
    host.room!.accept(host.state!.asking[0])
    for person in [host, guest] { try await until("\(person.name) reads the terms") { person.room?.showing == .terms } }
  }

  /// Both play, with empty boards.
  static func play(_ host: Person, _ guest: Person) async throws {
    try await sit(host, guest)
    for person in [host, guest] { person.room!.agree() }
    for person in [host, guest] { try await ready(person) }
    for person in [host, guest] { try await until("\(person.name) plays") { person.state?.phase == .play } }
  }

  /// A game against the computer, up to the editor.
  static func drawing(_ person: Person) async throws {
    try begin(person, .computer)
    try await editor(person)
  }

  /// A game against the computer, up to the person's turn.
  static func againstComputer(_ person: Person) async throws {
    try await drawing(person)
    try await ready(person)
    try await mine(person)
  }

  /// Waits for the editor.
  static func editor(_ person: Person) async throws {
    try await until("the editor of \(person.name)") {
      person.room?.showing == .play && person.room!.play.isSetUp && person.room!.play.main != nil
    }
  }

  /// Hands in an empty board, and says yes to the question whether that is meant.
  static func ready(_ person: Person) async throws {
    try await editor(person)
    let play = person.room!.play
    play.press(play.acts.first { $0.text == "Clear all walls" }!)
    try await until("a board that can be handed in") { play.next?.enabled == true }
    let act = play.next!
    play.press(act)
    try await person.agree(to: act.text)
  }

  /// Waits for the turn of the person at this phone.
  static func mine(_ person: Person) async throws {
    try await until("the turn of \(person.name)") {
      person.state?.phase == .play && person.state?.status?.mine == true && person.state?.scene != nil
    }
  }

  /// Asks in notation, and waits until that stands in the history.
  static func ask(_ person: Person, _ words: String) async throws {
    let before = person.room!.play.history.count
    person.room!.play.type(words)
    try await until("'\(words)' is asked") { (person.room?.play.history.count ?? 0) > before }
  }

  /// Gives up, and waits for the result.
  static func resign(_ person: Person) async throws {
    person.room!.play.give(.resign)
    try await person.agree(to: "Resign")
    try await until("the result at \(person.name)") { person.room?.showing == .result }
  }

  /// Waits until something is told, and closes it.
  static func told(_ person: Person, _ what: String, _ test: (String) -> Bool) async throws {
    func words() -> String? {
      person.stage.prompts.current.flatMap { $0.act == nil ? ([$0.title] + $0.lines).joined(separator: " ") : nil }
    }
    try await until("\(what); told was \(words() ?? "nothing")") { words().map(test) == true }
    person.stage.prompts.close(person.stage.prompts.current!.id)
  }

  /// The words that a screen shows alone.
  static func words(_ showing: RoomModel.Showing) -> String {
    switch showing {
    case .waiting(let words, _), .gone(let words): words
    default: ""
    }
  }
}
