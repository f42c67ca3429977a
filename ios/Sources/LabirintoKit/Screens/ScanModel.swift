import LabirintoCore
import Observation

/// The camera, as far as it can be used.
@MainActor
public protocol Camera: AnyObject {
  /// Whether it may be used: nil while the person was not asked.
  var isAllowed: Bool? { get }

  /// Has the system ask the person.
  func ask() async -> Bool
}

/// The camera, looking for the code on another phone.
@MainActor
@Observable
public final class ScanModel: ScreenModel {
  static let name = "scan"

  /// What is shown.
  public enum Showing: Equatable, Sendable {
    /// Why it is needed, before the system asks.
    case reason
    /// That it was refused, and the ways that need none.
    case denied
    /// What the camera sees.
    case preview
    /// That it cannot be used now.
    case broken
  }

  /// What is shown now.
  public private(set) var showing = Showing.reason
  @ObservationIgnored private var isOver = false

  public override var key: String { ScanModel.name }

  public override var title: String { say("phone-scan") }

  public override func come() {
    // Perhaps allowed in the settings meanwhile; or another app gave the camera back.
    showing = now()
  }

  /// Has the system ask the person.
  public func ask() async {
    _ = await stage.surroundings.camera.ask()
    showing = now()
  }

  /// Tries again.
  public func again() { showing = now() }

  /// The camera cannot be used now.
  public func failed() { showing = .broken }

  /// The text of a code: the core says whether it is a link of this app.
  public func found(_ text: String) {
    // The camera may tell once more after the person has left.
    if isOver || stage.trail.top !== self { return }
    isOver = true
    stage.trail.back()
    stage.neighbourhood.ask(.join(target: .link(text: text), chair: Chair(computer: nil, name: nil)))
  }

  private func now() -> Showing {
    switch stage.surroundings.camera.isAllowed {
    case nil: .reason
    case false: .denied
    default: .preview
    }
  }
}
