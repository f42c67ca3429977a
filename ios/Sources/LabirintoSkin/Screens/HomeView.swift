import LabirintoKit
import SwiftUI

/// Where everything begins: games to go on with, games on offer, and the ways to a table.
struct HomeView: View {
  let model: HomeModel
  @Environment(\.palette) private var palette

  var body: some View {
    Page("Labirinto") {
      ForEach(model.unfinished, id: \.table) { game in
        let words = model.words(game)
        CardButton(.mine, sign: .go, act: { model.resume(game) }) {
          Words(words.over, .title)
          Words(words.under, .small, ink: palette.ink)
        }
      }
      Heading(model.say("phone-new-game"))
      ForEach(model.house.offers, id: \.game) { offer in
        CardButton(act: { model.choose(offer) }) {
          HStack(spacing: 12) {
            GameImage(picture: GamePicture(of: offer), side: 72)
            VStack(alignment: .leading, spacing: 4) {
              Words(offer.name, .title)
              Words(model.measure(offer), .small)
              Words(offer.pitch, .small, ink: palette.ink)
            }
          }
        }
      }
      // For whoever opens the app for the first time.
      if model.unfinished.isEmpty, let first = model.house.offers.first {
        CardButton(sign: .go, act: { model.learn(first) }) {
          Words(model.say("phone-lesson"), .bold)
          Words(first.name, .small)
        }
      }
    } pinned: {
      ActPair(
        isLeftHanded: model.stage.look.isLeftHanded,
        first: ActButton(model.say("phone-join")) { model.join() },
        main: ActButton(model.say("phone-host"), isFilled: true) { model.host() })
    }
  }
}

/// The picture of a game; a screen reader passes it over.
struct GameImage: View {
  let picture: GamePicture
  let side: CGFloat
  @Environment(\.palette) private var palette

  var body: some View {
    Sketch { size in picture.drawings(side: min(size.width, size.height), palette) }
      .frame(width: side, height: side)
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityHidden(true)
  }
}
