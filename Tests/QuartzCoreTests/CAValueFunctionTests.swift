import Geometry
import QuartzCore
import Testing

/// CORE_ANIMATION.md 2.7, and its place between interpolation and what is cumulated and added.
@MainActor
struct CAValueFunctionTests {
  private let scene = LayerScene()

  /// What a layer with the transform `model` shows while `animation` runs for cycles of a second.
  private func shown(
    _ animation: CAPropertyAnimation, _ name: CAValueFunctionName, at sceneTime: Double = 0.5,
    model: CATransform3D = CATransform3DIdentity
  ) throws -> CATransform3D {
    let layer = CALayer()
    layer.transform = model
    _ = scene.add(layer)
    let start = scene.context.clock.now
    animation.duration = 1
    animation.valueFunction = CAValueFunction(name: name)
    scene.turn { layer.add(animation, forKey: nil) }
    return try #require(scene.shown(layer, at: start + sceneTime)).transform
  }

  private func animation(from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "transform")
    (animation.fromValue, animation.toValue) = (from, to)
    return animation
  }

  private func expectEqual(
    _ a: CATransform3D, _ b: CATransform3D, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pairs = zip(a.matrix.elements, b.matrix.elements)
    #expect(pairs.allSatisfy { isClose($0, $1) }, "\(a) \(b)", sourceLocation: sourceLocation)
  }

  nonisolated private static let names: [(name: CAValueFunctionName, rawValue: String)] = [
    (.rotateX, "rotateX"), (.rotateY, "rotateY"), (.rotateZ, "rotateZ"), (.scale, "scale"),
    (.scaleX, "scaleX"), (.scaleY, "scaleY"), (.scaleZ, "scaleZ"), (.translate, "translate"),
    (.translateX, "translateX"), (.translateY, "translateY"), (.translateZ, "translateZ"),
  ]

  @Test(arguments: names)
  func oneObjectForEachName(name: CAValueFunctionName, rawValue: String) throws {
    #expect(name.rawValue == rawValue)
    let function = try #require(CAValueFunction(name: name))
    #expect(function.name == name)
    #expect(function === CAValueFunction(name: CAValueFunctionName(rawValue: rawValue)))
    #expect(Self.names.filter { CAValueFunction(name: $0.name) === function }.count == 1)
  }

  @Test func thereIsNoFunctionOfAnotherName() {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "RotateX")) == nil)
  }

  @Test func oneNumberMakesOneTransform() throws {
    func middle(_ name: CAValueFunctionName) throws -> CATransform3D {
      try shown(animation(from: 1, to: 2), name)
    }
    try expectEqual(middle(.rotateX), CATransform3DMakeRotation(1.5, 1, 0, 0))
    try expectEqual(middle(.rotateY), CATransform3DMakeRotation(1.5, 0, 1, 0))
    try expectEqual(middle(.rotateZ), CATransform3DMakeRotation(1.5, 0, 0, 1))
    try expectEqual(middle(.scaleX), CATransform3DMakeScale(1.5, 1, 1))
    try expectEqual(middle(.scaleY), CATransform3DMakeScale(1, 1.5, 1))
    try expectEqual(middle(.scaleZ), CATransform3DMakeScale(1, 1, 1.5))
    try expectEqual(middle(.translateX), CATransform3DMakeTranslation(1.5, 0, 0))
    try expectEqual(middle(.translateY), CATransform3DMakeTranslation(0, 1.5, 0))
    try expectEqual(middle(.translateZ), CATransform3DMakeTranslation(0, 0, 1.5))
  }

  @Test func threeNumbersScaleAndTranslate() throws {
    let from: [Any] = [0, CGFloat(2), NSNumber(value: 4)]
    try expectEqual(
      shown(animation(from: from, to: [2.0, 4, 8]), .scale), CATransform3DMakeScale(1, 3, 6))
    try expectEqual(
      shown(animation(from: from, to: [2.0, 4, 8]), .translate),
      CATransform3DMakeTranslation(1, 3, 6))
  }

  @Test func theNumbersAreInterpolatedAndNotTheTransforms() throws {
    // Half of five turns is a half turn; of the transforms it would be none.
    try expectEqual(
      shown(animation(from: 0, to: 10 * Double.pi), .rotateZ),
      CATransform3DMakeScale(-1, -1, 1))
  }

  @Test func theWholeTransformIsReplaced() throws {
    let model = CATransform3DMakeScale(3, 3, 1)
    try expectEqual(
      shown(animation(from: 0, to: 2), .rotateZ, model: model),
      CATransform3DMakeRotation(1, 0, 0, 1))
  }

  @Test func additiveActsBeforeTheModelsTransform() throws {
    let model = CATransform3DMakeScale(3, 5, 1)
    let shift = animation(from: 0, to: 2)
    shift.isAdditive = true
    // One point to the right is three on the layer scaled by three.
    try expectEqual(
      shown(shift, .translateX, model: model),
      CATransform3D(
        m11: 3, m12: 0, m13: 0, m14: 0, m21: 0, m22: 5, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
        m34: 0, m41: 3, m42: 0, m43: 0, m44: 1))
  }

  @Test func cumulativeCyclesConcatenate() throws {
    func secondHalf(_ from: Any, _ to: Any, _ name: CAValueFunctionName) throws -> CATransform3D {
      let animation = animation(from: from, to: to)
      (animation.isCumulative, animation.repeatCount) = (true, 4)
      return try shown(animation, name, at: 2.5)
    }
    try expectEqual(
      secondHalf(0, Double.pi / 2, .rotateZ), CATransform3DMakeRotation(1.25 * .pi, 0, 0, 1))
    try expectEqual(secondHalf(10, 20, .translateY), CATransform3DMakeTranslation(0, 55, 0))
    // Factors multiply: 2 · 2 · 1.5.
    try expectEqual(secondHalf(1, 2, .scaleX), CATransform3DMakeScale(6, 1, 1))
    try expectEqual(
      secondHalf([1, 1, 1], [2, 3, 1], .scale), CATransform3DMakeScale(6, 18, 1))
  }

  @Test func cumulativeAndAdditiveTogether() throws {
    let spin = animation(from: 0, to: Double.pi / 2)
    (spin.isCumulative, spin.isAdditive, spin.repeatCount) = (true, true, 4)
    // The quarter turn of the first cycle and half of the next, then 10 to the right.
    let shown = try shown(
      spin, .rotateZ, at: 1.5, model: CATransform3DMakeTranslation(10, 0, 0))
    let half = 0.5.squareRoot()
    #expect(isClose(Double(shown.m11), -half))
    #expect(isClose(Double(shown.m12), half))
    #expect(shown.m41 == 10)
    #expect(shown.m42 == 0)

    let grow = animation(from: 1, to: 2)
    (grow.isCumulative, grow.isAdditive, grow.repeatCount) = (true, true, 2)
    try expectEqual(
      self.shown(grow, .scaleY, at: 1.5, model: CATransform3DMakeScale(7, 5, 1)),
      CATransform3DMakeScale(7, 15, 1))
  }

  @Test func cumulativeBackAndForthStartsFromTheStartAgain() throws {
    let shift = animation(from: 10, to: 20)
    (shift.isCumulative, shift.autoreverses, shift.repeatCount) = (true, true, 2)
    try expectEqual(
      shown(shift, .translateX, at: 2.5), CATransform3DMakeTranslation(25, 0, 0))
  }

  @Test func anAdditiveAmountStartsFromNothing() throws {
    func added(_ amount: Any, _ name: CAValueFunctionName) throws -> CATransform3D {
      let animation = CABasicAnimation(keyPath: "transform")
      (animation.byValue, animation.isAdditive) = (amount, true)
      return try shown(animation, name, model: CATransform3DMakeScale(2, 2, 1))
    }
    // From 1 to 1 + 4 there are 3 at half time.
    try expectEqual(added(4, .scaleX), CATransform3DMakeScale(6, 2, 1))
    try expectEqual(added([4, 2, 0], .scale), CATransform3DMakeScale(6, 4, 1))
    try expectEqual(
      added(Double.pi, .rotateZ),
      CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 2, 2, 1))
  }

  @Test func aMissingEndIsWhatTheModelHasOfIt() throws {
    try expectEqual(
      shown(
        animation(from: nil, to: 1), .rotateZ, model: CATransform3DMakeRotation(0.5, 0, 0, 1)),
      CATransform3DMakeRotation(0.75, 0, 0, 1))
    try expectEqual(
      shown(
        animation(from: [1, 1, 1], to: nil), .scale, model: CATransform3DMakeScale(3, 5, 7)),
      CATransform3DMakeScale(2, 3, 4))
    let shift = CABasicAnimation(keyPath: "transform")
    shift.byValue = 4
    try expectEqual(
      shown(shift, .translateY, model: CATransform3DMakeTranslation(0, 10, 0)),
      CATransform3DMakeTranslation(0, 12, 0))
  }

  @Test func keyframesAndSpringsGoThroughIt() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "transform")
    keyframes.values = [[0, 0, 0], [10, 20, 30], [10, 0, 0]]
    try expectEqual(
      shown(keyframes, .translate, at: 0.25), CATransform3DMakeTranslation(5, 10, 15))
    try expectEqual(
      shown(keyframes, .translate, at: 0.75), CATransform3DMakeTranslation(10, 10, 15))

    let spring = CASpringAnimation(keyPath: "transform")
    (spring.fromValue, spring.toValue) = (0, 100)
    // ω = 10, ζ = 0.5: x = 1 − e^(−5t)·(cos(√75·t) + 5/√75·sin(√75·t))
    let w = 75.0.squareRoot()
    let x = 1 - exp(-1.5) * (cos(w * 0.3) + 5 / w * sin(w * 0.3))
    try expectEqual(
      shown(spring, .translateX, at: 0.3), CATransform3DMakeTranslation(100 * x, 0, 0))
  }

  @Test func itWorksOnSublayersTransformsAndInGroups() throws {
    let layer = scene.add(CALayer())
    let turn = CABasicAnimation(keyPath: "sublayerTransform")
    (turn.fromValue, turn.toValue) = (0, 1)
    turn.valueFunction = CAValueFunction(name: .rotateY)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([turn], 1)
    scene.turn { layer.add(group, forKey: nil) }
    let shown = try #require(scene.shown(layer, at: 0.5))
    expectEqual(shown.sublayerTransform, CATransform3DMakeRotation(0.5, 0, 1, 0))
    #expect(CATransform3DIsIdentity(shown.transform))
  }

  @Test func theWrongCountOfNumbersDoesNothing() throws {
    let model = CATransform3DMakeScale(3, 5, 7)
    func nothing(_ from: Any, _ to: Any, _ name: CAValueFunctionName) throws -> Bool {
      try shown(animation(from: from, to: to), name, model: model) == model
    }
    #expect(try nothing(1, 2, .scale))
    #expect(try nothing([1, 1], [2, 2], .scale))
    #expect(try nothing([1, 1, 1], [2, 2], .translate))
    #expect(try nothing([1, 1, 1, 1], [2, 2, 2, 2], .translate))
    #expect(try nothing([0], [1], .rotateZ))
    #expect(try nothing([1, 1, 1], [2, 2, 2], .scaleX))
    #expect(try nothing("0", "1", .rotateZ))
    #expect(try nothing(CATransform3DIdentity, CATransform3DIdentity, .rotateZ))
    let keyframes = CAKeyframeAnimation(keyPath: "transform")
    keyframes.values = [[1, 1, 1], [2, 2, 2], [3, 3]]
    #expect(try shown(keyframes, .scale, at: 0.25, model: model) == model)
  }

  @Test func aPropertyThatIsNoTransformIsLeftAlone() throws {
    let layer = scene.add(CALayer())
    for keyPath in ["zPosition", "transform.rotation.z"] {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (10, 20, 1)
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      scene.turn { layer.add(animation, forKey: nil) }
    }
    let shown = try #require(scene.shown(layer, at: 0.5))
    #expect(shown.zPosition == 0)
    #expect(CATransform3DIsIdentity(shown.transform))
  }

  @Test func copiesAndKeysCarryIt() throws {
    let animation = CABasicAnimation(keyPath: "transform")
    #expect(animation.valueFunction == nil)
    let function = try #require(CAValueFunction(name: .scale))
    animation.setValue(function, forKey: "valueFunction")
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy.valueFunction === function)
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
