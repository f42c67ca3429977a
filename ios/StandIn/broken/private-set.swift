import LabirintoKit
import SwiftUI

struct Broken: View {
  let model: RoomState
  var body: some View { Button(action: { model.game = "" }, label: { Text(verbatim: "a") }) }
}
