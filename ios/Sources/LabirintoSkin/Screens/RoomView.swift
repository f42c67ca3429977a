import LabirintoKit
import SwiftUI

/// Whatever goes on in one room.
struct RoomView: View {
  let model: RoomModel

  var body: some View {
    switch model.showing {
    case .waiting(let words, let isRefused): WordsView(model: model, words: words, isOver: isRefused)
    case .gone(let words): WordsView(model: model, words: words, isOver: true)
    case .lobby: LobbyView(model: model)
    case .digits:
      Page(model.title) {
        CutOffCard(model: model)
        DigitsCard(model: model)
      }
    case .terms: AgreeView(model: model)
    case .curtain: CurtainView(model: model)
    case .result: ResultView(model: model)
    case .play: PlayView(model: model)
    }
  }
}

/// That this app may not reach the others, with what to do; nothing while it may.
struct CutOffCard: View {
  let model: RoomModel

  var body: some View {
    if model.isCutOff { ObstacleCards(stage: model.stage) }
  }
}

/// Words while there is nothing else, with the way home once it is over.
struct WordsView: View {
  let model: RoomModel
  let words: String
  let isOver: Bool

  var body: some View {
    Page(model.title) {
      CutOffCard(model: model)
      Card { Words(words) }
    } pinned: {
      if isOver { ActButton(model.say("phone-home"), isFilled: true) { model.stage.trail.home() } }
    }
  }
}

/// The open table: the code to scan, the link to share, the address to type, and who has come.
struct LobbyView: View {
  let model: RoomModel
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.verticalSizeClass) private var down
  @Environment(\.palette) private var palette

  var body: some View {
    // Whoever asks for a seat is answered without scrolling past the code.
    if across == .regular || down == .compact {
      Panes(model.title) {
        code
      } rest: {
        ObstacleCards(stage: model.stage)
        guests
        ways
      } pinned: {
        EmptyView()
      }
    } else {
      Page(model.title) {
        if isAsked { guests }
        ObstacleCards(stage: model.stage)
        code
        ways
        if !isAsked { guests }
      }
    }
  }

  /// For the camera of the other.
  @ViewBuilder private var code: some View {
    if let open = model.state?.open {
      Words(model.say("phone-host-help"), .small)
      Sketch { size in CodePicture(open.code).drawings(side: min(size.width, size.height)) }
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 420)
        .frame(maxWidth: .infinity)
        .accessibilityElement()
        .accessibilityAddTraits(.isImage)
        .accessibilityLabel(Text(verbatim: model.say("phone-qr")))
    }
  }

  /// For whoever has no camera.
  @ViewBuilder private var ways: some View {
    if let open = model.state?.open {
      ForEach(open.addresses, id: \.self) { address in
        Text(verbatim: address)
          .font(.headline.monospacedDigit())
          .foregroundStyle(Color(palette.ink))
          .frame(maxWidth: .infinity)
          .textSelection(.enabled)
      }
      Words(model.say("phone-host-address-help"), .small)
      ShareLink(item: open.link) { Text(verbatim: model.say("phone-share-link")).frame(maxWidth: .infinity) }
        .buttonStyle(ActStyle(isFilled: false))
    }
  }

  private var isAsked: Bool { model.state?.asking.isEmpty == false || model.state?.digits != nil }

  @ViewBuilder private var guests: some View {
    Heading(model.say("phone-at-this-table"))
    Card {
      HStack(spacing: 12) {
        PieceImage(seat: 0, ink: palette.mine)
        Words(model.say("phone-this-phone", ["name": model.house.name]), .bold)
      }
    }
    ForEach(model.state?.asking ?? []) { asking in
      Card(.theirs) {
        HStack(spacing: 12) {
          PieceImage(seat: 1, ink: palette.theirs)
          Words(model.say("phone-wants-seat", ["name": asking.name]), .bold)
        }
        ActPair(
          isLeftHanded: model.stage.look.isLeftHanded,
          first: ActButton(model.say("phone-decline")) { model.decline(asking) },
          main: ActButton(model.say("phone-let-in"), isFilled: true) { model.accept(asking) })
      }
    }
    if model.state?.digits != nil { DigitsCard(model: model) }
  }
}

/// Six digits to compare aloud: both must see the same.
struct DigitsCard: View {
  let model: RoomModel
  @Environment(\.palette) private var palette

  var body: some View {
    if let digits = model.state?.digits {
      Card(.theirs) {
        Words(model.say("phone-digits-help", ["name": digits.name]))
        Text(verbatim: digits.digits)
          .font(.largeTitle.bold().monospacedDigit())
          .frame(maxWidth: .infinity)
          .accessibilityLabel(Text(verbatim: digits.spoken))
        if model.state?.isConfirmed == true {
          Words(model.say("phone-digits-waiting"))
        } else {
          ActPair(
            isLeftHanded: model.stage.look.isLeftHanded,
            first: ActButton(model.say("phone-digits-differ")) { model.differ() },
            main: ActButton(model.say("phone-digits-same"), isFilled: true) { model.confirm() })
        }
      }
    }
  }
}

/// The terms of the game, to be agreed to by everybody.
struct AgreeView: View {
  let model: RoomModel

  var body: some View {
    Page(model.title) {
      CutOffCard(model: model)
      Words(model.state?.status?.headline ?? model.say("phone-terms"), .title)
      Card { ForEach(model.state?.terms ?? [], id: \.self) { line in Words(line) } }
    } pinned: {
      ActButton(model.say("phone-agree"), isFilled: true) { model.agree() }
    }
  }
}

/// The screen is handed on: nothing of a seat shows before its person lifts the curtain.
struct CurtainView: View {
  let model: RoomModel
  @Environment(\.palette) private var palette

  var body: some View {
    Page(model.title) {
      if let curtain = model.state?.curtain {
        Card(.mine) {
          VStack(spacing: 24) {
            PieceImage(seat: curtain.seat, ink: palette.mine)
            Text(verbatim: curtain.text)
              .font(.title2.bold())
              .multilineTextAlignment(.center)
          }
          .padding(.vertical, 40)
          .frame(maxWidth: .infinity)
        }
      }
    } pinned: {
      ActButton(model.say("phone-lift-curtain"), isFilled: true) { model.lift() }
    }
  }
}
