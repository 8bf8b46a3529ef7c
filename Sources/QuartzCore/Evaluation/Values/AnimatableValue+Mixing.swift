import CoreGraphics
import Geometry
import Raster
import Timing

extension AnimatableValue: Interpolable {
  /// Type by type; nil for two types, and where the type refuses.
  ///
  /// Ours are these decisions, where nothing is documented or measured: a flag switches at half;
  /// what paths of different structure do (`PathInterpolation`), and transforms at half a turn
  /// (`TransformParts`).
  static func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> AnimatableValue? {
    switch (a, b) {
    case (.number(let a), .number(let b)):
      return .number(a + (b - a) * t)
    case (.transform(let a), .transform(let b)):
      return Matrix4.mix(a.matrix, b.matrix, t).map { .transform(CATransform3D($0)) }
    case (.path(let a?), .path(let b?)):
      return Path.mix(a, b, t).map { .path($0) }
    case (.color(let a), .color(let b)):
      return mixed(a, b, t)
    case (.image(let from), .image(let to)):
      if t <= 0 || from == to { return a }
      return t < 1 ? ContentsFade(from: a, to: b, share: t).map { .fade($0) } : b
    case (.text, .text), (.text, .image), (.image, .text):
      return ContentsFade(from: a, to: b, share: t).map { .fade($0) }
    case (.flag, .flag), (.path, .path):
      return t < 0.5 ? a : b
    default:
      return combination(a, b) { $0 + ($1 - $0) * t }
    }
  }

  /// Gamma-coded components with straight alpha, as gradients are seen to do; no colour is the other
  /// one, transparent. For animations both are our decision.
  private static func mixed(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> AnimatableValue {
    guard let start = a?.rasterColor ?? b?.rasterColor.faded(by: 0),
      let end = b?.rasterColor ?? a?.rasterColor.faded(by: 0)
    else { return .color(nil) }
    return .color(
      CGColor(
        rasterColor: Color(
          red: start.red + (end.red - start.red) * t,
          green: start.green + (end.green - start.green) * t,
          blue: start.blue + (end.blue - start.blue) * t,
          alpha: start.alpha + (end.alpha - start.alpha) * t)))
  }

  /// The numbers that are added and measured; nil for types without.
  var components: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [Double(value.x), Double(value.y)]
    case .size(let value): [Double(value.width), Double(value.height)]
    case .rect(let value): Rect(value).numbers
    case .color(let value):
      (value?.rasterColor ?? .clear).components
    case .numbers(let value): value
    case .colors(let value): value?.flatMap(\.rasterColor.components)
    case .flag, .transform, .path, .image, .text, .fade: nil
    }
  }

  func withComponents(_ n: [Double]) -> AnimatableValue {
    switch self {
    case .number: .number(n[0])
    case .point: .point(CGPoint(x: n[0], y: n[1]))
    case .size: .size(CGSize(width: n[0], height: n[1]))
    case .rect: .rect(CGRect(Rect(numbers: n)))
    case .color:
      .color(CGColor(rasterColor: Color(red: n[0], green: n[1], blue: n[2], alpha: n[3])))
    case .numbers: .numbers(n)
    case .colors:
      .colors(
        stride(from: 0, to: n.count, by: 4).map {
          CGColor(
            rasterColor: Color(red: n[$0], green: n[$0 + 1], blue: n[$0 + 2], alpha: n[$0 + 3]))
        })
    case .flag, .transform, .path, .image, .text, .fade: self
    }
  }

  /// Number by number; nil for two types, and for as many numbers as do not fit.
  static func combination(
    _ a: AnimatableValue, _ b: AnimatableValue, _ combine: (Double, Double) -> Double
  ) -> AnimatableValue? {
    switch (a, b) {
    case (.number(let a), .number(let b)): return .number(combine(a, b))
    case (.point(let a), .point(let b)):
      return .point(
        CGPoint(x: combine(Double(a.x), Double(b.x)), y: combine(Double(a.y), Double(b.y))))
    case (.size(let a), .size(let b)):
      return .size(
        CGSize(
          width: combine(Double(a.width), Double(b.width)),
          height: combine(Double(a.height), Double(b.height))))
    default: break
    }
    guard a.kind == b.kind, let left = a.components, let right = b.components,
      left.count == right.count
    else { return nil }
    return a.withComponents(zip(left, right).map(combine))
  }
}

extension Color {
  /// Red, green, blue, alpha.
  var components: [Double] { [red, green, blue, alpha] }
}
