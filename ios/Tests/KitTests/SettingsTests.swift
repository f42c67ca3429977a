import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// The name, the language, the look, and what this is.
@MainActor
@Suite struct SettingsTests {
  private let ada = Person("Ada")

  private func settings() throws -> SettingsModel {
    ada.stage.trail.choose(.settings)
    return try #require(ada.stage.trail.top as? SettingsModel)
  }

  @Test func aNameIsStoredOnceItIsLeftAndShowsAllTheWhile() async throws {
    try await ada.start()
    let settings = try settings()
    #expect(settings.name == "Ada")
    settings.typed = "  Adele  "
    settings.choose("dark", of: settings.choices[0])
    #expect(settings.name == "  Adele  ", "what is typed stays while something else is chosen")
    settings.storeName()
    #expect(settings.name == "Adele", "at once, whatever the core does meanwhile")
    try await until("it is stored") { ada.house.name == "Adele" }
    settings.typed = "   "
    settings.storeName()
    #expect(settings.name == "Adele", "nothing is no name")
    settings.typed = String(repeating: "n", count: 60)
    ada.stage.trail.choose(.play)
    #expect(settings.name == String(repeating: "n", count: 40))
    try await until("as the core keeps it") { ada.house.name == settings.name }
    await ada.end()
  }

  @Test func theLanguageIsChosenHereAndGoesBackToTheSystems() async throws {
    ada.locale = "fr-CH"
    try await ada.start()
    let settings = try settings()
    #expect(settings.title == "Paramètres" || settings.title != "Settings")
    #expect(settings.languages.count == 6 && settings.languages[0].tag.isEmpty)
    ada.stage.choose(language: "hu")
    let hungarian = settings.title
    ada.locale = "pl"
    ada.stage.speak()
    #expect(settings.title == hungarian, "chosen here counts")
    try await ada.dieAndComeBack()
    #expect(ada.stage.language == "hu" && ada.house.say("phone-settings") == hungarian)
    ada.stage.choose(language: "")
    #expect(ada.house.say("phone-settings") != hungarian)
    ada.locale = "en-GB"
    ada.stage.speak()
    #expect(Trail.Tab.allCases.map(ada.stage.words).allSatisfy { !$0.isEmpty && !$0.hasPrefix("phone-") })
    #expect(ada.house.say("phone-settings") == "Settings")
    await ada.end()
  }

  @Test func theLookFollowsWhatIsChosenOrTheSystem() async throws {
    try await ada.start()
    let settings = try settings()
    func choose(_ key: String, _ value: String) throws {
      settings.choose(value, of: try #require(settings.choices.first { $0.id == key }))
    }
    #expect(ada.stage.look.isDark == nil && !ada.stage.look.isLeftHanded && ada.stage.look.isFelt && !ada.stage.look.isHeard)
    #expect(ada.stage.look.palette(isSystemDark: true, isSystemStrong: true) == .of(isDark: true, isStrong: true))
    try choose("theme", "light")
    try choose("contrast", "usual")
    try choose("colours", "redgreen")
    #expect(
      ada.stage.look.palette(isSystemDark: true, isSystemStrong: true) == .of(isDark: false, isStrong: false, eyes: .redGreen))
    try choose("contrast", "strong")
    #expect(ada.stage.look.palette(isSystemDark: false, isSystemStrong: false).isStrong)
    for (key, value) in [("hand", "left"), ("haptics", "off"), ("sound", "on")] { try choose(key, value) }
    #expect(ada.stage.look.isLeftHanded && !ada.stage.look.isFelt && ada.stage.look.isHeard)
    try await ada.dieAndComeBack()
    #expect(ada.stage.look.isDark == false && ada.stage.look.isLeftHanded)
    let again = try self.settings()
    for choice in again.choices {
      for words in [again.words(choice)] + choice.values.map({ again.words($0, of: choice) }) {
        #expect(!words.isEmpty && !words.hasPrefix("phone-"), "\(choice.id): \(words)")
      }
    }
    await ada.end()
  }

  @Test func theLicencesAreReadBlockByBlock() async throws {
    let notices = NoticesModel(stage: ada.stage)
    let blocks = notices.blocks("a 1, b 2\nFirst.\n\nSecond\nline.\n\u{0C}c 3\n\u{0C}")
    #expect(blocks.map(\.names) == ["a 1, b 2", "c 3"])
    #expect(blocks.map(\.paragraphs) == [["First.", "Second\nline."], []])
    #expect(notices.blocks("").isEmpty)
  }
}
