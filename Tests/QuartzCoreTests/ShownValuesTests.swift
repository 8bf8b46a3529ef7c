import CoreGraphics
import QuartzCore
import RenderTree
import Testing

/// Layers that nobody changes keep their nodes while others are changed and turns end; whatever is changed
/// is seen all the same.
@MainActor
final class ShownValuesTests {
  private let scene = LayerScene()
  private var still = StillTree()

  /// The tree as it is taken over, having been found the same as when it is frozen anew.
  @discardableResult
  private func freeze(after change: String) -> RenderNode {
    scene.inside {
      let now = scene.context.clock.now
      let kept = still.node(of: scene.root, at: now)
      #expect(kept == TreeFreezer.freeze(scene.root, at: now), "\(change)")
      return kept
    }
  }

  /// A turn in which nothing is animated by itself.
  private func atOnce(_ body: () -> Void) {
    scene.turn {
      CATransaction.setDisableActions(true)
      body()
    }
  }

  private func image(_ gray: UInt8) -> CGImage? {
    let context = CGContext(
      data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(
      red: CGFloat(gray) / 255, green: 0, blue: 0, alpha: 1)
    context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    return context?.makeImage()
  }

  /// Changes of any layer, each of which shows.
  private func changes(of layer: CALayer) -> [(String, () -> Void)] {
    [
      ("bounds", { layer.bounds = CGRect(x: 1, y: 2, width: 40, height: 30) }),
      ("position", { layer.position = CGPoint(x: 33, y: 44) }),
      ("anchorPoint", { layer.anchorPoint = CGPoint(x: 0.25, y: 0.75) }),
      ("anchorPointZ", { layer.anchorPointZ = 3 }), ("zPosition", { layer.zPosition = 2 }),
      ("transform", { layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }),
      ("opacity", { layer.opacity = 0.5 }), ("isHidden", { layer.isHidden = true }),
      ("isHidden again", { layer.isHidden = false }),
      ("masksToBounds", { layer.masksToBounds = true }),
      ("backgroundColor", { layer.backgroundColor = .white }),
      ("cornerRadius", { layer.cornerRadius = 4 }),
      ("maskedCorners", { layer.maskedCorners = [.layerMinXMinYCorner] }),
      ("cornerCurve", { layer.cornerCurve = .continuous }),
      ("borderWidth", { layer.borderWidth = 3 }), ("borderColor", { layer.borderColor = .white }),
      ("shadowOpacity", { layer.shadowOpacity = 0.4 }),
      ("shadowRadius", { layer.shadowRadius = 5 }),
      ("shadowOffset", { layer.shadowOffset = CGSize(width: 4, height: 5) }),
      ("shadowColor", { layer.shadowColor = .white }),
      ("shadowPath", { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }),
      ("isDoubleSided", { layer.isDoubleSided = false }),
      ("isGeometryFlipped", { layer.isGeometryFlipped = true }),
      ("contents", { [self] in layer.contents = image(40) }),
      ("other contents", { [self] in layer.contents = image(90) }),
      ("contentsRect", { layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) }),
      ("contentsGravity", { layer.contentsGravity = .center }),
      ("contentsScale", { layer.contentsScale = 2 }),
      (
        "contentsCenter", { layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) }
      ),
      ("magnificationFilter", { layer.magnificationFilter = .nearest }),
      ("minificationFilter", { layer.minificationFilter = .trilinear }),
      ("allowsGroupOpacity", { layer.allowsGroupOpacity = false }),
      ("allowsEdgeAntialiasing", { layer.allowsEdgeAntialiasing.toggle() }),
      ("edgeAntialiasingMask", { layer.edgeAntialiasingMask = [.layerLeftEdge] }),
      ("shouldRasterize", { layer.shouldRasterize = true }),
      ("rasterizationScale", { layer.rasterizationScale = 2 }),
      ("name", { layer.name = "another" }), ("filters", { layer.filters = ["colorInvert"] }),
      ("no filters", { layer.filters = nil }),
      ("compositingFilter", { layer.compositingFilter = "multiplyBlendMode" }),
      ("a sublayer", { layer.addSublayer(CALayer()) }),
      ("a change of a sublayer", { layer.sublayers?[0].backgroundColor = .white }),
      ("no sublayer", { layer.sublayers?[0].removeFromSuperlayer() }),
      ("a mask", { layer.mask = CALayer() }),
      ("a change of the mask", { layer.mask?.backgroundColor = .black }),
      ("no mask", { layer.mask = nil }),
    ]
  }

  private func changes(of shape: CAShapeLayer) -> [(String, () -> Void)] {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    return [
      ("path", { shape.path = path }),
      ("a path that goes on", { path.addRect(CGRect(x: 30, y: 0, width: 20, height: 20)) }),
      ("fillColor", { shape.fillColor = .white }), ("fillRule", { shape.fillRule = .evenOdd }),
      ("strokeColor", { shape.strokeColor = .white }), ("lineWidth", { shape.lineWidth = 3 }),
      ("strokeStart", { shape.strokeStart = 0.2 }), ("strokeEnd", { shape.strokeEnd = 0.7 }),
      ("lineCap", { shape.lineCap = .round }), ("lineJoin", { shape.lineJoin = .bevel }),
      ("miterLimit", { shape.miterLimit = 3 }),
      ("lineDashPattern", { shape.lineDashPattern = [3, 2] }),
      ("lineDashPhase", { shape.lineDashPhase = 1 }),
    ]
  }

  private func changes(of gradient: CAGradientLayer) -> [(String, () -> Void)] {
    [
      ("colors", { gradient.colors = [CGColor.black, CGColor.white] }),
      ("locations", { gradient.locations = [0.2, 0.8] }),
      ("startPoint", { gradient.startPoint = CGPoint(x: 0, y: 0.3) }),
      ("endPoint", { gradient.endPoint = CGPoint(x: 1, y: 0.3) }),
      ("type", { gradient.type = .radial }),
    ]
  }

  private func changes(of text: CATextLayer) -> [(String, () -> Void)] {
    let attributed = NSMutableAttributedString(string: "written")
    return [
      ("string", { text.string = "text" }), ("fontSize", { text.fontSize = 12 }),
      ("foregroundColor", { text.foregroundColor = .black }),
      ("attributes", { text.string = attributed }),
      ("letters that are added", { attributed.mutableString.append(" on") }),
    ]
  }

  private func expectSeen(_ layer: CALayer, _ changes: [(name: String, make: () -> Void)]) {
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    scene.turn { scene.root.addSublayer(layer) }
    freeze(after: "nothing")
    for change in changes {
      atOnce { change.make() }
      freeze(after: "\(change.name) of a \(type(of: layer))")
    }
  }

  @Test func everyChangeIsSeen() {
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    let text = CATextLayer()
    expectSeen(CALayer(), [])
    for layer in [CALayer(), shape, gradient, text, CAScrollLayer(), CATransformLayer()] {
      expectSeen(layer, changes(of: layer as CALayer))
    }
    expectSeen(shape, changes(of: shape))
    expectSeen(gradient, changes(of: gradient))
    expectSeen(text, changes(of: text))
  }

  @Test func changesAroundALayerAreSeen() {
    let leaf = CATextLayer()
    let image = CALayer()
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    for layer in [leaf, image] {
      layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      parent.addSublayer(layer)
    }
    leaf.string = "text"
    image.contents = self.image(70)
    let other = CALayer()
    expectSeen(
      parent,
      [
        ("flip", { parent.isGeometryFlipped = true }),
        ("a flip around", { [scene] in scene.root.isGeometryFlipped = true }),
        ("sublayerTransform", { parent.sublayerTransform = CATransform3DMakeScale(2, 1, 1) }),
        ("origin", { parent.bounds.origin = CGPoint(x: 5, y: 5) }),
        ("order", { parent.insertSublayer(image, at: 0) }),
        (
          "another place",
          { [scene] in
            scene.root.addSublayer(other)
            other.addSublayer(image)
          }
        ),
        ("flip there", { other.isGeometryFlipped = true }),
        (
          "an animation that a layer around gives it",
          {
            leaf.name = "leaf"
            let fade = CABasicAnimation(keyPath: "sublayers.leaf.opacity")
            fade.fromValue = 0.25
            fade.toValue = 0.25
            fade.duration = 5
            parent.add(fade, forKey: "fade")
          }
        ),
      ])
  }

  @Test func aLayerThatNobodyChangesKeepsItsNode() throws {
    let leaf = CAShapeLayer()
    let other = CALayer()
    for layer in [leaf, other] { layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50) }
    scene.turn {
      scene.root.addSublayer(leaf)
      scene.root.addSublayer(other)
    }
    let before = freeze(after: "nothing")
    atOnce { other.opacity = 0.5 }
    let after = freeze(after: "another layer's opacity")
    #expect(before != after)
    let (first, second) = (try #require(before.children.first), try #require(after.children.first))
    #expect(first === second)
  }
}
