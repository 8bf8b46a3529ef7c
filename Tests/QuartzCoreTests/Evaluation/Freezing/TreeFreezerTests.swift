import Geometry
import QuartzCore
import Raster
import RenderTree
import Testing

@MainActor
struct TreeFreezerTests {
  private let scene = LayerScene()

  private func freeze(at sceneTime: Double = 0) -> RenderNode {
    scene.advance(to: sceneTime)
    return scene.inside { TreeFreezer.freeze(scene.root, at: sceneTime) }
  }

  @Test func aPlainLayerBecomesItsValues() throws {
    let layer = CALayer()
    layer.name = "box"
    layer.bounds = CGRect(x: 5, y: 6, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 40)
    layer.zPosition = 3
    layer.opacity = 0.5
    layer.allowsGroupOpacity = false
    layer.isDoubleSided = false
    layer.backgroundColor = CGColor(gray: 0.25, alpha: 0.5)
    layer.cornerRadius = 4
    layer.borderWidth = 2
    layer.masksToBounds = true
    _ = scene.add(layer)
    let node = try #require(freeze().children.first)
    #expect(node.name == "box")
    #expect(node.bounds == Rect(x: 5, y: 6, width: 20, height: 10))
    #expect(node.matrix == Matrix4.translation(35, 29, 3))
    #expect(node.opacity == 0.5)
    #expect(!node.fadesAsGroup)
    #expect(!node.isDoubleSided)
    #expect(
      node.effects
        == NodeEffects(
          backgroundColor: Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5),
          cornerRadius: 4, borderWidth: 2, borderColor: .black, masksToBounds: true))
    #expect(node.content.isEmpty)
    #expect(node.mask == nil)
  }

  @Test func perspectiveIsInTheSublayersMatrix() throws {
    scene.turn {
      CATransaction.setDisableActions(true)
      scene.root.sublayerTransform.m34 = -0.01
    }
    let layer = CALayer()
    layer.zPosition = 50
    layer.position = CGPoint(x: 60, y: 50)
    _ = scene.add(layer)
    let node = try #require(freeze().children.first)
    // 10 points off the centre, at half the eye's distance: 20 points off.
    let seen = node.matrix.onPlane.apply(.zero)
    #expect(isClose(CGPoint(seen), CGPoint(x: 70, y: 50)))
  }

  @Test func whatCannotBeSeenHasNoNode() {
    let (hidden, clear) = (CALayer(), CALayer())
    hidden.isHidden = true
    clear.opacity = 0
    _ = scene.add(hidden)
    _ = scene.add(clear)
    #expect(freeze().children.isEmpty)
    scene.root.isHidden = true
    #expect(freeze().bounds == .zero)
  }

  @Test func masksLieInTheSpaceOfTheirLayer() throws {
    scene.turn {
      CATransaction.setDisableActions(true)
      scene.root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    }
    let (layer, mask) = (CALayer(), CALayer())
    layer.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    mask.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    mask.backgroundColor = .black
    layer.mask = mask
    _ = scene.add(layer)
    let node = try #require(freeze().children.first)
    let frozen = try #require(node.mask)
    #expect(frozen.matrix == Matrix4.translation(3, 4))
    #expect(frozen.effects.backgroundColor == .black)
    mask.isHidden = true
    #expect(freeze().children.isEmpty)
  }

  @Test func contentsLieWhereGravitySays() throws {
    // Measured for bounds 80 × 60 and an image of 20 × 10.
    let expected: [(CALayerContentsGravity, Rect)] = [
      (.resize, Rect(x: 0, y: 0, width: 80, height: 60)),
      (.resizeAspect, Rect(x: 0, y: 10, width: 80, height: 40)),
      (.resizeAspectFill, Rect(x: -20, y: 0, width: 120, height: 60)),
      (.center, Rect(x: 30, y: 25, width: 20, height: 10)),
      (.top, Rect(x: 30, y: 50, width: 20, height: 10)),
      (.bottom, Rect(x: 30, y: 0, width: 20, height: 10)),
      (.left, Rect(x: 0, y: 25, width: 20, height: 10)),
      (.right, Rect(x: 60, y: 25, width: 20, height: 10)),
      (.topLeft, Rect(x: 0, y: 50, width: 20, height: 10)),
      (.topRight, Rect(x: 60, y: 50, width: 20, height: 10)),
      (.bottomLeft, Rect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, Rect(x: 60, y: 0, width: 20, height: 10)),
      (CALayerContentsGravity(rawValue: "odd"), Rect(x: 30, y: 25, width: 20, height: 10)),
    ]
    let image = Image(
      width: 20, height: 10, pixels: [UInt8](repeating: 255, count: 20 * 10 * 4))
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
    layer.contents = CGImage(rasterImage: image)
    _ = scene.add(layer)
    for (gravity, rect) in expected {
      layer.contentsGravity = gravity
      let node = try #require(freeze().children.first)
      guard case .image(let placed) = node.content.first else {
        Issue.record("no image with gravity \(gravity.rawValue)")
        continue
      }
      #expect(placed.destination == rect, "\(gravity.rawValue)")
      #expect(placed.source == Rect(x: 0, y: 0, width: 20, height: 10))
      #expect(placed.image === image)
    }
    #expect(layer.contentsGravity == .center)
  }

  @Test func contentsAreCroppedAndScaled() throws {
    let image = Image(width: 8, height: 8, pixels: [UInt8](repeating: 255, count: 256))
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.contents = CGImage(rasterImage: image)
    layer.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.75)
    layer.contentsGravity = .center
    layer.contentsScale = 2
    _ = scene.add(layer)
    let node = try #require(freeze().children.first)
    guard case .image(let placed) = node.content.first else {
      Issue.record("no image")
      return
    }
    #expect(placed.source == Rect(x: 4, y: 2, width: 4, height: 6))
    #expect(placed.destination == Rect(x: 9, y: 8.5, width: 2, height: 3))
  }

  @Test func shapesAreFilledThenStroked() throws {
    let layer = CAShapeLayer()
    layer.path = .through([(0, 0), (10, 0), (10, 10)])
    layer.fillColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    layer.fillRule = .evenOdd
    layer.strokeColor = .white
    layer.strokeStart = -0.5
    layer.strokeEnd = 0.75
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 4
    layer.lineDashPattern = [5, 2.5]
    layer.lineDashPhase = 1
    _ = scene.add(layer)
    let content = try #require(freeze().children.first).content
    try #require(content.count == 2)
    guard case .fill(let path, let rule, let color) = content[0],
      case .stroke(let line, let style, let ink) = content[1]
    else {
      Issue.record("no fill and stroke")
      return
    }
    #expect(path == layer.path?.geometry)
    #expect(line == path)
    #expect(rule == .evenOdd)
    #expect(color == Color(red: 1, green: 0, blue: 0))
    #expect(ink == .white)
    #expect(
      style
        == StrokeStyle(
          width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [5, 2.5], dashPhase: 1,
          trimStart: 0, trimEnd: 0.75))
    #expect(layer.strokeStart == -0.5)
  }

  @Test func anEmptyStrokeIsLeftOut() throws {
    let layer = CAShapeLayer()
    layer.path = .through([(0, 0), (10, 0)])
    layer.fillColor = nil
    layer.strokeColor = .black
    layer.strokeStart = 0.5
    layer.strokeEnd = 0.5
    _ = scene.add(layer)
    #expect(try #require(freeze().children.first).content.isEmpty)
    layer.strokeEnd = 1
    layer.lineWidth = 0
    #expect(try #require(freeze().children.first).content.isEmpty)
  }

  @Test func theLayersClockRulesItsSubtree() throws {
    let (slow, child) = (CALayer(), CALayer())
    slow.speed = 0.5
    slow.addSublayer(child)
    _ = scene.add(slow)
    let rise = CABasicAnimation(keyPath: "zPosition")
    (rise.fromValue, rise.toValue, rise.duration) = (0, 100, 2)
    scene.turn { child.add(rise, forKey: nil) }
    let node = try #require(freeze(at: 1).children.first?.children.first)
    #expect(node.depth == 25)
  }

  @Test func contentSourcesSeeThePresentation() throws {
    final class Source: LayerContentSource {
      func content(for layer: CALayer) -> [NodeContent] {
        [.fill(Path(), rule: .nonZero, color: Color.black.faded(by: Double(layer.opacity)))]
      }
    }
    let layer = CALayer()
    let source = Source()
    layer.contentSource = source
    _ = scene.add(layer)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    scene.turn { layer.add(fade, forKey: nil) }
    let node = try #require(freeze(at: 0.25).children.first)
    guard case .fill(_, _, let color) = node.content.first else {
      Issue.record("no content")
      return
    }
    #expect(color.alpha == 0.25)
  }

  @Test func frozenLayersShowTheirNode() throws {
    let inner = RenderNode(
      name: "inner", matrix: .translation(50, 60), bounds: Rect(x: 2, y: 3, width: 4, height: 5))
    let layer = FrozenLayer(
      node: inner, bounds: CGRect(x: 0, y: 0, width: 4, height: 5), layerCount: 1)
    layer.position = CGPoint(x: 20, y: 20)
    _ = scene.add(layer)
    let node = try #require(freeze().children.first)
    #expect(node.matrix == .translation(18, 17.5))
    let shown = try #require(node.children.first)
    #expect(shown.name == "inner")
    #expect(shown.matrix == .translation(-2, -3))
  }

  @Test func sameTreeSameTimeSameNumbers() {
    let layer = CALayer()
    layer.name = "a"
    _ = scene.add(layer)
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    (spin.toValue, spin.duration) = (3, 1)
    scene.turn { layer.add(spin, forKey: nil) }
    let matrices = (0..<3).map { _ in freeze(at: 0.3).children.first?.matrix }
    #expect(Set(matrices).count == 1)
  }
}
