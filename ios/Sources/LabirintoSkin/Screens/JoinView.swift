import LabirintoKit
import SwiftUI

/// The three ways to somebody's table: the code on the other phone, the list of what is near, and what is typed.
struct JoinView: View {
  @Bindable var model: JoinModel
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.verticalSizeClass) private var down
  @Environment(\.palette) private var palette

  var body: some View {
    if across == .regular || down == .compact {
      Panes(model.title) {
        ScrollView {
          VStack(alignment: .leading, spacing: 8) { near }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      } rest: {
        typed
      } pinned: {
        scan
      }
    } else {
      Page(model.title) {
        near
        typed
      } pinned: {
        scan
      }
    }
  }

  @ViewBuilder private var near: some View {
    Heading(model.say("phone-near"))
    ObstacleCards(stage: model.stage)
    if model.near.isEmpty, model.stage.neighbourhood.isAllowed {
      Card {
        Words(model.say("phone-near-none"), .small)
        if model.isLate { Words(model.say("phone-join-help")) }
      }
    }
    ForEach(model.near, id: \.id) { table in
      CardButton(sign: table.fits ? .onward : .cross, act: { model.join(table) }) { Words(model.words(table), .bold) }
    }
  }

  @ViewBuilder private var typed: some View {
    Heading(model.say("phone-type"))
    TextField(text: $model.typed, prompt: Text(verbatim: model.say("phone-type-hint"))) {
      Text(verbatim: model.say("phone-type"))
    }
    .textInputAutocapitalization(.never)
    .autocorrectionDisabled()
    .keyboardType(.URL)
    .onSubmit { model.join() }
    .padding(12)
    .frame(minHeight: 48)
    .background(RoundedRectangle(cornerRadius: 14).fill(Color(palette.card)))
    .overlay { RoundedRectangle(cornerRadius: 14).stroke(Color(palette.line), lineWidth: 1) }
    .accessibilityLabel(Text(verbatim: model.say("phone-type")))
    ActPair(
      isLeftHanded: model.stage.look.isLeftHanded,
      first: ActButton(model.say("phone-paste")) { model.paste() },
      main: ActButton(model.say("phone-join")) { model.join() })
  }

  private var scan: some View {
    ActButton(model.say("phone-scan"), isFilled: true) { model.scan() }
  }
}

/// What is in the way of playing with others nearby: each by name, with what to do.
struct ObstacleCards: View {
  let stage: Stage

  var body: some View {
    ForEach(stage.neighbourhood.obstacles, id: \.self) { obstacle in
      Card {
        Words(stage.house.say(obstacle.rawValue))
        if obstacle == .denied {
          ActButton(stage.house.say("phone-open-settings")) { stage.neighbourhood.settings() }
        }
      }
    }
  }
}

/// The camera, looking for the code on another phone.
struct ScanView: View {
  let model: ScanModel

  var body: some View {
    switch model.showing {
    case .preview:
      Page(model.title) {
        Words(model.say("phone-scan-help"))
        CodeScanner(found: { model.found($0) }, failed: { model.failed() })
          .frame(minHeight: 320)
          .accessibilityElement()
          .accessibilityLabel(Text(verbatim: model.say("phone-scan-spoken")))
      }
    case .reason:
      words("phone-camera-why") {
        ActButton(model.say("phone-allow-camera"), isFilled: true) { Task { await model.ask() } }
      }
    case .denied:
      words("phone-camera-denied") {
        ActButton(model.say("phone-open-settings"), isFilled: true) { model.stage.neighbourhood.settings() }
      }
    case .broken:
      words("phone-camera-failed") { ActButton(model.say("phone-try-again"), isFilled: true) { model.again() } }
    }
  }

  private func words(_ key: String, @ViewBuilder pinned: () -> some View) -> some View {
    Page(model.title, content: { Card { Words(model.say(key)) } }, pinned: pinned)
  }
}
