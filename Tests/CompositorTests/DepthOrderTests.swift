import Geometry
import Raster
import RenderTree
import Testing

@Suite struct DepthOrderTests {
  /// A box of 10 × 20 about (`x`, `y`), turned about its upright axis: with `lean` 1 by 45°.
  private func turned(
    _ color: Color, at x: Double, _ y: Double, z: Double = 0, lean: Double, opacity: Double = 1
  ) -> RenderNode {
    let width = 1 / (1 + lean * lean).squareRoot()
    var matrix = Matrix4.identity
    matrix.m11 = width
    matrix.m13 = -lean * width
    return RenderNode(
      matrix: Matrix4.translation(-5, -10).followed(by: matrix)
        .followed(by: .translation(x, y, z)),
      bounds: Rect(x: 0, y: 0, width: 10, height: 20), opacity: opacity,
      effects: NodeEffects(backgroundColor: color))
  }

  private func root(
    _ children: [RenderNode], order: RenderNode.ChildOrder = .depth
  ) -> RenderNode {
    RenderNode(
      bounds: Rect(x: 0, y: 0, width: 40, height: 30), childOrder: order, children: children)
  }

  @Test func aGivenOrderHoldsForPlanesThatAreNotTurned() {
    let high = box(5, 5, 10, 10, red, zPosition: 9)
    let low = box(5, 5, 10, 10, blue)
    #expect(Picture(of: root([high, low], order: .given))[8, 8] == [0, 0, 255, 255])
    #expect(Picture(of: root([high, low]))[8, 8] == [255, 0, 0, 255])
    let far = turned(blue, at: 10, 10, z: -20, lean: 1)
    let near = turned(red, at: 10, 10, lean: 1)
    #expect(Picture(of: root([near, far], order: .given))[10, 10] == [255, 0, 0, 255])
  }

  /// The planes meet between the boxes, which do not cover each other: neither is cut, so that no
  /// seam runs through a translucent one.
  @Test func planesThatDoNotCoverEachOtherAreNotCut() {
    let flat = box(22, 5, 10, 20, blue)
    let picture = Picture(of: root([flat, turned(red, at: 10, 15, lean: 1, opacity: 0.5)]))
    for x in 7..<13 { #expect(picture[x, 15] == [128, 0, 0, 128]) }
    #expect(picture[25, 15] == [0, 0, 255, 255])
  }

  @Test func partsOfACutPlaneMeetWithoutAGap() {
    // The bar across is shorter than the plane it cuts: above and below it nothing lies between.
    let bar = box(4, 13, 12, 4, blue)
    let picture = Picture(of: root([bar, turned(red, at: 10, 15, lean: 1)]))
    for x in 7..<13 {
      #expect(picture[x, 8] == [255, 0, 0, 255])
      #expect(picture[x, 22] == [255, 0, 0, 255])
    }
    #expect(picture[8, 15] == [255, 0, 0, 255])
    #expect(picture[12, 15] == [0, 0, 255, 255])
  }

  @Test func veryManyTurnedSiblingsGoByTheirMiddles() {
    let back = (0..<300).map { turned(blue, at: 10, 15, z: -1 - Double($0), lean: 0.1) }
    let picture = Picture(of: root([turned(red, at: 10, 15, lean: 0.1)] + back))
    #expect(picture[10, 15] == [255, 0, 0, 255])
  }

  @Test func theBackOfAOneSidedPlaneCutsNothing() {
    var mirrored = Matrix4.translation(-10, -10).followed(by: .scale(-1, 1))
    mirrored.m13 = 0.5
    mirrored.m43 = -5
    let back = RenderNode(
      matrix: mirrored.followed(by: .translation(15, 15)),
      bounds: Rect(x: 0, y: 0, width: 20, height: 20), isDoubleSided: false,
      effects: NodeEffects(backgroundColor: blue))
    let picture = Picture(of: root([back, box(5, 5, 20, 20, red, opacity: 0.5)]))
    for x in 5..<25 { #expect(picture[x, 15] == [128, 0, 0, 128]) }
  }
}
