import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// The process dies on any screen, and what was on show is on show again.
@MainActor
@Suite struct KillTests {
  private let ada = Person("Ada")
  private let ben = Person("Ben")

  private func hasWall(_ panel: Panel?) -> Bool {
    panel?.shapes.contains { shape in if case .line = shape.form { shape.role == .ink } else { false } } == true
  }

  private func drag(_ board: BoardModel, _ from: Place, _ to: Place) {
    board.resize(CGSize(width: 390, height: 390))
    board.touch([board.port.point(from)])
    board.touch([board.port.point(to)])
    board.lift(at: board.port.point(to))
  }

  @Test func inMidEditorTheWallsAreKept() async throws {
    try await ada.start()
    try await Table.drawing(ada)
    let play = ada.room!.play
    play.press(play.acts.first { $0.text == "Clear all walls" }!)
    try await until("an empty board") { !hasWall(play.main?.panel) }
    drag(play.main!, Panels.middle(0, 0), Panels.middle(1, 0))
    try await until("something is drawn") { hasWall(play.main?.panel) }
    let before = play.main!.panel
    try await ada.dieAndComeBack()
    try await Table.editor(ada)
    #expect(ada.room!.play.main!.panel == before)
    ada.stage.trail.back()
    #expect(ada.stage.trail.top is TermsModel, "the screens below are there too")
    await ada.end()
  }

  @Test func aQuestionThatIsHalfDrawnIsKept() async throws {
    try await ada.start()
    try await Table.againstComputer(ada)
    let play = ada.room!.play
    play.press(play.acts.first { $0.text == "Count walls" }!)
    play.main!.resize(CGSize(width: 390, height: 390))
    ada.tap(column: 2, row: 2, on: play.main!)
    try await until("the question") { play.next?.text.contains("c3") == true }
    let (panel, history) = (play.main!.panel, play.history)
    try await ada.dieAndComeBack()
    try await Table.mine(ada)
    #expect(ada.room!.play.next?.text.contains("c3") == true)
    #expect(ada.room!.play.main!.panel == panel && ada.room!.play.history == history)
    await ada.end()
  }

  @Test func afterTheVerdictTheResultIsOnShowAgainAndThenTheRecordAtItsStep() async throws {
    try await ada.start()
    try await Table.againstComputer(ada)
    try await Table.resign(ada)
    let lines = Findings(ada.state!.verdict!, house: ada.house).lines
    try await ada.dieAndComeBack()
    try await until("the result") { ada.room?.showing == .result }
    #expect(Findings(ada.state!.verdict!, house: ada.house).lines == lines)
    ada.room!.replay()
    let replay = try #require(ada.stage.trail.top as? ReplayModel)
    for step in 0..<3 as Range<UInt32> {
      try await until("step \(step)") { replay.shown?.step == step }
      replay.later()
    }
    try await until("the fourth step") { replay.shown?.step == 3 }
    try await ada.dieAndComeBack()
    let again = try #require(ada.stage.trail.top as? ReplayModel)
    try await until("the step") { again.shown?.step == 3 && again.findings?.state == .honest }
    #expect(again !== replay && again.shown == replay.shown)
    ada.stage.trail.back()
    try await until("the result below") { ada.room?.showing == .result }
    await ada.end()
  }

  @Test func aCurtainIsAACurtainAgainAndNothingOfASeatShows() async throws {
    try await ada.start()
    try Table.begin(ada, .hotSeat)
    try await until("a curtain or the first board") {
      if ada.room?.showing == .terms { ada.room!.agree() }
      return ada.room?.showing == .curtain || ada.room?.play.next?.enabled == true
    }
    if ada.room?.showing != .curtain {
      let act = ada.room!.play.next!
      ada.room!.play.press(act)
      try await ada.agree(to: act.text)
      try await until("a curtain") { ada.room?.showing == .curtain }
    }
    let curtain = ada.state!.curtain!
    try await ada.dieAndComeBack()
    try await until("the curtain again") { ada.room?.showing == .curtain }
    #expect(ada.state?.curtain?.seat == curtain.seat && ada.state?.curtain?.text == curtain.text)
    #expect(ada.state?.sight == nil && !ada.room!.isSecret && ada.room!.play.shown == nil)
    await ada.end()
  }

  @Test func aLessonIsOnShowAgainOverItsTerms() async throws {
    try await ada.start()
    (ada.stage.trail.top as? HomeModel)?.choose(Table.offer(ada))
    (ada.stage.trail.top as? TermsModel)?.learn()
    try await until("the lesson") { ada.room?.play.isLesson == true }
    try await ada.dieAndComeBack()
    try await until("the lesson again") { ada.room?.play.isLesson == true && ada.room?.play.main != nil }
    ada.stage.trail.back()
    #expect(ada.stage.trail.top is TermsModel)
    await ada.end()
  }

  @Test func whatWasChosenAndTypedIsKeptOnEveryFirstScreen() async throws {
    try await ada.start()
    (ada.stage.trail.top as? HomeModel)?.choose(ada.house.offers.last!)
    let terms = try #require(ada.stage.trail.top as? TermsModel)
    terms.way = .host
    terms.level = 5
    terms.seats = Int(terms.offer.most)
    for option in terms.offer.options { terms.take(option.choices.count - 1, of: option) }
    ada.stage.trail.choose(.settings)
    let settings = try #require(ada.stage.trail.top as? SettingsModel)
    settings.typed = "Adel"
    settings.about()
    (ada.stage.trail.top as? AboutModel)?.notices()
    ada.stage.trail.choose(.learn)
    (ada.stage.trail.top as? LearnModel)?.about()
    try await ada.dieAndComeBack()
    #expect(ada.stage.trail.tab == .learn && ada.stage.trail.top is AboutModel)
    ada.stage.trail.choose(.settings)
    #expect(ada.stage.trail.top is NoticesModel)
    ada.stage.trail.choose(.settings)
    #expect((ada.stage.trail.top as? SettingsModel)?.name == "Adel")
    ada.stage.trail.choose(.play)
    let again = try #require(ada.stage.trail.top as? TermsModel)
    #expect(again !== terms && again.way == .host && again.level == 5 && again.seats == terms.seats)
    #expect(again.offer.options.allSatisfy { again.place(of: $0) == $0.choices.count - 1 })
    await ada.end()
  }

  @Test func anOpenTableLivesAsLongAsItsProcessAndTermsAreReadAgain() async throws {
    try await ada.start()
    try await ben.start()
    _ = try await Table.host(ada)
    try await ada.dieAndComeBack()
    #expect(ada.stage.trail.top is TermsModel && ada.stage.prompts.current == nil)
    try await Table.sit(ada, ben)
    let lines = try #require(ben.state?.terms)
    try await ben.dieAndComeBack()
    try await until("the terms again") { ben.room?.showing == .terms }
    #expect(ben.state?.terms == lines)
    for person in [ada, ben] { person.room!.agree() }
    for person in [ada, ben] { try await Table.editor(person) }
    await ada.end()
    await ben.end()
  }

  @Test func whyATableIsGoneIsStillSaidAndNoOrderBringsItBack() async throws {
    try await ada.start()
    try await ben.start()
    let link = try await Table.host(ada)
    ada.stage.trail.home()
    try await until("the table is closed") { ada.house.rooms.isEmpty }
    try await Table.follow(link, ben)
    try await until("why there is no table") { if case .gone = ben.room?.showing { true } else { false } }
    let words = ben.room!.showing
    try await ben.dieAndComeBack()
    #expect(ben.room?.showing == words && ben.house.rooms.isEmpty)
    ben.house.post(.lesson(game: Table.offer(ben).game))
    try await until("the lesson, on a screen of its own") { ben.room?.play.isLesson == true }
    ben.stage.trail.back()
    #expect(ben.room?.showing == words)
    await ada.end()
    await ben.end()
  }

  @Test func aRoomThatNoScreenKnowsOfIsOnShowOnAnotherStage() async throws {
    try await ada.start()
    try await Table.drawing(ada)
    let other = Stage(house: ada.house, surroundings: .none)
    await other.open()
    #expect((other.trail.top as? RoomModel)?.isOf(ada.state!.room) == true)
    await ada.end()
  }

  @Test func keysThatMeanNothingAndForeignDataAreTheFirstScreen() async throws {
    let texts = [
      "junk", "{}", #"{"trail":"AAAA","waiting":[]}"#, #"{"trail":"","waiting":["labirinto:x","https://a.b"]}"#,
    ]
    for text in texts {
      let person = Person("Ada")
      try await person.start(kept: Data(text.utf8))
      #expect(person.stage.trail.top is HomeModel && person.house.rooms.isEmpty)
      #expect((person.stage.prompts.current?.act == "Join") == text.contains("labirinto:x"))
      await person.end()
    }
    try await ada.start()
    (ada.stage.trail.top as? HomeModel)?.join()
    for key in ["nonsense", "terms:nogame", "room:", "room:#7", "replay", ":"] {
      let stage = Stage(house: ada.house, surroundings: .none)
      let trail = Data(#"{"tab":"play","kept":[{"tab":"play","keys":["\#(key)"],"words":[{},{}]}]}"#.utf8).base64EncodedString()
      await stage.open(kept: Data(#"{"trail":"\#(trail)","waiting":[]}"#.utf8))
      #expect(stage.trail.top is HomeModel || key == "replay", "\(key)")
    }
    await ada.end()
  }

  @Test func aTableThatCannotBeGoneOnWithSaysSoAndTakesNoOtherRoom() async throws {
    try await ada.start()
    let table = String(repeating: "ab", count: 32)
    let stage = ada.stage
    stage.trail.go(RoomModel.of(table, on: stage)!)
    let lost = try #require(ada.room)
    try await until("it says so") { if case .waiting(_, isRefused: true) = lost.showing { true } else { false } }
    #expect(stage.prompts.current == nil && ada.spoken.filter { $0 == Table.words(lost.showing) }.count == 1)
    stage.trail.choose(.learn)
    (stage.trail.top as? LearnModel)?.learn(Table.offer(ada))
    try await until("the lesson where it was asked for") { ada.room?.play.isLesson == true }
    #expect(stage.trail.tab == .learn && lost.state == nil)
    await ada.end()
  }
}
