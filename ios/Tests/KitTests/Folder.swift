import Foundation

/// A folder of a test's own, which does not exist yet, and is gone with the test.
final class Folder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "labirinto-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }
}
