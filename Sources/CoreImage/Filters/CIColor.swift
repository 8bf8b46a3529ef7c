public import CoreGraphics
import Raster

/// A colour as filters take it: straight components in gamma-coded sRGB.
public final class CIColor: NSObject, NSCopying, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The colour as it is in sRGB.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.rasterColor
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Components of another space; nil for one that is not red, green and blue.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.model == .rgb,
      let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])
    else { return nil }
    self.init(cgColor: color)
  }

  /// An opaque colour of another space; nil for one that is not red, green and blue.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace
  ) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }

  /// Up to four numbers separated by spaces, as `stringRepresentation` writes them; missing ones are 0, a missing
  /// alpha 1.
  public convenience init(string: String) {
    let numbers = string.split(separator: " ").map { Double($0) ?? 0 }
    func number(_ index: Int, _ other: Double) -> CGFloat {
      CGFloat(numbers.indices.contains(index) ? numbers[index] : other)
    }
    self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Always four, alpha among them.
  public var numberOfComponents: Int { 4 }

  /// Red, green, blue and alpha.
  public var components: [CGFloat] { [red, green, blue, alpha] }

  /// Always sRGB.
  public var colorSpace: CGColorSpace {
    CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
  }

  /// The components, separated by spaces.
  public var stringRepresentation: String {
    components.map { value in
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }.joined(separator: " ")
  }

  public override func copy() -> Any { self }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int { [red, green, blue, alpha].hashValue }
}
