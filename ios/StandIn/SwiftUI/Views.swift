// See Core.swift.

public struct Text: Equatable, Sendable {
  public let string: String
  public init(verbatim text: String) { string = text }
  public func font(_ font: Font?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}
extension Text: Primitive {}

public struct Image: Sendable {
  public let name: String
  public init(systemName: String) { name = systemName }
  public enum Scale: Sendable { case small, medium, large }
}
extension Image: Primitive {}

public struct HorizontalAlignment: Sendable { public static let leading = Self(), center = Self(), trailing = Self() }
public struct VerticalAlignment: Sendable { public static let top = Self(), center = Self(), bottom = Self() }
public struct Alignment: Sendable {
  public static let center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self()
}
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}

public struct HStack<C: View>: Primitive {
  public let content: C
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {
    self.content = content()
  }
}
public struct VStack<C: View>: Primitive {
  public let content: C
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {
    self.content = content()
  }
}
public struct ZStack<C: View>: Primitive {
  public let content: C
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> C) { self.content = content() }
}
public struct Group<C: View>: Primitive {
  public let content: C
  public init(@ViewBuilder content: () -> C) { self.content = content() }
}
public struct ScrollView<C: View>: Primitive {
  public let content: C
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> C) { self.content = content() }
}
public struct ViewThatFits<C: View>: Primitive {
  public let content: C
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> C) { self.content = content() }
}
public struct List<C: View>: Primitive {
  public let content: C
  public init(@ViewBuilder content: () -> C) where C: View { self.content = content() }
}
public struct NavigationStack<C: View>: Primitive {
  public let content: C
  public init(@ViewBuilder root: () -> C) { content = root() }
  public init<D>(path: Binding<D>, @ViewBuilder root: () -> C)
  where D: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, D.Element: Hashable {
    content = root()
  }
}
public struct NavigationSplitView<Sidebar: View, Detail: View>: Primitive {
  public let sidebar: Sidebar
  public let detail: Detail
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }
}
public struct TabView<V: Hashable, C: View>: Primitive {
  public let content: C
  public init(selection: Binding<V>, @ViewBuilder content: () -> C) { self.content = content() }
}

/// Its rows are built when a test walks it.
public struct ForEach<D: RandomAccessCollection, ID: Hashable, C> {
  public let items: D
  public let row: (D.Element) -> C
}
extension ForEach: View where C: View { public var body: Never { fatalError("no body") } }
extension ForEach: Primitive where C: View {}
extension ForEach where C: View {
  public init(_ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder content: @escaping (D.Element) -> C) {
    items = data
    row = content
  }
  public init(_ data: D, @ViewBuilder content: @escaping (D.Element) -> C)
  where D.Element: Identifiable, ID == D.Element.ID {
    items = data
    row = content
  }
}

public struct ButtonRole: Sendable, Equatable {
  let number: Int
  public static let destructive = Self(number: 1), cancel = Self(number: 2)
}
public struct Button<L: View>: Primitive {
  public let label: L
  public let action: @MainActor () -> Void
  public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {
    self.label = label()
    self.action = action
  }
}
public struct Label<T: View, I: View>: Primitive {
  public let title: T
  public let icon: I
  public init(@ViewBuilder title: () -> T, @ViewBuilder icon: () -> I) {
    self.title = title()
    self.icon = icon()
  }
}
public struct TextField<L: View>: Primitive {
  public let label: L
  public let text: Binding<String>
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> L) {
    self.label = label()
    self.text = text
  }
}
public struct Picker<L: View, V: Hashable, C: View>: Primitive {
  public let label: L
  public let content: C
  public init(selection: Binding<V>, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = label()
  }
}
public struct ShareLink<L: View>: Primitive {
  public let label: L
  public init(item: String, @ViewBuilder label: () -> L) { self.label = label() }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: Primitive {}
  public let label = Label()
  public let isPressed = false
  public init() {}
}
public struct PlainButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle() } }

public struct GeometryProxy {
  public let size: CGSize
}
public struct GeometryReader<C: View>: Primitive {
  public let content: (GeometryProxy) -> C
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> C) { self.content = content }
  /// As in a view of this size.
  public func built(_ size: CGSize) -> C { content(GeometryProxy(size: size)) }
}
public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from date: Date, by interval: TimeInterval) -> Self { Self() }
}
public struct TimelineView<S: TimelineSchedule, C: View>: Primitive {
  public struct Context {
    public let date: Date
    /// The stand-in's own.
    public init(date: Date) { self.date = date }
  }
  public let content: (Context) -> C
  public init(_ schedule: S, @ViewBuilder content: @escaping (Context) -> C) { self.content = content }
}

// MARK: layout

public struct ProposedViewSize: Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
/// A child of a layout: a test gives it a size and reads where it was put.
public struct LayoutSubview {
  public let size: CGSize
  public let put: (CGPoint) -> Void
  public init(size: CGSize, put: @escaping (CGPoint) -> Void) {
    self.size = size
    self.put = put
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(size.width, proposal.width ?? .infinity), height: size.height)
  }
  public func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { put(point) }
}
public struct UnitPoint: Sendable { public static let center = Self(), topLeading = Self() }
public protocol Layout {
  typealias Subviews = [LayoutSubview]
  associatedtype Cache = Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
public struct LaidOut<L: Layout, C: View>: Primitive {
  public let content: C
}
extension Layout {
  @MainActor public func callAsFunction<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    LaidOut<Self, C>(content: content())
  }
}
