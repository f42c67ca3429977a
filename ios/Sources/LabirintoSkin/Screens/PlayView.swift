import LabirintoKit
import SwiftUI

/// Play, lesson and the set-up editor: who and link, board, what was heard, the choice of act, own secret and history.
struct PlayView: View {
  let model: RoomModel
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.verticalSizeClass) private var down

  private var play: PlayModel { model.play }

  var body: some View {
    Group {
      if across == .regular || down == .compact {
        Panes(model.title) {
          MainBoard(model: model)
        } rest: {
          head
          rest
        } pinned: {
          NextAct(play: play)
        }
      } else {
        Page(model.title) {
          head
          MainBoard(model: model)
          rest
        } pinned: {
          NextAct(play: play)
        }
      }
    }
    .toolbar {
      if !play.turn.isEmpty { ToolbarItem(placement: .topBarTrailing) { Words(play.turn, .small) } }
    }
    .sensoryFeedback(trigger: play.isMine) { _, now in now && model.stage.look.isFelt ? .impact(weight: .medium) : nil }
    .onKeyPress(phases: .down) { press in
      guard press.modifiers.isEmpty else { return .ignored }
      return play.press(letter: press.characters.lowercased()) ? .handled : .ignored
    }
  }

  @ViewBuilder private var head: some View {
    CutOffCard(model: model)
    if play.isLesson { LessonCard(play: play, model: model) } else { WhoCard(play: play) }
  }

  @ViewBuilder private var rest: some View {
    ClockLine(model: model)
    HeardCard(play: play)
    if !play.isSetUp { ActChips(play: play) }
    PeekCard(play: play, model: model)
    HistoryCard(play: play, model: model)
    if play.isSetUp { ActChips(play: play) }
    ForEach(play.others, id: \.panel.id) { board in TitledBoard(board: board, stage: model.stage) }
    Flow {
      ForEach(play.notices, id: \.words) { line in Chip(line.words) { play.give(line.notice) } }
    }
  }
}

/// The board that matters most; the own secret lies over it while it is held.
struct MainBoard: View {
  let model: RoomModel

  var body: some View {
    if let board = model.play.shown { BoardView(board: board, stage: model.stage).id(board.panel.id) }
  }
}

/// Who is awaited, and how the links stand.
struct WhoCard: View {
  let play: PlayModel
  @Environment(\.palette) private var palette

  var body: some View {
    Card {
      HStack(alignment: .top, spacing: 12) {
        OtherPiece(play: play)
        VStack(alignment: .leading, spacing: 4) {
          Words(play.headline, .bold)
          if let sentence = play.sentence { Words(sentence, .small) }
          ForEach(play.links) { link in
            HStack(spacing: 4) {
              Words(link.words, .small, ink: link.isLinked ? palette.good : palette.theirs)
              SignImage(link.isLinked ? .linked : .unlinked, link.isLinked ? palette.good : palette.theirs)
                .imageScale(.small)
            }
          }
        }
      }
    }
  }
}

/// The piece of the other, in the pen of the other; nothing without one.
struct OtherPiece: View {
  let play: PlayModel
  @Environment(\.palette) private var palette

  var body: some View {
    if let seat = play.other {
      PieceImage(seat: seat, ink: play.isParty ? palette.pen(ofSeat: Int(seat)) : palette.theirs)
    }
  }
}

/// What a step of a lesson explains.
struct LessonCard: View {
  let play: PlayModel
  let model: RoomModel

  var body: some View {
    if let status = play.status {
      Card(.mine) {
        Words(model.say("phone-lesson-step", ["step": status.lessonStep, "steps": status.lessonSteps]), .small)
        Words(status.lesson ?? "")
      }
    }
  }
}

/// What is left to each seat; nothing without a clock.
struct ClockLine: View {
  let model: RoomModel
  @Environment(\.palette) private var palette

  var body: some View {
    if let clock = model.play.clock {
      TimelineView(.periodic(from: .now, by: 1)) { _ in
        HStack(spacing: 8) {
          ForEach(clock.sides(at: model.stage.house.time)) { side in
            Text(verbatim: "\(side.name) \(side.figures)")
              .font(side.isRunning ? .footnote.bold().monospacedDigit() : .footnote.monospacedDigit())
              .foregroundStyle(Color(palette.ink))
              .accessibilityLabel(Text(verbatim: side.spoken))
              .accessibilityAddTraits(.updatesFrequently)
          }
        }
      }
      if !clock.over.isEmpty { Words(clock.over, ink: palette.theirs) }
    }
  }
}

/// Answers heard, in the tint of the other's pen; one's own notes are plain.
struct HeardCard: View {
  let play: PlayModel

  var body: some View {
    if !play.heard.isEmpty {
      Card(.theirs) {
        HStack(alignment: .top, spacing: 12) {
          OtherPiece(play: play)
          VStack(alignment: .leading, spacing: 4) {
            ForEach(play.heard.indices, id: \.self) { place in
              Words(play.heard[place], place == 0 ? .bold : .small)
            }
          }
        }
      }
    }
    ForEach(play.notes, id: \.self) { note in Words(note, .small) }
  }
}

/// The acts beside the filled button.
struct ActChips: View {
  let play: PlayModel

  var body: some View {
    Flow {
      ForEach(play.acts, id: \.id) { act in
        Chip(act.text, isChosen: act.chosen) { play.press(act) }.disabled(!act.enabled)
      }
    }
  }
}

/// What lifts the cover of the own secret: held by a finger, switched by VoiceOver or a key; nothing without one.
struct PeekCard: View {
  let play: PlayModel
  let model: RoomModel
  /// False again however the finger goes: lifted, or taken away by an alert, a call or the edge of the screen.
  @GestureState private var isHeld = false

  var body: some View {
    if let own = play.own {
      Card {
        Words(own.panel.title, .bold)
        Words(model.say("phone-hold-to-peek"), .small)
      }
      .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, isHeld, _ in isHeld = true })
      .onChange(of: isHeld) { _, now in play.peek(now) }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: play.coverWords ?? ""))
      .accessibilityAddTraits([.isButton, .isToggle])
      .accessibilityAction { play.peek(!play.isPeeking) }
    }
  }
}

/// What happened last; all of it in a sheet.
struct HistoryCard: View {
  let play: PlayModel
  let model: RoomModel
  @State private var isOpen = false

  var body: some View {
    if !play.history.isEmpty {
      CardButton(act: { isOpen = true }) {
        ForEach(play.history.prefix(3).indices, id: \.self) { place in Words(play.history[place], .small) }
      }
      .sheet(isPresented: $isOpen) {
        LinesSheet(title: model.say("phone-history"), lines: play.history, close: model.say("phone-close"))
      }
    }
  }
}

/// The one filled button.
struct NextAct: View {
  let play: PlayModel

  var body: some View {
    if let act = play.next {
      ActButton(act.text, isFilled: true) { play.press(act) }.disabled(!act.enabled)
    } else if play.goesOn {
      ActButton(play.wordsOfGoingOn, isFilled: true) { play.goOn() }
    }
  }
}

/// Many lines, to be read and closed.
struct LinesSheet: View {
  let title: String
  let lines: [String]
  let close: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Page(title) {
        ForEach(lines.indices, id: \.self) { place in Words(lines[place]) }
      } pinned: {
        ActButton(close, isFilled: true) { dismiss() }
      }
    }
  }
}
