import LabirintoKit
import SwiftUI

struct Broken: View {
  let model: PlayModel
  var body: some View { Text(verbatim: model.heard) }
}
