import LabirintoKit
import SwiftUI

struct Broken: View {
  @State private var name = ""
  var body: some View { TextField(text: name) { Text(verbatim: "a") } }
}
