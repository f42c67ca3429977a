// See Core.swift.

public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4)
    public static let trailing = Self(rawValue: 8), all = Self(rawValue: 15)
    public static let horizontal = Self(rawValue: 10), vertical = Self(rawValue: 5)
  }
}
public enum VerticalEdge: Sendable { case top, bottom }
public enum ContentMode: Sendable { case fit, fill }
public enum TextAlignment: Sendable { case leading, center, trailing }
public struct Animation: Sendable {}
public struct Transaction { public var animation: Animation? }
public enum NavigationBarItem { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct ToolbarItemPlacement: Sendable { public static let topBarTrailing = Self(), topBarLeading = Self() }
@MainActor public protocol ToolbarContent {}
public struct ToolbarItem<C: View>: ToolbarContent {
  public let content: C
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> C) { self.content = content() }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
}
public struct UTType: Sendable { public static let data = Self() }
public struct UIKeyboardType: Sendable { public static let URL = Self() }
public struct UITextContentType: Sendable { public static let nickname = Self() }
public struct TextInputAutocapitalization: Sendable { public static var never: Self { Self() } }
public struct EnabledTextSelectability: Sendable {}
extension EnabledTextSelectability { public static var enabled: Self { Self() } }

@MainActor @preconcurrency public protocol Gesture { associatedtype Value }
extension Gesture {
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, S> { GestureStateGesture() }
}
public struct GestureStateGesture<G: Gesture, S>: Gesture { public typealias Value = G.Value }
public struct DragGesture: Gesture {
  public init(minimumDistance: CGFloat = 10) {}
  public struct Value: Equatable, Sendable { public var location: CGPoint, translation: CGSize }
}
@propertyWrapper public struct GestureState<S> {
  public let wrappedValue: S
  public init(wrappedValue: S) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState<S> { self }
}

public struct KeyEquivalent: Hashable, Sendable {
  let name: String
  public static let upArrow = Self(name: "up"), downArrow = Self(name: "down"), leftArrow = Self(name: "left")
  public static let rightArrow = Self(name: "right"), escape = Self(name: "escape"), delete = Self(name: "delete")
  public static let space = Self(name: "space"), `return` = Self(name: "return")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = Self(rawValue: 1), control = Self(rawValue: 2), command = Self(rawValue: 4)
}
public struct KeyPress: Sendable {
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
  /// The stand-in's own.
  public init(key: KeyEquivalent, characters: String = "", modifiers: EventModifiers = []) {
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4)
  }
  public enum Result: Sendable { case handled, ignored }
}
public struct SensoryFeedback: Equatable, Sendable {
  public enum Weight: Sendable { case light, medium, heavy }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2), isSelected = Self(rawValue: 4)
  public static let isImage = Self(rawValue: 8), isToggle = Self(rawValue: 16)
  public static let updatesFrequently = Self(rawValue: 32)
}
public struct AccessibilityChildBehavior: Sendable { public static let ignore = Self(), contain = Self(), combine = Self() }
public struct AccessibilityActionKind: Sendable { public static let `default` = Self(), escape = Self() }
@MainActor public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public let label: String
  public init(_ label: Text, id: ID, in namespace: Namespace.ID) { self.label = label.string }
}
extension ForEach: AccessibilityRotorContent where C: AccessibilityRotorContent {}
extension ForEach where C: AccessibilityRotorContent, D.Element: Identifiable, ID == D.Element.ID {
  public init(_ data: D, @AccessibilityRotorContentBuilder content: @escaping (D.Element) -> C) {
    items = data
    row = content
  }
}
@resultBuilder public enum AccessibilityRotorContentBuilder {
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

extension View {
  func modified(_ name: String, _ value: Any? = nil, inside: Any? = nil) -> Modified<Self> {
    Modified(content: self, name: name, value: value, inside: inside)
  }

  // MARK: layout and look
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { modified("padding") }
  public func padding(_ length: CGFloat) -> some View { modified("padding") }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modified("frame")
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modified("frame", minHeight) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { modified("fixedSize") }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { modified("aspectRatio", ratio) }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified("position", CGPoint(x: x, y: y)) }
  public func ignoresSafeArea() -> some View { modified("ignoresSafeArea") }
  public func safeAreaInset<V: View>(edge: VerticalEdge, @ViewBuilder content: () -> V) -> some View {
    modified("safeAreaInset", inside: content())
  }
  public func background<V: View>(_ view: V) -> some View { modified("background", inside: view) }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modified("background", inside: content())
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modified("overlay", inside: content())
  }
  public func font(_ font: Font?) -> some View { modified("font") }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modified("foregroundStyle") }
  public func tint(_ color: Color?) -> some View { modified("tint") }
  public func opacity(_ opacity: Double) -> some View { modified("opacity") }
  public func imageScale(_ scale: Image.Scale) -> some View { modified("imageScale") }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified("multilineTextAlignment") }
  public func textSelection(_ selectability: EnabledTextSelectability) -> some View { modified("textSelection") }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { modified("preferredColorScheme", scheme) }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modified("buttonStyle", style) }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { modified("transaction") }
  public func disabled(_ isDisabled: Bool) -> some View { modified("disabled", isDisabled) }
  public func allowsHitTesting(_ isAllowed: Bool) -> some View { modified("allowsHitTesting") }
  public func id<I: Hashable>(_ id: I) -> some View { modified("id", id) }
  public func tag<I: Hashable>(_ tag: I) -> some View { modified("tag", tag) }
  public func environment<T>(_ path: WritableKeyPath<EnvironmentValues, T>, _ value: T) -> some View {
    modified("environment", value)
  }

  // MARK: going and asking
  public func navigationTitle(_ title: Text) -> some View { modified("navigationTitle", title.string) }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { modified("titleMode") }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modified("navigationDestination") }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modified("tabItem", inside: label()) }
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    modified("toolbar", inside: content())
  }
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { modified("sheet", inside: content()) }
  public func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { modified("sheet", inside: item.wrappedValue.map(content)) }
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { modified("alert", title.string, inside: data.map { (actions($0), message($0)) }) }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modified("fileImporter", onCompletion) }

  // MARK: what happens
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modified("task", action) }
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modified("task", action) }
  public func onDisappear(perform: (() -> Void)? = nil) -> some View { modified("onDisappear", perform) }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
    modified("onChange", { if initial { action(value, value) } })
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    modified("onChange", { if initial { action() } })
  }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { modified("onSubmit", action) }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modified("onOpenURL", action) }
  public func gesture<T: Gesture>(_ gesture: T) -> some View { modified("gesture") }
  public func focusable(_ isFocusable: Bool = true) -> some View { modified("focusable", isFocusable) }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { modified("focused") }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modified("onKeyPress", action) }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { modified("sensoryFeedback") }
  public func keyboardType(_ type: UIKeyboardType) -> some View { modified("keyboardType") }
  public func textContentType(_ type: UITextContentType?) -> some View { modified("textContentType") }
  public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View { modified("capitals") }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { modified("autocorrectionDisabled") }

  // MARK: accessibility
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modified("accessibilityElement")
  }
  public func accessibilityLabel(_ label: Text) -> some View { modified("accessibilityLabel", label.string) }
  public func accessibilityHidden(_ isHidden: Bool) -> some View { modified("accessibilityHidden", isHidden) }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { modified("accessibilityTraits", traits) }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ action: @escaping () -> Void
  ) -> some View { modified("accessibilityAction", action) }
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    modified("accessibilityActions", inside: content())
  }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modified("accessibilityChildren", inside: children())
  }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { modified("accessibilityRotor", label.string, inside: entries()) }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modified("accessibilityRotorEntry", id)
  }
}
