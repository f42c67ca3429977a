import LabirintoKit
import SwiftUI

/// Whose a part of a screen is.
enum Holder { case nobody, mine, theirs }

/// What belongs together, on a card of its own.
struct Card<Content: View>: View {
  private let tone: Holder
  private let content: Content
  @Environment(\.palette) private var palette

  init(_ tone: Holder = .nobody, @ViewBuilder content: () -> Content) {
    self.tone = tone
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) { content }
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
      .background(RoundedRectangle(cornerRadius: 14).fill(Color(ground)))
      .overlay { RoundedRectangle(cornerRadius: 14).stroke(Color(edge), lineWidth: palette.isStrong ? 2 : 1) }
      .foregroundStyle(Color(palette.ink))
  }

  private var ground: Ink {
    switch tone {
    case .nobody: palette.card
    case .mine: palette.mineTint
    case .theirs: palette.theirsTint
    }
  }

  private var edge: Ink {
    switch tone {
    case .nobody: palette.line
    case .mine: palette.mine
    case .theirs: palette.theirs
    }
  }
}

/// A card that leads on when it is pressed.
struct CardButton<Content: View>: View {
  private let tone: Holder
  private let sign: Sign
  private let act: @MainActor () -> Void
  private let content: Content
  @Environment(\.palette) private var palette

  init(
    _ tone: Holder = .nobody, sign: Sign = .onward, act: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.tone = tone
    self.sign = sign
    self.act = act
    self.content = content()
  }

  var body: some View {
    Button(action: act) {
      Card(tone) {
        HStack(spacing: 12) {
          VStack(alignment: .leading, spacing: 4) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
          SignImage(sign, tone == .mine ? palette.mine : palette.faint)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

/// A small sign that says the same as the words beside it.
enum Sign: String {
  case onward = "chevron.forward"
  case go = "arrow.forward.circle.fill"
  case check = "checkmark"
  case cross = "xmark"
  case dash = "minus"
  case sealed = "checkmark.seal"
  case broken = "xmark.seal"
  case unsure = "questionmark.circle"
  case linked = "circle.fill"
  case unlinked = "circle.dotted"
}

/// A sign in an ink; a screen reader passes it over.
struct SignImage: View {
  private let sign: Sign
  private let ink: Ink

  init(_ sign: Sign, _ ink: Ink) {
    self.sign = sign
    self.ink = ink
  }

  var body: some View {
    Image(systemName: sign.rawValue)
      .foregroundStyle(Color(ink))
      .accessibilityHidden(true)
  }
}

/// The words over a part of a screen.
struct Heading: View {
  private let words: String
  @Environment(\.palette) private var palette

  init(_ words: String) { self.words = words }

  var body: some View {
    Text(verbatim: words)
      .font(.subheadline.bold())
      .foregroundStyle(Color(palette.faint))
      .padding(.top, 8)
      .accessibilityAddTraits(.isHeader)
  }
}

/// Words in the ink of the palette.
struct Words: View {
  /// How they stand out.
  enum Weight { case plain, small, bold, title }

  private let words: String
  private let weight: Weight
  private let ink: Ink?
  @Environment(\.palette) private var palette

  init(_ words: String, _ weight: Weight = .plain, ink: Ink? = nil) {
    self.words = words
    self.weight = weight
    self.ink = ink
  }

  var body: some View {
    Text(verbatim: words)
      .font(font)
      .foregroundStyle(Color(ink ?? (weight == .small ? palette.faint : palette.ink)))
      .multilineTextAlignment(.leading)
      .fixedSize(horizontal: false, vertical: true)
  }

  private var font: Font {
    switch weight {
    case .plain: .callout
    case .small: .footnote
    case .bold: .callout.bold()
    case .title: .headline
    }
  }
}
