import LabirintoCore
import Observation

/// Whatever goes on in one room: waiting for others, comparing digits, terms, the set-up editor, play, the curtain, the result.
/// Which of these is on show follows from what the core told last, so nothing is lost when the process dies: the table is
/// resumed and tells it again.
@MainActor
@Observable
public final class RoomModel: ScreenModel {
  static let name = "room"

  /// What is on show.
  public enum Showing: Equatable, Sendable {
    /// Words while nothing is there yet; with the way home once something hinders it.
    case waiting(String, isRefused: Bool)
    /// The room is gone, in words.
    case gone(String)
    /// An open table.
    case lobby
    /// Digits to compare.
    case digits
    /// Terms to agree to.
    case terms
    /// The screen is handed on.
    case curtain
    /// The end.
    case result
    /// Play, lesson and the set-up editor.
    case play
  }

  private var room: UInt64?
  @ObservationIgnored private let table: String
  @ObservationIgnored private let lesson: String
  private var known: RoomState?
  private var refusal: String?
  /// The curtain that the person has lifted, until it is gone.
  @ObservationIgnored private var lifted: Handover?
  /// Why the room is gone, as an earlier process told it.
  private var ended: String?
  @ObservationIgnored private var told: String?
  @ObservationIgnored private var heard: [String] = []
  /// Play, lesson and editor, and the boards of the result.
  @ObservationIgnored public private(set) lazy var play = PlayModel(room: self)

  init(stage: Stage, room: UInt64?, table: String = "", lesson: String = "") {
    self.room = room
    self.table = table
    self.lesson = lesson
    super.init(stage: stage)
    known = room.flatMap { stage.house.rooms[$0] }
  }

  /// What is known of the room; the house forgets one that is gone, this screen does not.
  public var state: RoomState? { room.flatMap { house.rooms[$0] } ?? known }

  /// Whether it waits for its room to open, and shows what hinders that.
  public var isAwaited: Bool { room == nil && ended == nil }

  /// Whether this is the screen of the room with this number.
  func isOf(_ number: UInt64) -> Bool { room == number }

  /// Whether something hindered its room from opening.
  var isRefused: Bool { refusal != nil }

  public override var key: String {
    if gone != nil { return "\(RoomModel.name):\(RoomModel.endedMark)" }
    if state?.phase == .lesson { return "\(RoomModel.name):\(RoomModel.lessonMark)\(state?.game ?? "")" }
    let at = state?.table ?? table
    // A room whose table does not stand yet lives as long as the process.
    return at.isEmpty ? "\(RoomModel.name):" : "\(RoomModel.name):\(at)"
  }

  public override var title: String {
    switch showing {
    case .waiting: return say("phone-waiting")
    case .lobby: return say("phone-host-title")
    case .digits: return say("phone-digits-title")
    case .result: return state?.verdict?.result.title ?? ""
    case .gone, .terms, .curtain, .play:
      guard let game = state?.game, !game.isEmpty else { return "" }
      return say("\(game)-name")
    }
  }

  // While a board is drawn too: a phone that sleeps then is away for the other.
  public override var keepsAwake: Bool {
    guard let state, state.gone == nil, state.verdict == nil else { return false }
    return state.phase == .play || state.phase == .setup
  }

  public override var isSecret: Bool {
    guard let state, state.verdict == nil else { return false }
    return state.scene?.panels.contains { $0.kind == .editor || $0.kind == .own } ?? false
  }

  /// Somebody at another phone is awaited, and this app may not reach the local network.
  public var isCutOff: Bool {
    guard let state, state.gone == nil, state.verdict == nil else { return false }
    return state.seats.contains { !$0.local } && !stage.neighbourhood.isAllowed
  }

  /// What is on show now.
  public var showing: Showing {
    if let gone { return .gone(gone) }
    guard let now = state else { return .waiting(refusal ?? say("phone-waiting"), isRefused: refusal != nil) }
    if now.table == nil {
      if now.open != nil { return .lobby }
      if now.digits != nil { return .digits }
      if now.sight == nil && now.curtain == nil {
        return .waiting(refusal ?? now.link ?? say("phone-waiting"), isRefused: refusal != nil)
      }
    }
    if now.terms != nil { return .terms }
    if now.curtain != nil { return .curtain }
    return now.verdict != nil ? .result : .play
  }

  /// Why the room is gone, in words; nil while it is there.
  private var gone: String? { ended ?? state.flatMap { now in now.gone.map { now.trouble?.sentences ?? $0 } } }

  public override func save() -> [String: String] { gone.map { [RoomModel.endedMark: $0] } ?? [:] }

  public override func restore(_ kept: [String: String]) { ended = kept[RoomModel.endedMark] }

  /// Whether this room, which waits for its number, is the one that was opened. One that was refused waits no longer, unless
  /// the person looks at it.
  func takes(room: UInt64, game: String) -> Bool {
    if let own = self.room { return own == room }
    if ended != nil { return false }
    if !lesson.isEmpty && lesson != game { return false }
    if isRefused && stage.trail.top !== self { return false }
    self.room = room
    refusal = nil
    return true
  }

  /// Its room was not opened.
  func refuse(_ failure: Failure) {
    refusal = failure.sentences
    speak()
  }

  public override func hear(_ event: Event) {
    guard let room, RoomState.room(of: event) == room else { return }
    known = house.rooms[room] ?? known
    if known?.curtain == nil { lifted = nil }
    switch event {
    case .trouble(_, let failure):
      // What was under way to a room that is gone by now is no trouble.
      if gone == nil { stage.prompts.tell(failure) }
    case .given(_, _, _, let text): stage.pass(text)
    case .gone:
      // The screen says why.
      if let trouble = known?.trouble { stage.prompts.drop(trouble) }
    default: break
    }
    play.take()
    speak()
  }

  /// Nothing is lost: an unfinished game stays on the first screen.
  public override func leave() {
    super.leave()
    if let room, house.rooms[room] != nil { house.post(.putAway(room: room)) }
  }

  public override func come() { speak() }

  public override func cover() { play.cover() }

  /// The digits are the same.
  public func confirm() {
    guard let state, !state.isConfirmed else { return }
    state.isConfirmed = true
    house.post(.confirm(room: state.room))
  }

  /// They differ.
  public func differ() { if let state { house.post(.differ(room: state.room)) } }

  /// Lets somebody sit down.
  public func accept(_ asking: Asking) {
    if let room = answer(asking) { house.post(.acceptSeat(room: room, peer: asking.peer)) }
  }

  /// Sends somebody away.
  public func decline(_ asking: Asking) {
    if let room = answer(asking) { house.post(.declineSeat(room: room, peer: asking.peer)) }
  }

  /// Each wish is answered once, and in which room.
  private func answer(_ asking: Asking) -> UInt64? {
    guard let state, state.asking.contains(asking) else { return nil }
    state.answered(asking.peer)
    return state.room
  }

  /// Agrees to the terms.
  public func agree() {
    guard let state, state.terms != nil else { return }
    state.terms = nil
    house.post(.agree(room: state.room))
  }

  /// The person to whom the screen was handed has it.
  public func lift() {
    guard let state, let curtain = state.curtain, curtain != lifted else { return }
    lifted = curtain
    house.post(.liftCurtain(room: state.room, seat: curtain.seat))
  }

  /// Another game with the same partners.
  public func again() {
    guard let state else { return }
    let order = Order.rematch(room: state.room)
    if state.seats.allSatisfy(\.local) { house.post(order) } else { stage.neighbourhood.ask(order) }
  }

  /// Goes to the steps of the game that is over.
  public func replay() {
    if let table = state?.table { stage.trail.go(ReplayModel(stage: stage, table: table)) }
  }

  /// Has a screen reader say what came with a new screen, and of what was heard what is new. Only who is on show speaks.
  private func speak() {
    guard stage.trail.top === self else { return }
    let news = news()
    if let news, news != told { stage.surroundings.announce(news) }
    told = news
    let parts = showing == .play ? play.spoken : []
    let new = parts.enumerated().filter { place, words in
      !words.isEmpty && (place >= heard.count || heard[place] != words)
    }
    heard = parts
    if !new.isEmpty { stage.surroundings.announce(new.map(\.element).joined(separator: ". ")) }
  }

  private func news() -> String? {
    switch showing {
    case .waiting(let words, _), .gone(let words): return words
    case .lobby:
      if state?.digits != nil { return say("phone-digits-title") }
      return state?.asking.last.map { say("phone-wants-seat", ["name": $0.name]) }
    case .digits: return say("phone-digits-title")
    case .terms: return say("phone-terms")
    case .curtain: return state?.curtain?.text
    case .result:
      guard let state, let result = state.verdict?.result else { return nil }
      return [result.title, result.reason, state.rematch ?? ""].filter { !$0.isEmpty }.joined(separator: ". ")
    case .play: return nil
    }
  }

  private static let lessonMark = "lesson/"
  private static let endedMark = "ended"

  /// The screen of a table, which is resumed when it is not open; nil without a table.
  static func of(_ about: String, on stage: Stage) -> RoomModel? {
    let house = stage.house
    if about.isEmpty { return nil }
    if about == endedMark { return RoomModel(stage: stage, room: nil) }
    if about.hasPrefix(lessonMark) {
      let game = String(about.dropFirst(lessonMark.count))
      let under = house.rooms.values.first { $0.phase == .lesson && $0.game == game && $0.gone == nil }
      if let under { return RoomModel(stage: stage, room: under.room, lesson: game) }
      house.post(.lesson(game: game))
      return RoomModel(stage: stage, room: nil, lesson: game)
    }
    // A table is named by 64 hex digits.
    if about.count != 64 || !about.allSatisfy({ $0.isHexDigit }) { return nil }
    if let open = house.rooms.values.first(where: { $0.table == about && $0.gone == nil }) {
      return RoomModel(stage: stage, room: open.room, table: about)
    }
    house.post(.resume(table: about))
    return RoomModel(stage: stage, room: nil, table: about)
  }
}
