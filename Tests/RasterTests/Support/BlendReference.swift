import Raster
import Testing

/// The compositing operators and blend functions of W3C Compositing and Blending Level 1 and of
/// Apple's list of blend modes, in `Double`, channel by channel on premultiplied colours 0…1.
struct BlendReference: Sendable, CustomTestStringConvertible {
  let mode: BlendMode
  let blend: @Sendable (_ source: [Double], _ backdrop: [Double]) -> [Double]

  var testDescription: String { "\(mode)" }

  func blend(_ source: [Double], over backdrop: [Double]) -> [Double] { blend(source, backdrop) }

  static let all: [BlendReference] = porterDuff + separable + whole

  private static let porterDuff: [BlendReference] = [
    operators(.sourceOver) { sa, _ in (1, 1 - sa) },
    operators(.clear) { _, _ in (0, 0) },
    operators(.copy) { _, _ in (1, 0) },
    operators(.sourceIn) { _, ba in (ba, 0) },
    operators(.sourceOut) { _, ba in (1 - ba, 0) },
    operators(.sourceAtop) { sa, ba in (ba, 1 - sa) },
    operators(.destinationOver) { _, ba in (1 - ba, 1) },
    operators(.destinationIn) { sa, _ in (0, sa) },
    operators(.destinationOut) { sa, _ in (0, 1 - sa) },
    operators(.destinationAtop) { sa, ba in (1 - ba, sa) },
    operators(.xor) { sa, ba in (1 - ba, 1 - sa) },
    operators(.plus) { _, _ in (1, 1) },
    BlendReference(mode: .plusDarker) { s, b in
      let alpha = min(1, s[3] + b[3])
      return (0..<3).map { max(0, alpha - (s[3] - s[$0]) - (b[3] - b[$0])) } + [alpha]
    },
  ]

  private static let separable: [BlendReference] = [
    mix(.multiply) { b, s in b * s },
    mix(.screen) { b, s in 1 - (1 - b) * (1 - s) },
    mix(.overlay) { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) },
    mix(.darken) { b, s in min(b, s) },
    mix(.lighten) { b, s in max(b, s) },
    mix(.colorDodge) { b, s in dodge(b, s) },
    mix(.colorBurn) { b, s in burn(b, s) },
    mix(.hardLight) { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) },
    mix(.softLight) { b, s in
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    },
    mix(.difference) { b, s in abs(b - s) },
    mix(.exclusion) { b, s in b + s - 2 * b * s },
    mix(.linearDodge) { b, s in min(1, b + s) },
    mix(.linearBurn) { b, s in max(0, b + s - 1) },
    mix(.linearLight) { b, s in min(1, max(0, b + 2 * s - 1)) },
    mix(.vividLight) { b, s in s <= 0.5 ? burn(b, 2 * s) : dodge(b, 2 * s - 1) },
    mix(.pinLight) { b, s in s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1) },
    mix(.subtract) { b, s in max(0, b - s) },
    mix(.divide) { b, s in b == 0 ? 0 : s == 0 ? 1 : min(1, b / s) },
  ]

  private static let whole: [BlendReference] = [
    mix(.hue) { b, s in setLum(setSat(s, sat(b)), lum(b)) },
    mix(.saturation) { b, s in setLum(setSat(b, sat(s)), lum(b)) },
    mix(.color) { b, s in setLum(s, lum(b)) },
    mix(.luminosity) { b, s in setLum(b, lum(s)) },
  ]

  private static func operators(
    _ mode: BlendMode,
    _ shares: @escaping @Sendable (_ sa: Double, _ ba: Double) -> (Double, Double)
  ) -> BlendReference {
    BlendReference(mode: mode) { s, b in
      let (ofSource, ofBackdrop) = shares(s[3], b[3])
      return (0..<4).map { min(1, s[$0] * ofSource + b[$0] * ofBackdrop) }
    }
  }

  private static func mix(
    _ mode: BlendMode, _ channel: @escaping @Sendable (_ b: Double, _ s: Double) -> Double
  ) -> BlendReference {
    mix(mode) { (b: [Double], s: [Double]) in (0..<3).map { channel(b[$0], s[$0]) } }
  }

  private static func mix(
    _ mode: BlendMode, _ colors: @escaping @Sendable (_ b: [Double], _ s: [Double]) -> [Double]
  ) -> BlendReference {
    BlendReference(mode: mode) { s, b in
      func straight(_ c: [Double]) -> [Double] {
        (0..<3).map { c[3] > 0 ? c[$0] / c[3] : 0 }
      }
      let mixed = colors(straight(b), straight(s))
      let both = s[3] * b[3]
      return (0..<3).map { s[$0] * (1 - b[3]) + b[$0] * (1 - s[3]) + both * mixed[$0] }
        + [s[3] + b[3] - both]
    }
  }

  private static func dodge(_ b: Double, _ s: Double) -> Double {
    b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
  }

  private static func burn(_ b: Double, _ s: Double) -> Double {
    b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
  }

  private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func setLum(_ c: [Double], _ l: Double) -> [Double] {
    let moved = c.map { $0 + l - lum(c) }
    let n = moved.min() ?? 0
    let x = moved.max() ?? 0
    return moved.map { value in
      var v = value
      if n < 0 { v = l + (v - l) * l / (l - n) }
      if x > 1 { v = l + (v - l) * (1 - l) / (x - l) }
      return v
    }
  }

  /// As the recommendation writes it: least, middle and greatest channel one by one.
  private static func setSat(_ c: [Double], _ s: Double) -> [Double] {
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    var result = [0.0, 0, 0]
    if c[order[2]] > c[order[0]] {
      result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
      result[order[2]] = s
    }
    return result
  }
}
