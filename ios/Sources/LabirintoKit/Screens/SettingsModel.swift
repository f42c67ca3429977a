import Foundation
import LabirintoCore
import Observation

/// The name, the language, and how it looks and feels. The size of text follows the system.
@MainActor
@Observable
public final class SettingsModel: ScreenModel {
  /// A setting that is one of a few values, by the keys of their words.
  public struct Choice: Equatable, Identifiable, Sendable {
    /// The key of the setting.
    public let id: String
    /// What it may be, the standard first.
    public let values: [String]
  }

  /// What stands in the field of the name; nil while it was not touched.
  public var typed: String?

  /// The settings that are one of a few values.
  public let choices = [
    Choice(id: "theme", values: ["system", "light", "dark"]),
    Choice(id: "contrast", values: ["system", "usual", "strong"]),
    Choice(id: "colours", values: Eyes.allCases.map(\.rawValue)),
    Choice(id: "haptics", values: ["on", "off"]),
    Choice(id: "sound", values: ["off", "on"]),
    Choice(id: "hand", values: ["right", "left"]),
  ]

  public override var key: String { "settings" }

  public override var title: String { say("phone-settings") }

  /// What the field of the name shows.
  public var name: String { typed ?? house.name }

  /// The words of a setting.
  public func words(_ choice: Choice) -> String { say("phone-\(choice.id)") }

  /// The words of a value of it.
  public func words(_ value: String, of choice: Choice) -> String { say("phone-\(choice.id)-\(value)") }

  /// The value that is chosen.
  public func value(of choice: Choice) -> String { house.setting(choice.id, choice.values[0]) }

  /// Chooses a value.
  public func choose(_ value: String, of choice: Choice) { house.store(choice.id, value) }

  /// The tags of the languages and their own names, the system's first.
  public var languages: [(tag: String, name: String)] {
    [("", say("phone-language-system"))] + house.languages.map { ($0.key, $0.value) }
  }

  /// Stores the name that was typed, as long as the core keeps one. The field goes on showing it: the core takes it up later.
  public func storeName() {
    guard let typed else { return }
    let words = String(typed.trimmingCharacters(in: .whitespacesAndNewlines).unicodeScalars.prefix(40))
    if !words.isEmpty && words != house.name { house.post(.setName(name: words)) }
    self.typed = words.isEmpty ? nil : words
  }

  /// Goes to what this is.
  public func about() { stage.trail.go(AboutModel(stage: stage)) }

  public override func cover() { storeName() }

  public override func save() -> [String: String] { typed.map { ["typed": $0] } ?? [:] }

  public override func restore(_ kept: [String: String]) { typed = kept["typed"] }
}
