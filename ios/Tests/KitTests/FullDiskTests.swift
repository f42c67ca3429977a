import Foundation
import LabirintoCore
import Testing

@testable import LabirintoKit

#if os(Linux)
  import Glibc

  /// The phone's storage is full: named, nothing lost, and everything goes on once there is room.
  @MainActor
  @Suite struct FullDiskTests {
    /// A small disk of a test's own, which only root can have: `check` asks for that.
    private final class Disk: Sendable {
      let url = FileManager.default.temporaryDirectory.appending(path: "labirinto-disk-\(UUID().uuidString)")
      var filler: URL { url.appending(path: "filler") }

      init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        if mount("none", url.path, "tmpfs", 0, "size=16m") != 0 {
          throw Missed(description: "a disk of its own, which only root can have: \(String(cString: strerror(errno)))")
        }
      }

      deinit {
        umount2(url.path, Int32(MNT_DETACH))
        try? FileManager.default.removeItem(at: url)
      }

      /// Writes until there is no room for one byte more.
      func fill() throws {
        for (name, size) in [("filler", 64 * 1024), ("rest", 1)] {
          let file = url.appending(path: name)
          guard FileManager.default.createFile(atPath: file.path, contents: nil) else { continue }
          let handle = try FileHandle(forWritingTo: file)
          defer { try? handle.close() }
          let piece = Data(repeating: 7, count: size)
          while (try? handle.write(contentsOf: piece)) != nil {}
        }
      }
    }

    @Test func aFileForWhichThereIsNoRoomIsRefusedAndNothingOfItStays() throws {
      let disk = try Disk()
      let own = Folder()
      try FileManager.default.createDirectory(at: own.url, withIntermediateDirectories: true)
      let file = own.url.appending(path: "a.labirinto")
      try Data(repeating: 1, count: 300_000).write(to: file)
      try disk.fill()
      #expect(Incoming.copy(file, into: disk.url.appending(path: "incoming")) == .failure(.noRoom))
      try FileManager.default.removeItem(at: disk.filler)
      // Room for the folder and for half of the file.
      let piece = Data(repeating: 7, count: 16 * 1024 * 1024 - 160_000)
      try piece.write(to: disk.filler)
      #expect(Incoming.copy(file, into: disk.url.appending(path: "incoming")) == .failure(.noRoom))
      let left = try FileManager.default.subpathsOfDirectory(atPath: disk.url.path)
      #expect(!left.contains { $0.hasSuffix("a.labirinto") })
      try FileManager.default.removeItem(at: disk.filler)
      let copy = try Incoming.copy(file, into: disk.url.appending(path: "incoming")).get()
      #expect(try Data(contentsOf: copy) == Data(contentsOf: file))
    }

    @Test func aFullDiskIsNamedAndTheGameGoesOnWhenThereIsRoomAgain() async throws {
      let disk = try Disk()
      let ada = Person("Ada", folder: disk.url.appending(path: "data"))
      try await ada.start()
      try await Table.againstComputer(ada)
      try disk.fill()
      ada.room!.play.give(.resign)
      try await ada.agree(to: "Resign")
      try await Table.told(ada, "the disk is named") { $0.hasPrefix("The disk is full. Nothing was lost.") }
      try FileManager.default.removeItem(at: disk.filler)
      try await until("the game as it was saved") { ada.state?.trouble == nil && ada.state?.status?.mine == true }
      while let prompt = ada.stage.prompts.current { ada.stage.prompts.close(prompt.id) }
      try await Table.resign(ada)
      await ada.end()
    }
  }
#endif
