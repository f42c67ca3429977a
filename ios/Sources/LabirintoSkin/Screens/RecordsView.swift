import LabirintoKit
import SwiftUI

/// The finished games, the latest first.
struct RecordsView: View {
  let model: RecordsModel
  @State private var isChoosing = false
  @Environment(\.palette) private var palette

  var body: some View {
    Page(model.title) {
      if let records = model.records {
        if records.isEmpty { Card { Words(model.say("phone-records-none")) } }
        if !model.statistics.isEmpty {
          Card {
            Words(model.say("phone-statistics"), .bold)
            ForEach(model.statistics, id: \.self) { line in Words(line, .small) }
          }
        }
        ForEach(records, id: \.table) { record in
          CardButton(act: { model.choose(record) }) {
            HStack(alignment: .top, spacing: 12) {
              SignImage(Sign(record.state), Findings.ink(record.state, palette))
              VStack(alignment: .leading, spacing: 2) {
                Words(record.result.title, .bold)
                Words(model.players(record), .small)
                Words(model.found(record), .small, ink: Findings.ink(record.state, palette))
              }
            }
          }
        }
      }
    } pinned: {
      ActButton(model.say("phone-import")) { isChoosing = true }
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.data]) { chosen in
      if case .success(let url) = chosen { model.stage.take(url) }
    }
  }
}

/// A finished game: what was checked, and every step of it; shared as a file.
struct ReplayView: View {
  @Bindable var model: ReplayModel
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.palette) private var palette

  var body: some View {
    Group {
      if across == .regular, !model.boards.isEmpty {
        Panes(model.title, board: { boards }, rest: { words }, pinned: { turning })
      } else {
        Page(model.title) {
          step
          boards
          words
        } pinned: {
          turning
        }
      }
    }
    .sheet(isPresented: isSharing) {
      if let file = model.file { ShareSheet(file: file) }
    }
  }

  private var isSharing: Binding<Bool> {
    Binding(get: { model.file != nil }, set: { if !$0 { model.file = nil } })
  }

  @ViewBuilder private var step: some View {
    if let shown = model.shown {
      Card {
        Words(model.number ?? "", .small)
        Words(shown.line.told, .bold)
      }
    }
  }

  @ViewBuilder private var boards: some View {
    if across == .regular { step }
    // Beside a title of more lines, the boards still stand on one line.
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(model.boards, id: \.panel.id) { board in TitledBoard(board: board, stage: model.stage) }
    }
  }

  @ViewBuilder private var words: some View {
    if let report = model.report, let findings = model.findings {
      Words(report.result.reason, ink: palette.faint)
      FindingsCard(findings: findings)
    }
    ActButton(model.say("phone-share-record")) { model.share() }
  }

  private var turning: some View {
    ActPair(
      isLeftHanded: model.stage.look.isLeftHanded,
      first: ActButton(model.say("phone-earlier")) { model.earlier() }.disabled(!model.hasEarlier),
      main: ActButton(model.say("phone-later"), isFilled: true) { model.later() }.disabled(!model.hasLater))
  }
}
