import LabirintoKit
import SwiftUI

/// Draws one panel of any scene. Fingers, keys and VoiceOver go to the kit; nothing here knows a game.
struct BoardView: View {
  let board: BoardModel
  let stage: Stage
  @Namespace private var cells
  @FocusState private var isFocused: Bool
  @ScaledMetric(relativeTo: .footnote) private var label: CGFloat = 14

  var body: some View {
    GeometryReader { space in
      BoardPicture(board: board)
        .onChange(of: space.size, initial: true) { _, size in board.resize(size, label: label) }
        .onChange(of: label) { _, label in board.resize(space.size, label: label) }
    }
    .aspectRatio(1 / board.proportion, contentMode: .fit)
    .overlay { TouchSurface(board: board) }
    .focusable(board.isActive)
    .focused($isFocused)
    // The keys of a keyboard go to the board that is played on, without a way there first.
    .onChange(of: board.isActive, initial: true) { _, now in isFocused = now }
    .onKeyPress(phases: [.down, .repeat]) { press in
      guard let key = BoardKey(press) else { return .ignored }
      return board.press(key) ? .handled : .ignored
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: board.panel.title))
    .accessibilityChildren { BoardCells(board: board, names: cells) }
    .accessibilityRotor(Text(verbatim: board.panel.title)) {
      // Row by row: the first cell of each.
      ForEach(board.rows) { cell in
        AccessibilityRotorEntry(Text(verbatim: cell.label), id: cell.id, in: cells)
      }
    }
    .sensoryFeedback(trigger: board.touched) { _, _ in stage.look.isFelt ? .impact(weight: .light) : nil }
    .onChange(of: board.touched) { if stage.look.isHeard { Tone.touch.play() } }
    .onDisappear { board.breakOff() }
    // The cells too: a place is counted from the left, and so mirrored from right to left.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// What is drawn of a board. All of it is read in the body and nothing in the renderer, which nobody says is watched for
/// changes: a zoom or the loupe would stand still.
struct BoardPicture: View {
  let board: BoardModel
  @Environment(\.palette) private var palette

  var body: some View {
    let drawings = board.drawings(palette)
    Sketch { _ in drawings }
  }
}

/// Every cell as an element that VoiceOver finds by touch, speaks and acts on.
struct BoardCells: View {
  let board: BoardModel
  let names: Namespace.ID

  var body: some View {
    ZStack {
      ForEach(board.elements) { cell in
        Color.clear
          .frame(width: cell.frame.width, height: cell.frame.height)
          .position(x: cell.frame.midX, y: cell.frame.midY)
          .accessibilityElement()
          .accessibilityLabel(Text(verbatim: cell.label))
          .accessibilityAddTraits(cell.isSelected ? [.isButton, .isSelected] : .isButton)
          .accessibilityRotorEntry(id: cell.id, in: names)
          .accessibilityAction { board.tap(cell.id) }
          .accessibilityActions {
            ForEach(cell.actions) { action in
              Button {
                board.act(action.id, on: cell.id)
              } label: {
                Text(verbatim: action.name)
              }
            }
          }
      }
    }
  }
}

/// A board under its title.
struct TitledBoard: View {
  let board: BoardModel
  let stage: Stage

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      // The board says its title itself.
      Words(board.panel.title, .bold).accessibilityHidden(true)
      BoardView(board: board, stage: stage)
    }
  }
}

extension BoardKey {
  /// What a key of a keyboard means; nil for nothing.
  init?(_ press: KeyPress) {
    let isShifted = press.modifiers.contains(.shift)
    switch press.key {
    case .upArrow: self = .arrow(.north, isShifted: isShifted)
    case .rightArrow: self = .arrow(.east, isShifted: isShifted)
    case .downArrow: self = .arrow(.south, isShifted: isShifted)
    case .leftArrow: self = .arrow(.west, isShifted: isShifted)
    case .return, .space: self = .confirm
    case .delete: self = .erase
    case .escape: self = .cancel
    default: return nil
    }
  }
}
