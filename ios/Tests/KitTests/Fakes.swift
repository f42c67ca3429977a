import LabirintoCore

@testable import LabirintoKit

/// A discovery that finds what a test says.
@MainActor
final class FakeDiscovery: Discovery {
  var isRefused = false { didSet { onChange?() } }
  var onChange: (@MainActor () -> Void)?
  weak var finder: (any Finder)?
  private(set) var announced: Advert?
  private(set) var isLooking = false
  private(set) var tries = 0
  private(set) var provoked = 0
  private(set) var searches = 0

  func announce(_ advert: Advert?) { announced = advert }
  func browse(_ look: Bool) {
    if look && !isLooking { searches += 1 }
    isLooking = look
  }
  func again() { tries += 1 }
  func provoke() { provoked += 1 }
}

/// A network as a test says.
@MainActor
final class FakePath: PathWatch {
  var isDenied = false { didSet { onChange?() } }
  var seesVpn = false { didSet { onChange?() } }
  var onChange: (@MainActor () -> Void)?
  var onMove: (@MainActor () -> Void)?
  private(set) var isOn = false

  func start() { isOn = true }
  func stop() { isOn = false }
}

/// A camera as a test says.
@MainActor
final class FakeCamera: Camera {
  var isAllowed: Bool?
  var answer = true

  func ask() async -> Bool {
    isAllowed = answer
    return answer
  }
}
