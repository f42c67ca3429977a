import LabirintoKit
import SwiftUI

nonisolated func broken(_ model: RoomModel) { model.agree() }
