import Geometry
import Raster
import RenderTree
import Testing

@Suite struct ClipTests {
  private static let turned = Matrix4(
    Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 18, ty: 2))

  /// A box of 20 × 20 that clips, filled with red.
  private func clipping(
    corners: Double, matrix: Matrix4, border: Double = 0, content: [NodeContent] = [],
    children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      matrix: matrix, bounds: Rect(x: 0, y: 0, width: 20, height: 20),
      effects: NodeEffects(
        backgroundColor: red, cornerRadius: corners, borderWidth: border, borderColor: blue,
        masksToBounds: true),
      content: content, children: children)
  }

  private func hasRed(_ picture: Picture) -> Bool {
    (0..<picture.height).contains { y in
      (0..<picture.width).contains { x in picture[x, y][0] > 0 }
    }
  }

  @Test func noBackgroundShowsAlongARoundClipThatAChildFills() {
    let picture = Picture(
      of: clipping(
        corners: 8, matrix: .translation(5, 5, 0), children: [box(-4, -4, 28, 28, blue)]))
    #expect(!hasRed(picture))
    let area = 400 - (4 - Double.pi) * 64
    #expect(abs(picture.coveredArea - area) < 0.5)
  }

  @Test func norAlongATurnedOne() {
    let picture = Picture(
      of: clipping(corners: 0, matrix: Self.turned, children: [box(-4, -4, 28, 28, blue)]))
    #expect(!hasRed(picture))
    #expect(abs(picture.coveredArea - 400) < 0.5)
  }

  @Test func theBorderOfALayerThatClipsHidesItsBackgroundToTheEdge() {
    let picture = Picture(
      of: clipping(
        corners: 10, matrix: .translation(5, 5, 0), border: 10,
        children: [box(0, 0, 20, 20, blue)]))
    #expect(!hasRed(picture))
    #expect(abs(picture.coveredArea - 100 * Double.pi) < 0.5)
  }

  @Test func aGradientInATurnedClipEndsWhereTheClipEnds() {
    let stops = [
      GradientPaint.Stop(location: 0, color: blue), GradientPaint.Stop(location: 1, color: blue),
    ]
    let gradient = NodeContent.gradient(
      PlacedGradient(
        shape: .axial, stops: stops, unitFromBounds: .scale(1.0 / 20, 1.0 / 20)))
    let picture = Picture(
      of: clipping(corners: 6, matrix: Self.turned, content: [gradient]))
    #expect(!hasRed(picture))
    #expect(abs(picture.coveredArea - (400 - (4 - Double.pi) * 36)) < 0.5)
  }

  @Test func whatOneColourFillsIsCoveredOnce() {
    // Red on red: the edge is no denser than that of the background alone.
    let alone = Picture(of: clipping(corners: 8, matrix: Self.turned))
    let covered = Picture(
      of: clipping(corners: 8, matrix: Self.turned, children: [box(-4, -4, 28, 28, red)]))
    for y in 0..<alone.height {
      for x in 0..<alone.width {
        #expect(abs(alone[x, y][3] - covered[x, y][3]) <= 1)
      }
    }
  }
}
