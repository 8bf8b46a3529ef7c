import QuartzCore
import Testing

/// 2.3: cubic and paced values.
@MainActor
struct KeyframeCurvesTests {
  private func number(
    at progress: Double, _ values: [Any], _ mode: CAAnimationCalculationMode,
    _ prepare: (CAKeyframeAnimation) -> Void = { _ in }
  ) throws -> Double {
    let animation = keyframes("zPosition") {
      ($0.values, $0.calculationMode) = (values, mode)
      prepare($0)
    }
    return Double(try shown(CALayer(), at: progress, with: animation).zPosition)
  }

  private func point(
    at progress: Double, _ values: [CGPoint], _ mode: CAAnimationCalculationMode
  ) throws -> CGPoint {
    let animation = keyframes("position") { ($0.values, $0.calculationMode) = (values, mode) }
    return try shown(CALayer(), at: progress, with: animation).position
  }

  // M OCA: at the ends the missing neighbour is the reflection.
  @Test func measuredSplines() throws {
    #expect(isClose(try number(at: 0.75, [0, 10, 10], .cubic), 10.625))
    let points = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
    #expect(isClose(try point(at: 0.75, points, .cubic), CGPoint(x: 10.625, y: 13.125)))
  }

  // O OCA: values 0, 1, 4, 9 at half time; uneven times do not change the tangents.
  @Test func tensionContinuityAndBias() throws {
    func value(_ prepare: (CAKeyframeAnimation) -> Void) throws -> Double {
      try number(at: 0.5, [0, 1, 4, 9], .cubic) {
        $0.keyTimes = [0, 0.25, 0.75, 1]
        prepare($0)
      }
    }
    #expect(isClose(try value { _ in }, 2.25))
    #expect(isClose(try value { $0.tensionValues = [1, 1, 1, 1] }, 2.5))
    #expect(isClose(try value { $0.continuityValues = [0, 1] }, 2.125))
    #expect(isClose(try value { $0.biasValues = [0, 0, 1] }, 2.375))
    // Zeros, or too few, are the plain curve.
    #expect(isClose(try value { $0.tensionValues = [0] }, 2.25))
    #expect(isClose(try value { $0.biasValues = [] }, 2.25))
  }

  /// Kochanek and Bartels' spline by its definition, with the reflection beyond the ends.
  private func spline(
    _ values: [Double], _ shape: (t: Double, c: Double, b: Double), at progress: Double
  ) -> Double {
    let last = values.count - 1
    let place = min(progress * Double(last), Double(last) - 1e-15)
    let i = Int(place)
    func p(_ index: Int) -> Double {
      if index < 0 { return 2 * values[0] - values[1] }
      return index > last ? 2 * values[last] - values[last - 1] : values[index]
    }
    func tangent(_ index: Int, _ sign: Double) -> Double {
      let (t, c, b) = shape
      return (1 - t) * (1 + b) * (1 + sign * c) / 2 * (p(index) - p(index - 1))
        + (1 - t) * (1 - b) * (1 - sign * c) / 2 * (p(index + 1) - p(index))
    }
    // At an end both chords are the same: the whole of them, less the tension.
    let u = place - Double(i)
    let (u2, u3) = (u * u, u * u * u)
    return (2 * u3 - 3 * u2 + 1) * p(i) + (u3 - 2 * u2 + u) * tangent(i, 1)
      + (3 * u2 - 2 * u3) * p(i + 1) + (u3 - u2) * tangent(i + 1, -1)
  }

  // D for the meaning; the sign convention M OCA.
  @Test(arguments: [
    [0, 0, 0], [0.5, 0, 0], [-1, 0, 0], [0, 0.75, 0], [0, -1, 0], [0, 0, 0.5], [0, 0, -1],
    [0.25, -0.5, 0.75],
  ])
  func theSplineIsKochanekAndBartels(shape: [Double]) throws {
    let values: [Double] = [0, 8, -4, 20, 20]
    for step in 0...16 {
      let progress = Double(step) / 16
      let value = try number(at: progress, values, .cubic) {
        $0.tensionValues = values.map { _ in NSNumber(value: shape[0]) }
        $0.continuityValues = values.map { _ in NSNumber(value: shape[1]) }
        $0.biasValues = values.map { _ in NSNumber(value: shape[2]) }
      }
      let expected = spline(values, (shape[0], shape[1], shape[2]), at: progress)
      #expect(isClose(value, expected, 1e-9))
    }
  }

  @Test func theCurvePassesThroughItsValues() throws {
    let values: [Double] = [0, 8, -4, 20]
    for mode in [CAAnimationCalculationMode.cubic, .cubicPaced] {
      #expect(try number(at: 0, values, mode) == 0)
      #expect(isClose(try number(at: 1, values, mode), 20))
    }
    for (index, value) in values.enumerated() {
      #expect(isClose(try number(at: Double(index) / 3, values, .cubic), value))
    }
  }

  // D: the mode "cubic" of two values is the straight line.
  @Test func twoValuesAreALine() throws {
    for mode in [CAAnimationCalculationMode.cubic, .cubicPaced, .paced] {
      #expect(isClose(try number(at: 0.375, [0, 8], mode), 3))
    }
  }

  // D intent; M OCA for the distance between sizes.
  @Test func pacedValuesHaveOneSpeed() throws {
    let points = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 0)]
    for progress in [0, 0.1, 0.5, 0.9, 1] {
      #expect(
        isClose(try point(at: progress, points, .paced), CGPoint(x: 110 * progress, y: 0)))
    }
    #expect(isClose(try number(at: 0.5, [0, 1, 101], .paced), 50.5))
    let animation = keyframes("bounds.size") {
      $0.values = [CGSize.zero, CGSize(width: 3, height: 4), CGSize(width: 3, height: 19)]
      $0.calculationMode = .paced
    }
    let size = try shown(CALayer(), at: 0.5, with: animation).bounds.size
    #expect(isClose(CGPoint(x: size.width, y: size.height), CGPoint(x: 3, y: 9)))
  }

  // D: both are ignored.
  @Test func pacedValuesIgnoreTimesAndFunctions() throws {
    for mode in [CAAnimationCalculationMode.paced, .cubicPaced] {
      let plain = try number(at: 0.35, [0, 80, 20, 100], mode)
      let other = try number(at: 0.35, [0, 80, 20, 100], mode) {
        $0.keyTimes = [0, 0.8, 0.9, 1]
        $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
      }
      #expect(plain == other)
    }
  }

  // M OCA
  @Test func measuredPacedSplines() throws {
    let points = [
      CGPoint.zero, CGPoint(x: 20, y: 80), CGPoint(x: 100, y: 20), CGPoint(x: 120, y: 100),
    ]
    #expect(
      isClose(try point(at: 0.35, points, .cubicPaced), CGPoint(x: 26.3652, y: 79.0365), 1e-4))
    #expect(isClose(try number(at: 0.35, [0, 80, 20, 100], .cubicPaced), 79.3822, 1e-4))
  }

  // I: no distance at all is no motion.
  @Test func equalValuesStayEqual() throws {
    for mode in [CAAnimationCalculationMode.paced, .cubicPaced] {
      #expect(try number(at: 0.3, [5, 5, 5], mode) == 5)
      #expect(isClose(try number(at: 0.5, [5, 5, 9], mode), 7, 0.5))
    }
  }

  // Decision (GS spaces them evenly, R): transforms have no distance, and no spline.
  @Test func transformsAreSpacedEvenly() throws {
    for mode in [CAAnimationCalculationMode.paced, .cubic, .cubicPaced] {
      let animation = keyframes("transform") {
        $0.values = [
          CATransform3DIdentity, CATransform3DMakeScale(2, 2, 2), CATransform3DMakeScale(9, 9, 9),
        ]
        $0.calculationMode = mode
      }
      #expect(isClose(try shown(CALayer(), at: 0.25, with: animation).transform.m11, 1.5))
      #expect(isClose(try shown(CALayer(), at: 0.5, with: animation).transform.m11, 2))
    }
  }

  // M OCA: the numbers of a value function are spaced evenly.
  @Test func theNumbersOfAValueFunctionAreSpacedEvenly() throws {
    let animation = keyframes("transform") {
      $0.values = [[0, 0, 0], [10, 0, 0], [110, 0, 0]]
      $0.valueFunction = CAValueFunction(name: .translate)
      $0.calculationMode = .paced
    }
    #expect(isClose(try shown(CALayer(), at: 0.5, with: animation).transform.m41, 10))
    #expect(isClose(try shown(CALayer(), at: 0.75, with: animation).transform.m41, 60))
  }
}
