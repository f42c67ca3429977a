"""breaks.py: what is broken, one at a time, in copies of the tree, to show that the rules of project.py bite."""
import dataclasses

APP = "ios/App"
PROJECT = f"{APP}/Labirinto.xcodeproj/project.pbxproj"
SCHEME = f"{APP}/Labirinto.xcodeproj/xcshareddata/xcschemes/Labirinto.xcscheme"
INFO = f"{APP}/Info.plist"
RESOURCES = f"{APP}/Labirinto/Resources"
ASSETS = f"{RESOURCES}/Assets.xcassets"
PRIVACY = f"{RESOURCES}/PrivacyInfo.xcprivacy"
KIT = "ios/Sources/LabirintoKit"
TEXTS = "core/node/texts/phone"
RES = "android/src/main/res"


@dataclasses.dataclass(frozen=True)
class Break:
    """The rule that must refuse it, the file, and what stands where `old` stood; with None the file is gone."""

    rule: str
    file: str
    old: str
    new: str | None


def of(rule: str, *changes: tuple[str, str, str | None]) -> list[Break]:
    """The breaks that one rule must refuse."""
    return [Break(rule, *change) for change in changes]


def setting(old: str, new: str) -> tuple[str, str, str]:
    """A build setting, in every configuration."""
    return (PROJECT, f"{old};", f"{new};")


def entry(key: str, old: str, new: str) -> tuple[str, str, str]:
    """A value of Info.plist, as it stands after its key."""
    return (INFO, f"<key>{key}</key>\n\t{old}", f"<key>{key}</key>\n\t{new}")


ALL = [
    *of(
        "every_reference_has_its_object",
        (PROJECT, "objectVersion = 77", "objectVersion = 56"),
        (PROJECT, "fileRef = 1AB1000000000000000000F2", "fileRef = 1AB1000000000000000000FF"),
        (PROJECT, "\t\t\t\t1AB1000000000000000000F3 /* Info.plist */,\n", ""),
        (PROJECT, "sourceTree = SOURCE_ROOT;", "sourceTree = SOURCE_ROOT"),
        (PROJECT, "\t\t\tisa = PBXNativeTarget;", "\t\t\tisa = PBXNativeTarget;\n\t\t\tisa = PBXNativeTarget;"),
    ),
    *of(
        "every_file_of_the_project_is_there",
        (PROJECT, "path = Info.plist;", "path = Information.plist;"),
        (PROJECT, "\t\t\tpath = Labirinto;", "\t\t\tpath = Labyrinth;"),
        (PROJECT, "path = ../build/notices.txt", "path = ../build/licences.txt"),
        (PROJECT, "relativePath = ..;", "relativePath = ../..;"),
        (PROJECT, "productName = LabirintoSkin;", "productName = LabirintoFace;"),
        (PROJECT, '\t\t\tpackage = 1AB1000000000000000000D0 /* XCLocalSwiftPackageReference ".." */;\n', ""),
        ("ios/tools/xcframework.sh", "name=LabirintoCoreFFI", "name=CoreFFI"),
        ("ios/Package.swift", '.library(name: "LabirintoSkin"', '.library(name: "Skin"'),
    ),
    *of(
        "the_settings_are_those_of_this_app",
        setting("PRODUCT_BUNDLE_IDENTIFIER = org.labirinto", "PRODUCT_BUNDLE_IDENTIFIER = org.example"),
        setting("MARKETING_VERSION = 0.1.0", "MARKETING_VERSION = 0.1"),
        setting("CURRENT_PROJECT_VERSION = 1", "CURRENT_PROJECT_VERSION = 2"),
        setting("IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 16.0"),
        setting("SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0"),
        setting('TARGETED_DEVICE_FAMILY = "1,2"', "TARGETED_DEVICE_FAMILY = 1"),
        setting('DEVELOPMENT_TEAM = ""', "DEVELOPMENT_TEAM = ABCDE12345"),
        setting("CODE_SIGN_STYLE = Automatic", "CODE_SIGN_STYLE = Automatic; CODE_SIGN_ENTITLEMENTS = a.entitlements"),
        setting("INFOPLIST_FILE = Info.plist", "INFOPLIST_FILE = Labirinto/Info.plist"),
        ("ios/tools/xcframework.sh", "IPHONEOS_DEPLOYMENT_TARGET=17.0", "IPHONEOS_DEPLOYMENT_TARGET=18.0"),
        ("Cargo.toml", 'version = "0.1.0"', 'version = "0.2.0"'),
        ("android/src/main/AndroidManifest.xml", 'versionName="0.1.0"', 'versionName="0.2.0"'),
    ),
    *of(
        "the_scheme_runs_the_app",
        (SCHEME, '"1AB100000000000000000010"', '"1AB100000000000000000001"'),
        (SCHEME, '"Labirinto.app"', '"Labyrinth.app"'),
        (SCHEME, "container:Labirinto.xcodeproj", "container:App.xcodeproj"),
        (SCHEME, "</LaunchAction>", ""),
        (SCHEME, "BuildableReference", "Reference"),
    ),
    *of(
        "the_system_is_told_what_the_app_is",
        entry("ITSAppUsesNonExemptEncryption", "<true/>", "<false/>"),
        entry("LSApplicationCategoryType", "<string>public.app-category.games", "<string>public.app-category.utilities"),
        (INFO, "\t\t<string>UIInterfaceOrientationLandscapeLeft</string>\n", ""),
        (INFO, "SupportsMultipleScenes</key>\n\t\t<false/>", "SupportsMultipleScenes</key>\n\t\t<true/>"),
        (INFO, "<string>LaunchPaper", "<string>Paper"),
        (INFO, "\t<key>UILaunchScreen", "\t<key>UIRequiresFullScreen</key>\n\t<true/>\n\t<key>UILaunchScreen"),
        (INFO, "$(MARKETING_VERSION)", "1.0"),
        (INFO, "</plist>", ""),
    ),
    *of(
        "one_name_of_the_service",
        (INFO, "_labirinto._tcp", "_labirinto._udp"),
        (INFO, "<string>_labirinto._tcp", "<string>_http._tcp</string>\n\t\t<string>_labirinto._tcp"),
        (f"{KIT}/Net/Discovery.swift", '"_labirinto._tcp"', '"_labirinto._tcp."'),
        ("core/node/src/discovery/mod.rs", 'SERVICE: &str = "_labirinto._tcp"', 'SERVICE: &str = "_maze._tcp"'),
        ("android/src/main/kotlin/org/labirinto/net/SystemDiscovery.kt", 'SERVICE = "_labirinto._tcp"', 'SERVICE = "_l._tcp"'),
    ),
    *of(
        "one_scheme_of_links",
        (INFO, "\t\t\t\t<string>labirinto<", "<string>maze<"),
        (f"{KIT}/Incoming.swift", 'case "labirinto": self', 'case "maze": self'),
        ("core/node/src/joining/invitation.rs", 'SCHEME: &str = "labirinto:"', 'SCHEME: &str = "maze:"'),
    ),
    *of(
        "records_open_this_app",
        (INFO, "\t\t\t\t\t<string>labirinto<", "<string>maze<"),
        (INFO, "\t\t\t\t<string>org.labirinto.record<", "<string>org.maze<"),
        (INFO, "<string>Owner", "<string>None"),
        entry("LSSupportsOpeningDocumentsInPlace", "<false/>", "<true/>"),
        (INFO, "public.data", "public.text"),
        ("core/node/src/house/telling.rs", "{:.16}.labirinto", "{:.16}.maze"),
    ),
    *of(
        "one_list_of_languages",
        (INFO, "\t\t<string>eo</string>\n", ""),
        (PROJECT, "\t\t\t\thu,\n", ""),
        ("core/node/src/language.rs", 'Polish => "pl"', 'Polish => "cs"'),
    ),
    *of(
        "the_system_says_what_the_core_says",
        (f"{TEXTS}/fr.ftl", "phone-camera-why = ", "phone-camera-why = Oui. "),
        (f"{TEXTS}/pl.ftl", "phone-network-why", "phone-network-reason"),
        (f"{TEXTS}/hu.ftl", "Kép nem marad meg.", "Kép\n    nem marad meg."),
        (f"{TEXTS}/eo.ftl", "Neniu bildo", "{ $name } bildo"),
        (f"{RESOURCES}/hu.lproj/InfoPlist.strings", "NSCameraUsageDescription", "NSCameraUsage"),
        (f"{RESOURCES}/eo.lproj/InfoPlist.strings", "NSCamera", None),
        (INFO, "The camera is used only", "The camera is used"),
        (INFO, "<key>NSLocalNetworkUsageDescription", "<key>NSLocalNetworkUsage"),
    ),
    *of(
        "the_catalogue_holds_what_it_names",
        (f"{ASSETS}/AppIcon.appiconset/Contents.json", "dark.png", "night.png"),
        (f"{ASSETS}/LaunchPaper.colorset/Contents.json", '"0xF3"', '"0xF4"'),
        (f"{ASSETS}/LaunchPaper.colorset/Contents.json", '"info"', '"information"'),
        (f"{ASSETS}/Contents.json", "}", ""),
        (f"{ASSETS}/Contents.json", "xcode", None),
        (f"{RES}/values-night/theme.xml", "#15171A", "#000000"),
    ),
    *of(
        "the_icon_is_androids",
        (f"{RES}/drawable/icon_maze.xml", "M34,74 V34", "M34,64 V34"),
        (f"{RES}/drawable/icon_maze.xml", "strokeLineCap", "strokeMiterLimit"),
        (f"{RES}/values/icon.xml", "#F7F3E8", "#E7F3E8"),
        (f"{RES}/values-night/theme.xml", "#8FB3F5", "#00FF00"),
        (f"{ASSETS}/AppIcon.appiconset/Contents.json", "tinted.png", "light.png"),
    ),
    *of(
        "every_reason_has_a_use_and_every_use_a_reason",
        (PRIVACY, "35F9.1", "8FFB.1"),
        (PRIVACY, "CategoryFileTimestamp", "CategoryDiskSpace"),
        (PRIVACY, "<key>NSPrivacyTracking</key>\n\t<false/>", "<key>NSPrivacyTracking</key>\n\t<true/>"),
        (PRIVACY, "DataTypes</key>\n\t<array/>", "DataTypes</key>\n\t<array><dict/></array>"),
        (f"{KIT}/House.swift", "DispatchTime.now()", "UserDefaults.standard"),
        ("core/node/src/identity.rs", "file.metadata()", "statfs(file)"),
        ("Cargo.lock", 'name = "redb"', 'name = "blackdb"'),
    ),
    *of(
        "what_only_a_mac_compiles_is_listed",
        ("ios/Sources/LabirintoSkin/System/Tone.swift", "canImport(AudioToolbox)", "os(iOS)"),
        (f"{KIT}/Incoming.swift", "    #if canImport(Darwin)", "    #if os(iOS)"),
        ("ios/README.md", "canImport(Security)", "canImport(Keychain)"),
        ("ios/README.md", "| `Package.swift` | `os(Linux)`", "| `Package.swift` | `os(macOS)`"),
        ("ios/README.md", "System/Phone.swift", "System/Telephone.swift"),
    ),
]
