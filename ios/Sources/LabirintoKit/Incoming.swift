import Foundation
import LabirintoCore

/// What another app hands over, or the person chose: a join link, or the record of a game.
@MainActor
public enum Incoming {
  /// A join link. Any page of the web can open one, so the person is asked first.
  case link(String)
  /// A file that should be a record.
  case record(URL)

  /// What a URL is; nil for one that means nothing here.
  init?(_ url: URL) {
    switch url.scheme?.lowercased() {
    // A longer one leads nowhere anyway.
    case "labirinto": self = .link(String(url.absoluteString.prefix(4096)))
    case "file": self = .record(url)
    default: return nil
    }
  }

  /// Does what it asks for; `done` runs once nothing of it is open any more.
  func deliver(on stage: Stage, done: @escaping @MainActor () -> Void) {
    switch self {
    case .link(let link):
      stage.prompts.ask(
        stage.house.say("phone-join-question"), act: stage.house.say("phone-join"), about: Incoming.question, no: done
      ) { [weak stage] in
        done()
        stage?.neighbourhood.ask(.join(target: .link(text: link), chair: Chair(computer: nil, name: nil)))
      }
    case .record(let url):
      done()
      Task { await Incoming.fetch(url, on: stage) }
    }
  }

  /// What the question about a link is about: whoever opens several means the last.
  static let question = "link"

  /// Whether it is a link.
  var isLink: Bool { if case .link = self { true } else { false } }

  /// The longest record that is taken in, in bytes.
  nonisolated static let longest = 64 * 1024 * 1024

  /// The key of the words why a file is not taken.
  enum Refusal: String, Error {
    case unreadable = "phone-file-unreadable"
    case noRoom = "phone-file-no-room"
  }

  private static func fetch(_ url: URL, on stage: Stage) async {
    switch await copied(url) {
    case .success(let own): stage.house.post(.import(path: own.path))
    case .failure(let refusal): stage.prompts.tell(stage.house.say(refusal.rawValue))
    }
  }

  /// Where files that were handed over wait until they are read; emptied when the process starts.
  nonisolated static var folder: URL { FileManager.default.temporaryDirectory.appending(path: "incoming") }

  /// Takes away what an earlier process left there.
  public nonisolated static func clear() { try? FileManager.default.removeItem(at: folder) }

  /// Copies it into a folder of its own, off the main thread and piece by piece: the file may be anything.
  private static func copied(_ url: URL) async -> Result<URL, Refusal> {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        #if canImport(Darwin)
          let isScoped = url.startAccessingSecurityScopedResource()
          defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        #endif
        done.resume(returning: Incoming.copy(url, into: folder))
        Incoming.discard(url, home: URL(fileURLWithPath: NSHomeDirectory()))
      }
    }
  }

  /// Takes a file away that the system copied into an inbox of the app, whose home is given: nobody else ever would. Any
  /// other file stays where it is.
  nonisolated static func discard(_ url: URL, home: URL) {
    let file = url.resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    let home = home.resolvingSymlinksInPath().path
    let isOpened = folder.path == home + "/Documents/Inbox"
    let isShared = folder.deletingLastPathComponent().path == home + "/tmp" && folder.path.hasSuffix("-Inbox")
    if isOpened || isShared { try? FileManager.default.removeItem(at: file) }
  }

  /// Copies what `url` leads to into a new folder in `folder`. Of what cannot be copied whole nothing stays.
  nonisolated static func copy(_ url: URL, into folder: URL) -> Result<URL, Refusal> {
    guard let from = try? FileHandle(forReadingFrom: url) else { return .failure(.unreadable) }
    defer { try? from.close() }
    let own = folder.appending(path: UUID().uuidString)
    let file = own.appending(path: safe(url.lastPathComponent))
    do {
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data().write(to: file)
      let to = try FileHandle(forWritingTo: file)
      defer { try? to.close() }
      var total = 0
      while let piece = try read(from), !piece.isEmpty {
        total += piece.count
        if total > longest { throw Refusal.unreadable }
        try to.write(contentsOf: piece)
      }
      return .success(file)
    } catch {
      try? FileManager.default.removeItem(at: own)
      return .failure(error as? Refusal ?? .noRoom)
    }
  }

  private nonisolated static func read(_ from: FileHandle) throws -> Data? {
    do { return try from.read(upToCount: 64 * 1024) } catch { throw Refusal.unreadable }
  }

  /// The name as it came, without what could lead elsewhere, so that words about it name what the person chose.
  nonisolated static func safe(_ name: String) -> String {
    // Code point by code point: one character may be as long as a file name can be.
    let kept = name.unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || " ._-".unicodeScalars.contains(scalar)
    }
    let end = String(String.UnicodeScalarView(kept.suffix(60)))
    let trimmed = end.trimmingCharacters(in: CharacterSet(charactersIn: " ."))
    return trimmed.isEmpty ? "game.labirinto" : trimmed
  }
}
