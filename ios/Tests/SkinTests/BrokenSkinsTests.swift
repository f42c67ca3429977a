import SwiftUI
import Testing

@testable import LabirintoSkin

/// The walk finds what is broken on purpose.
@MainActor
@Suite struct BrokenSkinsTests {
  private struct Case {
    let name: String
    let flaw: String
    let view: () -> any View
  }

  private let cases = [
    Case(name: "a button without words", flaw: "a Button without words") {
      Button(action: {}, label: { Color.clear.frame(minHeight: 48) })
    },
    Case(name: "a button whose words are hidden", flaw: "a Button without words") {
      Button(action: {}, label: { Text(verbatim: "Go").accessibilityHidden(true).frame(minHeight: 48) })
    },
    Case(name: "a field without words", flaw: "a TextField without words") {
      TextField(text: .constant("typed")) { EmptyView() }
    },
    Case(name: "an action without words", flaw: "a Modified without words") { Color.clear.accessibilityAction {} },
    Case(name: "a drawing that nobody speaks", flaw: "a drawing without words") {
      Canvas { context, _ in context.fill(Path { $0.addLines([.zero]) }, with: .color(.clear)) }
    },
    Case(name: "a drawing that draws nothing", flaw: "a drawing that draws nothing") {
      Canvas { _, _ in }.accessibilityHidden(true)
    },
    Case(name: "a key instead of its words", flaw: "raw words: phone-join") { Text(verbatim: "phone-join") },
    Case(name: "an argument that was not given", flaw: "raw words: { $name } wants to join") {
      Text(verbatim: "{ $name } wants to join")
    },
    Case(name: "a low button", flaw: "a button less than 48 points high: [\"Go\"]") {
      Button(action: {}, label: { Text(verbatim: "Go").frame(minHeight: 44) })
    },
    Case(name: "a flaw far inside", flaw: "a Button without words") {
      Page("Title") { Card { ForEach([1], id: \.self) { _ in ActButton("") {} } } }
    },
  ]

  @Test func eachFlawIsFound() {
    for one in cases {
      let found = Flaws(of: one.view()).found
      #expect(found == [one.flaw], "\(one.name)")
    }
  }

  @Test func nothingIsFoundWhereNothingIsWrong() {
    let good = Page("Title") {
      Card { Words("Words") }
      ActButton("Go") {}
    }
    #expect(Flaws(of: good).found.isEmpty)
  }
}
