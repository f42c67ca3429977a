import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// The screens that are open, without a core.
@MainActor
@Suite struct TrailTests {
  /// A screen that remembers what happened to it.
  final class Page: ScreenModel {
    let own: String
    let diary: Diary
    var words = ""

    init(_ own: String, _ stage: Stage, _ diary: Diary) {
      self.own = own
      self.diary = diary
      super.init(stage: stage)
    }

    override var key: String { own }
    override func come() { diary.lines.append("+\(own)") }
    override func cover() { diary.lines.append("-\(own)") }
    override func leave() {
      super.leave()
      diary.lines.append("x\(own)")
    }
    override func save() -> [String: String] { ["words": words] }
    override func restore(_ kept: [String: String]) { words = kept["words"] ?? "" }
  }

  /// What happened, in order.
  final class Diary {
    var lines: [String] = []

    /// What happened since it was read last.
    func read() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  private let stage = Stage(house: House(folder: "/nowhere", locale: "en", secret: { nil }), surroundings: .none)
  private let diary = Diary()

  private func trail() -> Trail { Trail { [self] in page($0.rawValue) } }

  private func words(of trail: Trail) -> String? { (trail.top as? Page)?.words }

  private func page(_ name: String) -> Page { Page(name, stage, diary) }

  private func names(_ trail: Trail, _ tab: Trail.Tab) -> [String] { trail.path(of: tab).map { $0.screen.key } }

  @Test func screensComeAndAreCoveredOnceEachAndOnlyWhileTheAppIsOnTheScreen() {
    let trail = trail()
    trail.go(page("a"))
    #expect(diary.read() == "", "nobody sees it yet")
    trail.show(true)
    trail.show(true)
    #expect(diary.read() == "+a")
    trail.go(page("b"))
    #expect(diary.read() == "-a +b")
    trail.back()
    #expect(diary.read() == "-b xb +a", "what leaving needs is done before the next one comes")
    trail.replace(page("c"))
    #expect(diary.read() == "-a xa +c")
    trail.choose(.learn)
    #expect(diary.read() == "-c +learn")
    trail.choose(.play)
    #expect(diary.read() == "-learn +c")
    trail.show(false)
    #expect(diary.read() == "-c")
    trail.back()
    #expect(diary.read() == "-c xc" && trail.top.key == "play")
  }

  @Test func whatWasStoredStaysUntilItIsTakenUp() async throws {
    let ada = Person("Ada")
    try await ada.start()
    (ada.stage.trail.top as? HomeModel)?.join()
    let kept = ada.stage.save()
    await ada.house.shut()
    ada.renew()
    // The system tells that the app is not active yet before anything of it was opened.
    #expect(ada.stage.save(over: kept) == kept)
    try await ada.start(kept: kept)
    #expect(ada.stage.trail.top is JoinModel)
    ada.stage.trail.back()
    #expect(ada.stage.save(over: kept) != kept)
    await ada.end()
  }

  @Test func theWayBackNeverLeadsBeyondTheFirstScreen() {
    let trail = trail()
    trail.show(true)
    _ = diary.read()
    trail.back()
    trail.home()
    trail.choose(.play)
    #expect(diary.read() == "" && trail.top.key == "play")
    trail.replace(page("a"))
    #expect(names(trail, .play) == ["a"] && diary.read() == "-play +a", "the first screen is covered, never replaced")
  }

  @Test func aSwipeBackOverSeveralLeavesThoseAndNoOthers() {
    let trail = trail()
    trail.show(true)
    for name in ["a", "b", "c"] { trail.go(page(name)) }
    _ = diary.read()
    let path = trail.path(of: .play)
    trail.set(Array(path.prefix(1)), of: .play)
    #expect(diary.read() == "-c xc -b xb +a" && names(trail, .play) == ["a"])
    trail.set(Array(path.prefix(1)), of: .play)
    #expect(diary.read() == "", "the system says so twice")
    trail.choose(.learn)
    trail.go(page("d"))
    _ = diary.read()
    trail.set([], of: .play)
    #expect(diary.read() == "-a xa" && trail.top.key == "d", "what is not on show changes nothing there")
  }

  @Test func theTabOnShowChosenAgainGoesToItsFirstScreen() {
    let trail = trail()
    trail.go(page("a"))
    trail.choose(.records)
    trail.go(page("b"))
    trail.choose(.play)
    #expect(trail.top.key == "a", "each tab keeps its own")
    trail.choose(.play)
    #expect(trail.top.key == "play" && names(trail, .records) == ["b"])
  }

  @Test func homeIsTheFirstScreenOfAllFromAnywhere() {
    let trail = trail()
    trail.show(true)
    trail.go(page("a"))
    trail.choose(.learn)
    trail.go(page("b"))
    _ = diary.read()
    trail.home()
    #expect(trail.tab == .play && trail.top.key == "play" && names(trail, .learn).isEmpty)
    #expect(diary.read().hasSuffix("+play"))
  }

  @Test func everythingIsStoredAndOpenedAgain() {
    let old = trail()
    old.go(page("a"))
    old.go(page("gone"))
    old.go(page("b"))
    (old.top as? Page)?.words = "half a word / \u{1F9ED} \"{}"
    old.choose(.settings)
    (old.top as? Page)?.words = "Ad"
    let new = trail()
    new.restore(old.save()) { [self] in $0 == "gone" ? nil : page($0) }
    #expect(new.tab == .settings && words(of: new) == "Ad")
    #expect(names(new, .play) == ["a", "b"], "what means nothing any more is left out, and each keeps its own words")
    new.choose(.play)
    #expect(words(of: new) == "half a word / \u{1F9ED} \"{}")
  }

  @Test(arguments: [
    "", "nonsense", "{}", "[]", "null", "{\"tab\":\"play\"}", "{\"tab\":\"nowhere\",\"kept\":[]}",
    "{\"tab\":\"play\",\"kept\":[{\"tab\":1}]}",
    "{\"tab\":\"play\",\"kept\":[{\"tab\":\"play\",\"keys\":[\"a\"],\"words\":{}}]}",
  ]) func whatCannotBeReadIsNothing(text: String) {
    let trail = trail()
    trail.restore(Data(text.utf8)) { [self] in page($0) }
    #expect(trail.top.key == "play" && Trail.Tab.allCases.allSatisfy { trail.path(of: $0).isEmpty })
  }

  @Test func whatIsShortOfWordsOrHasATabTwiceIsNoAccident() {
    let trail = trail()
    let text =
      #"{"tab":"play","kept":[{"tab":"play","keys":["a","b"],"words":[{}]},{"tab":"play","keys":["c"],"words":[{},{}]}]}"#
    trail.restore(Data(text.utf8)) { [self] in page($0) }
    #expect(names(trail, .play) == ["c"])
  }

  @Test func aScreenThatWasLeftIsHeldByNobody() {
    let trail = trail()
    weak var gone: Page?
    do {
      let page = page("a")
      gone = page
      trail.go(page)
    }
    #expect(gone != nil)
    trail.back()
    #expect(gone == nil)
  }
}
