import LabirintoKit
import SwiftUI

struct Broken: View {
  @Environment(\.accessibilityReducedMotion) private var isCalm
  var body: some View { Text(verbatim: "a") }
}
