import QuartzCore
import Testing

/// 1.8: additive and cumulative values of every type that can be added, and the amounts of 2.2.
@MainActor
struct AdditiveAnimationTests {
  private func color(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A layer with values to add to.
  private func filledLayer() -> CALayer {
    let layer = CALayer()
    layer.zPosition = 100
    layer.position = CGPoint(x: 10, y: 20)
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.backgroundColor = color(0.25, 0.5, 0, 0.5)
    return layer
  }

  // O WK; R OCA: by component.
  @Test func numbersAndStructuresAreAddedByComponent() throws {
    let shown = try shown(
      filledLayer(), at: 0.5,
      with: basic("zPosition") { ($0.fromValue, $0.toValue, $0.isAdditive) = (10, 20, true) },
      basic("position") {
        ($0.fromValue, $0.toValue) = (CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 8))
        $0.isAdditive = true
      },
      basic("bounds") {
        $0.fromValue = CGRect(x: 1, y: 1, width: 1, height: 1)
        $0.toValue = CGRect(x: 3, y: 3, width: 9, height: 1)
        $0.isAdditive = true
      },
      basic("backgroundColor") {
        ($0.fromValue, $0.toValue) = (color(0.25, 0, 0, 0), color(0.75, 0, 0.5, 0.5))
        $0.isAdditive = true
      })
    #expect(shown.zPosition == 115)
    #expect(shown.position == CGPoint(x: 13, y: 24))
    #expect(shown.bounds == CGRect(x: 3, y: 4, width: 35, height: 41))
    #expect(shown.backgroundColor?.components == [0.75, 0.5, 0.25, 0.75])
  }

  // R OCA: with an amount alone, from nothing; a colour from transparent black.
  @Test func anAdditiveAmountStartsFromNothing() throws {
    let shown = try shown(
      filledLayer(), at: 0.5,
      with: basic("zPosition") { ($0.byValue, $0.isAdditive) = (20, true) },
      basic("bounds.size") {
        ($0.byValue, $0.isAdditive) = (CGSize(width: 10, height: 20), true)
      },
      basic("backgroundColor") { ($0.byValue, $0.isAdditive) = (color(0.5, 0, 1, 0.5), true) })
    #expect(shown.zPosition == 110)
    #expect(shown.bounds == CGRect(x: 1, y: 2, width: 35, height: 50))
    #expect(shown.backgroundColor?.components == [0.5, 0.5, 0.5, 0.75])
    let gradient = CAGradientLayer()
    gradient.locations = [0, 0.5]
    let shift = basic("locations") {
      ($0.byValue, $0.isAdditive) = ([0.25, 0.5] as [NSNumber], true)
    }
    #expect(
      try self.shownLocations(gradient, shift) == [0.125, 0.75])
  }

  private func shownLocations(
    _ layer: CAGradientLayer, _ animation: CAAnimation
  ) throws -> [Double]? {
    try shown(layer, at: 0.5, with: animation).locations?.map(\.doubleValue)
  }

  // O WK; R OCA: the matrix that is added acts first.
  @Test func anAdditiveTransformActsFirst() throws {
    func scaled() -> CALayer {
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 3, 1)
      return layer
    }
    let shift = basic("transform") {
      $0.fromValue = CATransform3DIdentity
      $0.toValue = CATransform3DMakeTranslation(10, 20, 0)
      $0.isAdditive = true
    }
    let once = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 10, 0)
    #expect(isClose(try shown(scaled(), at: 0.5, with: shift).transform, once))
    let twice = CATransform3DTranslate(once, 5, 10, 0)
    #expect(isClose(try shown(scaled(), at: 0.5, with: shift, shift).transform, twice))
  }

  // 2.2: from + by and to − by, by component.
  @Test func amountsAreAddedByComponent() throws {
    let layer = CALayer()
    layer.position = CGPoint(x: 1, y: 2)
    let move = basic("position") { $0.byValue = CGPoint(x: 10, y: 20) }
    #expect(try shown(layer, at: 0.5, with: move).position == CGPoint(x: 6, y: 12))
    let frame = basic("bounds") {
      $0.toValue = CGRect(x: 0, y: 0, width: 20, height: 20)
      $0.byValue = CGRect(x: 0, y: 8, width: 20, height: 4)
    }
    #expect(
      try shown(CALayer(), at: 0.5, with: frame).bounds
        == CGRect(x: 0, y: -4, width: 10, height: 18))
    let size = basic("bounds.size") {
      $0.fromValue = CGSize(width: 10, height: 20)
      $0.byValue = CGSize(width: 4, height: 8)
    }
    #expect(
      try shown(CALayer(), at: 1, with: size).bounds.size == CGSize(width: 14, height: 28))
    let tint = basic("backgroundColor") {
      ($0.fromValue, $0.byValue) = (color(0, 0.25, 0, 1), color(1, 0.5, 0, 0))
    }
    #expect(
      try shown(CALayer(), at: 0.5, with: tint).backgroundColor?.components == [0.5, 0.5, 0, 1])
    let back = basic("backgroundColor") {
      ($0.toValue, $0.byValue) = (color(1, 0.5, 0, 1), color(1, 0.5, 0, 0))
    }
    #expect(
      try shown(CALayer(), at: 0.5, with: back).backgroundColor?.components == [0.5, 0.25, 0, 1])
    let gradient = CAGradientLayer()
    let shift = basic("locations") {
      ($0.fromValue, $0.byValue) = ([0, 0.5] as [NSNumber], [0.5, 0.25] as [NSNumber])
    }
    #expect(try shownLocations(gradient, shift) == [0.25, 0.625])
  }

  // 2.2 (R OCA; O WK for the order): by, then from; the inverse of by, then to.
  @Test func amountsOfTransformsActFirst() throws {
    let scale = CATransform3DMakeScale(2, 2, 1)
    let shift = CATransform3DMakeTranslation(10, 0, 0)
    let onwards = basic("transform") { ($0.fromValue, $0.byValue) = (scale, shift) }
    #expect(
      isClose(
        try shown(CALayer(), at: 1, with: onwards).transform, CATransform3DConcat(shift, scale)))
    let upTo = basic("transform") { ($0.toValue, $0.byValue) = (scale, shift) }
    #expect(
      isClose(
        try shown(CALayer(), at: 0, with: upTo).transform,
        CATransform3DConcat(CATransform3DInvert(shift), scale)))
    let fromHere = basic("transform") { $0.byValue = shift }
    let layer = CALayer()
    layer.transform = scale
    #expect(
      isClose(
        try shown(layer, at: 1, with: fromHere).transform, CATransform3DConcat(shift, scale)))
    // No inverse, no effect.
    let flat = basic("transform") {
      ($0.toValue, $0.byValue) = (shift, CATransform3DMakeScale(0, 1, 1))
    }
    #expect(CATransform3DIsIdentity(try shown(CALayer(), at: 0.5, with: flat).transform))
  }

  private func box(_ path: CGPath?) -> CGRect? { path?.boundingBoxOfPath }

  private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath
  {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  // 12.1 #11 (U): paths of the same elements are added point by point.
  @Test func additivePathsAreAddedPointByPoint() throws {
    func shape(_ path: CGPath) -> CAShapeLayer {
      let shape = CAShapeLayer()
      shape.path = path
      return shape
    }
    let outline = rectangle(10, 20, 100, 50)
    let wobble = keyframes("path") {
      $0.values = [rectangle(0, 0, 0, 0), rectangle(2, 4, 20, 0), rectangle(0, 0, 0, 0)]
      $0.isAdditive = true
    }
    #expect(
      try box(shown(shape(outline), at: 0.25, with: wobble).path)
        == CGRect(x: 11, y: 22, width: 110, height: 50))
    #expect(
      try box(shown(shape(outline), at: 0.25, with: wobble, wobble).path)
        == CGRect(x: 12, y: 24, width: 120, height: 50))
    let grow = basic("path") {
      ($0.fromValue, $0.toValue) = (rectangle(0, 0, 0, 0), rectangle(0, 0, 10, 10))
      ($0.isAdditive, $0.isCumulative, $0.repeatCount) = (true, true, 2)
    }
    #expect(
      try box(shown(shape(outline), at: 0.5, with: grow).path)
        == CGRect(x: 10, y: 20, width: 105, height: 55))
    #expect(
      try box(shown(shape(outline), at: 1.5, with: grow).path)
        == CGRect(x: 10, y: 20, width: 115, height: 65))
    // On top of nothing it is the whole; so it is of other elements, which it is seen to move (U: the bars
    // of an equalizer, rectangles on top of rounded ones).
    let alone = CGRect(x: 2, y: 4, width: 20, height: 0)
    #expect(try box(shown(CAShapeLayer(), at: 0.5, with: wobble).path) == alone)
    let line = CGPath.through(.zero, CGPoint(x: 1, y: 1))
    #expect(try box(shown(shape(line), at: 0.5, with: wobble).path) == alone)
  }

  // I; the same choice in GS.
  @Test func whatCannotBeAddedHasNoEffect() throws {
    let flag = basic("hidden") { ($0.fromValue, $0.byValue) = (true, true) }
    #expect(try !shown(CALayer(), at: 0.75, with: flag).isHidden)
    let path = CGPath.through(.zero, CGPoint(x: 1, y: 1))
    let outline = basic("path") { ($0.fromValue, $0.byValue) = (path, path) }
    #expect(try shown(CAShapeLayer(), at: 0.75, with: outline).path == nil)
    let lengths = basic("locations") {
      ($0.fromValue, $0.byValue) = ([0, 1] as [NSNumber], [1] as [NSNumber])
    }
    #expect(try shownLocations(CAGradientLayer(), lengths) == nil)
  }

  // D wording; R OCA for the numbers: 10→20 in the second cycle at half: 20 + 15.
  @Test func cumulativeCyclesPileUp() throws {
    let rise = basic("zPosition") {
      ($0.fromValue, $0.toValue, $0.repeatCount, $0.isCumulative) = (10, 20, 3, true)
    }
    for (time, expected) in [(0.5, 15.0), (1.5, 35), (2.5, 55), (4, 60)] {
      #expect(try shown(CALayer(), at: time, with: rise).zPosition == CGFloat(expected))
    }
    // Back and forth the end of a cycle is its start value.
    rise.autoreverses = true
    #expect(try shown(CALayer(), at: 2.5, with: rise).zPosition == 25)
    #expect(try shown(CALayer(), at: 3.5, with: rise).zPosition == 25)
    // A single cycle has nothing to pile on.
    (rise.autoreverses, rise.repeatCount) = (false, 0)
    #expect(try shown(CALayer(), at: 0.5, with: rise).zPosition == 15)
  }

  @Test func cumulativeStructuresAndColoursPileUp() throws {
    let shown = try shown(
      CALayer(), at: 1.5,
      with: basic("position") {
        ($0.fromValue, $0.toValue) = (CGPoint.zero, CGPoint(x: 10, y: 20))
        ($0.repeatCount, $0.isCumulative) = (2, true)
      },
      basic("bounds.size") {
        ($0.fromValue, $0.byValue) = (CGSize(width: 1, height: 1), CGSize(width: 2, height: 4))
        ($0.repeatCount, $0.isCumulative) = (2, true)
      },
      basic("backgroundColor") {
        ($0.fromValue, $0.toValue) = (color(0, 0, 0, 0), color(0.5, 0.25, 0, 0.5))
        ($0.repeatCount, $0.isCumulative) = (2, true)
      })
    #expect(shown.position == CGPoint(x: 15, y: 30))
    #expect(shown.bounds.size == CGSize(width: 5, height: 8))
    #expect(shown.backgroundColor?.components == [0.75, 0.375, 0, 0.75])
  }

  // The end of a cycle, concatenated as often as there were cycles.
  @Test func cumulativeTransformsAreRepeated() throws {
    let step = basic("transform") {
      ($0.fromValue, $0.toValue) = (
        CATransform3DIdentity, CATransform3DMakeTranslation(10, 0, 0)
      )
      ($0.repeatCount, $0.isCumulative) = (3, true)
    }
    #expect(
      isClose(
        try shown(CALayer(), at: 2.5, with: step).transform,
        CATransform3DMakeTranslation(25, 0, 0)))
    let turn = basic("transform") {
      ($0.fromValue, $0.toValue) = (
        CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      )
      ($0.repeatCount, $0.isCumulative) = (3, true)
    }
    #expect(
      isClose(
        try shown(CALayer(), at: 1.5, with: turn).transform,
        CATransform3DMakeRotation(0.75 * .pi, 0, 0, 1)))
  }

  @Test func cumulativeKeyframesPileUp() throws {
    let rise = keyframes("zPosition") {
      ($0.values, $0.repeatCount, $0.isCumulative) = ([0, 10, 4], 3, true)
    }
    #expect(try shown(CALayer(), at: 1.25, with: rise).zPosition == 9)
    #expect(try shown(CALayer(), at: 2.5, with: rise).zPosition == 18)
  }

  // M OCA for a path; the same sum for numbers.
  @Test func additiveAndCumulativeCombine() throws {
    let rise = basic("zPosition") {
      ($0.fromValue, $0.toValue, $0.repeatCount) = (10, 20, 2)
      ($0.isAdditive, $0.isCumulative) = (true, true)
    }
    #expect(try shown(filledLayer(), at: 1.5, with: rise).zPosition == 135)
  }
}
