import Compositor
import CoreGraphics
import Foundation
import Geometry
import QuartzCore
import Raster
import RenderTree
import Testing

/// Scene code divides by zero, overflows and forgets units. Whatever a layer is given, its tree is frozen,
/// drawn and written down without a trap; what then shows is not looked at, but where a test says so.
@MainActor
struct HostileValuesTests {
  nonisolated private static let values: [Double] = [
    .nan, .infinity, -.infinity, 1e30, -1e30, 1e300, .leastNonzeroMagnitude, 1e-30, -1, -0.0, 0,
  ]

  nonisolated private static let everyLayer = [
    "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height", "position.x",
    "position.y", "anchorPoint.x", "anchorPoint.y", "anchorPointZ", "zPosition", "opacity",
    "cornerRadius", "borderWidth", "contentsRect.origin.x", "contentsRect.origin.y",
    "contentsRect.size.width", "contentsRect.size.height", "contentsScale", "rasterizationScale",
    "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.scale",
    "transform.scale.x", "transform.scale.y", "transform.translation.x", "transform.translation.z",
    "sublayerTransform.rotation.z", "sublayerTransform.rotation.y", "sublayerTransform.scale.x",
    "sublayerTransform.translation.y", "beginTime", "speed", "timeOffset", "duration",
    "repeatCount", "repeatDuration",
  ]

  /// Adds `layer` to the scene, with everything a layer draws.
  private func show(_ layer: CALayer, in scene: LayerScene) {
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    layer.position = CGPoint(x: 50, y: 50)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    layer.borderWidth = 2
    layer.cornerRadius = 4
    layer.contents = Self.image
    let child = CALayer()
    child.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    child.backgroundColor = .black
    child.cornerRadius = 3
    child.masksToBounds = true
    layer.addSublayer(child)
    scene.root.addSublayer(layer)
  }

  private static let image = CGImage(
    rasterImage: Image(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16)))

  /// Sets `keyPath` of a layer that draws everything to every value in turn, and draws it.
  private func draw(_ make: () -> CALayer, _ keyPath: String) {
    for value in Self.values {
      let scene = LayerScene()
      let layer = make()
      scene.turn {
        show(layer, in: scene)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        mask.backgroundColor = .black
        layer.mask = mask
      }
      scene.turn { layer.setValue(value, forKeyPath: keyPath) }
      picture(of: scene)
    }
  }

  /// Draws the scene, upright and in perspective, and writes its values.
  private func picture(of scene: LayerScene) {
    for isInPerspective in [false, true] {
      if isInPerspective {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 200
        scene.turn {
          scene.root.sublayerTransform = CATransform3DRotate(transform, 0.5, 0, 1, 0)
        }
      }
      let root = scene.inside { TreeFreezer.freeze(scene.root, at: 0.1) }
      _ = root.dump
      var compositor = Compositor()
      var pixmap = Pixmap(width: 100, height: 100)
      compositor.draw(
        FrameSnapshot(
          index: 0, sceneTime: 0.1, width: 100, height: 100, pixelsFromRoot: .identity,
          background: .white, root: root), into: &pixmap)
      _ = scene.inside { LayerInspection.tree(of: scene.root, at: 0.1) }
    }
  }

  @Test(arguments: everyLayer) func aPlainLayerDoesNotTrap(keyPath: String) {
    draw({ CALayer() }, keyPath)
  }

  @Test(arguments: [
    "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase", "bounds.size.width",
    "position.x", "transform.scale", "transform.scale.x", "transform.rotation.x",
  ])
  func aShapeDoesNotTrap(keyPath: String) {
    draw({ Self.shape() }, keyPath)
  }

  private static func shape() -> CAShapeLayer {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 15, height: 10))
    shape.path = path
    shape.strokeColor = .black
    shape.lineCap = .round
    shape.lineDashPattern = [3, 2]
    return shape
  }

  @Test(arguments: values) func aPathOfAnyPointsDoesNotTrap(value: Double) {
    for width in [1.0, 1e30, 1e-30] {
      let scene = LayerScene()
      let shape = Self.shape()
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: value, y: 10))
      path.addCurve(
        to: CGPoint(x: 30, y: value), control1: CGPoint(x: value, y: value),
        control2: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: -value, y: value))
      path.addArc(
        center: CGPoint(x: 20, y: 20), radius: value, startAngle: 0, endAngle: value,
        clockwise: true)
      path.closeSubpath()
      shape.path = path
      shape.lineWidth = width
      scene.turn { scene.root.addSublayer(shape) }
      picture(of: scene)
    }
  }

  @Test(arguments: values) func aDashPatternOfAnyLengthsDoesNotTrap(value: Double) {
    for pattern in [[value], [value, 1], [1, value, 2], Array(repeating: 1e-3, count: 5000)] {
      for cap in [CAShapeLayerLineCap.butt, .round, .square] {
        let scene = LayerScene()
        let shape = Self.shape()
        shape.path = CGPath(
          ellipseIn: CGRect(x: -200, y: -200, width: 400, height: 400), transform: nil)
        shape.lineCap = cap
        shape.lineDashPattern = pattern
        scene.turn { scene.root.addSublayer(shape) }
        picture(of: scene)
      }
    }
  }

  @Test(arguments: [1.0, 1e3, 1e5, 1e7, 1e30])
  func dashesOfAHairOnPathsOfAnyLengthNeitherTrapNorHang(size: Double) {
    let scene = LayerScene()
    let shape = Self.shape()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: size, height: size), transform: nil)
    shape.lineDashPattern = Array(repeating: 0.01, count: 5000)
    scene.turn { scene.root.addSublayer(shape) }
    picture(of: scene)
  }

  @Test(arguments: ["fontSize", "bounds.size.width", "bounds.size.height", "bounds.origin.x"])
  func textDoesNotTrap(keyPath: String) {
    for isWrapped in [false, true] {
      draw(
        {
          let text = CATextLayer()
          text.string = "two words"
          text.isWrapped = isWrapped
          text.truncationMode = .end
          text.alignmentMode = .center
          return text
        }, keyPath)
    }
  }

  @Test(arguments: [
    "lifetime", "emitterPosition.x", "emitterSize.width", "velocity", "scale", "spin", "seed",
    "timeOffset",
    "emitterCells.spark.birthRate", "emitterCells.spark.lifetimeRange",
    "emitterCells.spark.emissionRange", "emitterCells.spark.velocity",
    "emitterCells.spark.yAcceleration", "emitterCells.spark.scaleSpeed",
    "emitterCells.spark.spinRange", "emitterCells.spark.alphaSpeed",
    "emitterCells.spark.contentsScale", "emitterCells.spark.contentsRect.size.width",
    "emitterCells.spark.contentsRect.origin.x", "emitterCells.spark.beginTime",
    "emitterCells.spark.duration", "emitterCells.spark.emitterCells.ash.birthRate",
  ])
  func anEmitterDoesNotTrap(keyPath: String) {
    draw(
      {
        let (emitter, spark, ash) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
        (spark.name, ash.name) = ("spark", "ash")
        for cell in [spark, ash] {
          cell.contents = Self.image
          (cell.birthRate, cell.lifetime, cell.velocity) = (100, 0.002, 10)
        }
        spark.emitterCells = [ash]
        emitter.emitterCells = [spark]
        emitter.emitterShape = .cuboid
        emitter.renderMode = .backToFront
        return emitter
      }, keyPath)
  }

  @Test(arguments: [
    "bounds.size.width", "bounds.origin.x", "position.x", "contentsScale", "tileSize.width",
    "levelsOfDetail", "levelsOfDetailBias", "transform.scale.x",
  ])
  func aTiledLayerDoesNotTrap(keyPath: String) {
    draw(
      {
        let layer = CATiledLayer()
        layer.tileSize = CGSize(width: 20, height: 20)
        layer.setNeedsDisplay()
        return layer
      }, keyPath)
  }

  @Test(arguments: [
    "contentsCenter.origin.x", "contentsCenter.size.width", "contentsRect.origin.x",
    "contentsRect.size.width", "contentsScale", "bounds.size.width",
  ])
  func contentsOfNinePartsDoNotTrap(keyPath: String) {
    draw(
      {
        let layer = CALayer()
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        layer.minificationFilter = .trilinear
        return layer
      }, keyPath)
  }

  @Test(arguments: [
    "shadowRadius", "shadowOffset.width", "filters.haze.inputRadius", "filters.tone.inputAngle",
    "backgroundFilters.light.inputPower",
  ])
  func aLayerWithShadowAndFiltersDoesNotTrap(keyPath: String) {
    func filter(_ kind: String, _ name: String) -> Any {
      let made = CIFilter(name: kind)
      made?.name = name
      return made as Any
    }
    draw(
      {
        let layer = CALayer()
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 1
        layer.minificationFilter = .trilinear
        layer.filters = [filter("CIGaussianBlur", "haze"), filter("CIHueAdjust", "tone")]
        layer.setValue(1, forKeyPath: "filters.haze.inputRadius")
        layer.backgroundFilters = [filter("CIGammaAdjust", "light")]
        return layer
      }, keyPath)
  }

  @Test(arguments: values) func scrollingToAnyRectangleDoesNotTrap(value: Double) {
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    scroll.scroll(to: CGRect(x: value, y: 0, width: 5, height: value))
    scroll.bounds.origin.x = value
    scroll.scroll(to: CGRect(x: 20, y: 20, width: 5, height: 5))
  }

  @Test(arguments: [
    "instanceCount", "instanceDelay", "instanceTransform.rotation.z", "instanceTransform.scale.x",
    "instanceRedOffset", "instanceAlphaOffset", "bounds.size.width",
  ])
  func aReplicatorDoesNotTrap(keyPath: String) {
    draw(
      {
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 5
        replicator.instanceTransform = CATransform3DMakeTranslation(4, 4, 0)
        replicator.instanceDelay = 0.1
        return replicator
      }, keyPath)
  }

  @Test(arguments: [
    "startPoint.x", "endPoint.x", "endPoint.y", "bounds.size.width", "bounds.origin.y",
    "transform.scale.x",
  ])
  func aGradientDoesNotTrap(keyPath: String) {
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      draw(
        {
          let gradient = CAGradientLayer()
          gradient.type = type
          gradient.colors = [CGColor.black, CGColor.white, CGColor.clear]
          return gradient
        }, keyPath)
    }
  }

  @Test(arguments: values) func aGradientOfAnyLocationsDoesNotTrap(value: Double) {
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      let scene = LayerScene()
      let gradient = CAGradientLayer()
      scene.turn {
        gradient.type = type
        gradient.colors = [CGColor.black, CGColor.white, CGColor.clear]
        gradient.locations = [-value, 0.5, value]
        show(gradient, in: scene)
      }
      picture(of: scene)
    }
  }

  @Test(arguments: values) func turnedSiblingsDoNotTrap(value: Double) {
    let elements: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m22, \.m23, \.m24, \.m31, \.m33, \.m34, \.m41, \.m43, \.m44,
    ]
    for element in elements {
      let scene = LayerScene()
      scene.turn {
        let space = CATransformLayer()
        scene.root.addSublayer(space)
        for angle in [0, 0.7, -0.7] {
          let layer = CALayer()
          layer.transform = CATransform3DMakeRotation(CGFloat(angle), 1, 1, 0)
          show(layer, in: scene)
          space.addSublayer(layer)
        }
        space.sublayers?.last?.transform[keyPath: element] = CGFloat(value)
        space.transform[keyPath: element] = CGFloat(value)
        show(CALayer(), in: scene)
      }
      picture(of: scene)
      _ = scene.root.hitTest(CGPoint(x: 50, y: 50))
      _ = scene.root.sublayers?.first?.sublayers?.last?.convert(CGRect.infinite, to: nil)
    }
  }

  @Test(arguments: values) func aTransitionOfAnyProgressDoesNotTrap(value: Double) {
    for type in [CATransitionType.fade, .moveIn, .push, .reveal] {
      for ends in [[value, 1], [0, value], [value, -value]] {
        for width in [40, value] {
          let scene = LayerScene()
          let layer = CALayer()
          scene.turn { show(layer, in: scene) }
          let transition = CATransition()
          transition.type = type
          (transition.startProgress, transition.endProgress) = (Float(ends[0]), Float(ends[1]))
          transition.duration = 0.2
          scene.turn {
            layer.add(transition, forKey: nil)
            layer.bounds.size.width = width
            layer.contents = nil
          }
          picture(of: scene)
        }
      }
    }
  }

  @Test func aBillionCopiesAreNotDrawn() {
    let scene = LayerScene()
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 1_000_000_000
    replicator.addSublayer(CALayer())
    scene.turn { scene.root.addSublayer(replicator) }
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    #expect(root.children.first?.children.count == 10_000)
    #expect(!scene.context.ledger.entries.isEmpty)
  }

  @Test func tilesOfGigabytesAreNotDrawn() {
    let scene = LayerScene()
    let layer = CATiledLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.tileSize = CGSize(width: 16_384, height: 16_384)
    layer.contentsScale = 1000
    scene.turn {
      layer.setNeedsDisplay()
      scene.root.addSublayer(layer)
    }
    #expect(!scene.context.ledger.entries.isEmpty)
  }

  @Test func aBillionCopiesOfABillionCopiesAreNotDrawn() {
    let scene = LayerScene()
    let (outer, inner) = (CAReplicatorLayer(), CAReplicatorLayer())
    (outer.instanceCount, inner.instanceCount) = (5000, 1_000_000_000)
    inner.addSublayer(CALayer())
    outer.addSublayer(inner)
    scene.turn { scene.root.addSublayer(outer) }
    let copies = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }.children.first?.children
    #expect(copies?.count == 5000)
    #expect(copies?.first?.children.count == 20)
    #expect(!scene.context.ledger.entries.isEmpty)
  }

  @Test(arguments: values) func aDrawingOfAnySizeDoesNotTrap(value: Double) {
    let scene = LayerScene()
    let layer = CALayer()
    scene.turn {
      scene.root.addSublayer(layer)
      layer.bounds.size.width = value
      layer.bounds.size.height = 10
      layer.contentsScale = value
      layer.setNeedsDisplay()
    }
    picture(of: scene)
  }

  @Test(arguments: values) func anAnimationOfAnyTimingDoesNotTrap(value: Double) {
    for key in ["beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration"] {
      let animations = [
        CABasicAnimation(keyPath: "opacity"), CASpringAnimation(keyPath: "position.x"),
        CAKeyframeAnimation(keyPath: "transform.rotation"),
      ]
      (animations[0] as? CABasicAnimation)?.toValue = value
      (animations[1] as? CABasicAnimation)?.fromValue = value
      (animations[2] as? CAKeyframeAnimation)?.values = [0.0, value, 1.0]
      (animations[2] as? CAKeyframeAnimation)?.keyTimes = [0.0, value, 1.0]
      for animation in animations {
        let scene = LayerScene()
        let layer = CALayer()
        scene.turn {
          show(layer, in: scene)
          animation.duration = 1
          animation.isCumulative = true
          animation.autoreverses = true
          animation.setValue(value, forKey: key)
          layer.add(animation, forKey: nil)
        }
        scene.advance(to: 0.1)
        picture(of: scene)
      }
    }
  }

  @Test(arguments: values) func aSpringOfAnyConstantsDoesNotTrap(value: Double) {
    for key in ["mass", "stiffness", "damping", "initialVelocity"] {
      let scene = LayerScene()
      let layer = CALayer()
      scene.turn {
        show(layer, in: scene)
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.setValue(value, forKey: key)
        spring.duration = spring.settlingDuration
        spring.fromValue = 0.0
        layer.add(spring, forKey: nil)
      }
      scene.advance(to: 0.1)
      picture(of: scene)
    }
  }

  @Test(arguments: values) func anyNumberOfKeyTimesDoesNotTrap(value: Double) {
    for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      for keyTimes in [[], [value], [0, value], [0, value, 1, value, 2]] as [[Double]] {
        for values in [[], [value], [value, value], [0, value, 1]] as [[Double]] {
          let scene = LayerScene()
          let layer = CALayer()
          scene.turn {
            show(layer, in: scene)
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.calculationMode = mode
            animation.values = values
            animation.keyTimes = keyTimes
            animation.duration = 1
            layer.add(animation, forKey: nil)
          }
          _ = scene.inside { TreeFreezer.freeze(scene.root, at: 0.5) }
        }
      }
    }
  }
}
