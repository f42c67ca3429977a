import LabirintoKit
import SwiftUI

/// One game before it begins: with whom, and by which options.
struct TermsView: View {
  let model: TermsModel

  var body: some View {
    Page(model.title) {
      HStack(spacing: 12) {
        GameImage(picture: GamePicture(of: model.offer), side: 56)
        Words(model.offer.pitch)
      }
      if !model.games.isEmpty {
        let at = model.games.firstIndex { $0.game == model.offer.game } ?? 0
        choice(model.say("phone-game"), model.games.map(\.name), at: at) { model.choose(model.games[$0]) }
      }
      choice(model.say("phone-with-whom"), TermsModel.Way.allCases.map { model.say($0.rawValue) }, at: place) {
        model.way = TermsModel.Way.allCases[$0]
      }
      if model.way == .computer {
        choice(model.say("phone-strength"), (1...5).map { model.say("phone-level-\($0)") }, at: model.level - 1) {
          model.level = $0 + 1
        }
      }
      if model.way == .host, model.offer.fewest != model.offer.most {
        let fewest = Int(model.offer.fewest)
        choice(model.say("phone-seats"), (fewest...Int(model.offer.most)).map(String.init), at: model.seats - fewest) {
          model.seats = $0 + fewest
        }
      }
      ForEach(model.offer.options, id: \.key) { option in
        choice(option.name, option.choices.map(\.text), at: model.place(of: option)) { model.take($0, of: option) }
      }
      Heading(model.say("phone-learn"))
      CardButton(sign: .go, act: { model.learn() }) { Words(model.say("phone-lesson")) }
    } pinned: {
      ActButton(model.act, isFilled: true) { model.begin() }
    }
  }

  private var place: Int { TermsModel.Way.allCases.firstIndex(of: model.way) ?? 0 }

  private func choice(
    _ name: String, _ values: [String], at place: Int, take: @escaping @MainActor (Int) -> Void
  ) -> some View {
    ChoiceView(name: name, values: values, place: place, take: take)
  }
}

/// A few values to choose from; many stand in a menu.
struct ChoiceView: View {
  let name: String
  let values: [String]
  let place: Int
  let take: @MainActor (Int) -> Void

  var body: some View {
    Heading(name)
    if values.count > 8 {
      Picker(selection: chosen) {
        ForEach(values.indices, id: \.self) { place in Text(verbatim: values[place]).tag(place) }
      } label: {
        Text(verbatim: name)
      }
      .frame(minHeight: 48)
    } else {
      Flow {
        ForEach(values.indices, id: \.self) { at in
          Chip(values[at], isChosen: at == place) { take(at) }
        }
      }
    }
  }

  private var chosen: Binding<Int> { Binding(get: { place }, set: { take($0) }) }
}
