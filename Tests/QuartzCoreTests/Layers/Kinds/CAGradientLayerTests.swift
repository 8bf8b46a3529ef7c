import Compositor
import CoreGraphics
import Foundation
import Geometry
import QuartzCore
import Raster
import RenderTree
import Testing

/// Pixels against the formulas: u = (p − origin) / size, t along, outwards or around.
@MainActor
struct CAGradientLayerTests {
  private let scene = LayerScene()

  /// A layer of 80 × 40 points at the scene's corner, from black to white.
  private func makeLayer() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    layer.colors = [CGColor.black, CGColor.white]
    scene.turn { scene.root.addSublayer(layer) }
    return layer
  }

  /// The pixels of the scene at its clock's time.
  private func pixels(at sceneTime: Double = 0) -> [UInt8] {
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: sceneTime) }
    var compositor = Compositor()
    var pixmap = Pixmap(width: 100, height: 100)
    compositor.draw(
      FrameSnapshot(
        index: 0, sceneTime: sceneTime, width: 100, height: 100, pixelsFromRoot: .identity,
        background: .clear, root: root), into: &pixmap)
    return pixmap.pixels
  }

  /// Expects the greys of `t`, a function of the place in parts of the layer, within 2 of 255.
  private func expectGreys(
    at sceneTime: Double = 0, sourceLocation: SourceLocation = #_sourceLocation,
    _ t: (_ u: Double, _ v: Double) -> Double
  ) {
    let pixels = pixels(at: sceneTime)
    for y in stride(from: 0, to: 40, by: 3) {
      for x in stride(from: 0, to: 80, by: 3) {
        let expected = 255 * min(max(0, t((Double(x) + 0.5) / 80, (Double(y) + 0.5) / 40)), 1)
        let grey = Double(pixels[(y * 100 + x) * 4])
        #expect(abs(grey - expected) <= 2, "at \(x), \(y)", sourceLocation: sourceLocation)
        #expect(pixels[(y * 100 + x) * 4 + 3] == 255, sourceLocation: sourceLocation)
      }
    }
  }

  @Test func defaultsAreApples() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    #expect(layer.type.rawValue == "axial")
  }

  @Test func itRunsFromTheTopToTheBottom() {
    _ = makeLayer()
    expectGreys { _, v in v }
  }

  /// Corner to corner, the middle runs through the two other corners, however long the sides.
  @Test func aLineIsTakenInUnitSpace() {
    let layer = makeLayer()
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    expectGreys { u, v in (u + v) / 2 }
    layer.startPoint = CGPoint(x: 0.75, y: 0.5)
    layer.endPoint = CGPoint(x: 0.25, y: 0.25)
    expectGreys { u, v in ((0.75 - u) * 0.5 + (0.5 - v) * 0.25) / 0.3125 }
  }

  @Test func theBoundsMayStartAnywhere() {
    let layer = makeLayer()
    layer.bounds.origin = CGPoint(x: 30, y: -20)
    expectGreys { _, v in v }
  }

  @Test func locationsPlaceTheColors() {
    let layer = makeLayer()
    layer.locations = [0.25, 0.75, 0.8]
    expectGreys { _, v in (v - 0.25) / 0.5 }
    // Equal ones make a hard edge.
    layer.locations = [0.5, 0.5]
    expectGreys { _, v in v < 0.5 ? 0 : 1 }
    // One that decreases counts as where its predecessor is.
    layer.locations = [0.5, 0.2]
    expectGreys { _, v in v < 0.5 ? 0 : 1 }
  }

  @Test func locationsMayLieOutside() {
    let layer = makeLayer()
    layer.locations = [-1, 2]
    expectGreys { _, v in (v + 1) / 3 }
    layer.endPoint = CGPoint(x: 0.5, y: 0.5)
    expectGreys { _, v in (2 * v + 1) / 3 }
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.75, y: 0.75)
    expectGreys { u, v in
      ((((u - 0.5) / 0.25) * ((u - 0.5) / 0.25) + ((v - 0.5) / 0.25) * ((v - 0.5) / 0.25))
        .squareRoot() + 1) / 3
    }
  }

  @Test func aRadialOneIsAnEllipse() {
    let layer = makeLayer()
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.25)
    layer.endPoint = CGPoint(x: 1, y: 1)
    expectGreys { u, v in
      let (x, y) = ((u - 0.5) / 0.5, (v - 0.25) / 0.75)
      return (x * x + y * y).squareRoot()
    }
    layer.endPoint = CGPoint(x: 1, y: 0.25)
    #expect(pixels()[3] == 0)
  }

  @Test func aConicOneTurnsClockwiseFromItsEndPoint() {
    let layer = makeLayer()
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    expectGreys { u, v in
      let turn = (atan2(v - 0.5, u - 0.5) - .pi / 2) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    }
  }

  @Test func aLineOfNoLengthIsTheMiddleOfTheMixture() {
    let layer = makeLayer()
    layer.endPoint = layer.startPoint
    expectGreys { _, _ in 0.5 }
    layer.locations = [0.4, 0.8]
    expectGreys { _, _ in 0.25 }
    layer.locations = [-1, 0.25]
    expectGreys { _, _ in 1 }
  }

  @Test func tooFewColorsOrLocationsAreNothing() {
    let layer = makeLayer()
    layer.locations = [0]
    #expect(pixels()[3] == 0)
    layer.locations = nil
    layer.colors = [CGColor.black]
    #expect(pixels()[3] == 0)
    layer.colors = nil
    #expect(pixels()[3] == 0)
    scene.inside { layer.colors = [CGColor.black, "white"] }
    #expect(layer.colors == nil)
    #expect(!scene.context.ledger.isEmpty)
  }

  /// White to transparent black is grey in the middle: straight components are mixed.
  @Test func colorsAreMixedStraight() {
    let layer = makeLayer()
    layer.colors = [CGColor.white, CGColor.clear]
    let pixel = pixels()[(20 * 100 + 40) * 4..<(20 * 100 + 41) * 4].map(Int.init)
    // Half the alpha of half white, premultiplied.
    #expect(abs(pixel[3] - 126) <= 2)
    #expect(abs(pixel[0] - 62) <= 2)
  }

  /// Clipped by its corners and its bounds without being told to.
  @Test func cornersRoundIt() {
    let layer = makeLayer()
    layer.colors = [CGColor.white, CGColor.white]
    layer.cornerRadius = 20
    let pixels = pixels()
    let area = stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) } / 255
    #expect(abs(area - (80 * 40 - (4 - Double.pi) * 400)) < 1)
  }

  @Test func everythingButTheTypeIsAnimated() throws {
    let layer = makeLayer()
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [CGColor.white, CGColor.black]
    let places = CABasicAnimation(keyPath: "locations")
    places.fromValue = [0, 0.5]
    places.toValue = [0.5, 1]
    let start = CABasicAnimation(keyPath: "startPoint.x")
    start.byValue = 1
    scene.turn {
      for animation in [colors, places, start] {
        animation.duration = 4
        layer.add(animation, forKey: nil)
      }
    }
    let shown = try #require(scene.shown(layer, at: 1))
    #expect(shown.locations?.map(\.doubleValue) == [0.125, 0.625])
    #expect(shown.startPoint == CGPoint(x: 0.75, y: 0))
    let first = try #require(shown.colors?.first as? CGColor)
    #expect(first.components == [0.25, 0.25, 0.25, 1])
    #expect(layer.colors?.first as? CGColor == .black)
  }

  @Test func aChangeIsAnimatedImplicitly() {
    let layer = makeLayer()
    scene.turn { layer.locations = [0.5, 1] }
    #expect(layer.animationKeys() == ["locations"])
    scene.turn { layer.type = .conic }
    #expect(layer.animationKeys() == ["locations"])
  }

  @Test func itsValuesAreListed() throws {
    let layer = makeLayer()
    layer.locations = [0, 0.5]
    let text = scene.inside { LayerInspection.tree(of: scene.root, at: 0).text }
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let node = try #require((root["sublayers"] as? [[String: Any]])?.first)
    #expect(node["class"] as? String == "CAGradientLayer")
    #expect(node["colors"] as? [[Double]] == [[0, 0, 0, 1], [1, 1, 1, 1]])
    #expect(node["locations"] as? [Double] == [0, 0.5])
    #expect(node["startPoint"] as? [Double] == [0.5, 0])
    #expect(node["endPoint"] as? [Double] == [0.5, 1])
    #expect(node["type"] as? String == "axial")
  }
}
