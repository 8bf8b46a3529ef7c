public import CoreGraphics

// Geometry as text: "{x, y}", "{width, height}", "{{x, y}, {width, height}}". What cannot be read
// is zero.
extension NSCoder {
  /// The point as "{x, y}".
  public class func string(for point: CGPoint) -> String {
    "{\(number(point.x)), \(number(point.y))}"
  }

  /// The size as "{width, height}".
  public class func string(for size: CGSize) -> String {
    "{\(number(size.width)), \(number(size.height))}"
  }

  /// The rectangle as "{{x, y}, {width, height}}".
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// The matrix as "[a, b, c, d, tx, ty]".
  public class func string(for t: CGAffineTransform) -> String {
    "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ") + "]"
  }

  /// The point of "{x, y}".
  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(in: string, count: 2)
    return CGPoint(x: n[0], y: n[1])
  }

  /// The size of "{width, height}".
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(in: string, count: 2)
    return CGSize(width: n[0], height: n[1])
  }

  /// The rectangle of "{{x, y}, {width, height}}".
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(in: string, count: 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Whole numbers without a point.
  private class func number(_ value: CGFloat) -> String {
    abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private class func numbers(in string: String, count: Int) -> [Double] {
    let found = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}
