import Foundation
import LabirintoCore
import Observation

/// A screen on a trail, told apart by what it is and not by what it shows.
public struct Stop: Hashable {
  /// The screen.
  public let screen: ScreenModel

  public static func == (one: Stop, other: Stop) -> Bool { one.screen === other.screen }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(screen)) }
}

/// The screens that are open: under each of the four first screens those that were gone to from there.
@MainActor
@Observable
public final class Trail {
  /// The four first screens.
  public enum Tab: String, CaseIterable, Codable, Sendable {
    case play, records, learn, settings
  }

  /// The first screen on show.
  public private(set) var tab = Tab.play
  private var stops: [Tab: [Stop]] = [:]
  @ObservationIgnored private var roots: [Tab: ScreenModel] = [:]
  @ObservationIgnored private let root: @MainActor (Tab) -> ScreenModel
  @ObservationIgnored private var isOn = false

  init(root: @escaping @MainActor (Tab) -> ScreenModel) { self.root = root }

  /// The first screen of a tab.
  public func first(of tab: Tab) -> ScreenModel {
    if let known = roots[tab] { return known }
    let made = root(tab)
    roots[tab] = made
    return made
  }

  /// What was gone to from the first screen of a tab, the one on show last.
  public func path(of tab: Tab) -> [Stop] { stops[tab] ?? [] }

  /// The screen on show.
  public var top: ScreenModel { path(of: tab).last?.screen ?? first(of: tab) }

  /// Every screen that is open, the first ones included.
  var all: [ScreenModel] { Tab.allCases.flatMap { tab in [first(of: tab)] + path(of: tab).map(\.screen) } }

  /// Chooses a tab; the one on show again goes back to its first screen.
  public func choose(_ next: Tab) {
    if next == tab { return set([], of: tab) }
    change { tab = next }
  }

  /// Goes to another screen.
  public func go(_ screen: ScreenModel) { change { stops[tab, default: []].append(Stop(screen: screen)) } }

  /// Goes to another screen in the place of the one on show.
  public func replace(_ screen: ScreenModel) { set(path(of: tab).dropLast() + [Stop(screen: screen)], of: tab) }

  /// Goes one screen back.
  public func back() { set(path(of: tab).dropLast(), of: tab) }

  /// Goes back to the first screen of all.
  public func home() {
    set([], of: tab)
    if tab == .play { return }
    set([], of: .play)
    choose(.play)
  }

  /// The path as the system's own ways back leave it: whoever is on it no longer was left.
  public func set(_ path: [Stop], of tab: Tab) {
    let left = self.path(of: tab).filter { !path.contains($0) }
    if path == self.path(of: tab) { return }
    change(leaving: left.reversed().map(\.screen)) { stops[tab] = path }
  }

  /// The app is on the screen, or away: the screen on show comes or is covered.
  func show(_ isOn: Bool) {
    if isOn == self.isOn { return }
    self.isOn = isOn
    if isOn { top.come() } else { top.cover() }
  }

  /// Everything, to be stored.
  func save() -> Data {
    let kept = Tab.allCases.map { tab in
      let screens = [first(of: tab)] + path(of: tab).map(\.screen)
      return Kept(tab: tab, keys: screens.dropFirst().map(\.key), words: screens.map { $0.save() })
    }
    // Strings alone always encode.
    return (try? JSONEncoder().encode(Whole(tab: tab, kept: kept))) ?? Data()
  }

  /// Opens what `save` gave, each screen by `make`; a key that means nothing any more is left out, and so is anything that
  /// cannot be read.
  func restore(_ data: Data, make: @MainActor (String) -> ScreenModel?) {
    guard let whole = try? JSONDecoder().decode(Whole.self, from: data) else { return }
    for kept in whole.kept {
      first(of: kept.tab).restore(kept.words.first ?? [:])
      stops[kept.tab] = zip(kept.keys, kept.words.dropFirst()).compactMap { key, words in
        guard let screen = make(key) else { return nil }
        screen.restore(words)
        return Stop(screen: screen)
      }
    }
    tab = whole.tab
  }

  /// Does `step`. Who is left does what has to be done at that before the screen that is uncovered comes, which may depend on
  /// it.
  private func change(leaving left: [ScreenModel] = [], _ step: () -> Void) {
    let before = top
    step()
    let now = top
    for screen in left { screen.leave() }
    guard before !== now, isOn else { return }
    if !left.contains(where: { $0 === before }) { before.cover() }
    now.come()
  }

  private struct Whole: Codable {
    let tab: Tab
    let kept: [Kept]
  }

  private struct Kept: Codable {
    let tab: Tab
    let keys: [String]
    let words: [[String: String]]
  }
}
