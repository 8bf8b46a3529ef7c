import QuartzCore
import Testing

/// 2.6
@MainActor
struct TimingFunctionTests {
  private func points(_ function: CAMediaTimingFunction) -> [[Float]] {
    (0...3).map { index in
      var point: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &point)
      return point
    }
  }

  /// What the function gives for `input`: the value of an animation from 0 to 1 at that time.
  private func output(_ function: CAMediaTimingFunction?, _ input: Double) throws -> Double {
    let animation = basic("zPosition") {
      ($0.fromValue, $0.toValue, $0.timingFunction) = (0, 1, function)
    }
    return Double(try shown(CALayer(), at: input, with: animation).zPosition)
  }

  // M GS
  @Test func namedFunctionsHaveTheirControlPoints() {
    let expected: [(CAMediaTimingFunctionName, String, [Float])] = [
      (.linear, "linear", [0, 0, 1, 1]), (.easeIn, "easeIn", [0.42, 0, 1, 1]),
      (.easeOut, "easeOut", [0, 0, 0.58, 1]),
      (.easeInEaseOut, "easeInEaseOut", [0.42, 0, 0.58, 1]),
      (.default, "default", [0.25, 0.1, 0.25, 1]),
    ]
    for (name, rawValue, inner) in expected {
      #expect(name.rawValue == rawValue)
      #expect(
        points(CAMediaTimingFunction(name: name)) == [
          [0, 0], Array(inner[..<2]), Array(inner[2...]), [1, 1],
        ])
    }
  }

  // M GS
  @Test func ownControlPointsAreKeptAndTheEndsAreFixed() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 1, 1, 0.2)
    #expect(points(function) == [[0, 0], [0.1, 1], [1, 0.2], [1, 1]])
    let wild = CAMediaTimingFunction(controlPoints: 0.5, -3, 0.5, 4)
    #expect(points(wild) == [[0, 0], [0.5, -3], [0.5, 4], [1, 1]])
  }

  // M GS, to 1e-5
  @Test func measuredValues() throws {
    let measured: [(CAMediaTimingFunction, [Double])] = [
      (CAMediaTimingFunction(name: .linear), [0.25, 0.5, 0.75]),
      (CAMediaTimingFunction(name: .easeIn), [0.093465, 0.315357, 0.621861]),
      (CAMediaTimingFunction(name: .easeOut), [0.378140, 0.684643, 0.906535]),
      (CAMediaTimingFunction(name: .easeInEaseOut), [0.129162, 0.5, 0.870838]),
      (CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1), [0.105889, 0.5, 0.894111]),
      (CAMediaTimingFunction(controlPoints: 0, 0, 1, 1), [0.25, 0.5, 0.75]),
    ]
    for (function, outputs) in measured {
      for (input, expected) in zip([0.25, 0.5, 0.75], outputs) {
        #expect(isClose(try output(function, input), expected, 1e-5))
      }
    }
  }

  // M GS: 0 at 0 and 1 at 1; the ends of an animation are filled.
  @Test func everyFunctionHasItsEnds() throws {
    for name in [
      CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ] {
      let function = CAMediaTimingFunction(name: name)
      #expect(try output(function, 0) == 0)
      #expect(try output(function, 1) == 1)
      #expect(try output(function, 2) == 1)
    }
  }

  /// The curve's y where its x is `input`, by nothing but halving.
  private func bruteForce(_ points: [Double], _ input: Double) -> Double {
    func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if coordinate(points[0], points[2], middle) < input { low = middle } else { high = middle }
    }
    return coordinate(points[1], points[3], (low + high) / 2)
  }

  // Also where the slope of x is 0 at an end or in the middle: (0,…), (…,1), (1,…,0,…).
  @Test func theCurveIsSolvedForItsInput() throws {
    let curves: [[Double]] = [
      [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0, 1, 0, 1], [1, 0, 1, 0], [1, 0, 0, 1],
      [0, 0.75, 1, 0.25], [0.5, -1, 0.5, 2], [0.125, 3, 0.875, -2],
    ]
    for curve in curves {
      let numbers = curve.map { Float($0) }
      let function = CAMediaTimingFunction(
        controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
      for step in 1..<16 {
        let input = Double(step) / 16
        // As they are stored.
        let expected = bruteForce(numbers.map { Double($0) }, input)
        #expect(isClose(try output(function, input), expected, 1e-5))
      }
    }
  }

  // Over- and undershoot are allowed.
  @Test func outputsMayLeaveTheUnit() throws {
    let function = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
    #expect(try output(function, 0.25) < 0)
    #expect(try output(function, 0.75) > 1)
  }

  // I: such a curve is no function; what it gives is a number on it, with its ends in place.
  @Test func controlPointsBesideTheUnitGiveNumbers() throws {
    let function = CAMediaTimingFunction(controlPoints: -1, 0, 2, 1)
    for step in 1..<20 {
      let value = try output(function, Double(step) / 20)
      #expect(value >= 0 && value <= 1)
    }
    #expect(try output(function, 0) == 0)
    #expect(try output(function, 1) == 1)
  }

  // D
  @Test func noFunctionIsLinear() throws {
    #expect(try output(nil, 0.375) == 0.375)
    let keyframes = keyframes("zPosition") { $0.values = [0, 8] }
    #expect(try shown(CALayer(), at: 0.375, with: keyframes).zPosition == 3)
  }

  // D HDR: implicit animations have the curve "default" unless the transaction says another.
  @Test func implicitAnimationsHaveTheDefaultCurve() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.zPosition = 1
      let expected = bruteForce([0.25, Double(Float(0.1)), 0.25, 1], 0.4)
      let value = Double(stage.presentation(of: layer, at: 0.1)?.zPosition ?? 0)
      #expect(isClose(value, expected, 1e-5))
    }
  }

  @Test func functionsWithTheSamePointsAreEqual() {
    let a = CAMediaTimingFunction(controlPoints: 0.25, 0, 0.2, 1)
    #expect(a == CAMediaTimingFunction(controlPoints: 0.25, 0, 0.2, 1))
    #expect(a != CAMediaTimingFunction(name: .linear))
  }

  // O: "name" strings of old code are the same names.
  @Test func theOldNamesAreTheSameNames() {
    #expect(kCAMediaTimingFunctionLinear == .linear)
    #expect(kCAMediaTimingFunctionEaseIn == .easeIn)
    #expect(kCAMediaTimingFunctionEaseOut == .easeOut)
    #expect(kCAMediaTimingFunctionEaseInEaseOut == .easeInEaseOut)
    #expect(kCAMediaTimingFunctionDefault == .default)
  }
}
