import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// The core as the screens see it: opened late, refused, shut and opened again.
@MainActor
@Suite struct HouseTests {
  private let own = Folder()
  private var folder: URL { own.url }

  private func house(_ folder: URL? = nil) -> House {
    House(setup: Setup(folder: (folder ?? self.folder).path, name: "Ada", locale: "en", listen: ["127.0.0.1:0"]))
  }

  /// Remembers what was told.
  final class Log: Ear {
    var told: [Event] = []
    func hear(_ event: Event) { told.append(event) }
  }

  private let me = Chair(computer: nil, name: nil)

  @Test func itOpensWhileTheMainActorGoesOn() async throws {
    let house = house()
    let opening = Task { await house.open() }
    // The main actor does one thing after the other: this comes between the beginning of the opening and its end.
    let meanwhile = Task {
      await Task {
        #expect(house.core == nil && house.refusal == nil, "nobody waits for the disk")
        #expect(house.offers.isEmpty && house.say("phone-join").isEmpty && house.setting("theme", "system") == "system")
      }.value
    }
    await meanwhile.value
    await opening.value
    #expect(!house.offers.isEmpty && house.say("phone-join") == "Join")
    await house.shut()
  }

  @Test func whoOpensItMeanwhileWaitsForTheSameCore() async throws {
    let house = house()
    async let one: Void = house.open()
    async let other: Void = house.open()
    _ = await (one, other)
    #expect(house.core != nil && house.refusal == nil)
    await house.shut()
  }

  @Test func aSecondOneOnTheFolderIsNamedAndOpensOnceTheFirstIsGone() async throws {
    let (first, second) = (house(), house())
    await first.open()
    await second.open()
    #expect(second.core == nil)
    let refusal = try #require(second.refusal)
    #expect(!refusal.words.isEmpty && refusal.sentences.hasPrefix(refusal.words))
    await first.shut()
    await second.open()
    #expect(second.core != nil && second.refusal == nil)
    await second.shut()
  }

  @Test func aFolderThatCannotBeMadeIsNamed() async throws {
    try Data("in the way".utf8).write(to: folder)
    let house = house(folder.appending(path: "below"))
    await house.open()
    #expect(house.core == nil && house.refusal?.words.isEmpty == false)
    try FileManager.default.removeItem(at: folder)
    await house.open()
    #expect(house.core != nil && house.refusal == nil)
    await house.shut()
  }

  @Test func aKeyThatIsNoneIsNamed() async throws {
    let house = House(folder: folder.path, locale: "fr-CH", secret: { Data([1, 2, 3]) })
    await house.open()
    guard case .Disk("identity-damaged", let text, _) = try #require(house.refusal) else {
      return #expect(Bool(false), "\(house.refusal!)")
    }
    #expect(!text.isEmpty)
  }

  @Test func settingsAreKeptAndReadOnce() async throws {
    let house = house()
    await house.open()
    #expect(house.setting("hand", "right") == "right")
    house.store("hand", "left")
    #expect(house.setting("hand", "right") == "left", "at once")
    try await until("it is stored") { (try? house.core?.setting(key: "hand")) == "left" }
    await house.shut()
    #expect(house.setting("theme", "system") == "system")
    await house.open()
    #expect(house.setting("hand", "right") == "left")
    await house.shut()
  }

  @Test func aSettingThatCannotBeReadIsToldOnceAndNotWhileItIsAskedFor() async throws {
    let (house, log) = (house(), Log())
    await house.open()
    let core = house.core!
    await Task.detached { try? core.shut() }.value
    house.listen(log)
    for _ in 0..<9 { #expect(house.setting("theme", "system") == "system") }
    #expect(log.told.isEmpty, "nothing is told while it is asked for")
    try await until("it is told") { !log.told.isEmpty }
    // Told in order: what was told before this is there already.
    house.post(.listRecords)
    try await until("the next trouble") { log.told.count == 2 }
    await house.shut()
  }

  @Test func shutAndOpenedAgainItKnowsNothingOfBefore() async throws {
    let (house, log) = (house(), Log())
    await house.open()
    house.listen(log)
    house.post(.host(game: house.offers[0].game, options: [], chairs: [me], seats: 2))
    house.post(.look)
    try await until("a table and a list") {
      house.announcement != nil && house.isLooking && house.rooms.values.contains { $0.open != nil }
    }
    let shut = Task { await house.shut() }
    let again = Task { await house.open() }
    await shut.value
    await again.value
    #expect(house.core != nil && house.refusal == nil, "whoever opens it meanwhile waits until the folder is free")
    #expect(house.rooms.isEmpty && house.announcement == nil && !house.isLooking && house.near.isEmpty)
    house.post(.lesson(game: house.offers[0].game))
    try await until("the lesson") { house.rooms.values.contains { $0.status?.lesson != nil } }
    #expect(house.rooms.count == 1)
    await house.shut()
    await house.shut()
    #expect(house.core == nil)
  }

  @Test func anAppThatIsLeftWhileTheCoreOpensSleepsUntilItIsBack() async throws {
    let house = house()
    let opening = Task { await house.open() }
    await Task {}.value
    house.sleep()
    await opening.value
    house.post(.host(game: house.offers[0].game, options: [], chairs: [me], seats: 2))
    // Orders are done one after the other: once the lesson is on show, the table has told where it can be reached.
    house.post(.lesson(game: house.offers[0].game))
    try await until("the lesson") { house.rooms.values.contains { $0.status?.lesson != nil } }
    #expect(house.rooms.values.allSatisfy { $0.open == nil || !Net.isReached($0.open!.addresses[0]) })
    house.wake()
    try await until("the table can be reached") {
      house.rooms.values.contains { $0.open.map { Net.isReached($0.addresses[0]) } == true }
    }
    house.wake()
    await house.shut()
  }

  @Test func everythingOfAnOpenRoomComesInTheLanguageThatIsChosen() async throws {
    let house = house()
    await house.open()
    house.post(.lesson(game: house.offers[0].game))
    try await until("the lesson") { house.rooms.values.contains { $0.status?.lesson != nil } }
    let room = house.rooms.values.first!
    let (words, board, label) = (room.status!.lesson, room.scene!.panels[0].title, room.scene!.panels[0].targets[0].label)
    house.speak("hu-HU")
    #expect(house.say("phone-join") != "Join")
    try await until("the lesson in Hungarian") { room.status?.lesson != words }
    #expect(room.scene!.panels[0].title != board && room.scene!.panels[0].targets[0].label != label)
    house.speak("xx")
    #expect(house.say("phone-join") == "Join", "English, where there is nothing nearer")
    await house.shut()
  }

  @Test func whoListensIsNotHeldAndHearsEverythingOnceInOrder() async throws {
    let house = house()
    await house.open()
    var log: Log? = Log()
    weak var held = log
    house.listen(log!)
    house.listen(log!)
    house.post(.lesson(game: house.offers[0].game))
    try await until("the lesson") { house.rooms.values.contains { $0.status?.lesson != nil } }
    let opened = log!.told.filter { if case .opened = $0 { true } else { false } }
    #expect(opened.count == 1)
    if case .opened = log!.told.first {} else { #expect(Bool(false), "first it opens: \(log!.told.first!)") }
    log = nil
    #expect(held == nil)
    await house.shut()
  }

  @Test func aHouseThatNobodyHoldsIsGone() async throws {
    weak var gone: House?
    do {
      let house = house()
      gone = house
      await house.open()
      house.post(.lesson(game: house.offers[0].game))
      try await until("the lesson") { !house.rooms.isEmpty }
      await house.shut()
    }
    try await until("it is gone") { gone == nil }
    do {
      let house = house()
      gone = house
      await house.open()
    }
    try await until("one that was not shut") { gone == nil }
  }

  @Test func aKeyThatCannotBeReadYetIsNamedAndNoOtherIsDrawn() async throws {
    final class Phone: @unchecked Sendable { var isLocked = true }
    let phone = Phone()
    let house = House(folder: folder.path, locale: "fr-CH") {
      if phone.isLocked { throw House.Locked() }
      return Data(repeating: 7, count: 32)
    }
    await house.open()
    #expect(house.core == nil && house.refusal?.words.hasPrefix("Ce téléphone") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path), "nothing was made without the key")
    phone.isLocked = false
    await house.open()
    #expect(house.core != nil && house.refusal == nil)
    await house.shut()
  }
}
