// See Core.swift.

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, Hashable {
  public let name: String
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ part: Double) -> String {
      let hex = String(Int((part * 255).rounded()), radix: 16)
      return hex.count == 1 ? "0\(hex)" : hex
    }
    name = "#\(byte(red))\(byte(green))\(byte(blue))"
  }
  private init(_ name: String) { self.name = name }
  public static let clear = Color("clear")
}
extension Color: Primitive {}

public struct Font: Sendable {
  public enum Weight: Sendable { case regular, bold }
  public enum TextStyle: Sendable { case body, footnote }
  public static let largeTitle = Font(), title2 = Font(), headline = Font(), subheadline = Font(), callout = Font()
  public static let footnote = Font()
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font() }
  public func bold() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

public struct RoundedRectangle: Primitive {
  public init(cornerRadius: CGFloat) {}
  public func fill<S: ShapeStyle>(_ style: S) -> some View { modified("fill") }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { modified("stroke") }
}

private func text(_ box: CGRect) -> String { "\(box.minX) \(box.minY) \(box.width) \(box.height)" }

public struct Path: Equatable, Sendable {
  public private(set) var steps: [String] = []
  public init() {}
  public init(ellipseIn box: CGRect) { steps = ["ellipse \(text(box))"] }
  public init(roundedRect box: CGRect, cornerRadius: CGFloat) { steps = ["rounded \(text(box)) \(cornerRadius)"] }
  public init(_ build: (inout Path) -> Void) { build(&self) }
  public mutating func addLines(_ points: [CGPoint]) { steps += points.map { "line \($0.x) \($0.y)" } }
  public mutating func closeSubpath() { steps.append("close") }
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Sendable {
  public let lineWidth: CGFloat
  public let dash: [CGFloat]
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// Keeps what was drawn, line by line.
public struct GraphicsContext {
  /// The lines.
  public final class Log {
    public var lines: [String] = []
    public init() {}
  }
  public let log: Log
  /// The stand-in's own; the real one has no initialiser.
  public init(recording log: Log) { self.log = log }
  public struct Shading: Sendable {
    let name: String
    public static func color(_ color: Color) -> Shading { Shading(name: color.name) }
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
  public func fill(_ path: Path, with shading: Shading) {
    log.lines.append("fill \(shading.name) \(path.steps.joined(separator: ", "))")
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    log.lines.append("stroke \(shading.name) \(style.lineWidth) \(style.dash) \(path.steps.joined(separator: ", "))")
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    log.lines.append("text \(text.string) \(point.x) \(point.y)")
  }
  public mutating func clip(to path: Path, options: ClipOptions = []) {
    log.lines.append("clip \(path.steps.joined(separator: ", "))")
  }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = self
    try content(&inner)
  }
}
public struct Canvas<Symbols: View>: Primitive {
  public let renderer: (inout GraphicsContext, CGSize) -> Void
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { self.renderer = renderer }
}
