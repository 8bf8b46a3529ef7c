import Foundation
import Geometry
import Raster
import RenderTree
import Testing

@Suite struct ShadowTests {
  private static let grey = Color(red: 0.5, green: 0.5, blue: 0.5)

  private func node(
    _ shadow: NodeShadow, x: Double = 0, y: Double = 0, width: Double = 40, height: Double = 40,
    color: Color? = red, matrix: Matrix4? = nil, opacity: Double = 1, clips: Bool = false,
    children: [RenderNode] = [], filters: [NodeFilter] = [], mask: RenderNode? = nil
  ) -> RenderNode {
    RenderNode(
      matrix: matrix ?? .translation(x, y, 0),
      bounds: Rect(x: 0, y: 0, width: width, height: height), opacity: opacity,
      effects: NodeEffects(
        backgroundColor: color, masksToBounds: clips, filters: filters, shadow: shadow),
      children: children, mask: mask)
  }

  private func profile(_ distance: Double, _ deviation: Double) -> Double {
    0.5 * erfc(distance / (deviation * 2.0.squareRoot()))
  }

  @Test func aShadowFallsOffAsTheGaussianDoes() {
    // Far from its corners a large square is a straight edge.
    let shadow = NodeShadow(color: .black, offset: .zero, radius: 4)
    let picture = Picture(
      of: node(shadow, x: 40, y: -100, width: 300, height: 400), width: 60, height: 60)
    for x in 20..<40 {
      let expected = 255 * profile(40 - Double(x) - 0.5, 4)
      #expect(abs(Double(picture[x, 30][3]) - expected) <= 1.5)
    }
    #expect(picture[45, 30] == [255, 0, 0, 255])
  }

  @Test func colourOpacityAndOffsetCount() {
    let shadow = NodeShadow(
      color: Color(red: 0, green: 1, blue: 0, alpha: 0.5), offset: Point(12, 0), radius: 0)
    let picture = Picture(of: node(shadow, x: 4, y: 4, width: 10, height: 10))
    #expect(picture[20, 8] == [0, 128, 0, 128])
    #expect(picture[27, 8] == [0, 0, 0, 0])
    #expect(picture[8, 8] == [255, 0, 0, 255])
  }

  @Test func theOffsetTurnsWithTheLayer() {
    // A quarter turn: what pointed right points down.
    let shadow = NodeShadow(color: .black, offset: Point(12, 0), radius: 0)
    let turned = node(
      shadow, width: 8, height: 8,
      matrix: Matrix4(Affine(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 4)))
    let picture = Picture(of: turned)
    #expect(picture[16, 8] == [255, 0, 0, 255])
    #expect(picture[16, 20] == [0, 0, 0, 255])
    #expect(picture[30, 8][3] == 0)
  }

  @Test func theFinishedPictureCastsIt() {
    // No background: only what the children show casts a shadow, wherever they stick out.
    let child = RenderNode(
      matrix: .translation(20, 0, 0), bounds: Rect(x: 0, y: 0, width: 6, height: 6),
      effects: NodeEffects(backgroundColor: blue))
    let shadow = NodeShadow(color: .black, offset: Point(0, 10), radius: 0)
    let picture = Picture(
      of: node(shadow, x: 2, y: 2, width: 10, height: 10, color: nil, children: [child]))
    #expect(picture[24, 14] == [0, 0, 0, 255])
    #expect(picture[5, 14][3] == 0)
  }

  @Test func aPathCastsWhereNothingIsDrawn() {
    var path = Path()
    path.addRect(Rect(x: 5, y: 5, width: 10, height: 4))
    let shadow = NodeShadow(color: .black, offset: .zero, radius: 0, path: path)
    let picture = Picture(of: node(shadow, color: nil))
    #expect(picture.coveredArea == 40)
    #expect(picture[6, 6] == [0, 0, 0, 255])
  }

  @Test func aTranslucentLayerLetsItsShadowThrough() {
    let shadow = NodeShadow(color: .black, offset: .zero, radius: 0)
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let picture = Picture(of: node(shadow, color: half))
    // Shadow of half alpha below, half red above: 0.5 + 0.5·0.5.
    #expect(abs(picture[20, 20][3] - 191) <= 1)
    #expect(abs(picture[20, 20][0] - 128) <= 1)
  }

  @Test func layerAndShadowFadeTogether() {
    let shadow = NodeShadow(color: .black, offset: Point(5, 0), radius: 0)
    let picture = Picture(
      of: node(shadow, x: 2, y: 2, width: 10, height: 10, opacity: 0.5))
    // Where both lie over each other only the layer is seen.
    #expect(abs(picture[9, 8][0] - 128) <= 1)
    #expect(abs(picture[9, 8][3] - 128) <= 1)
    #expect(abs(picture[14, 8][3] - 128) <= 1)
  }

  @Test func clippingCutsTheShadow() {
    let shadow = NodeShadow(color: .black, offset: Point(12, 0), radius: 3)
    let picture = Picture(
      of: node(shadow, x: 4, y: 4, width: 10, height: 10, clips: true))
    #expect(picture.coveredArea == 100)
  }

  @Test func aMaskCoversTheShadowToo() {
    let shadow = NodeShadow(color: .black, offset: Point(12, 0), radius: 0)
    let mask = box(0, 0, 18, 5, .black)
    let picture = Picture(
      of: node(shadow, x: 4, y: 4, width: 10, height: 10, mask: mask))
    #expect(picture[20, 6] == [0, 0, 0, 255])
    #expect(picture[20, 12][3] == 0)
    #expect(picture[24, 6][3] == 0)
  }

  @Test func aShadowInPerspectiveLiesInTheLayersPlane() {
    // Scaled threefold by the eye's distance: so is the shadow's offset.
    var near = Matrix4.identity
    near.m44 = 1.0 / 3
    let shadow = NodeShadow(color: .black, offset: Point(4, 0), radius: 0)
    let picture = Picture(
      of: node(shadow, width: 3, height: 3, matrix: near), width: 40, height: 30)
    #expect(picture[4, 4] == [255, 0, 0, 255])
    #expect(picture[16, 4] == [0, 0, 0, 255])
    #expect(picture[24, 4][3] == 0)
  }

  @Test func aTiltedLayersShadowIsTiltedToo() throws {
    var eye = Matrix4.identity
    eye.m34 = -1.0 / 60
    // By 60° about the y axis.
    var turn = Matrix4.identity
    (turn.m11, turn.m13, turn.m31, turn.m33) = (0.5, -0.75.squareRoot(), 0.75.squareRoot(), 0.5)
    let tilted = Matrix4.translation(-10, -10).followed(by: turn).followed(by: eye)
      .followed(by: .translation(20, 15))
    let shadow = NodeShadow(color: .black, offset: Point(0, 3), radius: 0)
    let casts = Picture(
      of: node(shadow, width: 20, height: 20, color: Self.grey, matrix: tilted))
    let moved = Picture(
      of: RenderNode(
        matrix: Matrix4.translation(0, 3).followed(by: tilted),
        bounds: Rect(x: 0, y: 0, width: 20, height: 20),
        effects: NodeEffects(backgroundColor: .black)))
    let map = tilted.onPlane
    var compared = 0
    for y in 0..<30 {
      for x in 0..<40 {
        let inside = try #require(map.inverse).apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        // Below the layer, where only the shadow is seen, but for its soft edge.
        guard inside.y > 20.5, inside.x > 1, inside.x < 19, inside.y < 22 else { continue }
        #expect(abs(casts[x, y][3] - moved[x, y][3]) <= 20)
        compared += 1
      }
    }
    #expect(compared > 10)
  }

  @Test func shadowsInsideShadowsCostNoMoreThanTheirNumber() {
    let shadow = NodeShadow(color: .black, offset: Point(1, 1), radius: 1)
    var tree = node(shadow, x: 1, y: 1, width: 6, height: 6)
    for _ in 0..<24 { tree = node(shadow, width: 30, height: 20, color: nil, children: [tree]) }
    // Twice the work at every level would take minutes.
    #expect(Picture(of: tree)[3, 3] == [255, 0, 0, 255])
  }

  @Test func shadowsBeyondMeasureDrawNothingWrong() {
    for radius in [1e9, Double.greatestFiniteMagnitude, 0.001] {
      for offset in [Point(1e12, 0), Point(0, -1e300), Point(3, 3)] {
        let shadow = NodeShadow(color: .black, offset: offset, radius: radius)
        let picture = Picture(of: node(shadow, x: 4, y: 4, width: 10, height: 10))
        #expect(picture[8, 8] == [255, 0, 0, 255])
      }
    }
  }
}
