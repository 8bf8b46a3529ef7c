import QuartzCore
import Testing

/// Which changes of a shown layer animate by themselves, and how: the table of 4.2.
@MainActor
struct ImplicitActionTests {
  /// Changes each property of a layer of its own and looks at what was added.
  private func expectBasic<Layer: CALayer>(
    of make: () -> Layer,
    _ changes: [(String, AnyHashable?, (Layer) -> Void)]
  ) {
    onStage { stage in
      for (key, from, change) in changes {
        let layer = stage.show(make())
        change(layer)
        #expect(layer.animationKeys() == [key])
        let animation = layer.animation(forKey: key) as? CABasicAnimation
        #expect(animation != nil, "\(key)")
        #expect(animation?.keyPath == key)
        #expect(animation?.duration == 0.25, "\(key)")
        #expect(animation?.timingFunction == CAMediaTimingFunction(name: .default), "\(key)")
        #expect(animation?.fillMode == .backwards, "\(key)")
        let start = animation?.fromValue is NSNull ? nil : animation?.fromValue
        #expect(start as? AnyHashable == from, "\(key)")
        #expect(animation?.toValue == nil, "\(key)")
        #expect(animation?.byValue == nil, "\(key)")
        #expect(animation?.isRemovedOnCompletion == true, "\(key)")
        #expect(animation?.isAdditive == false, "\(key)")
      }
    }
  }

  private func expectNothing<Layer: CALayer>(
    of make: () -> Layer, _ changes: [(String, (Layer) -> Void)]
  ) {
    onStage { stage in
      for (key, change) in changes {
        let layer = stage.show(make())
        #expect(layer.action(forKey: key) == nil, "\(key)")
        change(layer)
        #expect(layer.animationKeys() == nil, "\(key)")
      }
    }
  }

  // 4.2
  @Test func geometryAnimates() {
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    expectBasic(
      of: { CALayer() },
      [
        ("anchorPoint", CGPoint(x: 0.5, y: 0.5), { $0.anchorPoint = .zero }),
        ("anchorPointZ", 0.0, { $0.anchorPointZ = 1 }),
        ("bounds", CGRect.zero, { $0.bounds = CGRect(x: 0, y: 0, width: 1, height: 1) }),
        ("position", CGPoint.zero, { $0.position = CGPoint(x: 1, y: 1) }),
        ("zPosition", 0.0, { $0.zPosition = 1 }),
      ])
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.transform = turned
      layer.sublayerTransform = turned
      #expect(layer.animationKeys() == ["transform", "sublayerTransform"])
      for key in ["transform", "sublayerTransform"] {
        let animation = layer.animation(forKey: key) as? CABasicAnimation
        #expect((animation?.fromValue as? CATransform3D).map(CATransform3DIsIdentity) == true)
      }
    }
  }

  // 4.2
  @Test func appearanceAnimates() {
    expectBasic(
      of: { CALayer() },
      [
        ("backgroundColor", nil, { $0.backgroundColor = .white }),
        ("borderColor", CGColor.black, { $0.borderColor = .white }),
        ("borderWidth", 0.0, { $0.borderWidth = 2 }),
        ("cornerRadius", 0.0, { $0.cornerRadius = 2 }),
        ("hidden", NSNumber(value: false), { $0.isHidden = true }),
        ("masksToBounds", NSNumber(value: false), { $0.masksToBounds = true }),
        ("opacity", 1.0, { $0.opacity = 0.5 }),
        ("shadowColor", CGColor.black, { $0.shadowColor = .white }),
        ("shadowOffset", CGSize(width: 0, height: -3), { $0.shadowOffset = .zero }),
        ("shadowOpacity", 0.0, { $0.shadowOpacity = 1 }),
        ("shadowRadius", 3.0, { $0.shadowRadius = 1 }),
      ])
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.mask = CALayer()
      #expect(layer.animationKeys() == ["mask"])
      #expect((layer.animation(forKey: "mask") as? CABasicAnimation)?.keyPath == "mask")
    }
  }

  // 4.2
  @Test func contentsAnimate() {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    expectBasic(
      of: { CALayer() },
      [
        ("contentsRect", unit, { $0.contentsRect = .zero }),
        ("contentsCenter", unit, { $0.contentsCenter = .zero }),
      ])
    onStage { stage in
      let drawn = CAShapeLayer()
      drawn.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      let layer = stage.show(drawn)
      layer.contents = stage.picture()
      #expect(layer.animationKeys() == ["contents"])
      #expect(layer.animation(forKey: "contents") is CABasicAnimation)
    }
  }

  // 4.2
  @Test func filtersAnimate() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.filters = ["a filter"]
      #expect(layer.animationKeys() == ["filters"])
      #expect((layer.animation(forKey: "filters") as? CABasicAnimation)?.keyPath == "filters")
    }
  }

  // 4.2: what cannot be mixed fades as a picture.
  @Test func filtersOfWhatLiesBehindFade() {
    for key in ["backgroundFilters", "compositingFilter"] {
      onStage { stage in
        let layer = stage.show(CALayer())
        #expect((layer.action(forKey: key) as? CATransition)?.type == .fade)
        layer.setValue(key == "compositingFilter" ? "a filter" : ["a filter"], forKey: key)
        #expect(layer.animationKeys() == ["transition"])
        #expect(layer.animation(forKey: "transition")?.duration == 0.25)
      }
    }
  }

  // 4.2: the frame is set as position and bounds.
  @Test func theFrameAnimatesAsPositionAndBounds() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.animationKeys()?.sorted() == ["bounds", "position"])
      #expect(layer.action(forKey: "frame") == nil)
      layer.add(CABasicAnimation(keyPath: "frame"), forKey: "mine")
      #expect(stage.presentation(of: layer, at: 1)?.frame.origin.x == 10)
    }
  }

  // 4.2: explicit only, not listed, or not to be animated.
  @Test func theRestChangesAtOnce() {
    expectNothing(
      of: { CALayer() },
      [
        ("doubleSided", { $0.isDoubleSided = false }),
        ("geometryFlipped", { $0.isGeometryFlipped = true }),
        ("rasterizationScale", { $0.rasterizationScale = 2 }),
        ("shouldRasterize", { $0.shouldRasterize = true }),
        ("contentsScale", { $0.contentsScale = 2 }),
        ("cornerCurve", { $0.cornerCurve = .continuous }),
        ("maskedCorners", { $0.maskedCorners = .layerMinXMinYCorner }),
        ("shadowPath", { $0.shadowPath = CGPath(rect: .zero, transform: nil) }),
        ("contentsGravity", { $0.contentsGravity = .center }),
        ("opaque", { $0.isOpaque = true }),
        ("name", { $0.name = "a" }),
        ("autoresizingMask", { $0.autoresizingMask = .layerWidthSizable }),
        ("allowsGroupOpacity", { $0.allowsGroupOpacity = false }),
        ("needsDisplayOnBoundsChange", { $0.needsDisplayOnBoundsChange = true }),
        ("speed", { $0.speed = 2 }), ("timeOffset", { $0.timeOffset = 2 }),
        ("beginTime", { $0.beginTime = 2 }), ("fillMode", { $0.fillMode = .both }),
        ("aKeyOfMine", { $0.setValue(1, forKey: "aKeyOfMine") }),
      ])
  }

  // 4.2: no visible animation for plain insertion and removal.
  @Test func sublayersComeAndGoAtOnce() {
    onStage { stage in
      let outer = stage.show(CALayer())
      let inner = CALayer()
      outer.addSublayer(inner)
      #expect(outer.animationKeys() == nil)
      #expect(inner.animationKeys() == nil)
      stage.commit()
      #expect(inner.presentation()?.opacity == 1)
      inner.removeFromSuperlayer()
      #expect(outer.animationKeys() == nil)
    }
  }

  // 4.2
  @Test func shapesAnimate() {
    expectBasic(
      of: { CAShapeLayer() },
      [
        ("fillColor", CAShapeLayer().fillColor, { $0.fillColor = .white }),
        ("lineDashPhase", 0.0, { $0.lineDashPhase = 2 }),
        ("lineWidth", 1.0, { $0.lineWidth = 2 }),
        ("miterLimit", 10.0, { $0.miterLimit = 2 }),
        ("strokeColor", nil, { $0.strokeColor = .white }),
        ("strokeStart", 0.0, { $0.strokeStart = 0.5 }),
        ("strokeEnd", 1.0, { $0.strokeEnd = 0.5 }),
      ])
    expectNothing(
      of: { CAShapeLayer() },
      [
        ("path", { $0.path = CGPath(rect: .zero, transform: nil) }),
        ("fillRule", { $0.fillRule = .evenOdd }), ("lineCap", { $0.lineCap = .round }),
        ("lineJoin", { $0.lineJoin = .round }),
        ("lineDashPattern", { $0.lineDashPattern = [1, 2] }),
      ])
  }

  // 4.2
  @Test func gradientsAnimate() {
    expectBasic(
      of: { CAGradientLayer() },
      [
        ("colors", nil, { $0.colors = [CGColor.black, CGColor.white] }),
        ("locations", nil, { $0.locations = [0, 1] }),
        ("startPoint", CGPoint(x: 0.5, y: 0), { $0.startPoint = .zero }),
        ("endPoint", CGPoint(x: 0.5, y: 1), { $0.endPoint = .zero }),
      ])
    expectNothing(of: { CAGradientLayer() }, [("type", { $0.type = .radial })])
  }

  // 4.2
  @Test func replicatorsAnimate() {
    expectBasic(
      of: { CAReplicatorLayer() },
      [
        ("instanceDelay", 0.0, { $0.instanceDelay = 1 }),
        ("instanceColor", CAReplicatorLayer().instanceColor, { $0.instanceColor = .black }),
        ("instanceRedOffset", 0.0, { $0.instanceRedOffset = 1 }),
        ("instanceGreenOffset", 0.0, { $0.instanceGreenOffset = 1 }),
        ("instanceBlueOffset", 0.0, { $0.instanceBlueOffset = 1 }),
        ("instanceAlphaOffset", 0.0, { $0.instanceAlphaOffset = 1 }),
      ])
    onStage { stage in
      let layer = stage.show(CAReplicatorLayer())
      layer.instanceTransform = CATransform3DMakeScale(2, 2, 1)
      #expect(layer.animationKeys() == ["instanceTransform"])
    }
  }

  // 4.2
  @Test func textAnimates() {
    expectBasic(
      of: { CATextLayer() },
      [
        ("fontSize", 36.0, { $0.fontSize = 12 }),
        ("foregroundColor", CATextLayer().foregroundColor, { $0.foregroundColor = .black }),
      ])
    expectNothing(
      of: { CATextLayer() },
      [
        ("string", { $0.string = "a" }), ("font", { $0.font = "Times" }),
        ("wrapped", { $0.isWrapped = true }), ("alignmentMode", { $0.alignmentMode = .center }),
        ("truncationMode", { $0.truncationMode = .end }),
      ])
  }
}
