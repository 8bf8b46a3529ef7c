import CoreGraphics
import Foundation

extension TableEntry {
  /// The path under `key`, in SVG's letters M, L, Q, C and Z, numbers apart by blanks.
  func path(_ key: String = "path") -> CGPath {
    let path = CGMutablePath()
    var words = (text(key) ?? "").split(separator: " ")[...]
    func point() -> CGPoint {
      CGPoint(
        x: words.popFirst().flatMap { Double($0) } ?? 0,
        y: words.popFirst().flatMap { Double($0) } ?? 0)
    }
    while let letter = words.popFirst() {
      switch letter {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "Q":
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case "C":
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      case "Z": path.closeSubpath()
      default: preconditionFailure("\(name): no letter of a path: \(letter)")
      }
    }
    return path
  }

  /// The matrix under `key`, in SVG's order.
  func matrix(_ key: String = "transform") -> CGAffineTransform {
    guard let m = numbers(key), m.count == 6 else { return .identity }
    return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  /// A rectangle: x, y, width, height.
  func rect(_ key: String) -> CGRect? {
    guard let r = numbers(key), r.count == 4 else { return nil }
    return CGRect(x: r[0], y: r[1], width: r[2], height: r[3])
  }

  /// The picture's size; 64 × 64 unless it says otherwise.
  var size: CGSize {
    guard let size = numbers("size"), size.count == 2 else { return CGSize(width: 64, height: 64) }
    return CGSize(width: size[0], height: size[1])
  }

  /// The colour under `key`.
  func color(_ key: String) -> CGColor? { text(key).map { .hex($0) } }
}

extension CGColor {
  /// `rrggbb` or `rrggbbaa`, sRGB.
  static func hex(_ text: String) -> CGColor {
    let number = UInt32(text.count == 6 ? text + "ff" : text, radix: 16) ?? 0
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
    return CGColor(srgbRed: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
