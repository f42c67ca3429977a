import LabirintoKit
import SwiftUI

struct Broken: View {
  var count = 0
  var body: some View { Button(action: { count += 1 }, label: { Text(verbatim: "a") }) }
}
