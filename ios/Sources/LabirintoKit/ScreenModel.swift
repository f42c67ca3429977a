import LabirintoCore

/// One screen, without its views. It keeps what it knows while views come and go, and stores over the death of the process
/// what the core does not know.
@MainActor
open class ScreenModel: Ear, Identifiable {
  /// What it stands on.
  public unowned let stage: Stage

  /// On this stage.
  public init(stage: Stage) { self.stage = stage }

  /// By what this screen is found again after the process died: its name, and after a colon what it is about.
  open var key: String { "" }

  /// The words over it.
  open var title: String { "" }

  /// Whether the display stays on: only while a game is played.
  open var keepsAwake: Bool { false }

  /// Whether a secret shows, which must not stand among the recent apps.
  open var isSecret: Bool { false }

  /// Something happened.
  open func hear(_ event: Event) {}

  /// It is on show now: pushed, uncovered, or the app is back.
  open func come() {}

  /// What is in the way of the local network has changed, or the person has read why it is needed.
  open func reach() {}

  /// Another screen is put on top of it, or the app goes away.
  open func cover() {}

  /// The person left it for good.
  open func leave() { cover() }

  /// What would be lost with the process.
  open func save() -> [String: String] { [:] }

  /// Takes up what `save` gave.
  open func restore(_ kept: [String: String]) {}

  /// The core.
  public var house: House { stage.house }

  /// The words of a key.
  public func say(_ key: String, _ arguments: KeyValuePairs<String, Any> = [:]) -> String { house.say(key, arguments) }
}
