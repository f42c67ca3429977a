import LabirintoKit
import SwiftUI

/// The end: who won, both boards opened, and what was checked.
struct ResultView: View {
  let model: RoomModel
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.palette) private var palette

  var body: some View {
    if across == .regular {
      Panes(model.title) {
        boards
      } rest: {
        words
      } pinned: {
        again
      }
    } else {
      Page(model.title) {
        boards
        words
      } pinned: {
        again
      }
    }
  }

  private var boards: some View {
    // Beside a title of more lines, the boards still stand on one line.
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(model.play.all, id: \.panel.id) { board in TitledBoard(board: board, stage: model.stage) }
    }
  }

  @ViewBuilder private var words: some View {
    if let verdict = model.state?.verdict {
      Words(verdict.result.reason, ink: palette.faint)
      FindingsCard(findings: Findings(verdict, house: model.house))
      CardButton(act: { model.replay() }) { Words(model.say("phone-step-through"), .bold) }
      if let rematch = model.state?.rematch { Card(.theirs) { Words(rematch) } }
    }
  }

  @ViewBuilder private var again: some View {
    if model.state?.status?.rematch == true {
      ActButton(model.say("phone-rematch"), isFilled: true) { model.again() }
    }
  }
}

/// What was checked, line by line.
struct FindingsCard: View {
  let findings: Findings
  @Environment(\.palette) private var palette

  var body: some View {
    Card {
      HStack(spacing: 12) {
        SignImage(seal, ink(findings.state)).imageScale(.large)
        VStack(alignment: .leading, spacing: 0) {
          Words(findings.title, .title, ink: ink(findings.state))
          Words(findings.note, .small)
        }
      }
      ForEach(findings.lines) { line in
        HStack(alignment: .top, spacing: 12) {
          SignImage(sign(line.state), ink(line.state))
          Words(line.words, ink: line.state == .honest ? palette.ink : ink(line.state))
            .accessibilityLabel(Text(verbatim: line.spoken))
        }
      }
    }
  }

  private var seal: Sign {
    switch findings.state {
    case .honest: .sealed
    case .bad: .broken
    case .unfinished: .unsure
    }
  }

  private func ink(_ state: Findings.State) -> Ink { Findings.ink(state, palette) }

  private func sign(_ state: Findings.State) -> Sign { Sign(state) }
}

extension Findings {
  /// The pen of what was found.
  static func ink(_ state: State, _ palette: Palette) -> Ink {
    switch state {
    case .honest: palette.good
    case .bad: palette.theirs
    case .unfinished: palette.faint
    }
  }
}

extension Sign {
  /// What stands before a line of what was found.
  init(_ state: Findings.State) {
    switch state {
    case .honest: self = .check
    case .bad: self = .cross
    case .unfinished: self = .dash
    }
  }
}
