#!/usr/bin/env python3
"""project.py: holds the files of the Xcode project to each other, to the core and to Android, without a Mac.

Every rule below is shown to bite: each copy of the tree that breaks.py breaks must be refused by its rule. What only Xcode
can tell, no rule tells; README.md lists it.
"""
import json
import pathlib
import plistlib
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as tree
import xml.parsers.expat
from collections.abc import Callable, Iterator

import breaks
import icon
import openstep
import words

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What the rules read, and so what a copy to be broken holds.
READ = ["ios", "core", "ffi/src", "android/src/main", "android/build.gradle.kts", "Cargo.toml", "Cargo.lock"]
SKIPPED = [".build", "build", "target", "LabirintoCore.swift"]

PROJECT = "ios/App/Labirinto.xcodeproj/project.pbxproj"
SCHEME = "ios/App/Labirinto.xcodeproj/xcshareddata/xcschemes/Labirinto.xcscheme"
INFO = "ios/App/Info.plist"
RESOURCES = "ios/App/Labirinto/Resources"
PRIVACY = f"{RESOURCES}/PrivacyInfo.xcprivacy"
MANIFEST = "android/src/main/AndroidManifest.xml"
GRADLE = "android/build.gradle.kts"
ID = re.compile(r"[0-9A-F]{24}")

# What Apple wants a reason for, the reasons that can hold for this app, and how a use of it looks in Swift, in Rust, or as a
# crate of the core that uses it.
REASONS = {
    "SystemBootTime": (["35F9.1"], r'systemUptime|mach_absolute_time|DispatchTime\.now|Instant::now|name = "tokio"'),
    "FileTimestamp": (["C617.1"], r'attributesOfItem|ContentModificationDate|\.(modification|creation)Date|name = "redb"'),
    "DiskSpace": (["E174.1"], r"volumeAvailableCapacity|systemFreeSize|statv?fs\("),
    "UserDefaults": (["CA92.1"], r"UserDefaults|AppStorage"),
    "ActiveKeyboards": (["54BD.1"], r"activeInputModes"),
}

# How the readers of the formats say that a file is none.
UNREADABLE = (openstep.Malformed, tree.ParseError, xml.parsers.expat.ExpatError)

Rule = Callable[[pathlib.Path], Iterator[str]]
RULES: dict[str, Rule] = {}


def rule(check: Rule) -> Rule:
    """One law: says everything in a tree that breaks it."""
    RULES[check.__name__] = check
    return check


def read(root: pathlib.Path, file: str) -> str:
    """The text of a file."""
    return (root / file).read_text(encoding="utf-8")


def one(root: pathlib.Path, file: str, pattern: str) -> str:
    """The one thing that a pattern finds in a file."""
    found = re.findall(pattern, read(root, file))
    if len(found) != 1:
        raise ValueError(f"{file} holds {len(found)} times {pattern}")
    return found[0]


def project(root: pathlib.Path) -> dict:
    """The whole project file."""
    return openstep.read(read(root, PROJECT))


def objects(root: pathlib.Path, kind: str) -> list[dict]:
    """The objects of a kind."""
    return [each for each in project(root)["objects"].values() if each["isa"] == kind]


def info(root: pathlib.Path) -> dict:
    """The app's Info.plist."""
    return plistlib.loads((root / INFO).read_bytes())


def equal(what: str, given: object, wanted: object) -> Iterator[str]:
    """Nothing, or that something is not what it has to be."""
    if given != wanted:
        yield f"{what} is {given!r}, not {wanted!r}"


def tags(root: pathlib.Path) -> list[str]:
    """The core's languages."""
    return sorted(re.findall(r'Language::\w+ => "(\w\w)"', read(root, "core/node/src/language.rs")))


def sources(root: pathlib.Path, folders: list[str], ending: str) -> Iterator[pathlib.Path]:
    """Source files that are written by hand."""
    for folder in folders:
        for file in sorted((root / folder).rglob(f"*.{ending}")):
            if not any(part in SKIPPED for part in file.relative_to(root).parts):
                yield file


@rule
def every_reference_has_its_object(root: pathlib.Path) -> Iterator[str]:
    """Every id that is named is there, and whatever is there is named."""
    whole = project(root)
    yield from equal("objectVersion", whole["objectVersion"], "77")
    named = {whole["rootObject"]}

    def walk(value: openstep.Value) -> None:
        if isinstance(value, str):
            named.update([value] if ID.fullmatch(value) else [])
        else:
            for each in [*value, *value.values()] if isinstance(value, dict) else value:
                walk(each)

    for each in whole["objects"].values():
        walk(each)
    for missing in sorted(named - whole["objects"].keys()):
        yield f"the project names {missing}, which is not in it"
    for loose in sorted(whole["objects"].keys() - named):
        yield f"nothing in the project names {loose}"


@rule
def every_file_of_the_project_is_there(root: pathlib.Path) -> Iterator[str]:
    """What is referred to is on disk, or is made by the script that a Mac owner runs first."""
    base = (root / PROJECT).parents[1]
    made = read(root, "ios/tools/xcframework.sh")
    references = objects(root, "PBXFileReference") + objects(root, "PBXFileSystemSynchronizedRootGroup")
    for path in [each["path"] for each in references if each["sourceTree"] != "BUILT_PRODUCTS_DIR"]:
        if path.startswith("../build/"):
            if path.removeprefix("../") not in made:
                yield f"{path} is made by nobody"
        elif not (base / path).exists():
            yield f"{path} is not there"
    package = "".join(each["relativePath"] for each in objects(root, "XCLocalSwiftPackageReference"))
    manifest = base / package / "Package.swift"
    if not package or not manifest.is_file():
        yield f"no package is at {package!r}"
        return
    for product in objects(root, "XCSwiftPackageProductDependency"):
        if f'.library(name: "{product["productName"]}"' not in manifest.read_text(encoding="utf-8"):
            yield f"the package has no product {product['productName']}"
        # Without the way back Xcode says "Missing package product" (yonaskolb/XcodeGen #1549).
        if "package" not in product:
            yield f"{product['productName']} names no package"
    framework = one(root, "ios/Package.swift", r'path: "build/(\w+)\.xcframework"')
    yield from equal("the XCFramework that is made", one(root, "ios/tools/xcframework.sh", r"(?m)^name=(\w+)$"), framework)


@rule
def the_settings_are_those_of_this_app(root: pathlib.Path) -> Iterator[str]:
    """In both configurations; versions as the workspace and Android have them, and no team, no entitlements."""
    android = tree.parse(root / MANIFEST).getroot()
    version = re.findall(r'(?m)^version = "(.*)"$', read(root, "Cargo.toml"))[0]
    least = one(root, "ios/Package.swift", r"\.iOS\(\.v(\d+)\)") + ".0"
    wanted = {
        "CODE_SIGN_STYLE": "Automatic", "CURRENT_PROJECT_VERSION": android.get(icon.ANDROID + "versionCode"),
        "DEVELOPMENT_TEAM": "", "GENERATE_INFOPLIST_FILE": "NO", "INFOPLIST_FILE": pathlib.Path(INFO).name,
        "IPHONEOS_DEPLOYMENT_TARGET": least, "MARKETING_VERSION": version,
        "PRODUCT_BUNDLE_IDENTIFIER": one(root, GRADLE, r'applicationId = "(.*)"'), "SDKROOT": "iphoneos", "SWIFT_VERSION": "6.0",
        "TARGETED_DEVICE_FAMILY": "1,2", "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
    }
    yield from equal("Android's versionName", android.get(icon.ANDROID + "versionName"), version)
    yield from equal("the core's least iOS", one(root, "ios/tools/xcframework.sh", r"IPHONEOS_DEPLOYMENT_TARGET=(\S+)"), least)
    all_objects = project(root)["objects"]
    for name in ("Debug", "Release"):
        merged: dict[str, str] = {}
        for owner in objects(root, "PBXProject") + objects(root, "PBXNativeTarget"):
            for each in all_objects[owner["buildConfigurationList"]]["buildConfigurations"]:
                if all_objects[each]["name"] == name:
                    merged |= all_objects[each]["buildSettings"]
        for setting, value in wanted.items():
            yield from equal(f"{name}: {setting}", merged.get(setting), value)
        if "CODE_SIGN_ENTITLEMENTS" in merged:
            yield f"{name}: there are entitlements, and none is needed"
    yield from (f"{file.name} is not needed" for file in (root / "ios").rglob("*.entitlements"))


@rule
def the_scheme_runs_the_app(root: pathlib.Path) -> Iterator[str]:
    """The shared scheme builds, runs and archives the one target."""
    [target] = [(id, each) for id, each in project(root)["objects"].items() if each["isa"] == "PBXNativeTarget"]
    product = project(root)["objects"][target[1]["productReference"]]["path"]
    references = list(tree.parse(root / SCHEME).iter("BuildableReference"))
    yield from equal("the number of references of the scheme", len(references), 3)
    for each in references:
        yield from equal("a target of the scheme", each.get("BlueprintIdentifier"), target[0])
        yield from equal("a product of the scheme", each.get("BuildableName"), product)
        yield from equal("a project of the scheme", each.get("ReferencedContainer"), "container:Labirinto.xcodeproj")


@rule
def the_system_is_told_what_the_app_is(root: pathlib.Path) -> Iterator[str]:
    """Every shape of screen, one window, one launch colour, the truth about cryptography."""
    given = info(root)
    ways = [f"UIInterfaceOrientation{way}" for way in ("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")]
    wanted = {
        "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "CFBundleShortVersionString": "$(MARKETING_VERSION)",
        "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)", "ITSAppUsesNonExemptEncryption": True,
        "LSApplicationCategoryType": "public.app-category.games", "LSRequiresIPhoneOS": True,
        "UIApplicationSceneManifest": {"UIApplicationSupportsMultipleScenes": False},
        "UILaunchScreen": {"UIColorName": "LaunchPaper"}, "UISupportedInterfaceOrientations": ways,
        "UISupportedInterfaceOrientations~ipad": ways, "UIRequiresFullScreen": None,
    }
    for key, value in wanted.items():
        yield from equal(key, given.get(key), value)


@rule
def one_name_of_the_service(root: pathlib.Path) -> Iterator[str]:
    """Core, Kotlin and Swift announce the same type, and it is the only one that the system lets this app browse for."""
    core = one(root, "core/node/src/discovery/mod.rs", r'pub const SERVICE: &str = "(.*)";')
    swift = one(root, "ios/Sources/LabirintoKit/Net/Discovery.swift", r'public let serviceType = "(.*)"')
    kotlin = one(root, "android/src/main/kotlin/org/labirinto/net/SystemDiscovery.kt", r'const val SERVICE = "(.*)"')
    yield from equal("NSBonjourServices", info(root).get("NSBonjourServices"), [core])
    yield from equal("Swift's type", swift, core)
    yield from equal("Kotlin's type", kotlin, core)


@rule
def one_scheme_of_links(root: pathlib.Path) -> Iterator[str]:
    """A join link of the core opens this app, and the kit knows it."""
    core = one(root, "core/node/src/joining/invitation.rs", r'const SCHEME: &str = "(.*):";')
    given = [scheme for each in info(root).get("CFBundleURLTypes", []) for scheme in each["CFBundleURLSchemes"]]
    yield from equal("CFBundleURLSchemes", given, [core])
    swift = one(root, "ios/Sources/LabirintoKit/Incoming.swift", r'case "(.*)": self = \.link')
    yield from equal("Swift's scheme", swift, core)


@rule
def records_open_this_app(root: pathlib.Path) -> Iterator[str]:
    """Files as the core names them are of the exported type, which the app views, as copies that are its own."""
    given = info(root)
    ending = one(root, "core/node/src/house/telling.rs", r'format!\("\{:\.16\}\.(\w+)"')
    [kind] = given["UTExportedTypeDeclarations"]
    yield from equal("the ending", kind["UTTypeTagSpecification"].get("public.filename-extension"), [ending])
    yield from equal("what a record is", kind["UTTypeConformsTo"], ["public.data"])
    [document] = given["CFBundleDocumentTypes"]
    yield from equal("what is viewed", document["LSItemContentTypes"], [kind["UTTypeIdentifier"]])
    yield from equal("the rank", document["LSHandlerRank"], "Owner")
    yield from equal("opening in place", given.get("LSSupportsOpeningDocumentsInPlace"), False)


@rule
def one_list_of_languages(root: pathlib.Path) -> Iterator[str]:
    """The core's languages, everywhere."""
    core = tags(root)
    yield from equal("the languages of the texts", words.languages(root), core)
    yield from equal("CFBundleLocalizations", sorted(info(root).get("CFBundleLocalizations", [])), core)
    yield from equal("the folders", sorted(file.stem for file in (root / RESOURCES).glob("*.lproj")), core)
    [regions] = [each["knownRegions"] for each in objects(root, "PBXProject")]
    yield from equal("knownRegions", sorted(set(regions) - {"Base"}), core)


@rule
def the_system_says_what_the_core_says(root: pathlib.Path) -> Iterator[str]:
    """What the system asks for the app stands in the core's texts, in every language, and is never empty."""
    for language in tags(root):
        for key in words.KEYS.values():
            if not words.text(root, language, key):
                yield f"{key} says nothing in {language}, or not in one plain line"
        wanted = {name: words.text(root, language, key) for name, key in words.KEYS.items()}
        yield from equal(f"what is read in {language}", openstep.read("{" + words.strings(root, language) + "}"), wanted)
        file = words.path(root, language)
        if not file.is_file() or file.read_text(encoding="utf-8") != words.strings(root, language):
            yield f"{language}.lproj is not of the core's texts: run tools/words.py"
    for name, key in words.KEYS.items():
        yield from equal(name, info(root).get(name), words.text(root, "en", key))


@rule
def the_catalogue_holds_what_it_names(root: pathlib.Path) -> Iterator[str]:
    """Each set is valid, each picture is named by one and there; the launch colour is Android's paper, by day and by night."""
    catalogue = root / RESOURCES / "Assets.xcassets"
    for folder in [catalogue, *(path for path in catalogue.rglob("*") if path.is_dir())]:
        contents = json.loads((folder / "Contents.json").read_text(encoding="utf-8"))
        yield from equal(f"{folder.name}: info", contents.get("info"), {"author": "xcode", "version": 1})
        named = sorted(each["filename"] for each in contents.get("images", []))
        there = sorted(path.name for path in folder.iterdir() if path.is_file() and path.name != "Contents.json")
        yield from equal(f"{folder.name}: pictures", there, named)
    colours = json.loads((catalogue / "LaunchPaper.colorset/Contents.json").read_text(encoding="utf-8"))["colors"]
    given = []
    for each in colours:
        parts = each["color"]["components"]
        given.append("#" + "".join(parts[name].removeprefix("0x") for name in ("red", "green", "blue")))
    wanted = [icon.colours(root, folder, "theme.xml")["paper"] for folder in ("values", "values-night")]
    yield from equal("LaunchPaper", given, wanted)


@rule
def the_icon_is_androids(root: pathlib.Path) -> Iterator[str]:
    """Each picture is what would be drawn now of Android's drawing, and has no alpha."""
    looks = icon.looks(root)
    contents = json.loads(read(root, f"{icon.SET}/Contents.json"))
    yield from equal("the pictures", [each["filename"] for each in contents["images"]], [f"{name}.png" for name in looks])
    yield from (wrong for name, look in looks.items() if (wrong := icon.differs(root, name, look)))


@rule
def every_reason_has_a_use_and_every_use_a_reason(root: pathlib.Path) -> Iterator[str]:
    """The privacy manifest: nothing tracked, nothing collected, and a reason exactly for what Swift or Rust really calls."""
    given = plistlib.loads((root / PRIVACY).read_bytes())
    yield from equal("NSPrivacyTracking", given.get("NSPrivacyTracking"), False)
    yield from equal("NSPrivacyTrackingDomains", given.get("NSPrivacyTrackingDomains"), [])
    yield from equal("NSPrivacyCollectedDataTypes", given.get("NSPrivacyCollectedDataTypes"), [])
    prefix = "NSPrivacyAccessedAPI"
    declared = {each[f"{prefix}Type"]: each[f"{prefix}TypeReasons"] for each in given[f"{prefix}Types"]}
    files = [*sources(root, ["ios/Sources", "ios/App"], "swift"), *sources(root, ["core", "ffi/src"], "rs")]
    files.append(root / "Cargo.lock")
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    wanted = {f"{prefix}Category{name}": reasons for name, (reasons, use) in REASONS.items() if re.search(use, code)}
    yield from equal("NSPrivacyAccessedAPITypes", declared, wanted)


@rule
def what_only_a_mac_compiles_is_listed(root: pathlib.Path) -> Iterator[str]:
    """README.md lists every condition of the hand-written Swift, file by file."""
    found = set()
    for file in [*sources(root, ["ios/Sources", "ios/App"], "swift"), root / "ios/Package.swift"]:
        for condition in re.findall(r"(?m)^ *#(?:if|elseif) (.*)$", file.read_text(encoding="utf-8")):
            found.add((str(file.relative_to(root / "ios")), condition))
    listed = set(re.findall(r"(?m)^\| `([^`]*\.swift)` \| `([^`]*)` \|", read(root, "ios/README.md")))
    yield from (f"{file}: #if {condition} is not in README.md" for file, condition in sorted(found - listed))
    yield from (f"README.md lists #if {condition} of {file}, which is not there" for file, condition in sorted(listed - found))


def complaints(root: pathlib.Path, name: str) -> list[str]:
    """What a rule says of a tree; that it cannot even be read is said too."""
    try:
        return list(RULES[name](root))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, *UNREADABLE) as error:
        return [f"{type(error).__name__}: {error}"]


def bites(copy: pathlib.Path, broken: breaks.Break) -> bool:
    """Whether a rule refuses a copy that is broken in one place; the copy is whole again afterwards."""
    file = copy / broken.file
    before = file.read_text(encoding="utf-8")
    if broken.old not in before:
        sys.exit(f"project.py: {broken.file} does not hold {broken.old!r}, so nothing can be broken there")
    if broken.new is None:
        file.unlink()
    else:
        file.write_text(before.replace(broken.old, broken.new), encoding="utf-8")
    is_refused = bool(complaints(copy, broken.rule))
    file.write_text(before, encoding="utf-8")
    return is_refused


def main() -> None:
    """The tree must be good, and every broken copy refused."""
    wrong = [f"{name}: {each}" for name in RULES for each in complaints(ROOT, name)]
    if not wrong:
        wrong += [f"no broken copy shows that it bites: {name}" for name in RULES.keys() - {each.rule for each in breaks.ALL}]
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder)
            for each in READ:
                (copy / each).parent.mkdir(parents=True, exist_ok=True)
                if (ROOT / each).is_dir():
                    shutil.copytree(ROOT / each, copy / each, ignore=shutil.ignore_patterns(*SKIPPED))
                else:
                    shutil.copy(ROOT / each, copy / each)
            wrong += [f"in the copy, before it is broken: {name}: {each}" for name in RULES for each in complaints(copy, name)]
            wrong += [f"{each.rule} lets pass: {each}" for each in breaks.ALL if not bites(copy, each)]
    if wrong:
        sys.exit("\n".join(f"project.py: {each}" for each in wrong))
    print(f"project.py: {len(RULES)} rules hold, {len(breaks.ALL)} broken copies refused")


if __name__ == "__main__":
    main()
