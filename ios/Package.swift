// swift-tools-version:6.0
import PackageDescription

#if os(Linux)
  // The header that the bindings need, beside the core built for this machine: see tools/check.sh.
  let core: Target = .systemLibrary(name: "LabirintoCoreFFI", path: "Sources/LabirintoCoreFFI")
  // What stands in for Apple's SDK, so that the skin is type-checked and walked on Linux, and the tool that draws boards for
  // comparison. Never shipped.
  let standIn: [Target] = [
    .executableTarget(name: "Draw", dependencies: ["LabirintoKit", "LabirintoCore"], path: "Draw"),
    .target(name: "UIKit", path: "StandIn/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "StandIn/SwiftUI"),
    // What the Xcode project makes the app of.
    .executableTarget(
      name: "LabirintoApp", dependencies: ["LabirintoSkin", "LabirintoKit", "SwiftUI"], path: "App/Labirinto",
      exclude: ["Resources"]),
  ]
  let ui: [Target.Dependency] = ["SwiftUI", "UIKit"]
  // Debian's libswiftObservation.so 6.0.3 lacks a symbol that it calls only when a lock fails.
  let link: [LinkerSetting] = [.linkedLibrary("labirinto_ffi"), .unsafeFlags(["-Xlinker", "--allow-shlib-undefined"])]
#else
  // Made by tools/xcframework.sh.
  let core: Target = .binaryTarget(name: "LabirintoCoreFFI", path: "build/LabirintoCoreFFI.xcframework")
  let standIn: [Target] = []
  let ui: [Target.Dependency] = []
  // The core asks the system for its network addresses.
  let link: [LinkerSetting] = [.linkedFramework("SystemConfiguration")]
#endif

let package = Package(
  name: "Labirinto",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "LabirintoSkin", targets: ["LabirintoSkin", "LabirintoKit"])],
  targets: standIn + [
    core,
    // Written by ../ffi/bindings.sh; what UniFFI writes does not pass in language mode 6.
    .target(name: "LabirintoCore", dependencies: ["LabirintoCoreFFI"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "LabirintoKit", dependencies: ["LabirintoCore"], linkerSettings: link),
    .target(name: "LabirintoSkin", dependencies: ["LabirintoKit"] + ui),
    .testTarget(name: "Tests", dependencies: ["LabirintoKit", "LabirintoCore", "LabirintoSkin"] + ui, path: "Tests"),
  ]
)
