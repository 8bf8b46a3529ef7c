import Geometry
import Glibc
import Testing

/// Against the C library, whose results lie within one unit in the last place.
@Suite struct ElementaryFunctionsTests {
  @Test func circularFunctionsMatchTheLibrary() {
    var random = Seeded(1)
    for round in 0..<20_000 {
      let x = random.number(in: -1...1) * (round % 4 == 0 ? 100_000 : 12)
      #expect(unitsApart(sine(x), sin(x)) <= 2, "sine \(x)")
      #expect(unitsApart(cosine(x), cos(x)) <= 2, "cosine \(x)")
      #expect(unitsApart(Geometry.tangent(x), tan(x)) <= 3, "tangent \(x)")
    }
  }

  @Test func multiplesOfAQuarterTurnKeepTheirTinyRemainders() {
    for quarter in -50...50 {
      let x = Double(quarter) * .pi / 2
      #expect(unitsApart(sine(x), sin(x)) <= 2)
      #expect(unitsApart(cosine(x), cos(x)) <= 2)
    }
    #expect(sine(.pi) == sin(.pi))
    #expect(sine(0) == 0 && cosine(0) == 1)
  }

  @Test func inverseFunctionsMatchTheLibrary() {
    var random = Seeded(2)
    for _ in 0..<20_000 {
      let x = random.number(in: -1...1)
      let y = random.number(in: -1...1) * exp(random.number(in: -20...20))
      #expect(unitsApart(arcTangent2(y, x), atan2(y, x)) <= 2, "arcTangent2 \(y) \(x)")
    }
  }

  @Test func axesHaveTheAnglesOfTheLibrary() {
    for y in [-Double.infinity, -1, -0.0, 0, 1, .infinity] {
      for x in [-Double.infinity, -1, -0.0, 0, 1, .infinity] {
        #expect(arcTangent2(y, x) == atan2(y, x), "\(y) \(x)")
        #expect(arcTangent2(y, x).sign == atan2(y, x).sign, "\(y) \(x)")
      }
    }
  }

  @Test func exponentialAndLogarithmMatchTheLibrary() {
    var random = Seeded(3)
    for round in 0..<20_000 {
      let x = random.number(in: -1...1) * (round % 2 == 0 ? 700 : 3)
      #expect(unitsApart(exponential(x), exp(x)) <= 2, "exponential \(x)")
      let positive = exp(x)
      #expect(unitsApart(naturalLogarithm(positive), log(positive)) <= 2, "log \(positive)")
    }
    for x in [
      1, 0.999_999, 1.000_001, Double.leastNonzeroMagnitude, 0x1p-1022,
      Double.greatestFiniteMagnitude,
    ] {
      #expect(unitsApart(naturalLogarithm(x), log(x)) <= 2, "log \(x)")
    }
  }

  @Test func powerMatchesTheLibrary() {
    var random = Seeded(4)
    for round in 0..<20_000 {
      let base = round % 2 == 0 ? random.number(in: 0...2) : random.number(in: 0...1e6)
      let exponent = random.number(in: -20...20)
      #expect(
        unitsApart(Geometry.power(base, exponent), pow(base, exponent)) <= 2,
        "power \(base) \(exponent)")
    }
    for base in [-3.0, -1, -0.5, 0, 2] {
      for exponent in -5...5 where base != 0 || exponent > 0 {
        let expected = pow(base, Double(exponent))
        #expect(unitsApart(Geometry.power(base, Double(exponent)), expected) <= 2)
      }
    }
    #expect(Geometry.power(2, 10) == 1024)
    #expect(Geometry.power(10, -3) == 0.001)
  }

  @Test func everyInputGivesAFiniteResult() {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e22, .leastNonzeroMagnitude, 0, -0.0,
    ]
    for x in odd {
      #expect(abs(sine(x)) <= 1 && abs(cosine(x)) <= 1)
      let one = [
        Geometry.tangent(x), exponential(x), naturalLogarithm(x),
      ]
      #expect(one.allSatisfy { $0.isFinite }, "\(x)")
      for y in odd {
        #expect(arcTangent2(x, y).isFinite && Geometry.power(x, y).isFinite, "\(x) \(y)")
      }
    }
  }

  /// How many representable numbers lie between two; a large count for different signs.
  private func unitsApart(_ a: Double, _ b: Double) -> Int64 {
    if a == b { return 0 }
    guard a.isFinite, b.isFinite, (a < 0) == (b < 0) else { return .max }
    return abs(Int64(a.magnitude.bitPattern) - Int64(b.magnitude.bitPattern))
  }
}
