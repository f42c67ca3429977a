import Foundation
import LabirintoCore
import Observation

/// Where others can join.
public struct OpenTable: Equatable, Sendable {
  /// The join link.
  public let link: String
  /// The same as a QR code.
  public let code: QrCode
  /// Typed addresses.
  public let addresses: [String]
}

/// Six digits to compare aloud.
public struct Digits: Equatable, Sendable {
  /// With whom.
  public let name: String
  /// Two groups of three.
  public let digits: String

  /// Digit by digit, as a screen reader is to say them: "418 029" is no number.
  public var spoken: String { digits.filter { !$0.isWhitespace }.map(String.init).joined(separator: " ") }
}

/// Somebody who asks for a seat.
public struct Asking: Equatable, Hashable, Identifiable, Sendable {
  /// The key of the device.
  public let peer: String
  /// A label.
  public let name: String

  /// The key of the device.
  public var id: String { peer }
}

/// What the person at a seat sees.
public struct Sight: Equatable, Sendable {
  /// Who looks.
  public let seat: UInt8
  /// What is drawn.
  public let scene: Scene
  /// Everything round it.
  public let status: Status
}

/// The screen is handed on.
public struct Handover: Equatable, Sendable {
  /// To whom.
  public let seat: UInt8
  /// In words.
  public let text: String
  /// What everybody may know meanwhile.
  public let status: Status
}

/// How a game ended, and what was found.
public struct Verdict: Equatable, Sendable {
  /// How it ended.
  public let result: GameResult
  /// What the audit found of each seat.
  public let findings: [SeatFinding]
  /// What was checked, in plain lines.
  public let lines: [Finding]
}

/// What the core told last of one room: everything that a screen of that room shows.
@MainActor
@Observable
public final class RoomState {
  /// The number of the room.
  public let room: UInt64

  /// The game's id; empty while a joiner does not know it yet.
  public private(set) var game = ""

  /// The table, once there is one: what is resumed after the process died.
  public private(set) var table: String?

  /// The seats of this device.
  public private(set) var mine: [UInt8] = []

  /// Everybody, as told last.
  public private(set) var seats: [SeatLine] = []

  /// Where others can join, while they can.
  public private(set) var open: OpenTable?

  /// Who asks for a seat, in the order of asking.
  public private(set) var asking: [Asking] = []

  /// The digits to compare.
  public private(set) var digits: Digits?

  /// Whether this person said that the digits are the same, and waits for the others.
  public internal(set) var isConfirmed = false

  /// How the link to the host stands, in words, while a joiner has no table yet.
  public private(set) var link: String?

  /// The terms to agree to.
  public internal(set) var terms: [String]?

  /// What the person sees whose turn it is at this screen.
  public private(set) var sight: Sight?

  /// To whom the screen is to be handed; nothing of a seat is shown meanwhile.
  public private(set) var curtain: Handover?

  /// The verdict, at the end.
  public private(set) var verdict: Verdict?

  /// That the other side wants another game, in words.
  public private(set) var rematch: String?

  /// Why the room is gone.
  public private(set) var gone: String?

  /// What went wrong last.
  public private(set) var trouble: Failure?

  /// When the latest status was told.
  public private(set) var toldAt: Duration = .zero

  /// Of the room with this number.
  public init(room: UInt64) { self.room = room }

  /// What is drawn now; nil behind a curtain.
  public var scene: Scene? { curtain == nil ? sight?.scene : nil }

  /// Everything round it.
  public var status: Status? { curtain?.status ?? sight?.status }

  /// Where the game stands.
  public var phase: Phase { status?.phase ?? .gathering }

  /// Takes up what was told of this room.
  func take(_ event: Event, at time: Duration) {
    switch event {
    case .opened(_, let game): self.game = game
    case .seated(_, let table, let game, let mine, let seats): sit(table, game, mine, seats)
    case .listening(_, let link, let code, let addresses): open = OpenTable(link: link, code: code, addresses: addresses)
    case .digits(_, let name, let digits): compare(Digits(name: name, digits: digits))
    case .wantsSeat(_, let peer, let name):
      if !asking.contains(where: { $0.peer == peer }) { asking.append(Asking(peer: peer, name: name)) }
    case .seatFree(_, let peer): answered(peer)
    case .peer(_, _, _, _, _, let text): link = text
    case .terms(_, let lines): terms = lines
    default: play(event, at: time)
    }
  }

  /// The wish of this peer is answered, or it went away.
  func answered(_ peer: String) { asking.removeAll { $0.peer == peer } }

  private func play(_ event: Event, at time: Duration) {
    switch event {
    case .view(_, let seat, let scene, let status): see(Sight(seat: seat, scene: scene, status: status), at: time)
    case .curtain(_, let seat, let text, let status):
      curtain = Handover(seat: seat, text: text, status: status)
      sight = nil
      toldAt = time
    case .verdict(_, let result, let findings, let lines):
      verdict = Verdict(result: result, findings: findings, lines: lines)
    case .rematchAsked(_, let text): rematch = text
    case .gone(_, let text): gone = text
    case .trouble(_, let failure): trouble = failure
    default: break
    }
  }

  private func see(_ sight: Sight, at time: Duration) {
    self.sight = sight
    curtain = nil
    toldAt = time
    // The room lives on: what went wrong before is not why it goes, if it goes later.
    trouble = nil
    if sight.status.phase != .terms { terms = nil }
  }

  /// Other digits are other people: nobody has said anything about these.
  private func compare(_ next: Digits) {
    if next.digits != digits?.digits { isConfirmed = false }
    digits = next
  }

  private func sit(_ table: String, _ game: String, _ mine: Data, _ seats: [SeatLine]) {
    self.table = table
    self.game = game
    self.mine = [UInt8](mine)
    self.seats = seats
    open = nil
    asking = []
    digits = nil
    verdict = nil
    rematch = nil
    trouble = nil
  }

  /// The room an event is of; nil for those of the whole house.
  static func room(of event: Event) -> UInt64? {
    switch event {
    case .opened(let room, _), .seated(let room, _, _, _, _), .listening(let room, _, _, _),
      .peer(let room, _, _, _, _, _), .digits(let room, _, _), .wantsSeat(let room, _, _), .seatFree(let room, _),
      .terms(let room, _), .view(let room, _, _, _), .curtain(let room, _, _, _), .logged(let room, _, _),
      .turn(let room, _, _, _), .given(let room, _, _, _), .verdict(let room, _, _, _), .settled(let room),
      .rematchAsked(let room, _), .gone(let room, _):
      room
    case .trouble(let room, _): room
    default: nil
    }
  }
}
