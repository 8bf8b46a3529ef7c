// The elementary functions of the engine, from + − × ÷ and square root alone.
//
// A C library's sin or exp differs between machines in the last bit, and one bit in a coordinate
// can change a pixel. These give the same bits everywhere. Polynomials and range reductions are
// those of Sun's freely distributable fdlibm (k_sin.c, k_cos.c, e_rem_pio2.c, s_atan.c, e_exp.c,
// e_log.c). Results lie within about 2 units in the last place.
//
// They never answer NaN: an angle that is not finite counts as zero, overflow stops at the
// greatest finite number.

/// Sine of an angle in radians.
package func sine(_ angle: Double) -> Double {
  let r = QuarterTurns(angle)
  switch r.quarter {
  case 0: return r.sine
  case 1: return r.cosine
  case 2: return -r.sine
  default: return -r.cosine
  }
}

/// Cosine of an angle in radians.
package func cosine(_ angle: Double) -> Double {
  let r = QuarterTurns(angle)
  switch r.quarter {
  case 0: return r.cosine
  case 1: return -r.sine
  case 2: return -r.cosine
  default: return r.sine
  }
}

/// Tangent of an angle in radians; large but finite next to its poles.
package func tangent(_ angle: Double) -> Double {
  let r = QuarterTurns(angle)
  return r.quarter % 2 == 0 ? r.sine / r.cosine : -r.cosine / r.sine
}

/// The angle in −π…π from the x axis to the direction (x, y); 0 for a direction that has NaN.
/// Zero keeps its sign: `arcTangent2(0, -1)` is π, `arcTangent2(-0.0, -1)` is −π.
package func arcTangent2(_ y: Double, _ x: Double) -> Double {
  guard !x.isNaN, !y.isNaN else { return 0 }
  let leftwards = x.sign == .minus
  let magnitude: Double
  if y == 0 {
    magnitude = leftwards ? .pi : 0
  } else if x.isInfinite && y.isInfinite {
    magnitude = leftwards ? .pi * 0.75 : .pi / 4
  } else if abs(y / x) > 1e19 {
    magnitude = .pi / 2
  } else {
    let quotient = arcTangent(abs(y / x))
    // π has more digits than a Double; `piTail` are the next ones.
    magnitude = leftwards ? .pi - (quotient - piTail) : quotient
  }
  return y.sign == .minus ? -magnitude : magnitude
}

/// e to the power of `x`; NaN counts as 0.
package func exponential(_ x: Double) -> Double { exponential(x, tail: 0) }

/// The natural logarithm of `x`. Zero, negative numbers and NaN give the lowest finite number, so
/// that `exponential` of the result is 0.
package func naturalLogarithm(_ x: Double) -> Double {
  guard x > 0 else { return -.greatestFiniteMagnitude }
  guard x.isFinite else { return .greatestFiniteMagnitude }
  let parts = logarithmParts(x)
  return parts.high + parts.low
}

/// ∛x of a positive number, to a millionth of it: enough to count pieces with.
func cubeRoot(_ x: Double) -> Double {
  guard x > 0, x.isFinite else { return x }
  // A third of the exponent, and Newton twice.
  var root = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
  for _ in 0..<2 { root = (2 * root + x / (root * root)) * (1.0 / 3) }
  return root
}

/// `base` to the power of `exponent`. A negative base has a real power only for whole exponents;
/// for others the result is 0. NaN in either gives 1.
package func power(_ base: Double, _ exponent: Double) -> Double {
  guard !base.isNaN, !exponent.isNaN, exponent != 0, base != 1 else { return 1 }
  let isWhole = exponent == exponent.rounded(.towardZero)
  let isOdd = isWhole && abs(exponent.truncatingRemainder(dividingBy: 2)) == 1
  if base < 0 && !isWhole { return 0 }
  let sign: Double = base < 0 && isOdd ? -1 : 1
  let magnitude = abs(base)
  if magnitude == 0 { return exponent > 0 ? 0 : sign * .greatestFiniteMagnitude }
  if magnitude == 1 { return sign }
  guard magnitude.isFinite, exponent.isFinite else {
    return (magnitude > 1) == (exponent > 0) ? sign * .greatestFiniteMagnitude : 0
  }
  let log = logarithmParts(magnitude)
  let product = exponent * log.high
  guard abs(product) < 1000 else { return product > 0 ? sign * .greatestFiniteMagnitude : 0 }
  let tail = productError(exponent, log.high, product) + exponent * log.low
  return sign * exponential(product, tail: tail)
}

// MARK: - Circular functions

/// π minus the Double nearest to it.
private let piTail = 1.2246467991473531772e-16

/// An angle as whole quarter turns and a remainder in −π/4…π/4.
private struct QuarterTurns {
  /// Quarter turns modulo four.
  var quarter: Int
  /// The remainder, and what rounding took from it.
  private var remainder: Double
  private var tail: Double

  /// π/2 in three pieces of 33 bits and a rest: products with a whole number below 2²⁰ are exact.
  private static let pieces = (
    1.57079632673412561417e+00, 6.07710050630396597660e-11, 2.02226624871116645580e-21,
    8.47842766036889956997e-32
  )

  init(_ angle: Double) {
    guard angle.isFinite else {
      quarter = 0
      remainder = 0
      tail = 0
      return
    }
    var a = angle
    // Beyond 2¹⁹ turns the digits of an angle say little; whole turns are taken off in Doubles.
    if abs(a) > 823_000 { a = a.truncatingRemainder(dividingBy: 2 * .pi) }
    let count = (a * (2 / .pi)).rounded()
    quarter = Int(count) & 3
    let pieces = Self.pieces
    let first = a - count * pieces.0
    let secondPart = count * pieces.1
    let second = first - secondPart
    let secondError = (first - second) - secondPart
    let thirdPart = count * pieces.2
    let third = second - thirdPart
    let thirdError = (second - third) - thirdPart
    let rest = count * pieces.3 - thirdError - secondError
    remainder = third - rest
    tail = (third - remainder) - rest
  }

  var sine: Double {
    let x = remainder
    let z = x * x
    let p =
      8.33333333332248946124e-03
      + z
      * (-1.98412698298579493134e-04
        + z
        * (2.75573137070700676789e-06
          + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))
    let cube = z * x
    return x - ((z * (0.5 * tail - cube * p) - tail) - cube * -1.66666666666666324348e-01)
  }

  var cosine: Double {
    let x = remainder
    let z = x * x
    let p =
      z
      * (4.16666666666666019037e-02
        + z
        * (-1.38888888888741095749e-03
          + z
          * (2.48015872894767294178e-05
            + z
            * (-2.75573143513906633035e-07
              + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))))
    let half = 0.5 * z
    let w = 1 - half
    return w + (((1 - w) - half) + (z * p - x * tail))
  }
}

/// The angle in 0…π/2 whose tangent is `x` ≥ 0.
private func arcTangent(_ x: Double) -> Double {
  // Four intervals, each shifted so that the series sees at most 7/16.
  let base: (high: Double, low: Double)
  let u: Double
  if x < 7.0 / 16 {
    base = (0, 0)
    u = x
  } else if x < 11.0 / 16 {
    base = (4.63647609000806093515e-01, 2.26987774529616870924e-17)
    u = (2 * x - 1) / (2 + x)
  } else if x < 19.0 / 16 {
    base = (7.85398163397448278999e-01, 3.06161699786838301793e-17)
    u = (x - 1) / (x + 1)
  } else if x < 39.0 / 16 {
    base = (9.82793723247329054082e-01, 1.39033110312309984516e-17)
    u = (x - 1.5) / (1 + 1.5 * x)
  } else {
    base = (1.57079632679489655800e+00, 6.12323399573676603587e-17)
    u = -1 / x
  }
  let z = u * u
  let w = z * z
  let odd =
    z
    * (3.33333333333329318027e-01
      + w
      * (1.42857142725034663711e-01
        + w
        * (9.09088713343650656196e-02
          + w
          * (6.66107313738753120669e-02
            + w * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02)))))
  let even =
    w
    * (-1.99999999998764832476e-01
      + w
      * (-1.11111104054623557880e-01
        + w
        * (-7.69187620504482999495e-02
          + w * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02))))
  return base.high - ((u * (odd + even) - base.low) - u)
}

// MARK: - Exponential and logarithm

/// ln 2 in two pieces; products of the first with a whole number below 2²⁰ are exact.
private let logarithmOfTwo = (high: 6.93147180369123816490e-01, low: 1.90821492927058770002e-10)

/// e to the power of `x` + `tail`, where `tail` is at most a rounding error of `x`.
private func exponential(_ x: Double, tail: Double) -> Double {
  if x.isNaN { return 1 }
  if x > 709.782712893384 { return .greatestFiniteMagnitude }
  if x < -745.14 { return 0 }
  let count = (x * 1.44269504088896338700).rounded()
  let high = x - count * logarithmOfTwo.high
  let low = count * logarithmOfTwo.low - tail
  let r = high - low
  let z = r * r
  let p =
    1.66666666666666019037e-01
    + z
    * (-2.77777777770155933842e-03
      + z
      * (6.61375632143793436117e-05
        + z * (-1.65339022054652515390e-06 + z * 4.13813679705723846039e-08)))
  let c = r - z * p
  let y = 1 - ((low - (r * c) / (2 - c)) - high)
  return Double(sign: .plus, exponent: Int(count), significand: y)
}

/// The natural logarithm of a finite `x` > 0 as a sum, good to about 2⁻⁵⁹ of its size.
private func logarithmParts(_ x: Double) -> (high: Double, low: Double) {
  var m = x.significand
  var exponent = Double(x.exponent)
  if m > 1.4142135623730951 {
    m /= 2
    exponent += 1
  }
  // ln m = 2·artanh(s), s = f/(2 + f); s carries its own rounding error.
  let f = m - 1
  let divisor = 2 + f
  let divisorTail = f - (divisor - 2)
  let s = f / divisor
  let product = s * divisor
  let sTail = ((f - product) - productError(s, divisor, product) - s * divisorTail) / divisor
  let z = s * s
  let series =
    z
    * (6.666666666666735130e-01
      + z
      * (3.999999999940941908e-01
        + z
        * (2.857142874366239149e-01
          + z
          * (2.222219843214978396e-01
            + z
            * (1.818357216161805012e-01
              + z * (1.531383769920937332e-01 + z * 1.479819860511658591e-01))))))
  let large = exponent * logarithmOfTwo.high
  let small = 2 * s
  let sum = large + small
  let shadow = sum - large
  let sumTail = (large - (sum - shadow)) + (small - shadow)
  let low = sumTail + (2 * sTail + s * series + exponent * logarithmOfTwo.low)
  let high = sum + low
  return (high, (sum - high) + low)
}

/// a·b − `product` exactly, where `product` is a·b rounded (Dekker 1971).
private func productError(_ a: Double, _ b: Double, _ product: Double) -> Double {
  let splitter = 134_217_729.0
  let aBig = splitter * a
  let aHigh = aBig - (aBig - a)
  let aLow = a - aHigh
  let bBig = splitter * b
  let bHigh = bBig - (bBig - b)
  let bLow = b - bHigh
  return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
}
