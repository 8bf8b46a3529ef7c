import Geometry
import Raster
import RenderTree
import Testing

@Suite struct CornerTests {
  private func square(
    _ corners: RectCorners, radius: Double = 8, continuous: Bool = false, border: Double = 0,
    clips: Bool = false, children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      matrix: .translation(5, 5, 0), bounds: Rect(x: 0, y: 0, width: 20, height: 20),
      effects: NodeEffects(
        backgroundColor: children.isEmpty && border == 0 ? red : nil, cornerRadius: radius,
        roundedCorners: corners, hasContinuousCorners: continuous, borderWidth: border,
        borderColor: blue, masksToBounds: clips),
      children: children)
  }

  /// What one quarter circle of radius 8 leaves out.
  private let missing = 64 * (1 - Double.pi / 4)

  @Test(arguments: [
    RectCorners.topLeft, .topRight, .bottomLeft, .bottomRight, [.topLeft, .bottomRight], .all, [],
  ])
  func onlyTheChosenCornersAreRounded(_ corners: RectCorners) {
    let picture = Picture(of: square(corners))
    let count = Double(
      [RectCorners.topLeft, .topRight, .bottomLeft, .bottomRight]
        .filter(corners.contains).count)
    #expect(abs(picture.coveredArea - (400 - count * missing)) < 0.1)
    #expect((picture[5, 5][3] == 0) == corners.contains(.topLeft))
    #expect((picture[24, 5][3] == 0) == corners.contains(.topRight))
    #expect((picture[5, 24][3] == 0) == corners.contains(.bottomLeft))
    #expect((picture[24, 24][3] == 0) == corners.contains(.bottomRight))
  }

  @Test func childrenAreClippedByTheSameCorners() {
    let child = box(-5, -5, 40, 40, blue)
    let picture = Picture(of: square([.topRight], clips: true, children: [child]))
    #expect(abs(picture.coveredArea - (400 - missing)) < 0.1)
  }

  @Test func theBorderFollowsTheChosenCorners() {
    let picture = Picture(of: square([.topLeft], border: 3))
    // Outer outline less inner: squares of 20 and 14, each without its corner.
    let inner = 25 * (1 - Double.pi / 4)
    #expect(abs(picture.coveredArea - ((400 - missing) - (196 - inner))) < 0.1)
  }

  @Test func continuousCornersBeginFartherOut() {
    let circular = Picture(of: square(.all, radius: 6))
    let continuous = Picture(of: square(.all, radius: 6, continuous: true))
    // 1.528665 radii from the corner: 9.2 points, where a circle has begun at 6.
    #expect(circular[12, 5][3] == 255)
    #expect(continuous[12, 5][3] < 255)
    #expect(continuous.coveredArea < circular.coveredArea)
    #expect(continuous.coveredArea > circular.coveredArea - 7)
  }

  /// A radius of half the side leaves no room to begin farther out.
  @Test func continuousCornersOfHalfTheSideAreNearlyACircle() {
    let continuous = Picture(of: square(.all, radius: 10, continuous: true))
    #expect(abs(continuous.coveredArea - 100 * Double.pi) < 1)
  }
}
