import Geometry
import RenderTree
import Testing

@testable import Compositor
@testable import Raster

/// Shadows of rectangles and rounded rectangles, of which only the corners are blurred, beside those of
/// the same shapes in a gradient of one colour, of which nothing is known.
struct FoldedShadowTests {
  private func card(
    _ shadow: NodeShadow, x: Double = 0, y: Double = 0, matrix: Matrix4? = nil, corners: Double,
    isPlain: Bool
  ) -> RenderNode {
    let bounds = Rect(x: 0, y: 0, width: 120, height: 100)
    let gradient = PlacedGradient(
      shape: .axial, stops: [.init(location: 0, color: red), .init(location: 1, color: red)],
      unitFromBounds: .scale(1 / 120, 1))
    return RenderNode(
      matrix: matrix ?? .translation(x, y), bounds: bounds,
      effects: NodeEffects(
        backgroundColor: isPlain ? red : nil, cornerRadius: corners, shadow: shadow),
      content: isPlain ? [] : [.gradient(gradient)])
  }

  /// How many offscreen pictures a node's frame lays, and how many of them fold.
  private func pictures(of node: RenderNode, scale: Double) -> [Int] {
    var cache: RecordingCache?
    let list = Composition.displayList(
      of: FrameSnapshot(
        index: 0, sceneTime: 0, width: Int(200 * scale), height: Int(170 * scale),
        pixelsFromRoot: .scale(scale, scale), background: .clear, root: node),
      recalling: &cache)
    return [list.offscreens.count, list.offscreens.count { $0.folded != nil }]
  }

  private func difference(_ a: RenderNode, _ b: RenderNode, scale: Double) -> Int {
    let (width, height) = (Int(200 * scale), Int(170 * scale))
    let first = Picture(of: a, width: width, height: height, scale: scale, background: .white)
    let second = Picture(of: b, width: width, height: height, scale: scale, background: .white)
    var most = 0
    for y in 0..<height {
      for x in 0..<width {
        for (one, other) in zip(first[x, y], second[x, y]) { most = max(most, abs(one - other)) }
      }
    }
    return most
  }

  @Test(arguments: [1, 2, 3.0], [0, 12.0])
  func aViewsShadowIsThatOfTheWholePicture(_ scale: Double, _ corners: Double) {
    for (radius, x, y) in [(3.0, 30.0, 25.0), (5, 34.3, 31.8), (4, -40, 60.4)] {
      let shadow = NodeShadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), offset: Point(0, 3), radius: radius)
      let plain = card(shadow, x: x, y: y, corners: corners, isPlain: true)
      let other = card(shadow, x: x, y: y, corners: corners, isPlain: false)
      #expect(pictures(of: plain, scale: scale) == [1, 1])
      #expect(pictures(of: other, scale: scale) == [1, 0])
      #expect(difference(plain, other, scale: scale) <= 1)
    }
  }

  @Test func aPathOfTheSameShapeCastsTheSame() {
    var path = Path()
    path.addRoundedRect(Rect(x: 0, y: 0, width: 120, height: 100), radius: 12)
    let shadow = NodeShadow(color: .black, offset: Point(2, 5), radius: 4)
    var along = shadow
    along.path = path
    let plain = card(shadow, x: 30.4, y: 25, corners: 12, isPlain: true)
    let other = card(along, x: 30.4, y: 25, corners: 12, isPlain: true)
    #expect(pictures(of: other, scale: 2) == [1, 1])
    #expect(difference(plain, other, scale: 2) == 0)
  }

  @Test func aTurnedLayersShadowIsDrawnWhole() {
    let shadow = NodeShadow(color: .black, offset: Point(2, 5), radius: 4)
    func turned(_ matrix: Affine) -> RenderNode {
      card(shadow, matrix: Matrix4(matrix), corners: 12, isPlain: true)
    }
    let askew = turned(Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 80, ty: 10))
    #expect(pictures(of: askew, scale: 1) == [1, 0])
    // By a quarter it still lies along the pixels.
    let quarter = turned(Affine(a: 0, b: 1, c: -1, d: 0, tx: 150, ty: 20))
    #expect(pictures(of: quarter, scale: 1) == [1, 1])
  }
}
