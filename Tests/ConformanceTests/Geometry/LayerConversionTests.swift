import QuartzCore
import Testing

/// Points and rectangles from the space of one layer to that of another.
@MainActor
struct LayerConversionTests {
  private func layer(_ bounds: CGRect, at position: CGPoint) -> CALayer {
    let layer = CALayer()
    layer.bounds = bounds
    layer.position = position
    return layer
  }

  private func square(_ side: CGFloat, at x: CGFloat, _ y: CGFloat) -> CALayer {
    layer(CGRect(x: 0, y: 0, width: side, height: side), at: CGPoint(x: x, y: y))
  }

  private func pair() -> (parent: CALayer, child: CALayer) {
    let (parent, child) = (square(200, at: 100, 100), square(50, at: 100, 50))
    parent.addSublayer(child)
    return (parent, child)
  }

  private func isClose(_ p: CGPoint, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 1e-9)
    -> Bool
  {
    abs(p.x - x) <= tolerance && abs(p.y - y) <= tolerance
  }

  // 5.1 (M GS)
  @Test func pointsGoToTheSuperlayerAndBack() {
    let (parent, child) = pair()
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 125, y: 75))
    #expect(parent.convert(CGPoint.zero, to: child) == CGPoint(x: -75, y: -25))
    #expect(child.convert(CGPoint.zero, from: parent) == CGPoint(x: -75, y: -25))
    #expect(parent.convert(CGPoint.zero, from: child) == CGPoint(x: 75, y: 25))
    let r = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(child.convert(r, to: parent) == CGRect(x: 75, y: 25, width: 10, height: 20))
    #expect(parent.convert(r, to: child) == CGRect(x: -75, y: -25, width: 10, height: 20))
  }

  // 5.1 (M GS)
  @Test func aLayerConvertsToItselfUnchanged() {
    let (_, child) = pair()
    child.transform = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(child.convert(CGPoint(x: 3, y: 4), to: child) == CGPoint(x: 3, y: 4))
    let r = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(child.convert(r, to: child) == r)
  }

  // 5.1 (M GS): the origin of the superlayer's bounds moves child and space alike.
  @Test func theOriginOfTheSuperlayersBoundsDoesNotCount() {
    let (parent, child) = pair()
    parent.bounds.origin = CGPoint(x: 10, y: 20)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 65, y: 5))
  }

  // 5.1 (M GS)
  @Test func theTransformCounts() {
    let (parent, child) = pair()
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 50, y: 0))
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 150, y: 100))
    let r = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(child.convert(r, to: parent) == CGRect(x: 50, y: 0, width: 20, height: 40))
  }

  // 5.2 (M GS): about the superlayer's anchor point.
  @Test func theSuperlayersSublayerTransformCounts() {
    let (parent, child) = pair()
    parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 85, y: 45))
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 60, y: -38))
    #expect(child.convert(CGPoint(x: 60, y: -38), from: parent) == .zero)
    parent.anchorPoint = .zero
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 160, y: 62))
  }

  // 5.1 (M GS)
  @Test func aTurnedRectangleBecomesItsBoundingBox() {
    let (parent, child) = (square(200, at: 100, 100), square(100, at: 100, 100))
    parent.addSublayer(child)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let box = child.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: parent)
    let half = 50 * CGFloat(2).squareRoot()
    #expect(isClose(box.origin, 100 - half, 100 - half))
    #expect(isClose(CGPoint(x: box.width, y: box.height), 2 * half, 2 * half))
    #expect(isClose(child.convert(CGPoint(x: 50, y: 50), to: parent), 100, 100))
  }

  // 5.1 (M GS)
  @Test func conversionsGoThroughTheTree() {
    let (root, parent, child) = (
      square(400, at: 200, 200), square(200, at: 100, 100), square(50, at: 25, 25)
    )
    root.addSublayer(parent)
    parent.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: root) == .zero)
    #expect(root.convert(CGPoint.zero, to: child) == .zero)
    let sibling = square(50, at: 125, 25)
    parent.addSublayer(sibling)
    #expect(child.convert(CGPoint.zero, to: sibling) == CGPoint(x: -100, y: 0))
  }

  // 5.4 (R OCA; GS): layers of different trees meet around their roots, which nil stands for.
  @Test func withoutACommonTreeTheRootsLieInOneSpace() {
    let (a, b) = (square(50, at: 25, 25), square(50, at: 500, 500))
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -475, y: -475))
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 475, y: 475))
    #expect(b.convert(CGPoint(x: 475, y: 475), from: nil) == .zero)
    let (parent, child) = pair()
    child.removeFromSuperlayer()
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
    let r = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(child.convert(r, to: nil) == CGRect(x: 75, y: 25, width: 10, height: 20))
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 0))
  }

  // 5.2 (D): a point at height z grows by d/(d − z) about the superlayer's anchor point.
  @Test func perspectiveProjects() {
    let (parent, child) = pair()
    parent.sublayerTransform.m34 = -1 / 500
    child.zPosition = 250
    // 25 left and 75 above the centre of the superlayer, doubled.
    #expect(isClose(child.convert(CGPoint.zero, to: parent), 50, -50))
    #expect(isClose(parent.convert(CGPoint(x: 50, y: -50), to: child), 0, 0))
    let box = child.convert(child.bounds, to: parent)
    #expect(isClose(box.origin, 50, -50))
    #expect(isClose(CGPoint(x: box.width, y: box.height), 100, 100))
  }

  // 5.2 (O LW): perspective in a layer's own transform has its centre at its own anchor point.
  @Test func perspectiveOfTheOwnTransformIsAboutTheOwnAnchorPoint() {
    let (parent, child) = pair()
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    child.transform = CATransform3DTranslate(transform, 0, 0, 250)
    #expect(isClose(child.convert(CGPoint(x: 25, y: 25), to: parent), 100, 50))
    #expect(isClose(child.convert(CGPoint.zero, to: parent), 50, 0))
  }

  // 5.2 (O SO-10917380): zPosition is not seen through perspective in the superlayer's transform,
  // because the superlayer flattens its sublayers first.
  @Test func theSuperlayersOwnPerspectiveDoesNotReachItsSublayers() {
    let (parent, child) = pair()
    parent.transform.m34 = -1 / 500
    child.zPosition = 250
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 75, y: 25))
  }

  // 5.1 (D; M GS): the anchor's z is where a turn has its axis.
  @Test func aTurnGoesAboutTheZOfTheAnchor() {
    let (parent, child) = (square(200, at: 100, 100), square(50, at: 100, 100))
    parent.addSublayer(child)
    parent.sublayerTransform.m34 = -1 / 500
    child.anchorPointZ = -100
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // The centre lies 100 in front of the axis, which lies at z = −100; the quarter turn puts it
    // 100 to the right of the axis, 100 behind the plane.
    #expect(isClose(child.convert(CGPoint(x: 25, y: 25), to: parent), 100 + 100 * 500 / 600, 100))
    child.transform = CATransform3DIdentity
    #expect(child.convert(CGPoint(x: 25, y: 25), to: parent) == CGPoint(x: 100, y: 100))
  }

  /// A way back from every point of a plane turned in perspective.
  @Test func pointsComeBackThroughPerspective() {
    let (parent, child) = pair()
    let other = square(80, at: 150, 120)
    parent.addSublayer(other)
    parent.sublayerTransform.m34 = -1 / 400
    child.transform = CATransform3DMakeRotation(0.7, 1, 2, 0.5)
    other.transform = CATransform3DMakeRotation(-0.9, 0.2, 1, 0)
    for p in [CGPoint.zero, CGPoint(x: 50, y: 0), CGPoint(x: 31, y: 44)] {
      let there = child.convert(p, to: other)
      #expect(isClose(other.convert(there, to: child), p.x, p.y, 1e-8))
      // What is at one place to the eye is at one place in the superlayer.
      let seen = child.convert(p, to: parent)
      #expect(isClose(other.convert(there, to: parent), seen.x, seen.y, 1e-8))
    }
  }

  // 5.2 (I): what lies behind the eye is cut off.
  @Test func aRectanglePastTheEyeIsCut() {
    let (parent, child) = (square(200, at: 100, 100), square(200, at: 100, 100))
    parent.addSublayer(child)
    parent.sublayerTransform.m34 = -1 / 50
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // The left half comes towards the eye at 50 points and beyond it; to the right it runs away.
    let box = child.convert(CGRect(x: 100, y: 0, width: 100, height: 200), to: parent)
    #expect(isClose(CGPoint(x: box.minY, y: box.height), 0, 200))
    child.zPosition = 500
    child.transform = CATransform3DIdentity
    #expect(child.convert(child.bounds, to: parent).isNull)
  }

  // 4.5 (M GS): presentations convert among themselves.
  @Test func presentationsConvertByWhatIsShown() {
    onStage { stage in
      let (parent, child) = pair()
      _ = stage.show(parent)
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 100, 4)
      child.add(move, forKey: nil)
      stage.advance(to: 1)
      let shown = child.presentation()
      #expect(shown?.convert(CGPoint.zero, to: parent.presentation()) == CGPoint(x: 0, y: 25))
      #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
    }
  }

  // 1.2 (D): times go the same way, by clock instead of by place.
  @Test func timesAreConvertedAmongSiblings() {
    let (parent, child) = pair()
    let sibling = CALayer()
    parent.addSublayer(sibling)
    child.speed = 2
    sibling.timeOffset = 3
    #expect(child.convertTime(4, to: sibling) == 5)
    #expect(child.convertTime(5, from: sibling) == 4)
    #expect(child.convertTime(4, to: parent) == 2)
    #expect(child.convertTime(4, to: child) == 4)
  }
}
