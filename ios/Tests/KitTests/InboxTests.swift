import Foundation
import Testing

@testable import LabirintoKit

/// What the system copied for the app alone is taken away once it is read; what is somebody's stays.
@Suite struct InboxTests {
  @Test(arguments: [
    ("Documents/Inbox/a.labirinto", false), ("tmp/org.labirinto-Inbox/a.labirinto", false),
    ("Documents/a.labirinto", true), ("Library/Inbox/a.labirinto", true), ("tmp/a.labirinto", true),
    ("elsewhere/Documents/Inbox/a.labirinto", true),
  ])
  func onlyAnInboxOfTheAppIsEmptied(path: String, stays: Bool) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let file = home.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data([1]).write(to: file)
    Incoming.discard(file, home: home)
    #expect(FileManager.default.fileExists(atPath: file.path) == stays)
  }
}
