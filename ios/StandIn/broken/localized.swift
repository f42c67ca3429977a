import LabirintoKit
import SwiftUI

// Words come from the core alone: what SwiftUI would look up in the app's own tables is not there.
struct Broken: View {
  var body: some View { Text("phone-join") }
}
