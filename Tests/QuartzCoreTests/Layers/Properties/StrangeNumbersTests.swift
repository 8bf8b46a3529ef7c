import QuartzCore
import RenderTree
import Testing
import VirtualTime

/// What no device draws is not drawn, and is in the ledger.
@MainActor
@Suite struct StrangeNumbersTests {
  nonisolated static let values = [CGFloat.nan, .infinity, -.infinity, 1e30]

  /// Settings of any layer by the name of the property that the ledger is to name.
  static let settings: [(key: String, set: (CALayer, CGFloat) -> Void)] = [
    ("position", { $0.position.x = $1 }), ("position", { $0.position.y = $1 }),
    ("bounds", { $0.bounds.size.width = $1 }), ("bounds", { $0.bounds.origin.y = $1 }),
    ("position", { $0.frame = CGRect(x: $1, y: 0, width: 10, height: 10) }),
    ("anchorPoint", { $0.anchorPoint.x = $1 }), ("anchorPointZ", { $0.anchorPointZ = $1 }),
    ("transform", { $0.transform = CATransform3DMakeTranslation($1, 0, 0) }),
    ("sublayerTransform", { $0.sublayerTransform.m34 = $1 }),
    ("opacity", { $0.opacity = Float($1) }),
    ("cornerRadius", { $0.cornerRadius = $1 }), ("borderWidth", { $0.borderWidth = $1 }),
    ("shadowRadius", { $0.shadowRadius = $1 }), ("shadowOpacity", { $0.shadowOpacity = Float($1) }),
    ("shadowOffset", { $0.shadowOffset.height = $1 }),
    ("shadowPath", { $0.shadowPath = CGPath.through([(0, 0), (Double($1), 1)]) }),
    ("contentsRect", { $0.contentsRect.origin.x = $1 }),
    ("contentsScale", { $0.contentsScale = $1 }),
    ("rasterizationScale", { $0.rasterizationScale = $1 }),
    (
      "backgroundColor",
      { $0.backgroundColor = CGColor(srgbRed: $1, green: 0, blue: 0, alpha: 1) }
    ),
    ("borderColor", { $0.borderColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $1) }),
  ]

  static let shapeSettings: [(key: String, set: (CAShapeLayer, CGFloat) -> Void)] = [
    ("path", { $0.path = CGPath.through([(0, 0), (5, Double($1)), (9, 9)]) }),
    ("lineWidth", { $0.lineWidth = $1 }), ("strokeStart", { $0.strokeStart = $1 }),
    ("strokeEnd", { $0.strokeEnd = $1 }), ("miterLimit", { $0.miterLimit = $1 }),
    ("lineDashPhase", { $0.lineDashPhase = $1 }),
    ("lineDashPattern", { $0.lineDashPattern = [4, Double($1)] }),
    ("fillColor", { $0.fillColor = CGColor(srgbRed: 0, green: $1, blue: 0, alpha: 1) }),
    ("strokeColor", { $0.strokeColor = CGColor(srgbRed: 0, green: $1, blue: 0, alpha: 1) }),
  ]

  static let gradientSettings: [(key: String, set: (CAGradientLayer, CGFloat) -> Void)] = [
    ("startPoint", { $0.startPoint.x = $1 }), ("endPoint", { $0.endPoint.y = $1 }),
    ("locations", { $0.locations = [0, NSNumber(value: Double($1))] }),
    ("colors", { $0.colors = [CGColor(srgbRed: $1, green: 0, blue: 0, alpha: 1), CGColor.black] }),
  ]

  static let emitterSettings: [(key: String, set: (CAEmitterLayer, CGFloat) -> Void)] = [
    ("birthRate", { $0.birthRate = Float($1) }), ("lifetime", { $0.lifetime = Float($1) }),
    ("emitterPosition", { $0.emitterPosition.x = $1 }),
    ("emitterZPosition", { $0.emitterZPosition = $1 }),
    ("emitterSize", { $0.emitterSize.height = $1 }), ("emitterDepth", { $0.emitterDepth = $1 }),
    ("velocity", { $0.velocity = Float($1) }), ("scale", { $0.scale = Float($1) }),
    ("spin", { $0.spin = Float($1) }),
  ]

  static let cellSettings: [(key: String, set: (CAEmitterCell, CGFloat) -> Void)] = [
    ("birthRate", { $0.birthRate = Float($1) }), ("lifetime", { $0.lifetime = Float($1) }),
    ("lifetimeRange", { $0.lifetimeRange = Float($1) }),
    ("emissionLatitude", { $0.emissionLatitude = $1 }),
    ("emissionLongitude", { $0.emissionLongitude = $1 }),
    ("emissionRange", { $0.emissionRange = $1 }), ("velocity", { $0.velocity = $1 }),
    ("velocityRange", { $0.velocityRange = $1 }), ("xAcceleration", { $0.xAcceleration = $1 }),
    ("yAcceleration", { $0.yAcceleration = $1 }), ("zAcceleration", { $0.zAcceleration = $1 }),
    ("scale", { $0.scale = $1 }), ("scaleRange", { $0.scaleRange = $1 }),
    ("scaleSpeed", { $0.scaleSpeed = $1 }), ("spin", { $0.spin = $1 }),
    ("spinRange", { $0.spinRange = $1 }), ("redRange", { $0.redRange = Float($1) }),
    ("greenRange", { $0.greenRange = Float($1) }), ("blueRange", { $0.blueRange = Float($1) }),
    ("alphaRange", { $0.alphaRange = Float($1) }), ("redSpeed", { $0.redSpeed = Float($1) }),
    ("greenSpeed", { $0.greenSpeed = Float($1) }), ("blueSpeed", { $0.blueSpeed = Float($1) }),
    ("alphaSpeed", { $0.alphaSpeed = Float($1) }),
    ("contentsRect", { $0.contentsRect.size.width = $1 }),
    ("contentsScale", { $0.contentsScale = $1 }),
    ("color", { $0.color = CGColor(srgbRed: $1, green: 0, blue: 0, alpha: 1) }),
  ]

  private func expectNote<Layer: CALayer>(
    of key: String, on layer: Layer, _ value: CGFloat, _ set: (Layer, CGFloat) -> Void
  ) {
    let scene = LayerScene()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    scene.turn {
      set(layer, value)
      scene.root.addSublayer(layer)
    }
    _ = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    let features = scene.context.ledger.entries.map(\.feature)
    #expect(features.contains { $0.contains("a value of \(key) ") }, "\(key) = \(value)")
  }

  @Test(arguments: values) func ofLayers(value: CGFloat) {
    for (key, set) in Self.settings { expectNote(of: key, on: CALayer(), value, set) }
  }

  @Test(arguments: values) func ofShapes(value: CGFloat) {
    for (key, set) in Self.shapeSettings { expectNote(of: key, on: CAShapeLayer(), value, set) }
  }

  @Test(arguments: values) func ofGradients(value: CGFloat) {
    for (key, set) in Self.gradientSettings {
      expectNote(of: key, on: CAGradientLayer(), value, set)
    }
  }

  @Test(arguments: values) func ofEmitters(value: CGFloat) {
    for (key, set) in Self.emitterSettings { expectNote(of: key, on: CAEmitterLayer(), value, set) }
    for (key, set) in Self.cellSettings {
      expectNote(of: "a cell's \(key)", on: CAEmitterLayer(), value) { emitter, value in
        let (inner, outer) = (CAEmitterCell(), CAEmitterCell())
        set(inner, value)
        outer.emitterCells = [inner]
        emitter.emitterCells = [CAEmitterCell(), outer]
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func ofTimes(value: CGFloat) {
    expectNote(of: "its times", on: CALayer(), value) { $0.speed = Float($1) }
    expectNote(of: "its times", on: CALayer(), value) { $0.timeOffset = Double($1) }
    expectNote(of: "a cell's times", on: CAEmitterLayer(), .nan) {
      let cell = CAEmitterCell()
      cell.beginTime = Double($1)
      $0.emitterCells = [cell]
    }
  }

  @Test(arguments: values) func ofSpringsAndKeyTimes(value: CGFloat) {
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 1, value)
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    (keyframes.values, keyframes.keyTimes) = ([0, 1], [0, Double(value)])
    for animation in [spring, keyframes] {
      let scene = LayerScene()
      let layer = scene.add(CALayer())
      animation.duration = 1
      scene.turn { layer.add(animation, forKey: nil) }
      scene.advance(to: 0.5)
      _ = scene.inside { TreeFreezer.freeze(scene.root, at: 0.5) }
      #expect(!scene.context.ledger.isEmpty)
    }
  }

  @Test(arguments: values) func ofAnimations(value: CGFloat) {
    for key in ["position.x", "bounds.size.width", "transform.scale", "opacity", "cornerRadius"] {
      let scene = LayerScene()
      let layer = scene.add(CALayer())
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue) = (value, value)
      animation.duration = 1
      scene.turn { layer.add(animation, forKey: nil) }
      scene.advance(to: 0.5)
      _ = scene.inside { TreeFreezer.freeze(scene.root, at: 0.5) }
      #expect(!scene.context.ledger.isEmpty, "\(key) = \(value)")
    }
  }

  @Test func keyPathsThatAreNotThereAndValuesOfAnotherType() {
    let animations: [(String, Any?)] = [
      ("positoin", 5), ("position.q", 5), ("transform.rotation.w", 1), ("", 1),
      ("position", "here"), ("opacity", CGPoint.zero), ("backgroundColor", 7), ("path", 7),
    ]
    for (key, value) in animations {
      let scene = LayerScene()
      let layer = scene.add(CAShapeLayer())
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue) = (value, value)
      animation.duration = 1
      scene.turn { layer.add(animation, forKey: nil) }
      scene.advance(to: 0.5)
      _ = scene.inside { TreeFreezer.freeze(scene.root, at: 0.5) }
      #expect(!scene.context.ledger.isEmpty, "\(key): \(String(describing: value))")
    }
  }

  @Test(arguments: [
    "position", "transform.rotation.z", "backgroundColor", "cornerRadius", "hidden",
  ])
  func valuesOfAnotherTypeThatAreSetByKey(path: String) {
    let scene = LayerScene()
    let layer = scene.add(CALayer())
    let before = layer.value(forKeyPath: path).map { "\($0)" }
    scene.turn { layer.setValue([1, 2, 3], forKeyPath: path) }
    #expect(layer.value(forKeyPath: path).map { "\($0)" } == before)
    #expect(
      scene.context.ledger.entries.map(\.feature) == ["a value of type Array<Int> for \"\(path)\""])
  }

  /// Names of ways that are none, and what the ledger calls them.
  static let names: [(note: String, set: (LayerScene) -> Void)] = [
    ("type", { $0.add(CAGradientLayer()).type = CAGradientLayerType(rawValue: "zig") }),
    (
      "contentsGravity",
      { $0.add(CALayer()).contentsGravity = CALayerContentsGravity(rawValue: "zig") }
    ),
    ("cornerCurve", { $0.add(CALayer()).cornerCurve = CALayerCornerCurve(rawValue: "zig") }),
    (
      "minificationFilter",
      { $0.add(CALayer()).minificationFilter = CALayerContentsFilter(rawValue: "zig") }
    ),
    ("fillRule", { $0.add(CAShapeLayer()).fillRule = CAShapeLayerFillRule(rawValue: "zig") }),
    ("lineCap", { $0.add(CAShapeLayer()).lineCap = CAShapeLayerLineCap(rawValue: "zig") }),
    ("lineJoin", { $0.add(CAShapeLayer()).lineJoin = CAShapeLayerLineJoin(rawValue: "zig") }),
    (
      "emitterShape",
      { $0.add(CAEmitterLayer()).emitterShape = CAEmitterLayerEmitterShape(rawValue: "zig") }
    ),
    (
      "alignmentMode",
      { $0.add(CATextLayer()).alignmentMode = CATextLayerAlignmentMode(rawValue: "zig") }
    ),
    ("fillMode", { add($0) { $0.fillMode = CAMediaTimingFillMode(rawValue: "zig") } }),
    (
      "calculationMode",
      { add($0) { $0.calculationMode = CAAnimationCalculationMode(rawValue: "zig") } }
    ),
    ("rotationMode", { add($0) { $0.rotationMode = CAAnimationRotationMode(rawValue: "zig") } }),
  ]

  private static func add(_ scene: LayerScene, _ change: (CAKeyframeAnimation) -> Void) {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = ([1, 2], 1)
    change(animation)
    scene.add(CALayer()).add(animation, forKey: nil)
  }

  @Test func namesOfWaysThatAreNotThere() {
    for (name, set) in Self.names {
      let scene = LayerScene()
      scene.turn { set(scene) }
      _ = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
      let features = scene.context.ledger.entries.map(\.feature)
      #expect(features.contains("\(name) \"zig\", a name that is not known"), "\(features)")
    }
  }

  @Test func contentsOfMorePixelsThanAPictureHas() {
    final class DrawingLayer: CALayer {
      var isBlank = false

      override func draw(in context: CGContext) {
        if !isBlank { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      }
    }
    for isBlank in [false, true] {
      let scene = LayerScene()
      let layer = DrawingLayer()
      layer.isBlank = isBlank
      layer.frame = CGRect(x: 0, y: 0, width: 400, height: 900_000)
      scene.turn {
        scene.root.addSublayer(layer)
        layer.setNeedsDisplay()
      }
      #expect(
        scene.context.ledger.entries.map(\.feature)
          == (isBlank ? [] : ["contents of 400.0 by 900000.0 points"]))
    }
  }

  @Test func aTimingFunctionThatIsNotThere() {
    let scene = LayerScene()
    let function = scene.inside {
      CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "zig"))
    }
    #expect(function == CAMediaTimingFunction(name: .default))
    #expect(
      scene.context.ledger.entries.map(\.feature) == ["\"zig\", which is no timing function"])
  }

  @Test func timesThatAreNoNumbers() {
    let scene = LayerScene()
    let layer = scene.add(CALayer())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = .nan
    scene.turn { layer.add(animation, forKey: nil) }
    _ = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    #expect(!scene.context.ledger.isEmpty)
  }

  @Test func ordinaryValuesAreNotNoted() {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    layer.path = CGPath.through([(0, 0), (5000, -4), (1, 90_000)])
    layer.zPosition = .greatestFiniteMagnitude
    layer.fillColor = CGColor(srgbRed: 3, green: -1, blue: 0, alpha: 1)
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = 6
    animation.duration = .infinity
    animation.repeatCount = .infinity
    scene.turn { layer.add(animation, forKey: nil) }
    scene.advance(to: 0.5)
    _ = scene.inside { TreeFreezer.freeze(scene.root, at: 0.5) }
    #expect(scene.context.ledger.isEmpty)
  }
}
