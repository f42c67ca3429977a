import LabirintoKit
import SwiftUI

/// The lesson and the rules of each game, without any network.
struct LearnView: View {
  let model: LearnModel

  var body: some View {
    Page(model.title) {
      ForEach(model.house.offers, id: \.game) { offer in
        CardButton(.mine, sign: .go, act: { model.learn(offer) }) {
          Words(offer.name, .title)
          Words(model.say("phone-lesson"), .small)
        }
        Card { Words(model.rules(offer)) }
      }
      CardButton(act: { model.about() }) { Words(model.say("phone-about")) }
    }
  }
}

/// What this is, the licences of what it is made of, and the rules of each game.
struct AboutView: View {
  let model: AboutModel

  var body: some View {
    Page(model.title) {
      Words(model.say("phone-about-text"))
      ForEach(model.house.offers, id: \.game) { offer in
        Heading(offer.name)
        Words(model.rules(offer))
      }
      Heading(model.say("phone-licences"))
      CardButton(act: { model.notices() }) { Words(model.say("phone-licences-all")) }
    }
  }
}

/// The licence texts of everything this app is made of: names to choose from, and their text.
struct NoticesView: View {
  let model: NoticesModel
  @State private var open: NoticesModel.Block?

  var body: some View {
    Page(model.title) {
      ForEach(model.blocks(Notices.text)) { block in
        CardButton(act: { open = block }) { Words(block.names, .small) }
      }
    }
    .sheet(item: $open) { block in
      LinesSheet(title: model.title, lines: block.paragraphs, close: model.say("phone-close"))
    }
  }
}

/// The file of licence texts that the build puts into the app; empty without one.
enum Notices {
  static var text: String {
    guard let file = Bundle.main.url(forResource: "notices", withExtension: "txt") else { return "" }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
