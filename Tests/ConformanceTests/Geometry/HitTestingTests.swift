import QuartzCore
import Testing

/// Which layer lies under a point.
@MainActor
struct HitTestingTests {
  private func square(_ side: CGFloat, at x: CGFloat, _ y: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    layer.position = CGPoint(x: x, y: y)
    return layer
  }

  // 4.5 (M GS): own bounds; minimum edges inside, maximum edges outside.
  @Test func containsAsksTheBounds() {
    let layer = square(100, at: 500, 500)
    #expect(layer.contains(.zero))
    #expect(layer.contains(CGPoint(x: 99.9, y: 99.9)))
    #expect(!layer.contains(CGPoint(x: 100, y: 100)))
    #expect(!layer.contains(CGPoint(x: 100, y: 50)))
    #expect(!layer.contains(CGPoint(x: 50, y: 100)))
    #expect(!layer.contains(CGPoint(x: -0.1, y: 50)))
    #expect(!layer.contains(CGPoint(x: 500, y: 500)))
    layer.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(!layer.contains(CGPoint(x: 5, y: 5)))
    #expect(layer.contains(CGPoint(x: 15, y: 15)))
    #expect(layer.contains(CGPoint(x: 109, y: 109)))
    #expect(!CALayer().contains(.zero))
  }

  // 4.5 (M GS): the point lies in the superlayer's space.
  @Test func thePointLiesInTheSuperlayersSpace() {
    let (root, child) = (square(100, at: 50, 50), square(20, at: 50, 50))
    root.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === child)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 500)) == nil)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil)
    #expect(child.hitTest(CGPoint(x: 50, y: 50)) === child)
    #expect(child.hitTest(CGPoint(x: 5, y: 5)) == nil)
    let alone = square(100, at: 150, 50)
    #expect(alone.hitTest(CGPoint(x: 150, y: 50)) === alone)
    #expect(alone.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  // 4.5 (M GS)
  @Test func theFrontmostSiblingIsHit() {
    let root = square(100, at: 50, 50)
    let (lower, upper) = (square(40, at: 50, 50), square(40, at: 50, 50))
    root.sublayers = [lower, upper]
    let p = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(p) === upper)
    upper.isHidden = true
    #expect(root.hitTest(p) === lower)
    upper.isHidden = false
    lower.zPosition = 10
    #expect(root.hitTest(p) === lower)
    upper.zPosition = 10
    #expect(root.hitTest(p) === upper)
    root.isHidden = true
    #expect(root.hitTest(p) == nil)
  }

  // 4.5 (M GS)
  @Test func sublayersOutsideAreHitUnlessTheyAreMasked() {
    let (root, child) = (square(100, at: 50, 50), square(20, at: 150, 150))
    root.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === child)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) == nil)
  }

  @Test func transformsMoveWhatIsHit() {
    let (root, child) = (square(100, at: 50, 50), square(20, at: 50, 50))
    root.addSublayer(child)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(root.hitTest(CGPoint(x: 63, y: 50)) === child)
    #expect(root.hitTest(CGPoint(x: 59, y: 59)) === root)
    root.sublayerTransform = CATransform3DMakeTranslation(20, 0, 0)
    #expect(root.hitTest(CGPoint(x: 83, y: 50)) === child)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    root.bounds.origin.x = 10
    #expect(root.hitTest(CGPoint(x: 73, y: 50)) === child)
  }

  // 5.2 (D): the plane under the eye's ray.
  @Test func perspectiveMovesWhatIsHit() {
    let (root, child) = (square(200, at: 100, 100), square(20, at: 150, 100))
    root.addSublayer(child)
    root.sublayerTransform.m34 = -1 / 100
    child.zPosition = 50
    // 40…60 to the right of the centre, seen at 80…120.
    #expect(root.hitTest(CGPoint(x: 190, y: 100)) === child)
    #expect(root.hitTest(CGPoint(x: 150, y: 100)) === root)
    // Behind the eye, where a division alone would put it to the left of the centre.
    child.zPosition = 200
    #expect(root.hitTest(CGPoint(x: 50, y: 100)) === root)
  }

  @Test func aLayerSqueezedToNothingIsNotHit() {
    let (root, child) = (square(100, at: 50, 50), square(20, at: 0, 0))
    child.anchorPoint = .zero
    root.addSublayer(child)
    child.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(root.hitTest(CGPoint(x: 0, y: 5)) === root)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
  }

  // 4.5 (M GS): a mask is no sublayer.
  @Test func masksAreNotHit() {
    let (root, mask) = (square(100, at: 50, 50), square(20, at: 50, 50))
    root.mask = mask
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  // 4.5 (D): the presentation is hit where it is seen.
  @Test func presentationsAreHitWhereTheyAreSeen() {
    onStage { stage in
      let child = square(20, at: 10, 10)
      _ = stage.show(child)
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (10, 90, 4)
      child.add(move, forKey: nil)
      stage.advance(to: 2)
      let shown = stage.rootLayer.presentation()
      #expect(shown?.hitTest(CGPoint(x: 50, y: 10))?.model() === child)
      #expect(shown?.hitTest(CGPoint(x: 10, y: 10))?.model() === stage.rootLayer)
      #expect(child.presentation()?.hitTest(CGPoint(x: 50, y: 10))?.model() === child)
      #expect(child.presentation()?.hitTest(CGPoint(x: 10, y: 10)) == nil)
      #expect(stage.rootLayer.hitTest(CGPoint(x: 10, y: 10)) === child)
    }
  }

  @Test func anOverrideOfContainsShapesWhatIsHit() {
    final class Round: CALayer {
      override func contains(_ p: CGPoint) -> Bool {
        let (x, y) = (p.x - bounds.midX, p.y - bounds.midY)
        return x * x + y * y < bounds.width * bounds.width / 4
      }
    }
    let root = square(100, at: 50, 50)
    let round = Round()
    round.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.addSublayer(round)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === round)
    #expect(root.hitTest(CGPoint(x: 2, y: 2)) === root)
  }
}
