import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Two phones in one process play over 127.0.0.1, by touches alone.
@MainActor
@Suite struct DuelTests {
  let ada = Person("Ada")
  let ben = Person("Ben")

  @Test func aWholeGameByLinkAndTouchToBothVerdictsWithAKillInTheMiddle() async throws {
    try await ada.start()
    try await ben.start()
    for offer in ada.house.offers {
      try await play(offer)
      ada.stage.trail.home()
      ben.stage.trail.home()
    }
    await ada.end()
    await ben.end()
  }

  private func play(_ offer: Offer) async throws {
    try await seat(offer.game)
    for person in [ada, ben] {
      try await until("\(person.name) agrees") { person.room?.showing == .terms }
      person.room!.agree()
    }
    let strangers = [Stranger(ada, lots: 1), Stranger(ben, lots: 2)]
    if offer.secrets { for stranger in strangers { try await stranger.makeBoard() } }
    for person in [ada, ben] { try await until("\(person.name) plays") { person.state?.phase == .play } }
    var turns = 0
    while let turn = try await turn() {
      turns += 1
      if turns == DuelTests.middle {
        try await ada.dieAndComeBack()
        strangers[0].renew()
        for person in [ada, ben] { try await until("\(person.name) plays on") { person.state?.phase == .play } }
      } else if turns < DuelTests.most {
        try await strangers[turn].move()
      } else {
        try await strangers[turn].giveUp()
      }
    }
    #expect(turns > DuelTests.middle && strangers.allSatisfy { $0.moves > 0 }, "\(offer.game): \(turns) turns")
    for person in [ada, ben] {
      try await until("the verdict at \(person.name)") { person.room?.showing == .result }
      let findings = Findings(person.state!.verdict!, house: person.house)
      #expect(findings.title == "Everybody was honest")
      #expect(findings.lines.allSatisfy { $0.state == .honest })
      #expect(!offer.secrets || person.room!.play.all.count == 2, "both boards are opened")
    }
    #expect(ada.state?.verdict?.result.winners == ben.state?.verdict?.result.winners)
  }

  /// Whose turn it is, Ada's or Ben's; nil when there is a verdict.
  private func turn() async throws -> Int? {
    var turn: Int?
    func isOver() -> Bool { [ada, ben].contains { $0.state?.verdict != nil } }
    try await until("somebody's turn") {
      turn = [ada, ben].firstIndex { $0.state?.status?.mine == true && $0.state?.phase == .play }
      return turn != nil || isOver()
    }
    return isOver() ? nil : turn
  }

  /// The turn before which a phone dies, and the one in which a game is given up that has no end yet.
  private static let (middle, most) = (9, 30)

  /// Ada hosts from the first screen, Ben opens her link, and she lets him in.
  private func seat(_ game: String) async throws {
    let home = try #require(ada.stage.trail.top as? HomeModel)
    home.choose(ada.house.offers.first { $0.game == game }!)
    let terms = try #require(ada.stage.trail.top as? TermsModel)
    terms.way = .host
    terms.begin()
    if ada.stage.prompts.current != nil { try await ada.agree(to: "Continue") }
    try await until("a link") { ada.state?.open != nil }
    ben.stage.take(URL(string: ada.state!.open!.link)!)
    try await ben.agree(to: "Join")
    if ben.stage.prompts.current != nil { try await ben.agree(to: "Continue") }
    try await until("Ben asks") { ada.state?.asking.first != nil }
    ada.room!.accept(ada.state!.asking[0])
  }
}
