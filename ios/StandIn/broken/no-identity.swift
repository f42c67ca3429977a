import LabirintoKit
import SwiftUI

struct Broken: View {
  struct Row { let text: String }
  let rows: [Row]
  var body: some View { ForEach(rows) { Text(verbatim: $0.text) } }
}
