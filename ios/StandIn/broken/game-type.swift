import LabirintoKit
import SwiftUI

// The core's own types are not the skin's to name.
struct Broken: View {
  let order: Order
  var body: some View { Text(verbatim: "a") }
}
