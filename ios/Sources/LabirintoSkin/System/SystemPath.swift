import LabirintoKit

#if canImport(Network)
  import Network

  /// What the system says of the network, by `NWPathMonitor`.
  @MainActor
  final class SystemPath: PathWatch {
    private(set) var isDenied = false { didSet { if isDenied != oldValue { onChange?() } } }
    private(set) var seesVpn = false { didSet { if seesVpn != oldValue { onChange?() } } }
    var onChange: (@MainActor () -> Void)?
    var onMove: (@MainActor () -> Void)?

    private var monitor: NWPathMonitor?
    private var last: [String]?

    func start() {
      if monitor != nil { return }
      last = nil
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { [weak self] path in
        MainActor.assumeIsolated { self?.take(path, of: monitor) }
      }
      monitor.start(queue: .main)
      self.monitor = monitor
    }

    func stop() {
      monitor?.cancel()
      monitor = nil
    }

    /// The discovery was refused, or works again.
    func deny(_ isDenied: Bool) { self.isDenied = isDenied }

    private func take(_ path: NWPath, of monitor: NWPathMonitor) {
      guard monitor === self.monitor else { return }
      if path.unsatisfiedReason == .localNetworkDenied { isDenied = true }
      // A VPN is a tunnel among the interfaces; every iPhone has others that never are the way out.
      seesVpn = path.usesInterfaceType(.other)
      let now = path.availableInterfaces.map(\.name) + path.gateways.map { "\($0)" }
      defer { last = now }
      // What the system tells first is what the core found by itself.
      if let last, last != now { onMove?() }
    }
  }
#else
  /// Where nothing is told of the network.
  @MainActor
  final class SystemPath: PathWatch {
    let isDenied = false
    let seesVpn = false
    var onChange: (@MainActor () -> Void)?
    var onMove: (@MainActor () -> Void)?
    func start() {}
    func stop() {}
    func deny(_ isDenied: Bool) {}
  }
#endif
