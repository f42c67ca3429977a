import LabirintoKit
import SwiftUI

struct Broken: View {
  let model: ScanModel
  var body: some View { switch model.showing { case .reason: Text(verbatim: "a") } }
}
