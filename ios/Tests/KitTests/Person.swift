import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

/// Something that was awaited did not come.
struct Missed: Error, CustomStringConvertible {
  let description: String
}

/// Waits until `holds`, letting everything else run meanwhile.
@MainActor
func until(_ what: String, _ holds: () -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(60)
  while !holds() {
    if ContinuousClock.now > end { throw Missed(description: "missed: \(what)") }
    try await Task.sleep(for: .milliseconds(2))
  }
}

/// A phone and the one who holds it: a house over a folder of its own, and a stage over fakes of what a phone has round it.
@MainActor
final class Person {
  let name: String
  let discovery = FakeDiscovery()
  let path = FakePath()
  let camera = FakeCamera()
  private(set) var house: House
  private(set) var stage: Stage
  private(set) var spoken: [String] = []
  var clipboard: String?
  var locale = "en-GB"
  /// The clock of the house; nil for that of the machine.
  private let clock: (@MainActor () -> Duration)?
  private(set) var settingsOpened = 0
  let folder: URL

  init(_ name: String, folder: URL? = nil, clock: (@MainActor () -> Duration)? = nil) {
    self.name = name
    self.clock = clock
    self.folder = folder ?? FileManager.default.temporaryDirectory.appending(path: "labirinto-\(UUID().uuidString)")
    let setup = Setup(folder: self.folder.path, name: name, locale: nil, listen: ["127.0.0.1:0"])
    house = House(setup: setup)
    stage = Stage(house: house, surroundings: .none)
    renew(setup)
  }

  private func renew(_ setup: Setup) {
    house = clock.map { House(setup: setup, now: $0) } ?? House(setup: setup)
    let surroundings = Surroundings(
      discovery: discovery, path: path, camera: camera, openSettings: { [unowned self] in settingsOpened += 1 },
      announce: { [unowned self] in spoken.append($0) }, clipboard: { [unowned self] in clipboard },
      locale: { [unowned self] in locale })
    stage = Stage(house: house, surroundings: surroundings)
  }

  /// The app is started and on the screen.
  func start(kept: Data = Data()) async throws {
    await stage.open(kept: kept)
    if let refusal = house.refusal { throw refusal }
    stage.appear()
  }

  /// A process is started, and nothing is opened yet.
  func renew() { renew(Setup(folder: folder.path, name: nil, locale: nil, listen: ["127.0.0.1:0"])) }

  /// The process is killed, and started again with what the system had stored before.
  func dieAndComeBack() async throws {
    let kept = stage.save()
    await house.shut()
    renew()
    try await start(kept: kept)
  }

  /// The app is gone, and its folder too.
  func end() async {
    await house.shut()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The screen of the room on show.
  var room: RoomModel? { stage.trail.top as? RoomModel }

  /// What is known of its room.
  var state: RoomState? { room?.state }

  /// Waits for a question, and says yes.
  func agree(to act: String) async throws {
    try await until("\(name) is asked to \(act)") { stage.prompts.current?.act == act }
    stage.prompts.accept(stage.prompts.current!.id)
  }

  /// A tap in the middle of a cell, by a finger.
  func tap(column: Int, row: Int, on board: BoardModel) {
    let target = board.panel.targets.first { Int($0.column) == column && Int($0.row) == row }!
    let area = board.port.rectangle(from: target.from, to: target.to)
    let middle = CGPoint(x: area.midX, y: area.midY)
    board.touch([middle])
    board.lift(at: middle)
  }
}

extension Surroundings {
  /// Of nobody.
  @MainActor static var none: Surroundings {
    Surroundings(
      discovery: FakeDiscovery(), path: FakePath(), camera: FakeCamera(), openSettings: {}, announce: { _ in },
      clipboard: { nil }, locale: { "en" })
  }
}
