/// The system's own discovery: announces this device's open table and looks for those of others. Everything on the main actor.
@MainActor
public protocol Discovery: AnyObject {
  /// Whether the system neither announces nor searches as it is asked to.
  var isRefused: Bool { get }

  /// Told when `isRefused` changes.
  var onChange: (@MainActor () -> Void)? { get set }

  /// Announces this in place of what was announced before; nil: nothing any more.
  func announce(_ advert: Advert?)

  /// Looks for others and tells `finder`, or no longer.
  func browse(_ look: Bool)

  /// Tries again what was refused: the network changed.
  func again()

  /// Searches for a moment, so that the system asks the person for the local network.
  func provoke()

  /// Who is told what is found.
  var finder: (any Finder)? { get set }
}

/// What is announced of an open table.
public struct Advert: Equatable, Sendable {
  /// The table's id, drawn anew each time.
  public let id: String
  /// The label.
  public let name: String
  /// The version of the protocol.
  public let version: UInt16
  /// Where the core listens.
  public let port: UInt16
}

/// Is told what a discovery finds.
@MainActor
public protocol Finder: AnyObject {
  /// The table `id` is at these addresses.
  func found(id: String, name: String, version: UInt16, addresses: [String])

  /// It is there no longer.
  func lost(id: String)
}

/// The keys of the text record of an announcement.
public enum TextRecord {
  /// The version of the protocol.
  public static let version = "v"
  /// The table's id.
  public static let id = "id"
  /// The label.
  public static let name = "n"
}

/// The type of service that is announced and looked for; the same as the core's and as in the app's property list.
public let serviceType = "_labirinto._tcp"
