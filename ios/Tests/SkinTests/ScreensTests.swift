import Foundation
import LabirintoCore
import Testing

import struct SwiftUI.EnvironmentValues
import protocol SwiftUI.View

@testable import LabirintoKit
@testable import LabirintoSkin

/// Every screen of the skin, built over the real core, on a phone and where there is room, by day and by night, in every
/// language.
@MainActor
@Suite(.serialized) struct ScreensTests {
  let ada = Person("Ada")
  let ben = Person("Ben")

  @Test func theFirstScreens() async throws {
    try await ada.start()
    for tab in Trail.Tab.allCases {
      ada.stage.trail.choose(tab)
      check(TabsView(stage: ada.stage), of: ada, "\(tab)", atLeast: 4)
      check(ScreenView(screen: ada.stage.trail.top), of: ada, "\(tab)", atLeast: 1)
    }
    await ada.end()
  }

  @Test func theWaysToATable() async throws {
    try await ada.start()
    let home = ada.stage.trail.first(of: .play) as! HomeModel
    for offer in ada.house.offers {
      home.choose(offer)
      let terms = ada.stage.trail.top as! TermsModel
      for way in TermsModel.Way.allCases {
        terms.way = way
        checkTop(ada, "terms \(way) of \(offer.game)", atLeast: 5)
      }
      ada.stage.trail.back()
    }
    home.host()
    let terms = ada.stage.trail.top as! TermsModel
    #expect(terms.games.map(\.game) == ada.house.offers.map(\.game))
    for game in terms.games.reversed() {
      terms.choose(game)
      #expect(terms.title == game.name && terms.way == .host)
    }
    ada.stage.trail.back()
    home.join()
    checkTop(ada, "join explained", atLeast: 3)
    ada.path.isDenied = true
    ada.path.seesVpn = true
    ada.discovery.isRefused = true
    checkTop(ada, "join hindered", atLeast: 4)
    (ada.stage.trail.top as! JoinModel).scan()
    let scan = ada.stage.trail.top as! ScanModel
    checkTop(ada, "scan: reason", atLeast: 1)
    ada.camera.answer = false
    await scan.ask()
    checkTop(ada, "scan: denied", atLeast: 1)
    ada.camera.isAllowed = true
    scan.again()
    checkTop(ada, "scan: preview", atLeast: 0)
    scan.failed()
    checkTop(ada, "scan: broken", atLeast: 1)
    await ada.end()
  }

  @Test func learningAndAbout() async throws {
    try await ada.start()
    let learn = ada.stage.trail.first(of: .learn) as! LearnModel
    ada.stage.trail.choose(.learn)
    for offer in ada.house.offers {
      learn.learn(offer)
      try await until("the lesson of \(offer.game)") { ada.room?.showing == .play && ada.room!.play.main != nil }
      checkTop(ada, "lesson of \(offer.game)", atLeast: 1)
      ada.stage.trail.back()
    }
    ada.stage.trail.home()
    ada.stage.trail.choose(.learn)
    learn.about()
    checkTop(ada, "about", atLeast: 1)
    (ada.stage.trail.top as! AboutModel).notices()
    checkTop(ada, "notices", atLeast: 0)
    await ada.end()
  }

  @Test func twoAtOneScreen() async throws {
    try await ada.start()
    for offer in ada.house.offers {
      try await twoAtOneScreen(offer)
      ada.stage.trail.home()
    }
    await ada.end()
  }

  /// Until the result and its replay; who begins is drawn.
  private func twoAtOneScreen(_ offer: Offer) async throws {
    let home = ada.stage.trail.first(of: .play) as! HomeModel
    home.choose(offer)
    let terms = ada.stage.trail.top as! TermsModel
    terms.way = .hotSeat
    terms.take(1, of: terms.offer.options.first { $0.key == "clock" }!)
    terms.begin()
    let stranger = Stranger(ada, lots: 3)
    if offer.secrets {
      for place in 0..<2 {
        try await until("a curtain") { ada.room?.showing == .curtain }
        if place == 0 { checkTop(ada, "curtain of \(offer.game)", atLeast: 1) }
        #expect(!ada.room!.isSecret, "nothing of a seat shows")
        ada.room!.lift()
        try await until("the editor") { ada.room?.showing == .play && ada.room!.play.next != nil }
        #expect(ada.room!.isSecret)
        if place == 0 { checkTop(ada, "editor of \(offer.game)", atLeast: 3) }
        try await stranger.makeBoard()
      }
    }
    for turn in 0..<3 {
      try await mine()
      #expect(ada.room!.play.clock != nil)
      if turn == 0 { checkTop(ada, "play of \(offer.game)", atLeast: 2) }
      try await stranger.move()
    }
    #expect(stranger.moves == 3)
    try await mine()
    ada.room!.play.peek(true)
    #expect(ada.room!.play.shown === (offer.secrets ? ada.room!.play.own : ada.room!.play.main))
    checkTop(ada, "play of \(offer.game), peeking", atLeast: 2)
    try await stranger.giveUp()
    try await until("the result") { ada.room?.showing == .result }
    checkTop(ada, "result of \(offer.game)", atLeast: 1)
    ada.room!.replay()
    try await until("a step") { (ada.stage.trail.top as? ReplayModel)?.shown != nil }
    checkTop(ada, "replay of \(offer.game)", atLeast: 3)
  }

  /// Waits for somebody's turn, and hands the phone over.
  private func mine() async throws {
    try await until("a turn") {
      if ada.room?.showing == .curtain { ada.room!.lift() }
      return ada.room?.showing == .play && ada.state?.phase == .play && ada.state?.status?.mine == true
    }
  }

  @Test func twoPhonesWithDigits() async throws {
    try await ada.start()
    try await ben.start()
    let home = ada.stage.trail.first(of: .play) as! HomeModel
    home.host()
    (ada.stage.trail.top as! TermsModel).begin()
    try await ada.agree(to: "Continue")
    try await until("a table") { ada.state?.open != nil && ada.discovery.announced != nil }
    checkTop(ada, "lobby", atLeast: 1)
    let told = ada.discovery.announced!
    (ben.stage.trail.first(of: .play) as! HomeModel).join()
    try await ben.agree(to: "Continue")
    ben.discovery.finder!.found(
      id: told.id, name: told.name, version: told.version, addresses: ada.state!.open!.addresses)
    try await until("Ada is near") { !ben.house.near.isEmpty }
    checkTop(ben, "join, near", atLeast: 4)
    (ben.stage.trail.top as! JoinModel).join(ben.house.near[0])
    try await until("Ben asks") { ada.state?.asking.first != nil || ben.room?.showing == .digits }
    checkTop(ada, "lobby, asked", atLeast: 1)
    if let asking = ada.state?.asking.first { ada.room!.accept(asking) }
    try await until("Ben is asked to compare") { ben.room?.showing == .digits }
    try await until("Ada is asked to compare") { ada.state?.digits != nil }
    #expect(ada.state!.digits!.digits == ben.state!.digits!.digits)
    checkTop(ben, "digits", atLeast: 2)
    checkTop(ada, "lobby with digits", atLeast: 3)
    ada.room!.confirm()
    checkTop(ada, "lobby confirmed", atLeast: 1)
    ben.room!.confirm()
    for person in [ada, ben] {
      try await until("terms") { person.room?.showing == .terms }
      checkTop(person, "terms to agree to", atLeast: 1)
      person.room!.agree()
    }
    try await until("the editor") { ben.room?.showing == .play && ben.room!.play.next != nil }
    ben.path.isDenied = true
    checkTop(ben, "cut off", atLeast: 4)
    await ada.end()
    await ben.end()
  }

  @Test func whatHindersTheStart() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    let nobody = Person("Nobody", folder: file)
    await nobody.stage.open()
    #expect(nobody.house.refusal != nil)
    check(RootView(stage: nobody.stage), of: nobody, "opening", atLeast: 1)
  }

  @Test func theRootWithAQuestion() async throws {
    try await ada.start()
    ada.stage.take(URL(string: "labirinto:nothing")!)
    check(RootView(stage: ada.stage), of: ada, "root", atLeast: 6)
    await ada.end()
  }

  private func checkTop(_ person: Person, _ name: String, atLeast controls: Int) {
    check(ScreenView(screen: person.stage.trail.top), of: person, name, atLeast: controls)
  }

  /// No flaw in any case, and so many controls; the walk that finds nothing at all would pass otherwise.
  private func check(_ view: some View, of person: Person, _ name: String, atLeast controls: Int) {
    let before = person.stage.language
    // Every two of language, width and time of day meet.
    for (place, language) in ([""] + person.house.languages.map(\.key)).enumerated() {
      if person.house.core != nil { person.house.speak(language.isEmpty ? person.locale : language) }
      for isWide in [false, true] {
        EnvironmentValues.standing.horizontalSizeClass = isWide ? .regular : .compact
        EnvironmentValues.standing.colorScheme = (place % 2 == 0) == isWide ? .dark : .light
        let walk = Flaws(of: view, size: CGSize(width: isWide ? 1024 : 390, height: 700))
        #expect(walk.found.isEmpty, "\(name), \(language), \(isWide ? "wide" : "narrow"): \(walk.found)")
        #expect(walk.controls >= controls, "\(name): only \(walk.controls) controls")
      }
    }
    if person.house.core != nil { person.house.speak(before.isEmpty ? person.locale : before) }
    EnvironmentValues.standing = EnvironmentValues()
  }
}
