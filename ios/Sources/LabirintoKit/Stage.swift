import Foundation
import LabirintoCore
import Observation

/// What the shell does for the screens and Foundation cannot.
@MainActor
public struct Surroundings {
  /// The system's discovery.
  public var discovery: any Discovery
  /// What the system says of the network.
  public var path: any PathWatch
  /// The camera.
  public var camera: any Camera
  /// Opens the system's own page of what this app may do.
  public var openSettings: @MainActor () -> Void
  /// Has a screen reader say something, after whatever has the focus.
  public var announce: @MainActor (String) -> Void
  /// What lies on the clipboard as text.
  public var clipboard: @MainActor () -> String?
  /// The locale of the system for this app, such as `fr-CH`.
  public var locale: @MainActor () -> String

  /// All of these.
  public init(
    discovery: any Discovery, path: any PathWatch, camera: any Camera, openSettings: @escaping @MainActor () -> Void,
    announce: @escaping @MainActor (String) -> Void, clipboard: @escaping @MainActor () -> String?,
    locale: @escaping @MainActor () -> String
  ) {
    self.discovery = discovery
    self.path = path
    self.camera = camera
    self.openSettings = openSettings
    self.announce = announce
    self.clipboard = clipboard
    self.locale = locale
  }
}

/// What the screens stand on: the house, the trail of screens, what is asked and told in front of them, and the neighbourhood.
@MainActor
@Observable
public final class Stage: Ear {
  /// The core.
  public let house: House
  /// The screens that are open.
  @ObservationIgnored public private(set) lazy var trail = Trail { [unowned self] in first(of: $0) }
  /// What is asked and told in front of a screen.
  public let prompts: Prompts
  /// The local network.
  public let neighbourhood: Neighbourhood
  /// What the shell does for the screens.
  @ObservationIgnored public let surroundings: Surroundings
  /// Something told in passing, and how many were told before it.
  public private(set) var passing: (count: Int, words: String)?
  /// Whether the core is open and what was open before is open again.
  public private(set) var isReady = false

  @ObservationIgnored private var kept = Kept()
  @ObservationIgnored private var isKnown = false
  @ObservationIgnored private var isShown = false
  /// What was handed over, until the last question about it is answered.
  @ObservationIgnored private var waiting: [Handed] = []
  @ObservationIgnored private var handed = 0
  @ObservationIgnored private var delivered = 0

  /// Over a house.
  public init(house: House, surroundings: Surroundings) {
    self.house = house
    self.surroundings = surroundings
    let prompts = Prompts { [house] in house.say($0) }
    self.prompts = prompts
    neighbourhood = Neighbourhood(
      house: house, prompts: prompts, discovery: surroundings.discovery, path: surroundings.path,
      openSettings: surroundings.openSettings)
    house.listen(self)
    neighbourhood.onReach = { [weak self] in self?.reach() }
  }

  /// How it looks and feels.
  public var look: Look { Look(house: house) }

  /// Opens the core, or tries once more; afterwards `isReady` and the screens that `kept` holds of an earlier process are
  /// open again, or the house tells why not.
  public func open(kept: Data = Data()) async {
    remember(kept)
    await house.open()
    if house.core == nil || isReady { return }
    speak()
    trail.restore(self.kept.trail) { screen(of: $0) }
    isReady = true
    // Another stage over this house may have left rooms that no screen knows of.
    let known = trail.all.compactMap { $0 as? RoomModel }
    for room in house.rooms.values.map(\.room).sorted() where !known.contains(where: { $0.isOf(room) }) {
      trail.go(RoomModel(stage: self, room: room))
    }
    if isShown { trail.show(true) }
    deliver()
  }

  /// The app is on the screen.
  public func appear() {
    isShown = true
    house.wake()
    neighbourhood.start()
    if isReady { trail.show(true) }
  }

  /// The app is not: links end with a word, games stay.
  public func vanish() {
    isShown = false
    trail.show(false)
    neighbourhood.stop()
    house.sleep()
  }

  /// What is to be stored over the death of the process, in the place of what was stored before: that stays as it is until
  /// `open` has taken it up, since the system tells of its phases earlier.
  public func save(over before: Data = Data()) -> Data {
    if !isKnown { return before }
    let now = Kept(trail: isReady ? trail.save() : kept.trail, waiting: waiting.map(\.url))
    // Strings alone always encode.
    return (try? JSONEncoder().encode(now)) ?? Data()
  }

  /// What another app handed over, or the person chose: taken once the core is open.
  public func take(_ url: URL) {
    add(url)
    if isReady { deliver() }
  }

  /// The words of the button that tries to open the core once more, where there is none to ask for words.
  public var wordsOfRetry: String {
    // It never fails; an empty button would be worse than an English one.
    (try? LabirintoCore.words(locale: surroundings.locale(), key: "phone-try-again")) ?? "Try again"
  }

  /// The words of a tab.
  public func words(of tab: Trail.Tab) -> String {
    switch tab {
    case .play: house.say("phone-tab-play")
    case .records: house.say("phone-tab-records")
    case .learn: house.say("phone-tab-learn")
    case .settings: house.say("phone-settings")
    }
  }

  /// The tag of the language that was chosen; empty for the system's.
  public var language: String { house.setting("language", "") }

  /// Chooses it.
  public func choose(language: String) {
    house.store("language", language)
    speak()
  }

  /// Everything in the language that was chosen, or the system's, which may have changed.
  public func speak() {
    let chosen = language
    house.speak(chosen.isEmpty ? surroundings.locale() : chosen)
  }

  /// Tells something in passing; what went wrong is for `prompts`.
  func pass(_ words: String) {
    passing = ((passing?.count ?? 0) + 1, words)
    surroundings.announce(words)
  }

  public func hear(_ event: Event) {
    if case .opened(let room, let game) = event {
      let isTaken = trail.all.contains { ($0 as? RoomModel)?.takes(room: room, game: game) == true }
      if !isTaken { trail.go(RoomModel(stage: self, room: room)) }
    }
    if case .trouble(nil, let failure) = event { tell(failure) }
    for screen in trail.all { screen.hear(event) }
    if case .imported(let table) = event { show(ReplayModel(stage: self, table: table)) }
  }

  /// A screen that waits for its room shows what hinders that. One that is not on show may be hindered by something else.
  private func tell(_ failure: Failure) {
    let awaited = trail.all.compactMap { $0 as? RoomModel }.filter { $0.isAwaited }
    let top = awaited.first { $0 === trail.top }
    if top == nil { prompts.tell(failure) }
    (top ?? awaited.first { !$0.isRefused })?.refuse(failure)
  }

  private func reach() {
    if isShown && isReady { trail.top.reach() }
  }

  private func remember(_ data: Data) {
    if isKnown { return }
    isKnown = true
    guard let kept = try? JSONDecoder().decode(Kept.self, from: data) else { return }
    self.kept = kept
    let new = waiting.map(\.url)
    waiting = []
    for url in kept.waiting + new { add(url) }
  }

  private func add(_ url: URL) {
    guard let incoming = Incoming(url) else { return }
    if incoming.isLink {
      // Whoever opens several links means the last.
      waiting.removeAll { Incoming($0.url)?.isLink == true }
      prompts.drop(about: Incoming.question)
    }
    handed += 1
    waiting.append(Handed(id: handed, url: url))
  }

  private func deliver() {
    for one in waiting where one.id > delivered {
      delivered = one.id
      Incoming(one.url)?.deliver(on: self) { [weak self] in self?.waiting.removeAll { $0.id == one.id } }
    }
  }

  private func show(_ replay: ReplayModel) {
    if trail.top.key == replay.key { trail.replace(replay) } else { trail.go(replay) }
  }

  private func first(of tab: Trail.Tab) -> ScreenModel {
    switch tab {
    case .play: HomeModel(stage: self)
    case .records: RecordsModel(stage: self)
    case .learn: LearnModel(stage: self)
    case .settings: SettingsModel(stage: self)
    }
  }

  /// The screen with this key, after the process died; nil for a key that means nothing any more.
  private func screen(of key: String) -> ScreenModel? {
    let parts = key.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let about = parts.count > 1 ? parts[1] : ""
    return switch parts[0] {
    case TermsModel.name: house.offers.first { $0.game == about }.map { TermsModel(stage: self, offer: $0) }
    case JoinModel.name: JoinModel(stage: self)
    case ScanModel.name: ScanModel(stage: self)
    case RoomModel.name: RoomModel.of(about, on: self)
    case ReplayModel.name: ReplayModel(stage: self, table: about)
    case AboutModel.name: AboutModel(stage: self)
    case NoticesModel.name: NoticesModel(stage: self)
    default: nil
    }
  }

  /// What is stored over the death of the process.
  private struct Kept: Codable {
    var trail = Data()
    var waiting: [URL] = []
  }

  private struct Handed {
    let id: Int
    let url: URL
  }
}
