import LabirintoCore

/// How the app looks and feels, by the settings of the person.
@MainActor
public struct Look {
  private let house: House

  init(house: House) { self.house = house }

  /// Whether the ground is dark: chosen, or nil for the system's.
  public var isDark: Bool? {
    switch house.setting("theme", "system") {
    case "light": false
    case "dark": true
    default: nil
    }
  }

  /// The colours, where the system's ground and contrast are these.
  public func palette(isSystemDark: Bool, isSystemStrong: Bool) -> Palette {
    let contrast = house.setting("contrast", "system")
    let isStrong = contrast == "strong" || (contrast == "system" && isSystemStrong)
    let eyes = Eyes(rawValue: house.setting("colours", Eyes.usual.rawValue)) ?? .usual
    return Palette.of(isDark: isDark ?? isSystemDark, isStrong: isStrong, eyes: eyes)
  }

  /// Whether what is pressed most lies on the left.
  public var isLeftHanded: Bool { house.setting("hand", "right") == "left" }

  /// Whether touches of a board are felt.
  public var isFelt: Bool { house.setting("haptics", "on") == "on" }

  /// Whether presses are heard.
  public var isHeard: Bool { house.setting("sound", "off") == "on" }
}
