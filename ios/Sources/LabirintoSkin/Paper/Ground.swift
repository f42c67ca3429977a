import LabirintoKit
import SwiftUI

extension Color {
  /// Of an ink.
  init(_ ink: Ink) { self.init(red: ink.red, green: ink.green, blue: ink.blue) }
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = Palette.of(isDark: false, isStrong: false)
}

extension EnvironmentValues {
  /// The colours of everything.
  var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}

/// A screen on paper: content that scrolls, and what is pinned under it.
struct Page<Content: View, Pinned: View>: View {
  private let title: String
  private let content: Content
  private let pinned: Pinned
  @Environment(\.palette) private var palette

  init(_ title: String, @ViewBuilder content: () -> Content, @ViewBuilder pinned: () -> Pinned) {
    self.title = title
    self.content = content()
    self.pinned = pinned()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) { content }
        .frame(maxWidth: 640, alignment: .leading)
        .padding(16)
        .frame(maxWidth: .infinity)
    }
    .safeAreaInset(edge: .bottom) { Foot { pinned } }
    .background(Color(palette.paper))
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
  }
}

extension Page where Pinned == EmptyView {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content, pinned: { EmptyView() })
  }
}

/// Two panes side by side, each scrolling by itself: the board on the left, the rest on the right. Boards never mirror, and the
/// order of reading does.
struct Panes<Board: View, Rest: View, Pinned: View>: View {
  private let title: String
  private let board: Board
  private let rest: Rest
  private let pinned: Pinned
  @Environment(\.palette) private var palette

  init(_ title: String, @ViewBuilder board: () -> Board, @ViewBuilder rest: () -> Rest, @ViewBuilder pinned: () -> Pinned) {
    self.title = title
    self.board = board()
    self.rest = rest()
    self.pinned = pinned()
  }

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(spacing: 8) { board }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(16)
      ScrollView {
        VStack(alignment: .leading, spacing: 8) { rest }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(16)
      }
      .safeAreaInset(edge: .bottom) { Foot { pinned } }
      .frame(maxWidth: 440)
    }
    .background(Color(palette.paper))
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// What is pinned under a page, on paper of its own so that nothing shows through. With nothing pinned it takes no room.
struct Foot<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.palette) private var palette

  var body: some View {
    if Content.self != EmptyView.self {
      VStack(spacing: 8) { content }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(maxWidth: 672)
        .frame(maxWidth: .infinity)
        .background(Color(palette.paper))
    }
  }
}
