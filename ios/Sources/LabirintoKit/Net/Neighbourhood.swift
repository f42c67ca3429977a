import LabirintoCore
import Observation

/// What is in the way of playing with others nearby, by the key of its words.
public enum Obstacle: String, CaseIterable, Sendable {
  /// This app may not reach the local network.
  case denied = "phone-network-denied"
  /// The system neither announces nor searches as it is asked to.
  case refused = "phone-discovery-refused"
  /// A VPN is on.
  case vpn = "phone-vpn"
}

/// The local network: explained at the tap that needs it first, watched for changes, and searched by the system's own discovery
/// as far as the core says.
@MainActor
@Observable
public final class Neighbourhood: Ear, Finder {
  /// All that is in the way now.
  public private(set) var obstacles: [Obstacle] = []

  @ObservationIgnored private let house: House
  @ObservationIgnored private let prompts: Prompts
  @ObservationIgnored private let discovery: any Discovery
  @ObservationIgnored private let path: any PathWatch
  @ObservationIgnored private let openSettings: @MainActor () -> Void
  @ObservationIgnored private var isOn = false
  /// What waits until the person has read why the local network is needed.
  @ObservationIgnored private var waiting: [@MainActor () -> Void] = []
  /// Told when something of what is in the way changes, and when the person has read why the network is needed.
  @ObservationIgnored var onReach: (@MainActor () -> Void)?

  init(
    house: House, prompts: Prompts, discovery: any Discovery, path: any PathWatch,
    openSettings: @escaping @MainActor () -> Void
  ) {
    self.house = house
    self.prompts = prompts
    self.discovery = discovery
    self.path = path
    self.openSettings = openSettings
    discovery.finder = self
    discovery.onChange = { [weak self] in self?.look() }
    path.onChange = { [weak self] in self?.look() }
    path.onMove = { [weak self] in self?.moved() }
    house.listen(self)
  }

  /// Whether this app may reach the local network, as far as is known.
  public var isAllowed: Bool { !obstacles.contains(.denied) }

  /// Whether the local network can be used without a question.
  var isOpen: Bool { isAllowed && house.setting(Neighbourhood.explained, "") == "yes" }

  /// From now until `stop`; what the core asked for before counts.
  func start() {
    if isOn { return }
    isOn = true
    path.start()
    announce(house.announcement)
    discovery.browse(house.isLooking)
    look()
    // Perhaps allowed in the settings meanwhile; nobody but a search finds that out.
    if !isAllowed { discovery.provoke() }
  }

  /// Nothing is watched, announced or searched any more.
  func stop() {
    isOn = false
    path.stop()
    discovery.announce(nil)
    discovery.browse(false)
  }

  /// Does `then` once the person knows why the local network is needed. The system asks for it by itself, at the first use.
  public func ask(_ then: @escaping @MainActor () -> Void) {
    if !isAllowed { return denied() }
    if isOpen { return then() }
    waiting.append(then)
    prompts.ask(
      house.say("phone-network-why"), act: house.say("phone-continue"), about: Neighbourhood.explained,
      no: { [weak self] in self?.waiting = [] }, yes: { [weak self] in self?.explain() })
  }

  /// Posts `order` by `ask`.
  public func ask(_ order: Order) { ask { [house] in house.post(order) } }

  /// The system's own page of what this app may do.
  public func settings() { openSettings() }

  public func hear(_ event: Event) {
    guard isOn else { return }
    switch event {
    case .announce(let announcement): announce(announcement)
    case .browse(let look): discovery.browse(look)
    default: break
    }
  }

  public func found(id: String, name: String, version: UInt16, addresses: [String]) {
    house.ask { try $0.peerHint(id: id, name: name, version: version, addresses: addresses) }
  }

  public func lost(id: String) { house.ask { try $0.peerGone(id: id) } }

  private func announce(_ what: Announcement?) {
    discovery.announce(what.map { Advert(id: $0.id, name: $0.name, version: $0.version, port: $0.port) })
  }

  private func explain() {
    house.store(Neighbourhood.explained, "yes")
    discovery.provoke()
    let all = waiting
    waiting = []
    for then in all { then() }
    onReach?()
  }

  private func denied() {
    let words = house.say(Obstacle.denied.rawValue)
    prompts.ask(words, act: house.say("phone-open-settings"), about: Obstacle.denied.rawValue) { [openSettings] in
      openSettings()
    }
  }

  private func moved() {
    house.ask { try $0.networkChanged() }
    discovery.again()
  }

  private func look() {
    let now = Obstacle.allCases.filter { obstacle in
      switch obstacle {
      case .denied: path.isDenied
      case .refused: discovery.isRefused
      case .vpn: path.seesVpn
      }
    }
    if now == obstacles { return }
    obstacles = now
    onReach?()
  }

  private static let explained = "network-explained"
}
