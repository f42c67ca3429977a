import LabirintoCore

extension Failure {
  /// The stable name.
  public var code: String {
    switch self {
    case .You(let code, _, _), .Peer(let code, _, _), .Disk(let code, _, _), .Link(let code, _, _): code
    }
  }

  /// What went wrong, one sentence.
  public var words: String {
    switch self {
    case .You(_, let text, _), .Peer(_, let text, _), .Disk(_, let text, _), .Link(_, let text, _): text
    }
  }

  /// What to do about it, one sentence, or nothing.
  public var advice: String {
    switch self {
    case .You(_, _, let what), .Peer(_, _, let what), .Disk(_, _, let what), .Link(_, _, let what): what
    }
  }

  /// Both sentences.
  public var sentences: String { advice.isEmpty ? words : "\(words) \(advice)" }
}
