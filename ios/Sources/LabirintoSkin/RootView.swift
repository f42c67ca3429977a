import LabirintoKit
import SwiftUI

/// The whole app: opening, then the four first screens and what was gone to from them, with what is asked and told in front.
public struct RootView: View {
  private let stage: Stage
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.scenePhase) private var phase
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @SceneStorage("trail") private var kept = Data()
  @State private var isAsked = false

  /// Over a stage.
  public init(stage: Stage) { self.stage = stage }

  public var body: some View {
    ZStack {
      if stage.isReady {
        TabsView(stage: stage)
      } else {
        OpeningView(stage: stage)
      }
      if isShaded { Shade() }
    }
    .environment(\.palette, palette)
    .tint(Color(palette.mine))
    .preferredColorScheme(stage.look.isDark.map { $0 ? .dark : .light })
    .transaction { if isCalm { $0.animation = nil } }
    .overlay(alignment: .top) { Passing(stage: stage) }
    .alert(Text(verbatim: prompt?.title ?? ""), isPresented: $isAsked, presenting: prompt) { prompt in
      Button(role: .cancel) {
        stage.prompts.close(prompt.id)
      } label: {
        Text(verbatim: prompt.close)
      }
      if let act = prompt.act {
        Button {
          stage.prompts.accept(prompt.id)
        } label: {
          Text(verbatim: act)
        }
      }
    } message: { prompt in
      if !prompt.lines.isEmpty { Text(verbatim: prompt.lines.joined(separator: "\n")) }
    }
    .task(id: prompt?.id) {
      // One after the other, and never over a sheet or what is just closing: UIKit drops an alert there, and the question would
      // stand before all others unseen.
      isAsked = false
      if prompt == nil { return }
      while Front.isTaken, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(100)) }
      isAsked = !Task.isCancelled
    }
    .task { await stage.open(kept: kept) }
    .onChange(of: phase, initial: true) { _, now in turn(now) }
    .onOpenURL { stage.take($0) }
    .background { StaysAwake(isOn: stage.isReady && stage.trail.top.keepsAwake) }
  }

  private var prompt: Prompt? { stage.prompts.current }

  private var palette: Palette {
    stage.look.palette(isSystemDark: scheme == .dark, isSystemStrong: contrast == .increased)
  }

  /// Among the recent apps no secret shows.
  private var isShaded: Bool { phase != .active && stage.isReady && stage.trail.top.isSecret }

  private func turn(_ now: ScenePhase) {
    switch now {
    case .active: stage.appear()
    case .background:
      kept = stage.save(over: kept)
      stage.vanish()
    default: kept = stage.save(over: kept)
    }
  }
}

/// Paper over everything.
struct Shade: View {
  @Environment(\.palette) private var palette

  var body: some View {
    Color(palette.paper).ignoresSafeArea().accessibilityHidden(true)
  }
}

/// Words told in passing: for a few seconds over the screen.
struct Passing: View {
  let stage: Stage
  @State private var shown: String?

  var body: some View {
    VStack {
      if let shown {
        Card(.theirs) { Words(shown, .bold) }
          .padding(16)
          .allowsHitTesting(false)
          // It was said when it came.
          .accessibilityHidden(true)
      }
    }
    .task(id: stage.passing?.count ?? 0) {
      shown = stage.passing?.words
      try? await Task.sleep(for: .seconds(4))
      if !Task.isCancelled { shown = nil }
    }
  }
}

/// While the core opens; and why it could not be opened, with another try.
struct OpeningView: View {
  let stage: Stage
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 16) {
      if let refusal = stage.house.refusal {
        Card { Words(refusal.sentences) }
        ActButton(stage.wordsOfRetry, isFilled: true) { Task { await stage.open() } }
      }
    }
    .padding(16)
    .frame(maxWidth: 640, maxHeight: .infinity)
    .frame(maxWidth: .infinity)
    .background(Color(palette.paper))
  }
}

/// The four first screens: tabs on a phone, a sidebar where there is room for one.
struct TabsView: View {
  let stage: Stage
  @Environment(\.horizontalSizeClass) private var across

  var body: some View {
    if across == .regular {
      NavigationSplitView {
        List {
          ForEach(Trail.Tab.allCases, id: \.self) { tab in
            Button {
              stage.trail.choose(tab)
            } label: {
              Label {
                Text(verbatim: stage.words(of: tab))
              } icon: {
                Image(systemName: icon(tab))
              }
              .frame(minHeight: 48)
            }
            .accessibilityAddTraits(stage.trail.tab == tab ? .isSelected : [])
          }
        }
        .navigationTitle(Text(verbatim: "Labirinto"))
      } detail: {
        // A stack for each tab, as on a phone: one whose ground and path change at once mixes both.
        TrailView(stage: stage, tab: stage.trail.tab).id(stage.trail.tab)
      }
    } else {
      TabView(selection: chosen) {
        ForEach(Trail.Tab.allCases, id: \.self) { tab in
          TrailView(stage: stage, tab: tab)
            .tabItem {
              Label {
                Text(verbatim: stage.words(of: tab))
              } icon: {
                Image(systemName: icon(tab))
              }
            }
            .tag(tab)
        }
      }
    }
  }

  private var chosen: Binding<Trail.Tab> {
    Binding(get: { stage.trail.tab }, set: { stage.trail.choose($0) })
  }

  private func icon(_ tab: Trail.Tab) -> String {
    switch tab {
    case .play: "square.grid.3x3"
    case .records: "checkmark.seal"
    case .learn: "book"
    case .settings: "gearshape"
    }
  }
}

/// A first screen and what was gone to from it.
struct TrailView: View {
  let stage: Stage
  let tab: Trail.Tab

  var body: some View {
    NavigationStack(path: path) {
      ScreenView(screen: stage.trail.first(of: tab))
        .navigationDestination(for: Stop.self) { stop in ScreenView(screen: stop.screen) }
    }
  }

  private var path: Binding<[Stop]> {
    Binding(get: { stage.trail.path(of: tab) }, set: { stage.trail.set($0, of: tab) })
  }
}

/// The views of a screen.
struct ScreenView: View {
  let screen: ScreenModel

  var body: some View {
    if let home = screen as? HomeModel {
      HomeView(model: home)
    } else if let terms = screen as? TermsModel {
      TermsView(model: terms)
    } else if let join = screen as? JoinModel {
      JoinView(model: join)
    } else if let scan = screen as? ScanModel {
      ScanView(model: scan)
    } else if let room = screen as? RoomModel {
      RoomView(model: room)
    } else if let records = screen as? RecordsModel {
      RecordsView(model: records)
    } else if let replay = screen as? ReplayModel {
      ReplayView(model: replay)
    } else if let learn = screen as? LearnModel {
      LearnView(model: learn)
    } else if let settings = screen as? SettingsModel {
      SettingsView(model: settings)
    } else if let about = screen as? AboutModel {
      AboutView(model: about)
    } else if let notices = screen as? NoticesModel {
      NoticesView(model: notices)
    }
  }
}
