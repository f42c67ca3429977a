import SwiftUI

@testable import LabirintoKit
@testable import LabirintoSkin

/// A view as it was built, with all that is in it.
@MainActor
final class Node {
  /// The name of its type, without what it is generic over.
  let kind: String
  /// The view itself.
  let view: Any
  /// What is in it.
  private(set) var inner: [Node] = []
  /// The name and value of a modifier.
  var modifier: (name: String, value: Any?)? { (view as? any Changed).map { ($0.name, $0.value) } }

  /// Builds everything inside `view`, which stands in a space of this size.
  init(_ view: Any, size: CGSize) {
    self.view = view
    kind = String("\(type(of: view))".prefix { $0 != "<" })
    inner = Node.parts(of: view, size: size).map { Node($0, size: size) }
  }

  /// This and everything in it.
  var all: [Node] { [self] + inner.flatMap(\.all) }

  /// The words a screen reader finds here: a label hides what is inside it, and what is hidden has none.
  var words: [String] {
    if let modifier {
      if modifier.name == "accessibilityHidden", modifier.value as? Bool == true { return [] }
      if modifier.name == "accessibilityLabel", let label = modifier.value as? String { return [label] }
    }
    if let text = view as? Text { return [text.string] }
    return inner.flatMap(\.words)
  }

  private static func parts(of view: Any, size: CGSize) -> [Any] {
    switch view {
    case let changed as any Changed: changed.parts
    case let rows as any Rows: rows.built
    case let space as any Spacious: [space.filled(size)]
    case let time as any Timed: [time.built]
    case is any UIViewRepresentable, is any UIViewControllerRepresentable, is any Painted, is Text, is Image: []
    case let view as any View: body(of: view)
    default: Mirror(reflecting: view).children.map(\.value)
    }
  }

  private static func body<V: View>(of view: V) -> [Any] {
    if V.Body.self != Never.self { return [view.body] }
    return Mirror(reflecting: view).children.map(\.value).filter {
      $0 is any View || Mirror(reflecting: $0).displayStyle == .tuple
    }
  }
}

/// A view with a modifier, whatever it is generic over.
@MainActor private protocol Changed {
  var name: String { get }
  var value: Any? { get }
  var parts: [Any] { get }
}
extension Modified: Changed {
  fileprivate var parts: [Any] {
    let look = (value as? any ButtonStyle).map { [styled($0)] } ?? []
    return [content] + look + (inside.map { [$0] } ?? [])
  }

  private func styled<S: ButtonStyle>(_ style: S) -> Any { style.makeBody(configuration: ButtonStyleConfiguration()) }
}

/// Rows that are built when they are looked at.
@MainActor private protocol Rows { var built: [Any] { get } }
extension ForEach: Rows { fileprivate var built: [Any] { items.map { row($0) } } }

/// What is built for a size.
@MainActor private protocol Spacious { func filled(_ size: CGSize) -> Any }
extension GeometryReader: Spacious { fileprivate func filled(_ size: CGSize) -> Any { built(size) } }

/// What is built for a moment.
@MainActor private protocol Timed { var built: Any { get } }
extension TimelineView: Timed { fileprivate var built: Any { content(Context(date: Date())) } }

/// What draws.
@MainActor protocol Painted { func painted(_ size: CGSize) -> [String] }
extension Canvas: Painted {
  func painted(_ size: CGSize) -> [String] {
    let log = GraphicsContext.Log()
    var context = GraphicsContext(recording: log)
    renderer(&context, size)
    return log.lines
  }
}
