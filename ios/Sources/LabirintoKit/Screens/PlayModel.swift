import LabirintoCore
import Observation

/// Play, lesson and the set-up editor: who and link, boards, what was heard, the choice of act, own secret and history. The
/// boards outlive the scene, so that a finger on one stays on it.
@MainActor
@Observable
public final class PlayModel {
  /// How the link to a seat of another device stands.
  public struct LinkLine: Equatable, Identifiable, Sendable {
    /// The seat.
    public let id: UInt8
    /// In words.
    public let words: String
    /// Whether it is there.
    public let isLinked: Bool
  }

  /// Whether the own secret shows.
  public private(set) var isPeeking = false

  @ObservationIgnored private unowned let stage: Stage
  /// A question may be answered after its room was left.
  @ObservationIgnored private weak var room: RoomModel?
  @ObservationIgnored private var phase: Phase?
  private var models: [UInt8: BoardModel] = [:]

  init(room: RoomModel) {
    self.room = room
    stage = room.stage
  }

  private var house: House { stage.house }
  private var state: RoomState? { room?.state }
  private var scene: Scene? { state?.scene }

  /// Everything round the boards.
  public var status: Status? { state?.status }

  /// Whether a lesson is on show.
  public var isLesson: Bool { status?.phase == .lesson }

  /// Whether a board is being made.
  public var isSetUp: Bool { status?.phase == .setup }

  /// Whether something is awaited of a person at this phone.
  public var isMine: Bool { status?.mine ?? false }

  /// The number of the turn, in words; empty outside play.
  public var turn: String {
    guard let status, status.phase == .play else { return "" }
    return house.say("phone-turn", ["turn": status.turn])
  }

  /// What is awaited and from whom.
  public var headline: String {
    guard let status else { return "" }
    return status.headline.isEmpty ? scene?.headline ?? "" : status.headline
  }

  /// The sentence of the game itself, when it says something else.
  public var sentence: String? {
    guard let words = scene?.headline, !words.isEmpty, words != status?.headline else { return nil }
    return words
  }

  /// The links to the others.
  public var links: [LinkLine] {
    let others = status?.seats.filter { !$0.local } ?? []
    return others.map { seat in
      LinkLine(
        id: seat.seat, words: others.count == 1 ? seat.link : "\(seat.name): \(seat.link)",
        isLinked: seat.state == .connected || seat.state == .thinking)
    }
  }

  /// The seat whose piece stands beside what the other says.
  public var other: UInt8? { status?.seats.first { $0.seat != state?.sight?.seat }?.seat }

  /// Whether seats have pens of their own.
  public var isParty: Bool { (status?.seats.count ?? 0) > 2 }

  /// The answers heard, the latest first.
  public var heard: [String] { Array(scene?.notes.prefix(Int(scene?.heard ?? 0)) ?? []) }

  /// This person's own notes.
  public var notes: [String] { Array(scene?.notes.dropFirst(Int(scene?.heard ?? 0)) ?? []) }

  /// The board that matters most.
  public var main: BoardModel? { scene?.panels.first.flatMap { models[$0.id] } }

  /// The own secret; nil without one.
  public var own: BoardModel? { scene?.panels.first { $0.kind == .own }.flatMap { models[$0.id] } }

  /// The other boards.
  public var others: [BoardModel] {
    scene?.panels.dropFirst().filter { $0.kind != .own }.compactMap { models[$0.id] } ?? []
  }

  /// All boards, for the result.
  public var all: [BoardModel] { scene?.panels.compactMap { models[$0.id] } ?? [] }

  /// The board on show in the first place: the own secret lies over the other while it is held.
  public var shown: BoardModel? { isPeeking ? own ?? main : main }

  /// Shows the own secret, or hides it.
  public func peek(_ show: Bool) { isPeeking = show }

  /// What a screen reader says of the cover of the own secret.
  public var coverWords: String? {
    own.map { house.say(isPeeking ? "phone-peek-shown" : "phone-peek-hidden", ["title": $0.panel.title]) }
  }

  /// The acts beside the filled button.
  public var acts: [Act] { scene?.acts.filter { !$0.primary && $0.on != .cell } ?? [] }

  /// The one filled button; nil where there is none, or where a step of a lesson only wants to be read.
  public var next: Act? {
    let isRead = isLesson && status?.mine == false
    return isRead ? nil : scene?.acts.first { $0.primary }
  }

  /// Whether a lesson goes on by itself here.
  public var goesOn: Bool { isLesson && next == nil }

  /// The words for going on.
  public var wordsOfGoingOn: String { house.say("phone-continue") }

  /// Goes on to the next step of a lesson.
  public func goOn() { if let state { house.post(.goOn(room: state.room)) } }

  /// What an act does, pressed as a button. A board that is handed in cannot be changed afterwards, so that is asked once.
  public func press(_ act: Act) {
    guard act.primary, isSetUp else { return touch(.act(id: act.id)) }
    stage.prompts.ask(house.say("phone-ready-question", ["act": act.text]), act: act.text, about: "ready") { [weak self] in
      self?.touch(.act(id: act.id))
    }
  }

  /// Presses the act whose letter this is; false when there is none.
  public func press(letter: String) -> Bool {
    guard let act = scene?.acts.first(where: { $0.enabled && $0.shortcut == letter }) else { return false }
    press(act)
    return true
  }

  /// A move in notation, or a board as text.
  public func type(_ text: String) { touch(isSetUp ? .board(text: text) : .typed(text: text)) }

  /// What happened, the latest first.
  public var history: [String] { status?.history.reversed() ?? [] }

  /// The notices that make sense now, with their words.
  public var notices: [(notice: Notice, words: String)] {
    (status?.notices ?? []).map { ($0, house.say(PlayModel.key($0))) }
  }

  /// Gives notice, after a question; for the person who is asked, whoever has the screen when it is answered.
  public func give(_ notice: Notice) {
    guard let state, let seat = state.sight?.seat ?? state.mine.first else { return }
    let words = house.say(PlayModel.key(notice))
    let order = Order.give(room: state.room, seat: seat, notice: notice)
    stage.prompts.ask(
      house.say("phone-notice-question", ["act": words]), act: words, about: PlayModel.key(notice)
    ) { [house] in house.post(order) }
  }

  /// The clock of the table; nil without one.
  public var clock: ClockFace? { state.flatMap { ClockFace(of: $0, house: house) } }

  /// What a screen reader says by itself, each when it changes: the lesson, or what was heard, what is awaited and whose time
  /// is over.
  var spoken: [String] {
    guard let status else { return [] }
    if let lesson = status.lesson { return [lesson] }
    return [heard.first ?? "", headline, status.clock?.over ?? ""]
  }

  /// Takes the boards of a new scene. Nothing of them is left behind a curtain.
  func take() {
    let now = status?.phase
    if now != phase || state?.verdict != nil { isPeeking = false }
    phase = now
    guard let scene else {
      cover()
      models = [:]
      return
    }
    for panel in scene.panels {
      if let known = models[panel.id] {
        known.show(panel, acts: scene.acts)
      } else {
        models[panel.id] = BoardModel(panel: panel, acts: scene.acts) { [weak self] in self?.touch($0) }
      }
    }
    let ids = Set(scene.panels.map(\.id))
    models = models.filter { ids.contains($0.key) }
    if own == nil { isPeeking = false }
  }

  /// The screen is covered: nothing is held any more.
  func cover() {
    isPeeking = false
    for model in models.values { model.breakOff() }
  }

  private func touch(_ gesture: Gesture) {
    guard let state, let seat = state.sight?.seat, state.curtain == nil else { return }
    house.post(.touch(room: state.room, seat: seat, gesture: gesture))
  }

  private static func key(_ notice: Notice) -> String {
    switch notice {
    case .resign: "phone-notice-resign"
    case .offerDraw: "phone-notice-offer-draw"
    case .acceptDraw: "phone-notice-accept-draw"
    case .declineDraw: "phone-notice-decline-draw"
    case .leave: "phone-notice-leave"
    case .end: "phone-notice-end"
    case .goOn: "phone-notice-go-on"
    }
  }
}
