import Foundation
import LabirintoKit
import UIKit

extension Stage {
  /// The stage of this phone: its folder, its keychain, its network, its camera.
  public static func ofPhone() -> Stage {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = (support.first ?? FileManager.default.temporaryDirectory).appending(path: "labirinto")
    Incoming.clear()
    let house = House(folder: folder.path, locale: Locale.preferredLanguages.first ?? "en") {
      exclude(folder)
      return try Vault.secret()
    }
    let path = SystemPath()
    return Stage(
      house: house,
      surroundings: Surroundings(
        discovery: SystemDiscovery(path: path), path: path, camera: SystemCamera(),
        openSettings: {
          if let settings = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(settings) }
        },
        announce: { words in
          // In turn, since what speaks of a screen that comes would cut it short.
          let patient = NSAttributedString(string: words, attributes: [.accessibilitySpeechQueueAnnouncement: true])
          UIAccessibility.post(notification: .announcement, argument: patient)
        },
        clipboard: { UIPasteboard.general.string },
        locale: { Locale.preferredLanguages.first ?? "en" }))
  }

  /// No backup takes the folder: its games are bound to the key of this device. Records are shared as files.
  private nonisolated static func exclude(_ folder: URL) {
    #if canImport(Darwin)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      var marked = folder
      try? marked.setResourceValues(values)
    #endif
  }
}
