import LabirintoKit

#if canImport(Network) && canImport(dnssd)
  import Network
  import dnssd

  /// Discovery by the system: announced by dns_sd, which announces a port that is not its own, browsed by `NWBrowser`, and
  /// resolved by dns_sd, since a browser gives no addresses.
  @MainActor
  final class SystemDiscovery: Discovery {
    private(set) var isRefused = false { didSet { if isRefused != oldValue { onChange?() } } }
    var onChange: (@MainActor () -> Void)?
    weak var finder: (any Finder)?

    private let path: SystemPath
    private var announced: DNSServiceRef?
    private var advert: Advert?
    private var browser: NWBrowser?
    private var resolving: [String: Resolver] = [:]
    private var isLooking = false

    init(path: SystemPath) { self.path = path }

    func announce(_ advert: Advert?) {
      if advert == self.advert { return }
      self.advert = advert
      register()
    }

    func browse(_ look: Bool) {
      if look == isLooking { return }
      isLooking = look
      if look { begin() } else { end() }
    }

    func again() {
      isRefused = false
      register()
      if isLooking {
        end()
        begin()
      }
    }

    func provoke() {
      if isLooking { return }
      begin()
      Task {
        try? await Task.sleep(for: .seconds(1))
        if !isLooking { end() }
      }
    }

    private func register() {
      if let announced { DNSServiceRefDeallocate(announced) }
      announced = nil
      guard let what = advert else { return }
      var record = TXTRecordRef()
      TXTRecordCreate(&record, 0, nil)
      defer { TXTRecordDeallocate(&record) }
      for (key, value) in [
        (TextRecord.version, "\(what.version)"), (TextRecord.id, what.id), (TextRecord.name, what.name),
      ] {
        let bytes = Array(value.utf8.prefix(200))
        TXTRecordSetValue(&record, key, UInt8(bytes.count), bytes)
      }
      var service: DNSServiceRef?
      let error = DNSServiceRegister(
        &service, 0, 0, what.id, serviceType, nil, nil, what.port.bigEndian, TXTRecordGetLength(&record),
        TXTRecordGetBytesPtr(&record),
        { _, _, error, _, _, _, context in
          guard let context else { return }
          let me = Unmanaged<SystemDiscovery>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { me.take(error) }
        }, Unmanaged.passUnretained(self).toOpaque())
      guard error == kDNSServiceErr_NoError, let service else {
        isRefused = true
        return
      }
      DNSServiceSetDispatchQueue(service, .main)
      announced = service
    }

    private func begin() {
      let browser = NWBrowser(for: .bonjourWithTXTRecord(type: serviceType, domain: nil), using: .tcp)
      browser.stateUpdateHandler = { [weak self] state in
        MainActor.assumeIsolated { self?.take(state, of: browser) }
      }
      browser.browseResultsChangedHandler = { [weak self] _, changes in
        MainActor.assumeIsolated { for change in changes { self?.take(change, of: browser) } }
      }
      browser.start(queue: .main)
      self.browser = browser
    }

    private func end() {
      browser?.cancel()
      browser = nil
      for resolver in resolving.values { resolver.end() }
      resolving = [:]
    }

    /// What the system answers to an announcement or a search.
    private func take(_ code: DNSServiceErrorType) {
      switch Int(code) {
      case kDNSServiceErr_NoError: break
      // The person forbade it.
      case kDNSServiceErr_PolicyDenied: path.deny(true)
      default: isRefused = true
      }
    }

    private func take(_ state: NWBrowser.State, of browser: NWBrowser) {
      guard browser === self.browser else { return }
      switch state {
      case .ready:
        path.deny(false)
        isRefused = false
      case .waiting(.dns(let code)), .failed(.dns(let code)): take(code)
      case .failed: isRefused = true
      default: break
      }
    }

    private func take(_ change: NWBrowser.Result.Change, of browser: NWBrowser) {
      guard browser === self.browser else { return }
      switch change {
      case .added(let result), .changed(old: _, new: let result, flags: _): resolve(result)
      case .removed(let result):
        guard case .service(let id, _, _, _) = result.endpoint else { return }
        guard let known = resolving.removeValue(forKey: id) else { return }
        known.end()
        finder?.lost(id: known.id)
      default: break
      }
    }

    private func resolve(_ result: NWBrowser.Result) {
      guard case .service(let instance, let type, let domain, _) = result.endpoint,
        case .bonjour(let record) = result.metadata, let version = record[TextRecord.version].flatMap({ UInt16($0) })
      else { return }
      let id = record[TextRecord.id] ?? instance
      let name = record[TextRecord.name] ?? ""
      resolving[instance]?.end()
      resolving[instance] = Resolver(id, instance, type, domain) { [weak self] addresses in
        self?.finder?.found(id: id, name: name, version: version, addresses: addresses)
      }
    }
  }

  /// The addresses of one service, as they come.
  @MainActor
  final class Resolver {
    /// Under which id the table was told; the system may have changed the name of its service.
    let id: String
    private let told: @MainActor ([String]) -> Void
    private var resolve: DNSServiceRef?
    private var addresses: DNSServiceRef?
    private var port: UInt16 = 0
    private var known: [String] = []

    init(
      _ id: String, _ instance: String, _ type: String, _ domain: String, told: @escaping @MainActor ([String]) -> Void
    ) {
      self.id = id
      self.told = told
      let me = Unmanaged.passUnretained(self).toOpaque()
      let error = DNSServiceResolve(
        &resolve, 0, 0, instance, type, domain,
        { _, _, interface, error, _, host, port, _, _, context in
          guard error == kDNSServiceErr_NoError, let host, let context else { return }
          let name = String(cString: host)
          let me = Unmanaged<Resolver>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { me.look(name, interface, UInt16(bigEndian: port)) }
        }, me)
      if error == kDNSServiceErr_NoError, let resolve { DNSServiceSetDispatchQueue(resolve, .main) }
    }

    func end() {
      for service in [resolve, addresses].compactMap({ $0 }) { DNSServiceRefDeallocate(service) }
      (resolve, addresses) = (nil, nil)
    }

    private func look(_ host: String, _ interface: UInt32, _ port: UInt16) {
      self.port = port
      if let addresses { DNSServiceRefDeallocate(addresses) }
      addresses = nil
      let me = Unmanaged.passUnretained(self).toOpaque()
      let both = DNSServiceProtocol(kDNSServiceProtocol_IPv4 | kDNSServiceProtocol_IPv6)
      let error = DNSServiceGetAddrInfo(
        &addresses, 0, interface, both, host,
        { _, flags, _, error, _, address, _, context in
          // Without the flag it is an address that is there no longer.
          guard error == kDNSServiceErr_NoError, flags & DNSServiceFlags(kDNSServiceFlagsAdd) != 0, let address, let context
          else { return }
          let text = Resolver.numeric(address)
          let me = Unmanaged<Resolver>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { me.add(text) }
        }, me)
      if error == kDNSServiceErr_NoError, let addresses { DNSServiceSetDispatchQueue(addresses, .main) }
    }

    private func add(_ host: String?) {
      guard let host else { return }
      let address = host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
      if known.contains(address) { return }
      known.append(address)
      told(known)
    }

    private nonisolated static func numeric(_ address: UnsafePointer<sockaddr>) -> String? {
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let length = socklen_t(address.pointee.sa_len)
      guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
      // Without the zone of a link-local address: the core knows its own interfaces.
      return String(cString: text).split(separator: "%").first.map(String.init)
    }
  }
#else
  /// Where nothing can be announced or found.
  @MainActor
  final class SystemDiscovery: Discovery {
    let isRefused = true
    var onChange: (@MainActor () -> Void)?
    weak var finder: (any Finder)?
    init(path: SystemPath) {}
    func announce(_ advert: Advert?) {}
    func browse(_ look: Bool) {}
    func again() {}
    func provoke() {}
  }
#endif
