import LabirintoKit
import SwiftUI

struct Broken: View {
  var body: some View { VStack { 5 } }
}
