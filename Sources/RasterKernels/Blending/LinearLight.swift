/// Premultiplied pixels as amounts of light, and back.
///
/// The light of a component is that of its straight colour by sRGB's curve, times its alpha, in
/// 65535ths: numbers that may be added up as light on a film adds up. The curves are computed from
/// + − × ÷ and square roots, so that the tables are the same on every machine.
enum LinearLight {
  /// Of the component c under alpha a at `a << 8 | c`; a component above its alpha counts as equal
  /// to it.
  static let amounts: [UInt16] = {
    var amounts = [UInt16](repeating: 0, count: 65_536)
    for alpha in 1...255 {
      for component in 0...255 {
        let straight = Double(min(component, alpha)) / Double(alpha)
        let amount = light(ofCode: straight) * Double(alpha) / 255
        amounts[alpha << 8 | component] = UInt16((amount * 65_535).rounded())
      }
    }
    return amounts
  }()

  /// sRGB's code of a straight amount of light, both in 65535ths.
  static let codes: [UInt16] = (0...65_535).map { amount in
    UInt16((code(ofLight: Double(amount) / 65_535) * 65_535).rounded())
  }

  /// The light of sRGB's `code`, both 0…1.
  static func light(ofCode code: Double) -> Double {
    if code <= 0.04045 { return code / 12.92 }
    let base = (code + 0.055) / 1.055
    // To the power of 2.4: the fifth root of the square once more.
    return base * base * root(5, of: base * base)
  }

  /// sRGB's code of an amount of `light`, both 0…1.
  static func code(ofLight light: Double) -> Double {
    if light <= 0.0031308 { return light * 12.92 }
    // To the power of 5/12.
    let twelfth = root(3, of: light.squareRoot().squareRoot())
    let square = twelfth * twelfth
    return 1.055 * (square * square * twelfth) - 0.055
  }

  /// The root of `value` 0…1 by Newton's method, from above until it falls no more.
  private static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      if next >= root { return root }
      root = next
    }
  }
}
