/// What the system says of the network, on the main actor.
@MainActor
public protocol PathWatch: AnyObject {
  /// Whether this app may not reach the local network.
  var isDenied: Bool { get }

  /// Whether a VPN is on.
  var seesVpn: Bool { get }

  /// Told when one of these changes.
  var onChange: (@MainActor () -> Void)? { get set }

  /// Told when the addresses of this device change, but not of what the watch finds first.
  var onMove: (@MainActor () -> Void)? { get set }

  /// Watches from now on.
  func start()

  /// Watches no longer.
  func stop()
}
