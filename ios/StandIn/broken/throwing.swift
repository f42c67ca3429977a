import LabirintoKit
import SwiftUI

struct Broken: View {
  var body: some View { Text(verbatim: "a").task { try await Task.sleep(for: .seconds(1)) } }
}
