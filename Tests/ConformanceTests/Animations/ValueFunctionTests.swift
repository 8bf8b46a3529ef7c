import QuartzCore
import Testing

/// 2.7, and its place between interpolation and what is cumulated and added: 2.1.
@MainActor
struct ValueFunctionTests {
  /// What a layer with the transform `model` shows while `animation` runs through the function.
  private func transform(
    _ animation: CAPropertyAnimation, _ name: CAValueFunctionName, at time: Double = 0.5,
    model: CATransform3D = CATransform3DIdentity
  ) throws -> CATransform3D {
    let layer = CALayer()
    layer.transform = model
    animation.valueFunction = CAValueFunction(name: name)
    return try shown(layer, at: time, with: animation).transform
  }

  private func numbers(from: Any?, to: Any?, by: Any? = nil) -> CABasicAnimation {
    basic("transform") { ($0.fromValue, $0.toValue, $0.byValue) = (from, to, by) }
  }

  nonisolated private static let names: [(name: CAValueFunctionName, rawValue: String)] = [
    (.rotateX, "rotateX"), (.rotateY, "rotateY"), (.rotateZ, "rotateZ"), (.scale, "scale"),
    (.scaleX, "scaleX"), (.scaleY, "scaleY"), (.scaleZ, "scaleZ"), (.translate, "translate"),
    (.translateX, "translateX"), (.translateY, "translateY"), (.translateZ, "translateZ"),
  ]

  // M GS: eleven names, one object for each.
  @Test(arguments: names)
  func oneObjectForEachName(name: CAValueFunctionName, rawValue: String) throws {
    #expect(name.rawValue == rawValue)
    let function = try #require(CAValueFunction(name: name))
    #expect(function.name == name)
    #expect(function === CAValueFunction(name: CAValueFunctionName(rawValue: rawValue)))
    #expect(Self.names.filter { CAValueFunction(name: $0.name) === function }.count == 1)
  }

  // M GS
  @Test(arguments: ["notAValueFunction", "", "RotateX", "skew", "rotate"])
  func thereIsNoFunctionOfAnotherName(name: String) {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: name)) == nil)
  }

  @Test func oneNumberMakesOneTransform() throws {
    let expected: [(CAValueFunctionName, CATransform3D)] = [
      (.rotateX, CATransform3DMakeRotation(1.5, 1, 0, 0)),
      (.rotateY, CATransform3DMakeRotation(1.5, 0, 1, 0)),
      (.rotateZ, CATransform3DMakeRotation(1.5, 0, 0, 1)),
      (.scaleX, CATransform3DMakeScale(1.5, 1, 1)),
      (.scaleY, CATransform3DMakeScale(1, 1.5, 1)),
      (.scaleZ, CATransform3DMakeScale(1, 1, 1.5)),
      (.translateX, CATransform3DMakeTranslation(1.5, 0, 0)),
      (.translateY, CATransform3DMakeTranslation(0, 1.5, 0)),
      (.translateZ, CATransform3DMakeTranslation(0, 0, 1.5)),
    ]
    for (name, matrix) in expected {
      #expect(isClose(try transform(numbers(from: 1, to: 2), name), matrix))
    }
  }

  @Test func threeNumbersScaleAndTranslate() throws {
    let from: [Any] = [0, CGFloat(2), NSNumber(value: 4)]
    #expect(
      isClose(
        try transform(numbers(from: from, to: [2.0, 4, 8]), .scale),
        CATransform3DMakeScale(1, 3, 6)))
    #expect(
      isClose(
        try transform(numbers(from: from, to: [2.0, 4, 8]), .translate),
        CATransform3DMakeTranslation(1, 3, 6)))
  }

  // D: applied after interpolation. Half of five turns is a half turn; of the transforms it would
  // be none.
  @Test func theNumbersAreInterpolatedAndNotTheTransforms() throws {
    #expect(
      isClose(
        try transform(numbers(from: 0, to: 10 * Double.pi), .rotateZ),
        CATransform3DMakeScale(-1, -1, 1)))
  }

  // D; R OCA
  @Test func theWholeTransformIsReplaced() throws {
    #expect(
      isClose(
        try transform(
          numbers(from: 0, to: 2), .rotateZ, model: CATransform3DMakeScale(3, 3, 1)),
        CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test func additiveActsBeforeTheModelsTransform() throws {
    let model = CATransform3DMakeScale(3, 5, 1)
    let shift = numbers(from: 0, to: 2)
    shift.isAdditive = true
    #expect(
      isClose(
        try transform(shift, .translateX, model: model), CATransform3DTranslate(model, 1, 0, 0)))
  }

  // How layers are turned, moved and scaled by several animations at once: each additive.
  @Test func severalFunctionsConcatenate() throws {
    func part(_ name: CAValueFunctionName, to value: Any) -> CABasicAnimation {
      let animation = numbers(from: value, to: value)
      animation.valueFunction = CAValueFunction(name: name)
      animation.isAdditive = true
      return animation
    }
    let shown = try shown(
      CALayer(), at: 0.5, with: part(.translate, to: [10, 20, 0]), part(.rotateZ, to: 1),
      part(.scale, to: [2, 3, 1]))
    var expected = CATransform3DMakeTranslation(10, 20, 0)
    expected = CATransform3DRotate(expected, 1, 0, 0, 1)
    expected = CATransform3DScale(expected, 2, 3, 1)
    #expect(isClose(shown.transform, expected))
  }

  @Test func cumulativeCyclesConcatenate() throws {
    func third(_ from: Any, _ to: Any, _ name: CAValueFunctionName) throws -> CATransform3D {
      let animation = numbers(from: from, to: to)
      (animation.isCumulative, animation.repeatCount) = (true, 4)
      return try transform(animation, name, at: 2.5)
    }
    #expect(
      isClose(
        try third(0, Double.pi / 2, .rotateZ), CATransform3DMakeRotation(1.25 * .pi, 0, 0, 1)))
    #expect(
      isClose(try third(10, 20, .translateY), CATransform3DMakeTranslation(0, 55, 0)))
    // Factors multiply: 2 · 2 · 1.5.
    #expect(isClose(try third(1, 2, .scaleX), CATransform3DMakeScale(6, 1, 1)))
    #expect(
      isClose(try third([1, 1, 1], [2, 3, 1], .scale), CATransform3DMakeScale(6, 18, 1)))
  }

  @Test func cumulativeAndAdditiveTogether() throws {
    let spin = numbers(from: 0, to: Double.pi / 2)
    (spin.isCumulative, spin.isAdditive, spin.repeatCount) = (true, true, 4)
    let shift = CATransform3DMakeTranslation(10, 0, 0)
    #expect(
      isClose(
        try transform(spin, .rotateZ, at: 1.5, model: shift),
        CATransform3DRotate(shift, 0.75 * .pi, 0, 0, 1)))
    let grow = numbers(from: 1, to: 2)
    (grow.isCumulative, grow.isAdditive, grow.repeatCount) = (true, true, 2)
    #expect(
      isClose(
        try transform(grow, .scaleY, at: 1.5, model: CATransform3DMakeScale(7, 5, 1)),
        CATransform3DMakeScale(7, 15, 1)))
  }

  @Test func cumulativeBackAndForthStartsFromTheStartAgain() throws {
    let shift = numbers(from: 10, to: 20)
    (shift.isCumulative, shift.autoreverses, shift.repeatCount) = (true, true, 2)
    #expect(
      isClose(
        try transform(shift, .translateX, at: 2.5), CATransform3DMakeTranslation(25, 0, 0)))
  }

  @Test func anAdditiveAmountStartsFromNothing() throws {
    func added(_ amount: Any, _ name: CAValueFunctionName) throws -> CATransform3D {
      let animation = numbers(from: nil, to: nil, by: amount)
      animation.isAdditive = true
      return try transform(animation, name, model: CATransform3DMakeScale(2, 2, 1))
    }
    // From 1 to 1 + 4 there are 3 at half time.
    #expect(isClose(try added(4, .scaleX), CATransform3DMakeScale(6, 2, 1)))
    #expect(isClose(try added([4, 2, 0], .scale), CATransform3DMakeScale(6, 4, 1)))
    #expect(
      isClose(
        try added(Double.pi, .rotateZ),
        CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), .pi / 2, 0, 0, 1)))
  }

  // Decision: what the key path "transform.rotation.z" would read in the model.
  @Test func aMissingEndIsWhatTheModelHasOfIt() throws {
    #expect(
      isClose(
        try transform(
          numbers(from: nil, to: 1), .rotateZ, model: CATransform3DMakeRotation(0.5, 0, 0, 1)),
        CATransform3DMakeRotation(0.75, 0, 0, 1)))
    #expect(
      isClose(
        try transform(
          numbers(from: [1, 1, 1], to: nil), .scale, model: CATransform3DMakeScale(3, 5, 7)),
        CATransform3DMakeScale(2, 3, 4)))
    #expect(
      isClose(
        try transform(
          numbers(from: nil, to: nil, by: 4), .translateY,
          model: CATransform3DMakeTranslation(0, 10, 0)),
        CATransform3DMakeTranslation(0, 12, 0)))
  }

  @Test func keyframesAndSpringsGoThroughIt() throws {
    let row = keyframes("transform") { $0.values = [[0, 0, 0], [10, 20, 30], [10, 0, 0]] }
    #expect(
      isClose(
        try transform(row, .translate, at: 0.25), CATransform3DMakeTranslation(5, 10, 15)))
    #expect(
      isClose(
        try transform(row, .translate, at: 0.75), CATransform3DMakeTranslation(10, 10, 15)))
    let spring = CASpringAnimation(keyPath: "transform")
    (spring.fromValue, spring.toValue, spring.damping, spring.duration) = (0, 100, 20, 1)
    // Critical: 1 − e^(−3)·(1 + 3).
    #expect(
      isClose(
        try transform(spring, .translateX, at: 0.3),
        CATransform3DMakeTranslation(100 * (1 - 4 * exp(-3)), 0, 0)))
  }

  @Test func itWorksOnSublayersTransformsAndInGroups() throws {
    let turn = CABasicAnimation(keyPath: "sublayerTransform")
    (turn.fromValue, turn.toValue) = (0, 1)
    turn.valueFunction = CAValueFunction(name: .rotateY)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([turn], 1)
    let shown = try shown(CALayer(), at: 0.5, with: group)
    #expect(isClose(shown.sublayerTransform, CATransform3DMakeRotation(0.5, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(shown.transform))
  }

  // D; R OCA: no effect.
  @Test func theWrongCountOrTypeOfNumbersDoesNothing() throws {
    let model = CATransform3DMakeScale(3, 5, 7)
    let wrong: [(Any, Any, CAValueFunctionName)] = [
      (1, 2, .scale), ([1, 1], [2, 2], .scale), ([1, 1, 1], [2, 2], .translate),
      ([1, 1, 1, 1], [2, 2, 2, 2], .translate), ([0], [1], .rotateZ),
      ([1, 1, 1], [2, 2, 2], .scaleX), ("0", "1", .rotateZ),
      (CATransform3DIdentity, CATransform3DIdentity, .rotateZ), ([1, 1, "1"], [2, 2, 2], .scale),
    ]
    for (from, to, name) in wrong {
      let shown = try transform(numbers(from: from, to: to), name, model: model)
      #expect(CATransform3DEqualToTransform(shown, model))
    }
    let row = keyframes("transform") { $0.values = [[1, 1, 1], [2, 2, 2], [3, 3]] }
    #expect(
      CATransform3DEqualToTransform(try transform(row, .scale, at: 0.25, model: model), model))
  }

  @Test func aPropertyThatIsNoTransformIsLeftAlone() throws {
    let wrong = ["zPosition", "transform.rotation.z"].map { keyPath in
      let animation = basic(keyPath) { ($0.fromValue, $0.toValue) = (10, 20) }
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      return animation
    }
    let shown = try shown(CALayer(), at: 0.5, with: wrong[0], wrong[1])
    #expect(shown.zPosition == 0)
    #expect(CATransform3DIsIdentity(shown.transform))
  }

  // M GS
  @Test func animationsKeepAndCopyIt() throws {
    let animation = CABasicAnimation(keyPath: "transform")
    #expect(animation.valueFunction == nil)
    let function = try #require(CAValueFunction(name: .scale))
    animation.setValue(function, forKey: "valueFunction")
    #expect(animation.valueFunction === function)
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy.value(forKey: "valueFunction") as? CAValueFunction === function)
  }

  @Test func theOldNamesAreTheSameNames() {
    let old = [
      kCAValueFunctionRotateX, kCAValueFunctionRotateY, kCAValueFunctionRotateZ,
      kCAValueFunctionScale, kCAValueFunctionScaleX, kCAValueFunctionScaleY,
      kCAValueFunctionScaleZ, kCAValueFunctionTranslate, kCAValueFunctionTranslateX,
      kCAValueFunctionTranslateY, kCAValueFunctionTranslateZ,
    ]
    #expect(old == Self.names.map(\.name))
  }
}
