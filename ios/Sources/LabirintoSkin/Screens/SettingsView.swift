import LabirintoKit
import SwiftUI

/// The name, the language, and how it looks and feels. The size of text follows the system.
struct SettingsView: View {
  let model: SettingsModel
  @Environment(\.palette) private var palette
  @FocusState private var isNaming: Bool

  var body: some View {
    Page(model.title) {
      Heading(model.say("phone-name"))
      TextField(text: name) { Text(verbatim: model.say("phone-name")) }
        .textContentType(.nickname)
        .focused($isNaming)
        .onSubmit { model.storeName() }
        .onChange(of: isNaming) { _, now in if !now { model.storeName() } }
        .padding(12)
        .frame(minHeight: 48)
        .background(RoundedRectangle(cornerRadius: 14).fill(Color(palette.card)))
        .overlay { RoundedRectangle(cornerRadius: 14).stroke(Color(palette.line), lineWidth: 1) }
        .accessibilityLabel(Text(verbatim: model.say("phone-name")))
      Heading(model.say("phone-language"))
      Flow {
        ForEach(model.languages, id: \.tag) { language in
          Chip(language.name, isChosen: language.tag == model.stage.language) {
            model.stage.choose(language: language.tag)
          }
        }
      }
      ForEach(model.choices) { choice in
        ChoiceView(
          name: model.words(choice), values: choice.values.map { model.words($0, of: choice) },
          place: choice.values.firstIndex(of: model.value(of: choice)) ?? 0
        ) { model.choose(choice.values[$0], of: choice) }
      }
      CardButton(act: { model.about() }) { Words(model.say("phone-about")) }
    }
  }

  private var name: Binding<String> { Binding(get: { model.name }, set: { model.typed = $0 }) }
}
