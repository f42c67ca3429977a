import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Two phones in a game, one or both of which go away.
@MainActor
@Suite struct PresenceTests {
  private let ada = Person("Ada")
  private let ben = Person("Ben")

  private func named(_ states: [PeerState]) async throws {
    try await until("Ben is \(states)") {
      guard let seat = ada.state?.status?.seats.first(where: { !$0.local }), let state = seat.state else { return false }
      return states.contains(state) && ada.room?.play.links.map(\.words) == [seat.link] && !seat.link.isEmpty
    }
    let isLinked = !Set(states).isDisjoint(with: [.connected, .thinking])
    #expect(ada.room?.play.links.map(\.isLinked) == [isLinked])
  }

  private func start() async throws {
    try await ada.start()
    try await ben.start()
    try await Table.play(ada, ben)
  }

  private func introduce(_ one: Person, to other: Person) {
    guard let advert = one.discovery.announced else { return }
    other.discovery.finder?.found(
      id: advert.id, name: advert.name, version: advert.version, addresses: ["127.0.0.1:\(advert.port)"])
  }

  private func end() async {
    await ada.end()
    await ben.end()
  }

  @Test func awayBackKilledBackAndTheSameGameGoesOn() async throws {
    try await start()
    try await named([.connected, .thinking])
    ben.stage.vanish()
    try await named([.away])
    ben.stage.appear()
    try await named([.connected, .thinking])
    let kept = ben.stage.save()
    await ben.house.shut()
    try await named([.away, .lost])
    ben.renew()
    try await ben.start(kept: kept)
    try await named([.connected, .thinking])
    var mover = ada
    try await until("somebody's turn") {
      mover = ben.state?.status?.mine == true ? ben : ada
      return mover.state?.status?.mine == true && mover.state?.scene != nil
    }
    try await Table.ask(mover, "count c3")
    try await Table.resign(ada)
    try await until("the verdict at Ben") { ben.room?.showing == .result }
    for person in [ada, ben] { #expect(Findings(person.state!.verdict!, house: person.house).state == .honest) }
    await end()
  }

  @Test func bothAreKilledAndComeBackInEitherOrder() async throws {
    try await start()
    let tables = [ada.state!.table, ben.state!.table]
    let kept = [ada.stage.save(), ben.stage.save()]
    await ada.house.shut()
    await ben.house.shut()
    ada.renew()
    ben.renew()
    try await ben.start(kept: kept[1])
    try await ada.start(kept: kept[0])
    for person in [ada, ben] { try await until("\(person.name) plays again") { person.state?.phase == .play } }
    // Both listen elsewhere now: what their systems tell brings them together.
    try await until("they find each other") {
      introduce(ada, to: ben)
      introduce(ben, to: ada)
      return ada.room?.play.links.map(\.isLinked) == [true] && ben.room?.play.links.map(\.isLinked) == [true]
    }
    #expect([ada.state!.table, ben.state!.table] == tables)
    try await Table.resign(ben)
    try await until("the verdict at Ada") { ada.room?.showing == .result }
    await end()
  }

  @Test func aDrawIsOfferedHeardOnceAndTaken() async throws {
    try await start()
    func give(_ notice: Notice, _ person: Person) async throws {
      try await until("\(person.name) can \(notice)") { person.room?.play.notices.contains { $0.notice == notice } == true }
      let words = person.room!.play.notices.first { $0.notice == notice }!.words
      person.room!.play.give(notice)
      try await person.agree(to: words)
    }
    try await give(.offerDraw, ada)
    try await until("Ben hears of it") { ben.stage.passing != nil && ben.spoken.contains(ben.stage.passing!.words) }
    let told = ben.stage.passing!
    #expect(ben.spoken.filter { $0 == told.words }.count == 1)
    try await give(.acceptDraw, ben)
    for person in [ada, ben] {
      try await until("the draw at \(person.name)") { person.room?.showing == .result }
      #expect(person.state?.verdict?.result.word == "draw" && person.state?.verdict?.result.winners.isEmpty == true)
    }
    await end()
  }

  @Test func aGameThatIsEndedBecauseTheOtherIsGoneAccusesNobody() async throws {
    try await start()
    // It can be ended here only while Ben's move is awaited; who begins was drawn.
    if ada.state?.status?.mine == true { try await Table.ask(ada, "count c3") }
    try await until("Ben's turn") { ada.state?.status?.mine == false }
    ben.stage.vanish()
    try await named([.away])
    try await until("it can be ended") { ada.room?.play.notices.contains { $0.notice == .end } == true }
    ada.room!.play.give(.end)
    try await ada.agree(to: "End the game here")
    try await until("the result") { ada.room?.showing == .result }
    let findings = Findings(ada.state!.verdict!, house: ada.house)
    #expect(findings.state == .unfinished && !findings.lines.contains { $0.state == .bad })
    #expect(findings.lines.contains { $0.state == .unfinished && $0.words.hasPrefix("Ben") })
    ben.stage.appear()
    await end()
  }
}
