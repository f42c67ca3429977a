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
      try await play(offer.game)
      ada.stage.trail.home()
      ben.stage.trail.home()
    }
    await ada.end()
    await ben.end()
  }

  private func play(_ game: String) async throws {
    try await seat(game)
    for person in [ada, ben] {
      try await until("\(person.name) agrees") { person.room?.showing == .terms }
      person.room!.agree()
    }
    for person in [ada, ben] { try await ready(person) }
    for person in [ada, ben] { try await until("\(person.name) plays") { person.state?.phase == .play } }
    try await ada.dieAndComeBack()
    for person in [ada, ben] { try await until("\(person.name) plays again") { person.state?.phase == .play } }
    while ada.state?.verdict == nil && ben.state?.verdict == nil {
      var mover: Person?
      try await until("somebody's turn") {
        mover = [ada, ben].first { $0.state?.status?.mine == true && $0.state?.verdict == nil }
        return mover != nil || ada.state?.verdict != nil || ben.state?.verdict != nil
      }
      if let mover { try await walk(mover) }
    }
    for person in [ada, ben] {
      try await until("the verdict at \(person.name)") { person.room?.showing == .result }
      let findings = Findings(person.state!.verdict!, house: person.house)
      #expect(findings.title == "Everybody was honest")
      #expect(findings.lines.allSatisfy { $0.state == .honest })
      #expect(person.room!.play.all.count == 2, "both boards are opened")
    }
    #expect(ada.state?.verdict?.result.winners == ben.state?.verdict?.result.winners)
  }

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

  /// Clears the board that is being made, and hands it in.
  private func ready(_ person: Person) async throws {
    try await until("the editor of \(person.name)") { person.room?.showing == .play && person.room!.play.isSetUp }
    let play = person.room!.play
    try await until("the board of \(person.name)") { play.main != nil }
    play.press(play.acts.first { $0.text == "Clear all walls" }!)
    try await until("a board that can be handed in") { play.next?.enabled == true }
    let act = play.next!
    play.press(act)
    try await person.agree(to: act.text)
  }

  /// Draws the straightest way from the own piece to the flag, cell by cell, and asks it. No wall is known of.
  private func walk(_ person: Person) async throws {
    let play = person.room!.play
    let board = play.main!
    board.resize(CGSize(width: 390, height: 390))
    func cell(_ place: Place) -> (column: Int, row: Int) { (Int(place.x) / 24, Int(place.y) / 24) }
    let forms = board.panel.shapes.map(\.form)
    var piece: Place?
    var flag: Place?
    for form in forms {
      if case .piece(let at, _) = form, piece == nil { piece = at }
      if case .flag(let at) = form, flag == nil { flag = at }
    }
    var at = cell(piece!)
    let goal = cell(flag!)
    while at != goal {
      let isAcross = at.column != goal.column
      if isAcross { at.column += goal.column > at.column ? 1 : -1 } else { at.row += goal.row > at.row ? 1 : -1 }
      person.tap(column: at.column, row: at.row, on: board)
      let name = "\(Character(Unicode.Scalar(97 + UInt8(at.column))))\(at.row + 1)"
      try await until("the way to \(name)") { play.next?.text.hasSuffix(name) == true }
    }
    try await until("a question to ask") { play.next?.enabled == true }
    play.press(play.next!)
    try await until("the answer") { person.state?.status?.mine != true || person.state?.verdict != nil }
  }
}
