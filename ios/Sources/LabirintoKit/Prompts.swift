import LabirintoCore
import Observation

/// A few words in front of a screen: a question with one act, or something told until the person closes it.
public struct Prompt: Identifiable {
  /// Which.
  public let id: Int
  /// What is asked or told.
  public let title: String
  /// Further words.
  public let lines: [String]
  /// What the person can do, in words; nil for what is only told.
  public let act: String?
  /// The words that close it.
  public let close: String

  fileprivate let yes: @MainActor () -> Void
  fileprivate let no: @MainActor () -> Void
  fileprivate let failure: Failure?
  fileprivate let about: String
}

/// The questions and troubles that wait for the person: shown one at a time, in order, and the same trouble not twice.
@MainActor
@Observable
public final class Prompts {
  private var line: [Prompt] = []
  @ObservationIgnored private var count = 0
  @ObservationIgnored private let say: @MainActor (String) -> String

  /// Nothing waits; `say` gives the words of a key.
  init(say: @escaping @MainActor (String) -> String) { self.say = say }

  /// The one to show.
  public var current: Prompt? { line.first }

  /// Whether to do what `act` says; `yes` runs when the person wants it, `no` when not. Of the questions that are `about` the
  /// same only the first waits.
  public func ask(
    _ question: String, act: String, about: String = "", no: @escaping @MainActor () -> Void = {},
    yes: @escaping @MainActor () -> Void
  ) {
    if !about.isEmpty && line.contains(where: { $0.about == about }) { return }
    add(Parts(title: question, lines: [], act: act, close: say("phone-cancel"), about: about), yes: yes, no: no)
  }

  /// Tells something until it is closed.
  public func tell(_ title: String, _ lines: [String] = []) {
    if line.contains(where: { $0.act == nil && $0.title == title && $0.lines == lines }) { return }
    add(Parts(title: title, lines: lines, act: nil, close: say("phone-close")))
  }

  /// Tells what went wrong and what to do.
  public func tell(_ failure: Failure) {
    if line.contains(where: { $0.failure == failure }) { return }
    let lines = failure.advice.isEmpty ? [] : [failure.advice]
    add(Parts(title: failure.words, lines: lines, act: nil, close: say("phone-close"), failure: failure))
  }

  /// Takes a trouble back: a screen tells it, or it is over.
  public func drop(_ failure: Failure) { line.removeAll { $0.failure == failure } }

  /// Takes a question back: nobody wants to know any more.
  func drop(about: String) { line.removeAll { $0.about == about } }

  /// The person chose what the alert offers.
  public func accept(_ id: Int) { take(id)?.yes() }

  /// The person closed it.
  public func close(_ id: Int) { take(id)?.no() }

  private func take(_ id: Int) -> Prompt? {
    guard let place = line.firstIndex(where: { $0.id == id }) else { return nil }
    return line.remove(at: place)
  }

  private struct Parts {
    let title: String
    let lines: [String]
    let act: String?
    let close: String
    var failure: Failure?
    var about = ""
  }

  private func add(
    _ parts: Parts, yes: @escaping @MainActor () -> Void = {}, no: @escaping @MainActor () -> Void = {}
  ) {
    count += 1
    line.append(
      Prompt(
        id: count, title: parts.title, lines: parts.lines, act: parts.act, close: parts.close, yes: yes, no: no,
        failure: parts.failure, about: parts.about))
  }
}
