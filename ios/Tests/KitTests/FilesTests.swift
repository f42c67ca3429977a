import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Records: replayed, shared, taken in; and whatever else comes as a file.
@MainActor
@Suite struct FilesTests {
  private let ada = Person("Ada")
  private let ben = Person("Ben")
  private let own = Folder()
  private var folder: URL { own.url }

  private func file(_ name: String, _ data: Data) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try data.write(to: url)
    return url
  }

  /// Ada has finished a game, and looks at its record.
  private func record() async throws -> ReplayModel {
    try await ada.start()
    try await Table.againstComputer(ada)
    try await Table.ask(ada, "count c3")
    try await Table.mine(ada)
    try await Table.resign(ada)
    ada.room!.replay()
    let replay = try #require(ada.stage.trail.top as? ReplayModel)
    try await until("the first step") { replay.shown != nil }
    return replay
  }

  private func shared(_ replay: ReplayModel) async throws -> URL {
    replay.share()
    try await until("the file") { replay.file != nil }
    return try #require(replay.file)
  }

  @Test func aRecordIsReplayedForthAndBackAndEachStepSpokenOnce() async throws {
    let replay = try await record()
    #expect(replay.findings?.state == .honest && replay.title == replay.report?.result.title)
    #expect(!replay.hasEarlier && replay.hasLater && replay.number?.contains("1") == true)
    let steps = try #require(replay.shown?.steps)
    var told: [String] = []
    for step in 0..<steps {
      try await until("step \(step)") { replay.shown?.step == step }
      told.append(replay.shown!.line.told)
      replay.later()
    }
    #expect(!replay.hasLater && !replay.boards.isEmpty)
    let spoken = ada.spoken.drop { $0 != told[0] }.filter { told.contains($0) }
    #expect(spoken == told.enumerated().filter { $0 == 0 || told[$0 - 1] != $1 }.map(\.element))
    for _ in 0..<3 { replay.later() }
    replay.earlier()
    try await until("one back") { replay.shown?.step == steps - 2 }
    // Faster than the core answers: as many as were pressed, and never beyond the first.
    for _ in 0..<Int(steps) + 5 { replay.earlier() }
    try await until("the first") { replay.shown?.step == 0 }
    for _ in 0..<Int(steps) + 5 { replay.later() }
    try await until("the last") { replay.shown?.step == steps - 1 }
    #expect(ada.stage.prompts.current == nil)
    await ada.end()
  }

  @Test func aStepThatDoesNotExistIsTheLast() async throws {
    let first = try await record()
    let replay = ReplayModel(stage: ada.stage, table: String(first.key.dropFirst(7)))
    replay.restore(["step": "4000000000"])
    ada.stage.trail.go(replay)
    try await until("the last step") { replay.shown.map { $0.step + 1 == $0.steps } == true }
    let other = ReplayModel(stage: ada.stage, table: String(first.key.dropFirst(7)))
    other.restore(["step": "-1"])
    ada.stage.trail.go(other)
    try await until("the first step") { other.shown?.step == 0 }
    #expect(ada.stage.prompts.current == nil)
    await ada.end()
  }

  @Test func aSharedFileIsTakenInByAnotherPhoneOnceHoweverOftenItComes() async throws {
    let file = try await shared(record())
    #expect(file.lastPathComponent.hasPrefix("labirinto-") && file.pathExtension == "labirinto")
    try await ben.start()
    for _ in 0..<2 {
      ben.stage.take(file)
      try await until("the record at Ben") { (ben.stage.trail.top as? ReplayModel)?.findings?.state == .honest }
    }
    #expect(ben.stage.trail.path(of: .play).count == 1, "the same record stands there once")
    ben.stage.trail.choose(.records)
    let records = try #require(ben.stage.trail.top as? RecordsModel)
    try await until("the list") { records.records?.count == 1 }
    let line = records.records![0]
    #expect(records.players(line).hasPrefix("Labyrinthe · Ada, ") && records.found(line).hasPrefix("Everybody was honest · "))
    let day = Date(timeIntervalSince1970: TimeInterval(line.ended))
    let words = [-5, 0, 1, 30].map { records.found(line, now: day.addingTimeInterval(Double($0) * 86_400)) }
    #expect(words[0] == words[1] && Set(words).count == 3, "a clock that went back makes no negative days")
    records.choose(line)
    try await until("the record") { (ben.stage.trail.top as? ReplayModel)?.shown != nil }
    await ada.end()
    await ben.end()
  }

  @Test func aRecordThatWasChangedIsNamedOrAccusesNobodyWithoutProof() async throws {
    let bytes = try Data(contentsOf: try await shared(record()))
    try await ben.start()
    for place in [bytes.count / 3, bytes.count / 2, bytes.count - 3] {
      var changed = bytes
      changed[place] ^= 1
      ben.stage.take(try file("changed.labirinto", changed))
      try await until("it is named or shown as bad") {
        ben.stage.prompts.current != nil || (ben.stage.trail.top as? ReplayModel)?.findings?.state == .bad
      }
      if let prompt = ben.stage.prompts.current {
        #expect(!prompt.title.isEmpty)
        ben.stage.prompts.close(prompt.id)
      } else {
        let findings = try #require((ben.stage.trail.top as? ReplayModel)?.findings)
        #expect(findings.title != "Everybody was honest" && findings.lines.contains { $0.state == .bad })
      }
      ben.stage.trail.home()
    }
    await ada.end()
    await ben.end()
  }

  @Test func redIsOnlyWhatIsProven() async throws {
    try await ada.start()
    func states(_ findings: [Finding], _ state: RecordState) -> [RecordState] {
      Findings(findings, state, house: ada.house).lines.map(\.state)
    }
    let (good, seen, placed) = (
      Finding(good: true, text: "a", sequence: nil), Finding(good: false, text: "b", sequence: nil),
      Finding(good: false, text: "c", sequence: 7)
    )
    #expect(states([good, seen, placed], .bad) == [.honest, .unfinished, .bad])
    #expect(states([good, seen], .bad) == [.honest, .bad])
    #expect(states([good, seen], .unfinished) == [.honest, .unfinished])
    #expect(Findings([placed], .bad, house: ada.house).lines[0].evidence == 7)
    func seat(_ word: String) -> SeatFinding { SeatFinding(seat: 0, name: "", word: word, sequence: nil, clause: "", text: "") }
    #expect(Findings.state(of: [seat("honest"), seat("honest")]) == .honest)
    #expect(Findings.state(of: [seat("honest"), seat("not_opened")]) == .unfinished)
    #expect(Findings.state(of: [seat("not_opened"), seat("cheat")]) == .bad)
    let titles = [RecordState.honest, .bad, .unfinished].map { ada.house.say(Findings.key($0)) }
    #expect(Set(titles).count == 3)
    await ada.end()
  }

  @Test func junkAnEmptyFileAndAHugeOneAreNamedAndNoCopyOfAHugeOneStays() async throws {
    try await ada.start()
    ada.stage.take(try file("of: a..game", Data("not a game".utf8)))
    try await Table.told(ada, "junk is named by its own name") { $0.hasPrefix("of a..game is no record of a game") }
    ada.stage.take(try file("empty", Data()))
    try await Table.told(ada, "an empty file") { $0.contains("is no record of a game") }
    let huge = try file("huge", Data())
    let handle = try FileHandle(forWritingTo: huge)
    try handle.truncate(atOffset: UInt64(Incoming.longest) + 1)
    try handle.close()
    ada.stage.take(huge)
    try await Table.told(ada, "a huge one") { $0.hasPrefix("The file that was shared cannot be read") }
    let copies = try FileManager.default.subpathsOfDirectory(atPath: Incoming.folder.path)
    #expect(!copies.contains { $0.hasSuffix("huge") })
    await ada.end()
  }

  @Test func whatVanishedAFolderAndForeignFilesAreNamed() async throws {
    try await ada.start()
    let gone = folder.appending(path: "gone.labirinto")
    let inner = folder.appending(path: "a folder")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for url in [gone, inner] {
      ada.stage.take(url)
      try await Table.told(ada, "\(url.lastPathComponent)") { $0.hasPrefix("The file that was shared cannot be read") }
    }
    #expect(ada.stage.trail.top is HomeModel)
    await ada.end()
  }

  @Test(arguments: [
    "..", " . ", "a\u{0}b/\u{202E}", String(repeating: "e\u{301}", count: 300), String(repeating: "界", count: 300), "",
  ])
  func aNameLeadsNowhereElseAndIsNoLongerThanAFileNameCanBe(name: String) {
    let safe = Incoming.safe(name)
    #expect(!safe.isEmpty && safe.utf8.count < 255 && !safe.contains("/") && safe != ".." && safe != ".")
  }

  @Test func twoRecordsAtOnceAreBothTakenIn() async throws {
    let first = try await shared(record())
    let bytes = try Data(contentsOf: first)
    try await ben.start()
    ben.stage.take(try file("one.labirinto", bytes))
    ben.stage.take(try file("junk.labirinto", Data("x".utf8)))
    try await Table.told(ben, "the junk") { $0.hasPrefix("junk.labirinto is no record") }
    try await until("the other") { (ben.stage.trail.top as? ReplayModel)?.findings != nil }
    await ada.end()
    await ben.end()
  }
}
