import LabirintoKit
import SwiftUI

struct Broken: View {
  var body: some View { Text(verbatim: "a").frame(minWith: 48) }
}
