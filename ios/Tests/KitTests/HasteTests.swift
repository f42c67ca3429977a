import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Whatever is pressed twice happens once.
@MainActor
@Suite struct HasteTests {
  private let ada = Person("Ada")
  private let ben = Person("Ben")

  private func opened(_ person: Person) -> Int { person.stage.trail.path(of: .play).filter { $0.screen is RoomModel }.count }

  @Test func oneGameIsBegunAndGoneOnWith() async throws {
    try await ada.start()
    try Table.begin(ada, .computer)
    (ada.stage.trail.top as? TermsModel)?.begin()
    try await Table.editor(ada)
    #expect(ada.house.rooms.count == 1 && opened(ada) == 1)
    ada.stage.trail.home()
    let home = try #require(ada.stage.trail.top as? HomeModel)
    try await until("the game to go on with") { home.unfinished.count == 1 }
    let words = home.words(home.unfinished[0])
    #expect(words.over.hasPrefix("Go on: Ada") && words.under.contains("Labyrinthe"))
    for _ in 0..<3 { home.resume(home.unfinished[0]) }
    try await Table.editor(ada)
    #expect(opened(ada) == 1 && ada.stage.prompts.current == nil)
    await ada.end()
  }

  @Test func oneTableIsOpenedJoinedAgreedToAndPlayedAgain() async throws {
    for person in [ada, ben] {
      try await person.start()
      person.house.store("network-explained", "yes")
    }
    try Table.begin(ada, .host)
    (ada.stage.trail.top as? TermsModel)?.begin()
    try await until("the table") { ada.state?.open != nil }
    let join = JoinModel(stage: ben.stage)
    ben.stage.trail.go(join)
    join.typed = ada.state!.open!.link
    for _ in 0..<3 { join.join() }
    try await until("Ben asks") { ada.state?.asking.count == 1 && ben.room != nil }
    let asking = ada.state!.asking[0]
    for _ in 0..<2 { ada.room!.accept(asking) }
    for person in [ada, ben] { try await until("the terms") { person.room?.showing == .terms } }
    for person in [ada, ben, ada, ben] { person.room!.agree() }
    for person in [ada, ben] { try await Table.ready(person) }
    for person in [ada, ben] { try await until("\(person.name) plays") { person.state?.phase == .play } }
    try await Table.resign(ada)
    try await again()
    await ada.end()
    await ben.end()
  }

  /// Both press for another game more often than they have to.
  private func again() async throws {
    for person in [ada, ben] {
      try await until("a rematch is possible") { person.room?.showing == .result && person.state?.status?.rematch == true }
    }
    for _ in 0..<2 { ada.room!.again() }
    try await until("Ben is asked") { ben.state?.rematch != nil || ben.room?.showing == .terms }
    if ben.room?.showing == .result { for _ in 0..<2 { ben.room!.again() } }
    for person in [ada, ben] {
      try await until("the next game at \(person.name)") { person.room?.showing == .terms || person.room?.play.isSetUp == true }
    }
    for person in [ada, ben] { #expect(opened(person) == 1 && person.stage.prompts.current == nil, "\(person.name)") }
  }

  @Test func ofSeveralLinksTheLastIsMeant() async throws {
    try await ada.start()
    try await ben.start()
    let link = try await Table.host(ada)
    for number in 0..<4 { ben.stage.take(URL(string: "labirinto:nonsense\(number)")!) }
    try await Table.follow(link, ben)
    try await until("Ben asks") { ada.state?.asking.count == 1 }
    #expect(ben.stage.prompts.current == nil)
    await ada.end()
    await ben.end()
  }

  @Test func whatComesOfARoomThatIsGoneMakesNoneAndIsNoTrouble() async throws {
    try await ada.start()
    try await Table.drawing(ada)
    let room = ada.state!.room
    ada.stage.trail.home()
    ada.house.post(.putAway(room: room))
    ada.house.post(.agree(room: room))
    // Orders are done one after the other.
    ada.house.post(.lesson(game: Table.offer(ada).game))
    try await until("the lesson") { ada.room?.play.isLesson == true }
    #expect(ada.house.rooms.count == 1 && ada.house.rooms[room] == nil)
    await ada.end()
  }
}
