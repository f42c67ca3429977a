import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Links: typed, scanned, and handed over by other apps.
@MainActor
@Suite struct LinkTests {
  private let ada = Person("Ada")
  private let ben = Person("Ben")

  private func joining(_ person: Person) async throws -> JoinModel {
    person.stage.trail.home()
    (person.stage.trail.top as? HomeModel)?.join()
    if person.stage.prompts.current != nil { try await person.agree(to: "Continue") }
    return try #require(person.stage.trail.top as? JoinModel)
  }

  @Test func linksThatAreDamagedForeignOrLongAreNamedAndWhatWasTypedStays() async throws {
    try await ada.start()
    try await ben.start()
    let good = try await Table.host(ada).absoluteString
    let join = try await joining(ben)
    let bad: [(String, String)] = [
      ("labirinto:", "A part of the join link is missing or changed."),
      (String(good.dropLast(3)) + "aaa", "A part of the join link is missing or changed."),
      ("https://example.org/x", "That is no join link."),
      ("192.168.1.7", "The number after the colon is missing."),
      ("hello", "That is no address."),
      ("labirinto:" + String(repeating: "a", count: 4000), "That is no join link."),
    ]
    for (typed, named) in bad {
      join.typed = typed
      join.join()
      try await Table.told(ben, "\(typed.prefix(30)) is named") { $0.hasPrefix(named) }
      #expect(join.typed == typed && ben.stage.trail.top === join)
    }
    join.typed = "   "
    join.join()
    #expect(ben.stage.prompts.current == nil && ben.house.rooms.isEmpty, "nothing typed is nothing asked")
    ben.clipboard = "  " + good.uppercased() + "\n"
    join.paste()
    join.join()
    try await until("a good one in capitals leads in") { ada.state?.asking.map(\.name) == ["Ben"] }
    await ada.end()
    await ben.end()
  }

  @Test func aLinkFromOutsideDoesNothingBeforeThePersonSaysYesWhateverHappensMeanwhile() async throws {
    try await ada.start()
    let link = try await Table.host(ada)
    ben.stage.take(link)
    #expect(ben.stage.prompts.current == nil, "it waits for the core")
    try await ben.start()
    let question = "Join this table? The other phone is told your name."
    #expect(ben.stage.prompts.current?.title == question && ben.house.rooms.isEmpty)
    try await ben.dieAndComeBack()
    #expect(ben.stage.prompts.current?.title == question, "after the death of the process")
    ben.stage.prompts.close(ben.stage.prompts.current!.id)
    try await ben.dieAndComeBack()
    #expect(ben.stage.prompts.current == nil && ben.house.rooms.isEmpty, "it is asked once")
    #expect(ada.state?.asking.isEmpty == true)
    ben.stage.take(URL(string: "LABIRINTO:" + link.absoluteString.dropFirst(10).uppercased())!)
    try await ben.agree(to: "Join")
    try await ben.agree(to: "Continue")
    try await until("Ben asks") { ada.state?.asking.count == 1 }
    await ada.end()
    await ben.end()
  }

  @Test func aProcessThatDiesBeforeItsCoreOpensLosesNothing() async throws {
    try await ada.start()
    let link = try await Table.host(ada)
    try await ben.start()
    let join = try await joining(ben)
    join.typed = "192.168.1.7:4017"
    let kept = ben.stage.save()
    await ben.house.shut()
    // The folder is held by another: the core does not open.
    let other = House(setup: Setup(folder: ben.folder.path, name: nil, locale: nil, listen: ["127.0.0.1:0"]))
    await other.open()
    ben.renew()
    await ben.stage.open(kept: kept)
    #expect(ben.house.refusal != nil && !ben.stage.isReady && !ben.stage.wordsOfRetry.isEmpty)
    ben.stage.take(link)
    let again = ben.stage.save()
    ben.renew()
    await ben.stage.open(kept: again)
    await other.shut()
    await ben.stage.open()
    ben.stage.appear()
    #expect((ben.stage.trail.top as? JoinModel)?.typed == "192.168.1.7:4017")
    #expect(ben.stage.prompts.current?.act == "Join")
    await ada.end()
    await ben.end()
  }

  @Test func foreignSchemesMeanNothing() async throws {
    try await ada.start()
    for text in ["https://example.org/labirinto", "mailto:a@b.c", "labirintox:abc", "/relative"] {
      ada.stage.take(URL(string: text)!)
      #expect(ada.stage.prompts.current == nil, "\(text)")
    }
    ada.stage.take(URL(string: "labirinto:nonsense1")!)
    try await ada.agree(to: "Join")
    try await ada.agree(to: "Continue")
    try await Table.told(ada, "a bad link is named") { $0.hasPrefix("A part of the join link is missing or changed.") }
    #expect(ada.stage.trail.top is HomeModel)
    await ada.end()
  }

  @Test func aLinkOfATableThatIsGoneIsNamedAndTheWayHomeIsOpen() async throws {
    try await ada.start()
    let link = try await Table.host(ada)
    ada.stage.trail.back()
    try await until("the table is closed") { ada.house.rooms.isEmpty }
    try await ben.start()
    try await Table.follow(link, ben)
    try await until("why there is no table") { if case .gone(let words) = ben.room?.showing { !words.isEmpty } else { false } }
    let told = ben.spoken.filter { $0 == Table.words(ben.room!.showing) }
    #expect(told.count == 1, "it is spoken once: \(ben.spoken)")
    #expect(ben.stage.prompts.current == nil, "the screen says why, no question stands before it")
    ben.stage.trail.home()
    #expect(ben.stage.trail.top is HomeModel)
    try await ben.dieAndComeBack()
    #expect(ben.stage.prompts.current == nil && ben.stage.trail.top is HomeModel)
    await ada.end()
    await ben.end()
  }

  @Test func theCameraIsAskedForWithItsReasonAndARefusalLeavesTheOtherWays() async throws {
    try await ada.start()
    let join = try await joining(ada)
    join.scan()
    let scan = try #require(ada.stage.trail.top as? ScanModel)
    #expect(scan.showing == .reason)
    ada.camera.answer = false
    await scan.ask()
    #expect(scan.showing == .denied)
    ada.camera.isAllowed = true
    ada.stage.vanish()
    ada.stage.appear()
    #expect(scan.showing == .preview, "allowed in the settings meanwhile")
    scan.failed()
    #expect(scan.showing == .broken)
    scan.again()
    #expect(scan.showing == .preview)
    ada.stage.trail.back()
    #expect(ada.stage.trail.top === join)
    scan.found("labirinto:nonsense1")
    #expect(ada.stage.trail.top === join, "what the camera tells too late leads nowhere")
    await ada.end()
  }

  @Test func aScannedCodeLeadsToTheTableOnce() async throws {
    try await ada.start()
    try await ben.start()
    let link = try await Table.host(ada)
    let join = try await joining(ben)
    ben.camera.isAllowed = true
    join.scan()
    let scan = try #require(ben.stage.trail.top as? ScanModel)
    for _ in 0..<3 { scan.found(link.absoluteString) }
    try await until("Ben asks") { ada.state?.asking.count == 1 }
    try await until("Ben's room") { ben.room != nil }
    #expect(ben.stage.trail.path(of: .play).count == 2, "the camera is gone, and one room is open")
    await ada.end()
    await ben.end()
  }
}
