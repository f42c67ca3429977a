import Foundation
import LabirintoCore
import Observation

/// Hears what the core tells, on the main actor and in order.
@MainActor
public protocol Ear: AnyObject {
  /// Something happened.
  func hear(_ event: Event)
}

/// The core as the screens see it: opened off the main thread, every event handed over on the main actor and in order, and
/// what each room told last kept for a screen that comes later.
@MainActor
@Observable
public final class House {
  /// The core; nil until it is open, and after it was shut.
  public private(set) var core: Core?

  /// Why the core could not be opened; nil while it opens and once it is open.
  public private(set) var refusal: Failure?

  /// What is known of each open room, by its number.
  public private(set) var rooms: [UInt64: RoomState] = [:]

  /// The tables that are near, as told last.
  public private(set) var near: [NearTable] = []

  /// What the core wants the phone's own discovery to announce, as told last.
  public private(set) var announcement: Announcement?

  /// Whether the core wants the phone's own discovery to look for others, as told last.
  public private(set) var isLooking = false

  /// Counts the changes of language: whoever shows words depends on it.
  private var tongue = 0

  /// Counts the changes of settings: whoever shows one depends on it, and reading one changes nothing.
  private var choices = 0

  private let setup: Setup
  private let secret: (@Sendable () throws -> Data?)?
  @ObservationIgnored private var settings: [String: String?] = [:]
  /// What was asked to begin a game and is not answered yet.
  @ObservationIgnored private var begun: Order?
  @ObservationIgnored private var isAsleep = false
  @ObservationIgnored private var opening: Task<Void, Never>?
  @ObservationIgnored private var closing: Task<Void, Never>?
  @ObservationIgnored private var pump: Task<Void, Never>?
  @ObservationIgnored private var ears: [Weak] = []
  @ObservationIgnored private let now: @MainActor () -> Duration

  /// A house over the folder that `setup` names. `now` is the time since some moment, which stands still or not while the
  /// phone sleeps.
  public init(setup: Setup, now: @escaping @MainActor () -> Duration = House.uptime) {
    self.setup = setup
    self.now = now
    secret = nil
  }

  /// The secret of this device is there, and cannot be read before the phone is unlocked.
  public struct Locked: Error {
    public init() {}
  }

  /// A house over a folder, in the language nearest to a locale. `secret` gives the key of this device where the shell keeps
  /// it, and is asked off the main thread at each try to open: another key would be another player, so none is drawn while it
  /// throws `Locked`.
  public init(folder: String, locale: String, secret: @escaping @Sendable () throws -> Data?) {
    setup = Setup(folder: folder, name: nil, locale: locale, listen: [])
    now = House.uptime
    self.secret = secret
  }

  /// The moment on the clock of this house.
  public var time: Duration { now() }

  deinit { pump?.cancel() }

  /// Opens the core, or waits for it; afterwards it is open or refused.
  public func open() async {
    await closing?.value
    if core != nil { return }
    if let opening { return await opening.value }
    refusal = nil
    let (events, relay) = Relay.make()
    let task = Task {
      let opened = await House.opened(setup, secret, relay)
      switch opened {
      case .success(let open): core = open
      case .failure(let failure): refusal = failure
      }
      settings = [:]
      choices += 1
      tongue += 1
      if isAsleep { ask { try $0.suspend() } }
      if core == nil { end() }
      opening = nil
    }
    opening = task
    pump = Task { [weak self] in
      for await event in events {
        guard let self, !Task.isCancelled else { return }
        hear(event)
      }
    }
    await task.value
  }

  /// The app goes away: links end with a word, games stay.
  public func sleep() {
    isAsleep = true
    ask { try $0.suspend() }
  }

  /// The app is back. Nothing happens unless it slept: every socket counts as dead afterwards.
  public func wake() {
    if !isAsleep { return }
    isAsleep = false
    ask { try $0.resume() }
  }

  /// Shuts the core; the folder is free afterwards, and nothing is known any more of what was told before.
  public func shut() async {
    await opening?.value
    if let closing { return await closing.value }
    guard let old = core else { return }
    core = nil
    end()
    rooms = [:]
    for event in [.near(tables: []), .announce(announcement: nil), .browse(look: false)] as [Event] { hear(event) }
    let task = Task {
      await House.shut(old)
      closing = nil
    }
    closing = task
    await task.value
  }

  /// Puts an order into the core's mailbox; a refusal is told like any other trouble. One that begins a game is put in once
  /// until it is answered, however often it is pressed.
  public func post(_ order: Order) {
    if core != nil, House.begins(order) {
      if order == begun { return }
      begun = order
    }
    ask { try $0.post(order: order) }
  }

  /// Does `call` on the core; a refusal is told like any other trouble, and nil comes back.
  @discardableResult
  public func ask<T>(_ call: (Core) throws -> T) -> T? {
    guard let core else { return nil }
    do {
      return try call(core)
    } catch {
      guard let failure = error as? Failure else { return nil }
      // Later: a screen that is being drawn asks too, and what it hears may draw it anew.
      Task { hear(.trouble(room: nil, failure: failure)) }
      return nil
    }
  }

  /// The words of `key`, with these arguments; empty while there is no core.
  public func say(_ key: String, _ arguments: KeyValuePairs<String, Any> = [:]) -> String {
    _ = tongue
    let pairs = arguments.map { KeyValue(key: $0.key, value: "\($0.value)") }
    return ask { try $0.say(key: key, arguments: pairs) } ?? ""
  }

  /// The games on offer.
  public var offers: [Offer] {
    _ = tongue
    return ask { try $0.offers() } ?? []
  }

  /// The languages: their tags and their own names.
  public var languages: [KeyValue] { ask { try $0.languages() } ?? [] }

  /// The name shown to others.
  public var name: String { ask { try $0.name() } ?? "" }

  /// Everything in the language nearest to `locale` from now on.
  public func speak(_ locale: String) {
    ask { try $0.setLocale(locale: locale) }
    tongue += 1
  }

  /// A setting of this shell, read once; `standard` when it was never stored or cannot be read.
  public func setting(_ key: String, _ standard: String) -> String {
    _ = choices
    if let known = settings[key] { return known ?? standard }
    if core == nil { return standard }
    let read = ask { try $0.setting(key: key) } ?? nil
    settings[key] = .some(read)
    return read ?? standard
  }

  /// Stores a setting of this shell; `setting` gives it from now on.
  public func store(_ key: String, _ value: String) {
    settings[key] = value
    choices += 1
    post(.setSetting(key: key, value: value))
  }

  /// Hears every event from now on, as long as `ear` lives.
  public func listen(_ ear: any Ear) {
    ears.removeAll { $0.ear == nil || $0.ear === ear }
    ears.append(Weak(ear: ear))
  }

  private func hear(_ event: Event) {
    // What comes of a room that is gone, or never was, makes none.
    if case .opened(let room, _) = event { rooms[room] = RoomState(room: room) }
    if let room = RoomState.room(of: event) { rooms[room]?.take(event, at: now()) }
    if House.answers(event) { begun = nil }
    switch event {
    case .near(let tables): near = tables
    case .announce(let told): announcement = told
    case .browse(let look): isLooking = look
    default: break
    }
    for weak in ears { weak.ear?.hear(event) }
    if case .gone(let room, _) = event { rooms[room] = nil }
  }

  /// Hears nothing more of the core that was opened last.
  private func end() {
    pump?.cancel()
    pump = nil
    begun = nil
  }

  private static func begins(_ order: Order) -> Bool {
    switch order {
    case .play, .host, .join, .resume, .lesson, .rematch: true
    default: false
    }
  }

  private static func answers(_ event: Event) -> Bool {
    switch event {
    case .opened, .seated, .trouble: true
    default: false
    }
  }

  private static func opened(
    _ setup: Setup, _ secret: (@Sendable () throws -> Data?)?, _ relay: Relay
  ) async -> Result<Core, Failure> {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        do {
          let whole = Setup(
            folder: setup.folder, name: setup.name, locale: setup.locale, listen: setup.listen,
            secret: try secret?() ?? setup.secret)
          done.resume(returning: .success(try Core.open(setup: whole, listener: relay)))
        } catch is Locked {
          // Without a core to ask; it never fails.
          let text = (try? LabirintoCore.words(locale: setup.locale ?? "", key: "phone-locked")) ?? ""
          done.resume(returning: .failure(.Disk(code: "locked", text: text, what: "")))
        } catch {
          let text = "\(error)"
          done.resume(returning: .failure(error as? Failure ?? .Disk(code: "unknown", text: text, what: "")))
        }
      }
    }
  }

  private static func shut(_ old: Core) async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        // A second call does nothing, and no other error is possible from here.
        try? old.shut()
        done.resume()
      }
    }
  }

  /// Time since the phone started, without the time it slept.
  public static func uptime() -> Duration {
    .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds))
  }

  private struct Weak {
    weak var ear: (any Ear)?
  }
}

/// The callback: called on threads of the core, so it only hands the event on.
private final class Relay: Listener, Sendable {
  private let out: AsyncStream<Event>.Continuation

  private init(_ out: AsyncStream<Event>.Continuation) { self.out = out }

  static func make() -> (AsyncStream<Event>, Relay) {
    let (stream, out) = AsyncStream.makeStream(of: Event.self)
    return (stream, Relay(out))
  }

  func told(event: Event) throws { out.yield(event) }
}
