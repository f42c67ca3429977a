import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Two phones find each other, compare digits, and one lets the other in or not.
@MainActor
@Suite struct JoinTests {
  private let ada = Person("Ada")
  private let ben = Person("Ben")
  private let cleo = Person("Cleo")

  /// Ben finds Ada's table in his list, by what both systems tell.
  private func near(version: UInt16 = 0) async throws -> JoinModel {
    try await ada.start()
    try await ben.start()
    _ = try await Table.host(ada)
    try await until("the announcement") { ada.discovery.announced != nil }
    let announced = ada.discovery.announced!
    (ben.stage.trail.top as? HomeModel)?.join()
    try await ben.agree(to: "Continue")
    let join = try #require(ben.stage.trail.top as? JoinModel)
    ben.discovery.finder?.found(
      id: announced.id, name: announced.name, version: announced.version + version, addresses: ["127.0.0.1:\(announced.port)"])
    try await until("the table in the list") { join.near.count == 1 }
    return join
  }

  /// Both see the digits.
  private func digits() async throws {
    let join = try await near()
    join.join(join.near[0])
    try await until("Ben asks") { ada.state?.asking.count == 1 }
    ada.room!.accept(ada.state!.asking[0])
    for person in [ada, ben] { try await until("the digits at \(person.name)") { person.state?.digits != nil } }
  }

  @Test func theDigitsAreTheSameOnBothAreSpokenOneByOneAndLeadToTheTable() async throws {
    try await digits()
    #expect(ben.room?.showing == .digits && ada.room?.showing == .lobby, "the host sees them beside the table")
    let shown = try #require(ada.state?.digits)
    #expect(shown.digits == ben.state?.digits?.digits && shown.name == "Ben" && ben.state?.digits?.name.isEmpty == false)
    #expect(shown.spoken.split(separator: " ").count == 6 && shown.spoken.filter(\.isNumber) == shown.digits.filter(\.isNumber))
    for person in [ada, ben] {
      #expect(person.spoken.filter { $0 == person.house.say("phone-digits-title") }.count == 1, "\(person.spoken)")
    }
    ben.room!.confirm()
    #expect(ben.state?.isConfirmed == true && ada.state?.isConfirmed == false)
    ada.room!.confirm()
    for person in [ada, ben] { try await until("the terms at \(person.name)") { person.room?.showing == .terms } }
    #expect(ben.state?.digits == nil && ben.state?.seats.map(\.name) == ["Ada", "Ben"])
    await ada.end()
    await ben.end()
  }

  @Test func digitsThatDifferEndThePairingOnBothSidesWithWords() async throws {
    try await digits()
    ben.room!.differ()
    for person in [ada, ben] {
      try await until("the end at \(person.name)") {
        if case .gone(let words) = person.room?.showing { !words.isEmpty } else { false }
      }
    }
    for person in [ada, ben] {
      #expect(person.spoken.filter { $0 == Table.words(person.room!.showing) }.count == 1)
      person.stage.trail.home()
      #expect(person.stage.trail.top is HomeModel && person.stage.prompts.current == nil)
    }
    await ada.end()
    await ben.end()
  }

  @Test func whoIsSentAwayIsToldAndWhoWentAwayIsNoLongerInTheList() async throws {
    try await ada.start()
    try await ben.start()
    let link = try await Table.host(ada)
    try await Table.follow(link, ben)
    try await until("Ben asks") { ada.state?.asking.count == 1 }
    ada.room!.decline(ada.state!.asking[0])
    #expect(ada.state!.asking.isEmpty)
    try await until("Ben is told") { if case .gone(let words) = ben.room?.showing { !words.isEmpty } else { false } }
    #expect(ada.room?.showing == .lobby, "the table stays open")
    ben.stage.trail.home()
    try await Table.follow(URL(string: ada.state!.open!.link)!, ben)
    try await until("Ben asks again") { ada.state?.asking.count == 1 && ben.room != nil }
    ben.stage.trail.back()
    try await until("Ben went away") { ada.state?.asking.isEmpty == true }
    await ada.end()
    await ben.end()
  }

  @Test func twoWhoAskAreAnsweredOneByOneAndBothAreSpokenOf() async throws {
    for person in [ada, ben, cleo] { try await person.start() }
    let link = try await Table.host(ada)
    try await Table.follow(link, ben)
    try await until("Ben asks") { ada.state?.asking.map(\.name) == ["Ben"] }
    try await Table.follow(link, cleo)
    try await until("both ask") { ada.state?.asking.map(\.name) == ["Ben", "Cleo"] }
    for name in ["Ben", "Cleo"] {
      #expect(ada.spoken.filter { $0 == ada.house.say("phone-wants-seat", ["name": name]) }.count == 1, "\(ada.spoken)")
    }
    ada.room!.accept(ada.state!.asking[1])
    for person in [ada, cleo] { try await until("the terms at \(person.name)") { person.room?.showing == .terms } }
    try await until("Ben is told") { if case .gone(let words) = ben.room?.showing { !words.isEmpty } else { false } }
    for person in [ada, ben, cleo] { await person.end() }
  }

  @Test func anotherVersionIsNamedInTheList() async throws {
    let join = try await near(version: 1)
    #expect(!join.near[0].fits && join.words(join.near[0]) == "\(join.near[0].name) (another version)")
    join.join(join.near[0])
    try await until("it is named, here or on its screen") {
      if case .gone = ben.room?.showing {
        true
      } else {
        ben.stage.prompts.current != nil || ben.room?.state?.digits != nil || ada.state?.asking.isEmpty == false
      }
    }
    await ada.end()
    await ben.end()
  }

  @Test func otherDigitsAreComparedAnew() {
    let state = RoomState(room: 1)
    state.take(.digits(room: 1, name: "Ben", digits: "123 456"), at: .zero)
    state.isConfirmed = true
    state.take(.digits(room: 1, name: "Ben", digits: "123 456"), at: .zero)
    #expect(state.isConfirmed, "told again in another language")
    state.take(.digits(room: 1, name: "Cleo", digits: "654 321"), at: .zero)
    #expect(!state.isConfirmed)
  }

  @Test func aRoomThatGoesSaysWhyAndNotWhatWentWrongLongBefore() async throws {
    try await ada.start()
    try await Table.drawing(ada)
    ada.room!.play.type("nonsense")
    try await until("it is named") { ada.stage.prompts.current != nil || ada.state?.trouble != nil }
    let sight = try #require(ada.state?.sight)
    let state = RoomState(room: 1)
    state.take(.trouble(room: 1, failure: .You(code: "x", text: "Long ago.", what: "")), at: .zero)
    state.take(.view(room: 1, seat: sight.seat, scene: sight.scene, status: sight.status), at: .zero)
    state.take(.gone(room: 1, text: "Over."), at: .zero)
    #expect(state.trouble == nil && state.gone == "Over.")
    await ada.end()
  }
}
