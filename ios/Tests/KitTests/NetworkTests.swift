import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// The local network: explained, refused, watched, searched.
@MainActor
@Suite struct NetworkTests {
  private let ada = Person("Ada")
  private let ben = Person("Ben")

  private func joining(_ person: Person) throws -> JoinModel {
    person.stage.trail.home()
    (person.stage.trail.top as? HomeModel)?.join()
    return try #require(person.stage.trail.top as? JoinModel)
  }

  private func question(_ person: Person) -> String? { person.stage.prompts.current?.act }

  @Test func itIsExplainedOnceAtTheTapThatNeedsItFirstAndProvoked() async throws {
    try await ada.start()
    try Table.begin(ada, .host)
    #expect(question(ada) == "Continue" && ada.discovery.provoked == 0)
    // Whatever else asks meanwhile waits for the same answer.
    _ = try joining(ada)
    ada.stage.vanish()
    ada.stage.appear()
    #expect(ada.house.rooms.isEmpty)
    try await ada.agree(to: "Continue")
    #expect(question(ada) == nil && ada.discovery.provoked == 1)
    try await until("the table") { ada.state?.open != nil }
    #expect(ada.stage.trail.path(of: .play).count == 2, "both were done")
    ada.stage.trail.home()
    try Table.begin(ada, .host)
    #expect(question(ada) == nil, "nobody is asked twice")
    try await ada.dieAndComeBack()
    try Table.begin(ada, .host)
    #expect(question(ada) == nil, "nor in another process")
    await ada.end()
  }

  @Test func whoDoesNotWantItIsAskedAgainOnlyByWhatNeedsIt() async throws {
    try await ada.start()
    let join = try joining(ada)
    ada.stage.prompts.close(ada.stage.prompts.current!.id)
    join.scan()
    ada.stage.trail.back()
    ada.stage.vanish()
    ada.stage.appear()
    #expect(question(ada) == nil && ada.discovery.searches == 0)
    join.typed = "127.0.0.1:9"
    join.join()
    #expect(question(ada) == "Continue")
    try await ada.agree(to: "Continue")
    // Only until the way to the table is on show.
    try await until("it looks now") { ada.discovery.searches > 0 }
    await ada.end()
  }

  @Test func aRefusalIsNamedWithTheWayOutAndLookedPastOnceItIsTakenBack() async throws {
    try await ada.start()
    ada.path.isDenied = true
    let join = try joining(ada)
    #expect(question(ada) == "Open settings")
    #expect(ada.stage.prompts.current!.title.hasPrefix("This app may not reach the local network."))
    try await ada.agree(to: "Open settings")
    #expect(ada.settingsOpened == 1)
    #expect(ada.stage.neighbourhood.obstacles == [.denied] && !ada.house.isLooking)
    ada.stage.vanish()
    ada.stage.appear()
    #expect(question(ada) == nil, "it stands on the screen, and is not asked again by itself")
    #expect(ada.discovery.provoked == 1, "a search finds out whether it is allowed by now")
    join.typed = "127.0.0.1:9"
    for _ in 0..<2 { join.join() }
    try await ada.agree(to: "Open settings")
    #expect(question(ada) == nil && ada.house.rooms.isEmpty)
    ada.house.store("network-explained", "yes")
    ada.path.isDenied = false
    try await until("it looks") { ada.house.isLooking }
    #expect(ada.stage.neighbourhood.obstacles.isEmpty)
    await ada.end()
  }

  @Test func whatIsInTheWayIsNamedAllOfItAndGoes() async throws {
    try await ada.start()
    ada.path.seesVpn = true
    ada.discovery.isRefused = true
    #expect(ada.stage.neighbourhood.obstacles == [.refused, .vpn] && ada.stage.neighbourhood.isAllowed)
    for obstacle in Obstacle.allCases {
      let words = ada.house.say(obstacle.rawValue)
      #expect(!words.isEmpty && words != obstacle.rawValue)
    }
    ada.path.seesVpn = false
    #expect(ada.stage.neighbourhood.obstacles == [.refused])
    ada.discovery.isRefused = false
    #expect(ada.stage.neighbourhood.obstacles.isEmpty)
    await ada.end()
  }

  @Test func anOpenTableIsAnnouncedAsLongAsTheAppIsOnTheScreen() async throws {
    try await ada.start()
    _ = try await Table.host(ada)
    try await until("the announcement") { ada.discovery.announced != nil }
    let announced = ada.discovery.announced!
    #expect(announced.port > 0 && !announced.id.isEmpty && announced.name.hasPrefix("Ada"))
    #expect(ada.house.announcement?.service == serviceType)
    ada.stage.vanish()
    #expect(ada.discovery.announced == nil && !ada.path.isOn)
    ada.stage.appear()
    try await until("the announcement again") { ada.discovery.announced != nil && ada.path.isOn }
    ada.stage.trail.back()
    try await until("nothing is announced any more") { ada.discovery.announced == nil }
    await ada.end()
  }

  @Test func whatIsNearIsFoundNamedAndLost() async throws {
    try await ada.start()
    let join = try joining(ada)
    try await ada.agree(to: "Continue")
    try await until("looking") { ada.discovery.isLooking }
    let finder = try #require(ada.discovery.finder)
    let id = "x" + String(repeating: "a", count: 25)
    let version = try await version(of: ben)
    finder.found(id: id, name: "Xenia", version: version, addresses: ["127.0.0.1:9", "nonsense"])
    try await until("the list") { join.near.map(join.words) == ["Xenia"] }
    finder.found(id: id, name: "Xenia", version: version + 1, addresses: ["127.0.0.1:9"])
    try await until("its version") { join.near.map(join.words) == ["Xenia (another version)"] }
    finder.lost(id: id)
    try await until("the empty list") { join.near.isEmpty }
    ada.stage.trail.back()
    try await until("no looking") { !ada.discovery.isLooking }
    await ada.end()
    await ben.end()
  }

  @Test func whenNobodyIsFoundForLongThatIsSaidAndForgottenWhenTheScreenIsLeft() async throws {
    try await ada.start()
    ada.house.store("network-explained", "yes")
    let join = JoinModel(stage: ada.stage, patience: .milliseconds(1))
    ada.stage.trail.go(join)
    try await until("that it takes long") { join.isLate }
    join.scan()
    #expect(!join.isLate)
    await ada.end()
  }

  @Test func aGameOnThisPhoneNeedsNoNetworkAndOneWithAnotherSaysWhatIsInTheWay() async throws {
    try await ada.start()
    try await Table.drawing(ada)
    #expect(question(ada) == nil)
    ada.path.isDenied = true
    #expect(ada.room?.isCutOff == false)
    ada.stage.trail.home()
    let home = try #require(ada.stage.trail.top as? HomeModel)
    try await until("the game to go on with") { home.unfinished.count == 1 }
    home.resume(home.unfinished[0])
    #expect(question(ada) == nil)
    try await until("the board") { ada.room?.play.main != nil }
    ada.path.isDenied = false
    try await ben.start()
    try await Table.sit(ada, ben)
    #expect(ada.room?.isCutOff == false)
    ada.path.isDenied = true
    #expect(ada.room?.isCutOff == true)
    await ada.end()
    await ben.end()
  }

  @Test func anotherAddressIsToldAndWhatWasRefusedIsTriedAgain() async throws {
    try await ada.start()
    _ = try await Table.host(ada)
    let before = ada.state!.open!.addresses
    ada.path.onMove?()
    #expect(ada.discovery.tries == 1)
    try await until("the table listens anew") { ada.state?.open.map { Net.isReached($0.addresses[0]) } == true }
    #expect(before.count == ada.state!.open!.addresses.count)
    await ada.end()
  }

  private func version(of host: Person) async throws -> UInt16 {
    try await host.start()
    _ = try await Table.host(host)
    try await until("an announcement") { host.discovery.announced != nil }
    return host.discovery.announced!.version
  }
}
