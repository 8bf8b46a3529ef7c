import Geometry
import QuartzCore
import Testing

/// Key times, modes and paths as documented and measured; the splines themselves are tested beside their formulas.
@MainActor
struct CAKeyframeAnimationTests {
  private let scene = LayerScene()

  private func shown(
    _ keyPath: String, at progress: Double, _ prepare: (CAKeyframeAnimation) -> Void
  ) -> CALayer? {
    let layer = scene.add(CALayer())
    let start = scene.context.clock.now
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.duration = 1
    prepare(animation)
    scene.turn { layer.add(animation, forKey: nil) }
    return scene.shown(layer, at: start + progress)
  }

  private func opacity(
    at progress: Double, _ prepare: (CAKeyframeAnimation) -> Void
  ) -> Double? {
    shown("opacity", at: progress, prepare).map { Double($0.opacity) }
  }

  @Test func keyTimesDivideTheDuration() {
    let a = 1.0
    let b = 4.0
    let prepare: (CAKeyframeAnimation) -> Void = {
      $0.values = [0, 0.5, CGFloat(1)]
      $0.keyTimes = [0, 1 - a / b, 1]
    }
    #expect(opacity(at: 0.375, prepare) == 0.25)
    #expect(opacity(at: 0.75, prepare) == 0.5)
    #expect(opacity(at: 0.875, prepare) == 0.75)
  }

  @Test func keyTimesMayBeNumbersOrBoxes() {
    let times: [Double] = [0, 0.25, 1]
    let boxes: [NSNumber] = [0, 0.25, 1]
    #expect(opacity(at: 0.25) { ($0.values, $0.keyTimes) = ([0, 0.5, 1], times) } == 0.5)
    #expect(opacity(at: 0.25) { ($0.values, $0.keyTimes) = ([0, 0.5, 1], boxes) } == 0.5)
  }

  @Test func keyTimesThatDoNotFitAreNotUsed() {
    #expect(opacity(at: 0.5) { ($0.values, $0.keyTimes) = ([0, 0.5, 1], [0, 1]) } == 0.5)
    #expect(opacity(at: 0.5) { ($0.values, $0.keyTimes) = ([0, 0.5, 1], [0.1, 0.2, 1]) } == 0.5)
  }

  /// Apple's example in the documentation of `keyTimes`.
  @Test func discreteValuesHold() {
    let prepare: (CAKeyframeAnimation) -> Void = {
      $0.values = [310, 60, 120, 60]
      $0.keyTimes = [0, 0.25, 0.5, 0.75, 1]
      $0.calculationMode = .discrete
    }
    for (progress, value) in [(0.0, 310.0), (0.2, 310), (0.25, 60), (0.6, 120), (0.75, 60)] {
      #expect(shown("zPosition", at: progress, prepare)?.zPosition == CGFloat(value))
    }
  }

  @Test func segmentsHaveTheirOwnPacing() throws {
    // Measured: easeIn(0.25) = 0.093465.
    let value = try #require(
      opacity(at: 0.625) {
        $0.values = [0, 0, 1]
        $0.timingFunctions = [
          CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
        ]
      })
    #expect(isClose(value, 0.093465, 1e-5))
  }

  @Test func measuredSplineAndPacedValues() throws {
    let cubic = try #require(
      shown("zPosition", at: 0.75) {
        $0.values = [0, 10, 10]
        $0.calculationMode = .cubic
      })
    #expect(isClose(Double(cubic.zPosition), 10.625))
    let paced = try #require(
      shown("position", at: 0.35) {
        $0.values = [
          CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 80), CGPoint(x: 100, y: 20),
          CGPoint(x: 120, y: 100),
        ]
        $0.calculationMode = .cubicPaced
      })
    #expect(isClose(paced.position, CGPoint(x: 26.3652, y: 79.0365), 1e-4))
  }

  @Test func wrongValuesAndModesDoNothing() {
    #expect(opacity(at: 0.5) { $0.values = [0, "x"] } == 1)
    #expect(opacity(at: 0.5) { $0.values = [] } == 1)
    #expect(opacity(at: 0.5) { $0.values = [0.25] } == 0.25)
    #expect(
      opacity(at: 0.5) {
        $0.values = [0, 0.5]
        $0.calculationMode = CAAnimationCalculationMode(rawValue: "wild")
      } == 1)
  }

  /// Measured: (0,0)→(100,0) with controls (0,100), (100,100), at 0.25.
  @Test func aPathIsFollowedByItsParameter() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100))
    let layer = try #require(shown("position", at: 0.25) { $0.path = path })
    #expect(isClose(layer.position, CGPoint(x: 15.625, y: 56.25)))
  }

  @Test func everyElementOfAPathTakesTheSameTime() throws {
    let path = CGPath.through([(0, 0), (10, 0), (10, 30)], closed: true)
    let quarter = try #require(shown("position", at: 1.0 / 6) { $0.path = path })
    #expect(isClose(quarter.position, CGPoint(x: 5, y: 0)))
    let middle = try #require(shown("position", at: 0.5) { $0.path = path })
    #expect(isClose(middle.position, CGPoint(x: 10, y: 15)))
    let late = try #require(shown("position", at: 5.0 / 6) { $0.path = path })
    #expect(isClose(late.position, CGPoint(x: 5, y: 15)))
  }

  @Test func aPacedPathHasConstantSpeed() throws {
    let path = CGPath.through([(0, 0), (10, 0), (10, 30)])
    let layer = try #require(
      shown("position", at: 0.5) {
        $0.path = path
        $0.calculationMode = .paced
      })
    #expect(isClose(layer.position, CGPoint(x: 10, y: 10)))
  }

  @Test func aDiscretePathHoldsTheStartOfEachSegment() throws {
    let path = CGPath.through([(0, 0), (10, 0), (10, 30)])
    let layer = try #require(
      shown("position", at: 0.75) {
        $0.path = path
        $0.calculationMode = .discrete
      })
    #expect(layer.position == CGPoint(x: 10, y: 0))
  }

  /// Measured: straight down with a scale (2, 3): m12 = 3 … m21 = −2 is the layer's own x axis
  /// turned down before it is scaled.
  @Test func aLayerTurnsIntoThePath() throws {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    _ = scene.add(layer)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = .through([(0, 0), (0, 10)])
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    scene.turn { layer.add(animation, forKey: nil) }
    let shown = try #require(scene.shown(layer, at: 0.5)).transform
    #expect(isClose(Double(shown.m12), 3))
    #expect(isClose(Double(shown.m21), -2))
    #expect(isClose(Double(shown.m11), 0))
  }

  /// Measured: additive and cumulative on (50, 60), (0,0)→(10,20), at one and a half cycles.
  @Test func pathsPileUp() throws {
    let layer = CALayer()
    layer.position = CGPoint(x: 50, y: 60)
    _ = scene.add(layer)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = .through([(0, 0), (10, 20)])
    animation.isCumulative = true
    animation.isAdditive = true
    animation.duration = 1
    animation.repeatCount = 2
    scene.turn { layer.add(animation, forKey: nil) }
    let shown = try #require(scene.shown(layer, at: 1.5))
    #expect(isClose(shown.position, CGPoint(x: 65, y: 90)))
  }

  /// Measured: (0,0)→(10,20) at one and a half cycles.
  @Test func aCumulativePathGoesOnFromItsEnd() throws {
    let layer = try #require(
      shown("position", at: 1.5) {
        $0.path = .through([(0, 0), (10, 20)])
        ($0.isCumulative, $0.repeatCount) = (true, 2)
      })
    #expect(isClose(layer.position, CGPoint(x: 15, y: 30)))
  }

  @Test func keyTimesAreValidAsAWholeOrIgnored() {
    let invalid: [[Double]] = [
      [0, 0.9], [0, 0.5, 0.9], [0, 1.5, 1], [0, -0.5, 1], [0, .nan, 1], [0, 0.25, 0.5, 1], [],
    ]
    for times in invalid {
      #expect(opacity(at: 0.25) { ($0.values, $0.keyTimes) = ([0, 0.5, 1], times) } == 0.25)
    }
    #expect(
      opacity(at: 0.25) { ($0.values, $0.keyTimes) = ([0, 0.25, 0.5, 1], [0, 0.5, 0.4, 1]) }
        == 0.1875)
  }

  @Test func equalKeyTimesJump() {
    let prepare: (CAKeyframeAnimation) -> Void = {
      ($0.values, $0.keyTimes) = ([0, 0.25, 0.75, 1], [0, 0.5, 0.5, 1])
    }
    #expect(opacity(at: 0.25, prepare) == 0.125)
    #expect(opacity(at: 0.5, prepare) == 0.75)
    #expect(opacity(at: 0.75, prepare) == 0.875)
  }

  @Test func discreteValuesWithoutTimesHoldEquallyLong() {
    let prepare: (CAKeyframeAnimation) -> Void = {
      ($0.values, $0.calculationMode) = ([1, 2, 3, 4], .discrete)
      // As many as there are values: one too few.
      $0.keyTimes = [0, 0.1, 0.2, 1]
    }
    for (progress, value) in [(0.0, 1.0), (0.24, 1), (0.25, 2), (0.5, 3), (0.99, 4)] {
      #expect(shown("zPosition", at: progress, prepare)?.zPosition == CGFloat(value))
    }
  }

  /// Observed with values 0, 1, 4, 9 at 0.5.
  @Test func splineParametersActAsObserved() {
    func value(_ prepare: (CAKeyframeAnimation) -> Void) -> Double {
      let layer = shown("zPosition", at: 0.5) {
        ($0.values, $0.keyTimes) = ([0, 1, 4, 9], [0, 0.25, 0.75, 1])
        $0.calculationMode = .cubic
        prepare($0)
      }
      return layer.map { Double($0.zPosition) } ?? .nan
    }
    #expect(isClose(value { _ in }, 2.25))
    #expect(isClose(value { $0.tensionValues = [1, 1, 1, 1] }, 2.5))
    #expect(isClose(value { $0.continuityValues = [0, 1] }, 2.125))
    #expect(isClose(value { $0.biasValues = [0, 0, 1] }, 2.375))
  }

  /// Measured: points at 0.75 of the plain spline, numbers at 0.35 of the paced one.
  @Test func measuredSplinesOfPointsAndNumbers() throws {
    let points = try #require(
      shown("position", at: 0.75) {
        $0.values = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
        $0.calculationMode = .cubic
      })
    #expect(isClose(points.position, CGPoint(x: 10.625, y: 13.125)))
    let number = try #require(
      shown("zPosition", at: 0.35) {
        ($0.values, $0.calculationMode) = ([0, 80, 20, 100], .cubicPaced)
      })
    #expect(isClose(Double(number.zPosition), 79.3822, 1e-4))
  }

  @Test func pacedValuesIgnoreTimesAndSegmentFunctions() throws {
    let layer = try #require(
      shown("bounds.size", at: 0.5) {
        $0.values = [
          CGSize.zero, CGSize(width: 3, height: 4), CGSize(width: 3, height: 19),
        ]
        $0.keyTimes = [0, 0.9, 1]
        $0.timingFunctions = [
          CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn),
        ]
        $0.calculationMode = .paced
      })
    #expect(isClose(Double(layer.bounds.width), 3))
    #expect(isClose(Double(layer.bounds.height), 9))
    #expect(
      shown("zPosition", at: 0.3) { ($0.values, $0.calculationMode) = ([5, 5, 5], .paced) }?
        .zPosition == 5)
  }

  /// The function of the whole acts first, those of the segments on what it gives.
  @Test func theWholeIsPacedBeforeItsSegments() throws {
    // Measured: easeIn(0.5) = 0.315357: 0.630714 of the first of two segments.
    let value = try #require(
      shown("zPosition", at: 0.5) {
        $0.values = [0, 10, 10]
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      })
    #expect(isClose(Double(value.zPosition), 6.30714, 1e-4))
    // The end is the last value, whatever the segments do.
    let end = try #require(
      shown("zPosition", at: 3) {
        $0.values = [0, 10, 30]
        $0.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]
        ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
      })
    #expect(end.zPosition == 30)
  }

  @Test func anUnknownModeIsStored() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.calculationMode = CAAnimationCalculationMode(rawValue: "wild")
    #expect((animation.copy() as? CAKeyframeAnimation)?.calculationMode.rawValue == "wild")
  }

  @Test func aNewOneHasNothingToFollow() {
    let animation = CAKeyframeAnimation()
    #expect(animation.keyPath == nil)
    #expect(animation.values == nil && animation.path == nil && animation.keyTimes == nil)
    #expect(animation.timingFunctions == nil && animation.rotationMode == nil)
    #expect(animation.tensionValues == nil && animation.continuityValues == nil)
    #expect(animation.biasValues == nil)
    #expect(animation.calculationMode.rawValue == "linear")
  }
}
