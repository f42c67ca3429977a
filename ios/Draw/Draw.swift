import Foundation
import LabirintoCore
import LabirintoKit

/// Draws every board of the scenes in a folder as the kit says, into pictures of another folder: `Draw SCENES OUT`. The
/// scenes are bytes as they cross from the core; the Android app's tests write them.
@main
struct Draw {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { throw Wrong(description: "usage: Draw SCENES OUT") }
    let (from, out) = (URL(fileURLWithPath: arguments[1]), URL(fileURLWithPath: arguments[2]))
    let files = try FileManager.default.contentsOfDirectory(at: from, includingPropertiesForKeys: nil)
    let scenes = files.filter { $0.pathExtension == "scene" }
    guard !scenes.isEmpty else { throw Wrong(description: "no scene in \(from.path)") }
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    for file in scenes { try draw(file, out) }
  }

  @MainActor private static func draw(_ file: URL, _ out: URL) throws {
    var bytes = (data: try Data(contentsOf: file), offset: 0)
    let scene = try FfiConverterTypeScene.read(from: &bytes)
    guard bytes.offset == bytes.data.count else { throw Wrong(description: "\(file.path): more bytes than a scene has") }
    let name = file.deletingPathExtension().lastPathComponent
    for panel in scene.panels {
      for (theme, palette) in themes {
        let board = BoardModel(panel: panel)
        board.resize(CGSize(width: width, height: width), label: label)
        let size = CGSize(width: width, height: (width * board.proportion).rounded(.down))
        board.resize(size, label: label)
        let drawings = board.drawings(palette)
        let picture = Svg(size: size, ground: palette.paper).picture(of: drawings)
        let path = "\(name)-\(panel.id)-\(theme)"
        try picture.write(to: out.appending(path: "\(path).svg"), atomically: true, encoding: .utf8)
        let words = drawings.flatMap(rooms).joined(separator: "\n")
        try words.write(to: out.appending(path: "\(path).words"), atomically: true, encoding: .utf8)
      }
    }
  }

  /// Where other libraries draw the same in another way, as left, top, right and bottom: characters, which are of another
  /// font there, and the sides of dotted boxes, whose first dot lies elsewhere.
  private static func rooms(_ drawing: Drawing) -> [String] {
    switch drawing {
    case .text(let words, let at, let size, _, _):
      let (across, down) = (0.4 * size * CGFloat(words.count) + 4, 0.55 * size + 4)
      return [room(CGRect(x: at.x - across, y: at.y - down, width: 2 * across, height: 2 * down))]
    case .stroke(.box(let box, _), _, let width, let dots) where !dots.isEmpty:
      let band = width + 6
      let upright = CGSize(width: 2 * band, height: box.height + 2 * band)
      let level = CGSize(width: box.width + 2 * band, height: 2 * band)
      let corner = CGPoint(x: box.minX - band, y: box.minY - band)
      return [
        CGRect(origin: corner, size: upright), CGRect(origin: corner, size: level),
        CGRect(origin: CGPoint(x: box.maxX - band, y: corner.y), size: upright),
        CGRect(origin: CGPoint(x: corner.x, y: box.maxY - band), size: level),
      ].map(room)
    default: return []
    }
  }

  private static func room(_ box: CGRect) -> String { "\(box.minX) \(box.minY) \(box.maxX) \(box.maxY)" }

  private static let width: CGFloat = 600

  /// 14 points at the three pixels a point that the other pictures have.
  private static let label: CGFloat = 42

  private static let themes = [
    ("light", Palette.of(isDark: false, isStrong: false)), ("dark", Palette.of(isDark: true, isStrong: false)),
    ("strong", Palette.of(isDark: false, isStrong: true)),
  ]
}

/// What is wrong with the call or a file.
struct Wrong: Error, CustomStringConvertible {
  let description: String
}
