import SwiftUI

@testable import LabirintoKit

/// What is wrong with a screen, as far as a walk through its views shows.
@MainActor
struct Flaws {
  /// Everything found, in words.
  let found: [String]
  /// How many controls were looked at.
  let controls: Int

  /// Of a view, built in a space of this size.
  init(of view: some View, size: CGSize = CGSize(width: 390, height: 700)) {
    let root = Node(view, size: size)
    controls = root.all.filter { Flaws.isControl($0) }.count
    found =
      Flaws.unnamed(root) + Flaws.unspoken(root, isSpoken: false) + Flaws.rawWords(root) + Flaws.blank(root, size)
      + Flaws.small(root, floor: 0)
  }

  /// Every control says what it does.
  private static func unnamed(_ root: Node) -> [String] {
    let silent = root.all.filter { node in
      isControl(node) && node.words.allSatisfy { $0.trimmingCharacters(in: .whitespaces).isEmpty }
    }
    return silent.map { "a \($0.kind) without words" }
  }

  private static func isControl(_ node: Node) -> Bool {
    let kinds: Set = ["Button", "TextField", "Picker", "ShareLink"]
    return node.modifier?.name == "accessibilityAction" || kinds.contains(node.kind)
  }

  /// Every drawing is spoken by a label or by elements of its own, or hidden since words beside it say the same.
  private static func unspoken(_ node: Node, isSpoken: Bool) -> [String] {
    let ways: Set = ["accessibilityLabel", "accessibilityChildren", "accessibilityHidden"]
    let now = isSpoken || ways.contains(node.modifier?.name ?? "")
    if node.view is any Painted, !now { return ["a drawing without words"] }
    return node.inner.flatMap { unspoken($0, isSpoken: now) }
  }

  /// Every word is one of the core's, none is a key that it does not know or an argument that it did not get.
  private static func rawWords(_ root: Node) -> [String] {
    let texts = Set(root.all.compactMap { ($0.view as? Text)?.string } + root.words)
    return texts.filter { $0.hasPrefix("phone-") || $0.contains("{") }.map { "raw words: \($0)" }
  }

  /// Every drawing draws.
  private static func blank(_ root: Node, _ size: CGSize) -> [String] {
    let blank = root.all.compactMap { $0.view as? any Painted }.filter { $0.painted(size).isEmpty }
    return blank.map { _ in "a drawing that draws nothing" }
  }

  /// Every button is at least 48 points high: by its style, or by a frame in it. What the system draws has its own size.
  private static func small(_ node: Node, floor: CGFloat) -> [String] {
    if let name = node.modifier?.name, ["alert", "accessibilityActions"].contains(name) {
      return node.inner.prefix(1).flatMap { small($0, floor: floor) }
    }
    if node.kind == "Button" {
      return max(floor, highest(node)) < 48 ? ["a button less than 48 points high: \(node.words)"] : []
    }
    let isStyled = node.modifier?.name == "buttonStyle"
    let floor = isStyled ? node.inner.dropFirst().map { highest($0) }.max() ?? 0 : floor
    return node.inner.flatMap { small($0, floor: floor) }
  }

  private static func highest(_ node: Node) -> CGFloat {
    node.all.compactMap { $0.modifier?.name == "frame" ? $0.modifier?.value as? CGFloat : nil }.max() ?? 0
  }
}
