// This one passes; every other file here must not.
import LabirintoKit
import SwiftUI

struct Good: View {
  @State private var count = 0
  let model: RoomModel

  var body: some View {
    VStack {
      Text(verbatim: model.title)
      Button(action: { count += 1 }, label: { Text(verbatim: model.say("phone-join")) })
    }
    .padding(8)
    .task { await model.stage.open() }
  }
}
