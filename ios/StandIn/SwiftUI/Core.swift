// Stands in for SwiftUI where there is no Apple SDK, so that the skin is type-checked, walked and drawn by tests. Signatures
// from Apple's documentation, bodies that do as little as possible, and no more than the skin uses. It proves that the skin
// agrees with what is written here; not that Xcode agrees with either. Never shipped: Apple's builds import the real one.
@_exported import Foundation
@_exported import Observation
import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError("no body") } }

/// A view that SwiftUI draws itself.
public protocol Primitive: View where Body == Never {}
extension Primitive { public var body: Never { fatalError("no body") } }

// Conformances in extensions, as in the real one: so these initialisers are not bound to the main actor.
public struct EmptyView { public init() {} }
extension EmptyView: Primitive {}
public struct TupleView<T> { public let value: T }
extension TupleView: Primitive {}
public enum Either<A: View, B: View>: Primitive {
  case first(A)
  case second(B)
}
extension Optional: View where Wrapped: View { public var body: Never { fatalError("no body") } }
extension Optional: Primitive where Wrapped: View {}

/// A view with a modifier: its name, what it was given, and further views in it.
public struct Modified<Content: View>: Primitive {
  public let content: Content
  public let name: String
  public let value: Any?
  public let inside: Any?
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ c: C) -> C { c }
  public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> {
    TupleView(value: (repeat each c))
  }
  public static func buildExpression<C: View>(_ c: C) -> C { c }
  public static func buildIf<C: View>(_ c: C?) -> C? { c }
  public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { .first(first) }
  public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { .second(second) }
}

// MARK: what views keep and are given

public final class Box<T>: @unchecked Sendable {
  public var value: T
  init(_ value: T) { self.value = value }
}

@propertyWrapper public struct State<T> {
  let box: Box<T>
  public init(wrappedValue: T) { box = Box(wrappedValue) }
  public init(initialValue: T) { box = Box(initialValue) }
  public var wrappedValue: T {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<T> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
extension State: Sendable where T: Sendable {}
extension State where T: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }

@propertyWrapper public struct SceneStorage<T> {
  let box: Box<T>
  public init(wrappedValue: T, _ key: String) where T == Data { box = Box(wrappedValue) }
  public init(wrappedValue: T, _ key: String) where T == String { box = Box(wrappedValue) }
  public var wrappedValue: T {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<T> {
  let get: () -> T
  let set: (T) -> Void
  public init(get: @escaping () -> T, set: @escaping (T) -> Void) {
    self.get = get
    self.set = set
  }
  public static func constant(_ value: T) -> Binding<T> { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: T {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<T> { self }
  public subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> Binding<U> {
    Binding<U>(
      get: { get()[keyPath: path] },
      set: {
        var whole = get()
        whole[keyPath: path] = $0
        set(whole)
      })
  }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<T: AnyObject> {
  public var wrappedValue: T
  public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<T> { self }
  public subscript<U>(dynamicMember path: ReferenceWritableKeyPath<T, U>) -> Binding<U> {
    let object = wrappedValue
    return Binding<U>(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

@propertyWrapper public struct FocusState<T: Hashable> {
  let box: Box<T>
  public init() where T == Bool { box = Box(false) }
  public var wrappedValue: T {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }
  public struct Binding { let box: Box<T> }
}

@propertyWrapper public struct ScaledMetric<T: BinaryFloatingPoint> {
  public var wrappedValue: T
  public init(wrappedValue: T, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

public struct DismissAction: Sendable { @MainActor public func callAsFunction() {} }
public enum ColorScheme: Sendable { case light, dark }
public enum ColorSchemeContrast: Sendable { case standard, increased }
public enum ScenePhase: Sendable, Comparable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What `Environment` reads. A test sets the values of `standing` for all views that are walked after it.
public struct EnvironmentValues {
  nonisolated(unsafe) public static var standing = EnvironmentValues()
  public var dismiss = DismissAction()
  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var scenePhase = ScenePhase.active
  public var accessibilityReduceMotion = false
  public var isEnabled = true
  public var layoutDirection = LayoutDirection.leftToRight
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  private var own: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { own[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { own[ObjectIdentifier(key)] = newValue }
  }
}
@propertyWrapper public struct Environment<T> {
  let read: () -> T
  public init(_ path: KeyPath<EnvironmentValues, T>) { read = { EnvironmentValues.standing[keyPath: path] } }
  public var wrappedValue: T { read() }
}

// MARK: the app

@MainActor @preconcurrency public protocol Scene {}
public struct WindowGroup<C: View>: Scene {
  public let content: C
  public init(@ViewBuilder content: () -> C) { self.content = content() }
}
@resultBuilder public enum SceneBuilder { public static func buildBlock<S: Scene>(_ scene: S) -> S { scene } }
@MainActor @preconcurrency public protocol App {
  associatedtype S: Scene
  @SceneBuilder var body: S { get }
  init()
}
extension App { public static func main() { _ = Self().body } }

// MARK: UIKit inside SwiftUI

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
}
extension UIViewRepresentable { public var body: Never { fatalError("no body") } }
public struct UIViewRepresentableContext<V> {}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}
extension UIViewControllerRepresentable { public var body: Never { fatalError("no body") } }
public struct UIViewControllerRepresentableContext<V> {}
