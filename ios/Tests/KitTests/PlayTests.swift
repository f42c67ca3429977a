import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Play against the computer, two at one phone, the lesson, and the end.
@MainActor
@Suite struct PlayTests {
  private let ada = Person("Ada")

  @Test func aBoardIsHandedInAfterOneQuestionHoweverOftenItIsPressed() async throws {
    try await ada.start()
    try await Table.drawing(ada)
    let play = ada.room!.play
    #expect(ada.room!.keepsAwake && ada.room!.isSecret && ada.room!.title == "Labyrinthe")
    play.press(play.acts.first { $0.text == "Clear all walls" }!)
    try await until("a board that can be handed in") { play.next?.enabled == true }
    let act = play.next!
    for _ in 0..<3 { play.press(act) }
    #expect(play.press(letter: act.shortcut!))
    #expect(!play.press(letter: "§"))
    #expect(ada.stage.prompts.current!.title.hasPrefix("Your board cannot be changed afterwards."))
    ada.stage.prompts.close(ada.stage.prompts.current!.id)
    #expect(ada.stage.prompts.current == nil && play.isSetUp, "it was asked once, and nothing is done without a yes")
    play.press(act)
    try await ada.agree(to: act.text)
    try await Table.mine(ada)
    #expect(ada.stage.prompts.current == nil)
    await ada.end()
  }

  @Test func aQuestionThatIsAnsweredAfterItsRoomWasLeftIsNoAccident() async throws {
    try await ada.start()
    try await Table.drawing(ada)
    weak var room = ada.room
    let board = room!.play.main!
    room!.play.press(room!.play.acts.first { $0.text == "Clear all walls" }!)
    try await until("a board that can be handed in") { room?.play.next?.enabled == true }
    room!.play.press(room!.play.next!)
    ada.stage.trail.home()
    #expect(room == nil, "nobody holds a room that was left")
    ada.stage.prompts.accept(ada.stage.prompts.current!.id)
    board.touch([CGPoint(x: 50, y: 50)])
    board.lift(at: CGPoint(x: 50, y: 50))
    #expect(ada.stage.prompts.current == nil)
    await ada.end()
  }

  @Test func theOwnBoardShowsWhileItIsHeldAndIsHiddenWhenTheScreenIsCovered() async throws {
    try await ada.start()
    try await Table.againstComputer(ada)
    let play = ada.room!.play
    let own = try #require(play.own)
    #expect(play.shown === play.main && play.shown !== own)
    let hidden = play.coverWords
    play.peek(true)
    #expect(play.shown === own && play.isPeeking && play.coverWords != hidden)
    play.peek(false)
    #expect(play.shown === play.main && play.coverWords == hidden)
    play.peek(true)
    ada.stage.vanish()
    #expect(!play.isPeeking)
    ada.stage.appear()
    play.peek(true)
    ada.stage.trail.choose(.settings)
    #expect(!play.isPeeking)
    ada.stage.trail.choose(.play)
    play.peek(true)
    try await Table.resign(ada)
    #expect(!play.isPeeking && !ada.room!.isSecret && !ada.room!.keepsAwake)
    await ada.end()
  }

  @Test func resigningEndsItWithEverythingCheckedAndTheResultSpokenOnce() async throws {
    try await ada.start()
    try await Table.againstComputer(ada)
    let play = ada.room!.play
    #expect(play.turn.hasPrefix("turn ") && play.notices.contains { $0.notice == .resign } && play.links.isEmpty)
    play.give(.resign)
    play.give(.resign)
    ada.stage.prompts.close(ada.stage.prompts.current!.id)
    #expect(ada.stage.prompts.current == nil && ada.state?.verdict == nil)
    try await Table.resign(ada)
    let verdict = try #require(ada.state?.verdict)
    let findings = Findings(verdict, house: ada.house)
    #expect(findings.state == .honest && findings.title == "Everybody was honest" && findings.lines.count > 1)
    #expect(findings.lines.allSatisfy { $0.spoken != $0.words && $0.evidence == nil })
    #expect(ada.room!.title == verdict.result.title && play.all.count == 2)
    #expect(ada.spoken.filter { $0.hasPrefix(verdict.result.title) }.count == 1, "\(ada.spoken)")
    ada.room!.again()
    try await Table.editor(ada)
    #expect(ada.stage.trail.path(of: .play).count == 2, "a rematch keeps the screen")
    await ada.end()
  }

  @Test func answersAndTurnsAreSpokenWhenTheyAreNewAndNothingTwice() async throws {
    try await ada.start()
    try await Table.againstComputer(ada)
    var before = 0
    for cell in ["c3", "b2"] {
      try await Table.mine(ada)
      before = ada.spoken.count
      try await Table.ask(ada, "count \(cell)")
      try await Table.mine(ada)
      try await until("the answer about \(cell)") { ada.spoken.dropFirst(before).contains { $0.contains(cell) } }
      let words = ada.spoken.dropFirst(before)
      let answer = try #require(ada.room!.play.heard.first { $0.contains(cell) })
      #expect(words.filter { $0.contains(answer) }.count == 1, "\(words)")
      #expect(words.contains { $0.contains(ada.room!.play.headline) }, "\(words)")
    }
    before = ada.spoken.count
    ada.stage.vanish()
    ada.stage.appear()
    try await until("it is back") { ada.state?.status?.mine == true }
    #expect(ada.spoken.count == before, "what was said is not said again: \(ada.spoken.dropFirst(before))")
    await ada.end()
  }

  @Test func aRoomThatIsNotOnShowIsSilentAndSaysWhatIsNewWhenItComesBack() async throws {
    try await ada.start()
    try await Table.againstComputer(ada)
    ada.stage.trail.choose(.learn)
    let before = ada.spoken.count
    let room = try #require(ada.stage.trail.path(of: .play).last?.screen as? RoomModel)
    let lines = room.play.history.count
    room.play.type("count c3")
    try await until("the answer") { room.play.heard.contains { $0.contains("c3") } && room.play.history.count > lines }
    #expect(ada.spoken.count == before)
    ada.stage.trail.choose(.play)
    #expect(ada.spoken.dropFirst(before).contains { $0.contains("c3") }, "\(ada.spoken)")
    await ada.end()
  }

  @Test func twoAtOnePhoneSeeNothingOfEachOther() async throws {
    try await ada.start()
    try Table.begin(ada, .hotSeat)
    var seats: Set<UInt8> = []
    var panels: [UInt8: Panel] = [:]
    while ada.state?.phase != .play || ada.state?.sight == nil {
      try await until("the next thing to do") {
        ada.room?.showing == .terms || ada.room?.showing == .curtain
          || ada.room?.play.isSetUp == true && ada.room?.play.next?.enabled == true
          || ada.state?.phase == .play && ada.state?.sight != nil
      }
      guard let room = ada.room, let state = ada.state else { break }
      if room.showing == .terms {
        room.agree()
        continue
      }
      if let curtain = state.curtain {
        let play = room.play
        #expect(
          !room.isSecret && state.scene == nil && play.main == nil && play.own == nil && play.all.isEmpty && play.acts.isEmpty)
        #expect(play.shown == nil && play.heard.isEmpty && play.notes.isEmpty && play.next == nil)
        #expect(ada.spoken.last == curtain.text, "\(ada.spoken)")
        // What is pressed behind the curtain does nothing.
        play.type("count c3")
        seats.insert(curtain.seat)
        room.lift()
        try await until("the curtain is lifted") { state.curtain == nil }
        continue
      }
      if state.phase == .setup, let seat = state.sight?.seat {
        #expect(room.isSecret)
        panels[seat] = room.play.main?.panel
        let act = room.play.next!
        room.play.press(act)
        try await ada.agree(to: act.text)
        try await until("it goes on") { state.sight?.seat != seat || state.phase != .setup }
      }
    }
    #expect(seats.count == 2 && panels.count == 2)
    let play = ada.room!.play
    play.peek(true)
    #expect(play.isPeeking)
    play.main!.touch([CGPoint(x: 100, y: 100)])
    let seat = ada.state!.sight!.seat
    play.type("count c3")
    try await until("the curtain") { ada.room?.showing == .curtain }
    #expect(!play.isPeeking && play.shown == nil, "nothing of what was held is left")
    #expect(ada.state!.curtain!.seat != seat)
    ada.room!.lift()
    try await until("the other's board") { ada.state?.sight != nil }
    #expect(!play.isPeeking)
    await ada.end()
  }

  @Test func theLessonIsPlayedToItsEnd() async throws {
    let moves: [UInt32: (String, [String])] = [
      2: ("Count walls", ["b4"]), 4: ("Walk", ["c4"]), 7: ("Walk", ["b3", "c3"]), 9: ("Count walls", ["d3"]),
      11: ("Walk", ["c2", "d2", "d3"]),
    ]
    try await ada.start()
    ada.stage.trail.choose(.learn)
    let learn = try #require(ada.stage.trail.top as? LearnModel)
    learn.learn(ada.house.offers[0])
    try await until("the lesson") { ada.room?.play.isLesson == true && ada.room?.play.main != nil }
    let room = ada.room!
    var steps: [UInt32] = []
    while room.state?.gone == nil, let status = room.state?.status, status.phase == .lesson {
      #expect(!steps.contains(status.lessonStep), "\(status.lessonStep) again")
      steps.append(status.lessonStep)
      #expect(ada.spoken.filter { $0 == status.lesson }.count == 1, "each step is spoken once")
      if let (kind, cells) = moves[status.lessonStep] {
        #expect(!room.play.goesOn)
        room.play.press(try #require(room.play.acts.first { $0.text == kind }))
        room.play.main!.resize(CGSize(width: 390, height: 390))
        for cell in cells {
          let at = Array(cell.utf8)
          ada.tap(column: Int(at[0]) - 97, row: Int(at[1]) - 49, on: room.play.main!)
        }
        try await until("the whole question") { room.play.next.map { $0.enabled && $0.text.contains(cells.last!) } == true }
        room.play.press(room.play.next!)
      } else {
        #expect(room.play.goesOn && !room.play.wordsOfGoingOn.isEmpty)
        room.play.goOn()
      }
      try await until("the step after \(status.lessonStep)") {
        room.state?.gone != nil || room.state?.status?.lessonStep != status.lessonStep || room.state?.phase != .lesson
      }
    }
    #expect(steps.count > 11)
    await ada.end()
  }

  @Test func theClockRunsByTheHousesClockAndStandsBehindACurtain() async throws {
    var time = Duration.seconds(100)
    let ada = Person("Ada", clock: { time })
    try await ada.start()
    let home = try #require(ada.stage.trail.top as? HomeModel)
    home.choose(Table.offer(ada))
    let terms = try #require(ada.stage.trail.top as? TermsModel)
    for option in terms.offer.options {
      if let place = option.choices.firstIndex(where: { ["the host", "5 minutes each"].contains($0.text) }) {
        terms.take(place, of: option)
      }
    }
    terms.begin()
    try await Table.ready(ada)
    try await Table.mine(ada)
    let clock = try #require(ada.room!.play.clock)
    #expect(clock.isRunning && clock.over.isEmpty)
    let whole = clock.sides(at: time)
    #expect(whole.map(\.isRunning) == [true, false] && whole[1].figures == "5:00")
    let first = try #require(ada.state?.status?.clock?.left[0])
    time += .milliseconds(Int(first) - 297_000)
    #expect(clock.sides(at: time)[0].figures == "4:57" && clock.sides(at: time)[1].figures == "5:00")
    #expect(clock.sides(at: time)[0].spoken.hasPrefix("Ada: 4 min 57 s left"))
    #expect(clock.sides(at: time + .milliseconds(1))[0].figures == "4:57", "begun seconds count")
    #expect(clock.sides(at: time + .seconds(297))[0].figures == "0:00")
    #expect(clock.sides(at: time + .seconds(297 + 61))[0].figures == "-1:01")
    #expect(clock.sides(at: time + .seconds(400))[0].spoken == ada.house.say("phone-clock-over", ["name": "Ada"]))
    ada.stage.vanish()
    try await until("it stands while the app is left") { ada.state?.status?.clock?.runs == nil }
    #expect(ada.room!.play.clock?.isRunning == false)
    ada.stage.appear()
    try await until("it runs again") { ada.state?.status?.clock?.runs == 0 }
    await ada.end()
  }

  @Test func whatPeopleSeeOfARoomIsGoneWithTheRoom() async throws {
    try await ada.start()
    weak var room: RoomModel?
    weak var play: PlayModel?
    weak var board: BoardModel?
    weak var state: RoomState?
    try await Table.againstComputer(ada)
    (room, play, board, state) = (ada.room, ada.room!.play, ada.room!.play.main, ada.state)
    #expect(room != nil && play != nil && board != nil && state != nil)
    ada.stage.trail.home()
    try await until("the house forgets it") { ada.house.rooms.isEmpty }
    #expect(room == nil && play == nil && board == nil && state == nil)
    #expect(ada.stage.prompts.current == nil)
    await ada.end()
    weak var stage = ada.stage
    weak var house = ada.house
    ada.renew()
    try await until("the stage and its house are gone") { stage == nil && house == nil }
  }
}
