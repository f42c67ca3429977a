import LabirintoKit
import SwiftUI

/// A round button, at least 48 points high: filled for what happens next, outlined for the rest.
struct ActButton: View {
  private let words: String
  private let isFilled: Bool
  private let act: @MainActor () -> Void

  init(_ words: String, isFilled: Bool = false, act: @escaping @MainActor () -> Void) {
    self.words = words
    self.isFilled = isFilled
    self.act = act
  }

  var body: some View {
    Button(action: act) { Text(verbatim: words).frame(maxWidth: .infinity) }
      .buttonStyle(ActStyle(isFilled: isFilled))
  }
}

/// The look of a round button.
struct ActStyle: ButtonStyle {
  let isFilled: Bool
  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.callout.bold())
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(minWidth: 48, minHeight: 48)
      .foregroundStyle(Color(words))
      .background(RoundedRectangle(cornerRadius: 28).fill(Color(ground)))
      .overlay { RoundedRectangle(cornerRadius: 28).stroke(Color(edge), lineWidth: palette.isStrong ? 2 : 1) }
      .opacity(configuration.isPressed ? 0.7 : 1)
  }

  private var words: Ink { !isEnabled ? palette.faint : isFilled ? palette.onAccent : palette.mine }
  private var ground: Ink { isFilled && isEnabled ? palette.mine : palette.card }
  private var edge: Ink { isEnabled ? palette.mine : palette.line }
}

/// Two buttons beside each other, or one over the other where the words are too long; the main one lies under the thumb.
struct ActPair<First: View, Main: View>: View {
  let isLeftHanded: Bool
  let first: First
  let main: Main

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        if isLeftHanded { main } else { first }
        if isLeftHanded { first } else { main }
      }
      VStack(spacing: 8) {
        first
        main
      }
    }
  }
}

/// One of a few choices, at least 48 points high.
struct Chip: View {
  private let words: String
  private let isChosen: Bool
  private let act: @MainActor () -> Void
  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled

  init(_ words: String, isChosen: Bool = false, act: @escaping @MainActor () -> Void) {
    self.words = words
    self.isChosen = isChosen
    self.act = act
  }

  var body: some View {
    Button(action: act) {
      Text(verbatim: words)
        .font(isChosen ? .footnote.bold() : .footnote)
        .padding(.horizontal, 14)
        .frame(minWidth: 48, minHeight: 48)
        .foregroundStyle(Color(!isEnabled ? palette.faint : isChosen ? palette.mine : palette.ink))
        .background(RoundedRectangle(cornerRadius: 24).fill(Color(isChosen ? palette.mineTint : palette.card)))
        .overlay {
          RoundedRectangle(cornerRadius: 24)
            .stroke(Color(isChosen ? palette.mine : palette.line), lineWidth: isChosen ? 2 : 1)
        }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// Children of their own widths, line by line.
struct Flow: Layout {
  private let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews, in: proposal.width ?? .infinity)
    let height = lines.map(\.height).reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: proposal.width ?? lines.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.minY
    for line in lines(subviews, in: bounds.width) {
      var left = bounds.minX
      for place in line.places {
        let size = size(subviews[place], in: bounds.width)
        subviews[place].place(at: CGPoint(x: left, y: top), proposal: ProposedViewSize(size))
        left += size.width + gap
      }
      top += line.height + gap
    }
  }

  private struct Line {
    var places: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  /// No child is wider than the line.
  private func size(_ child: LayoutSubview, in width: CGFloat) -> CGSize {
    let own = child.sizeThatFits(.unspecified)
    return own.width <= width ? own : child.sizeThatFits(ProposedViewSize(width: width, height: nil))
  }

  private func lines(_ subviews: Subviews, in width: CGFloat) -> [Line] {
    var all: [Line] = []
    for place in subviews.indices {
      let size = size(subviews[place], in: width)
      if all.isEmpty || all[all.count - 1].width + gap + size.width > width { all.append(Line()) }
      let last = all.count - 1
      all[last].width += size.width + (all[last].places.isEmpty ? 0 : gap)
      all[last].height = max(all[last].height, size.height)
      all[last].places.append(place)
    }
    return all
  }
}
