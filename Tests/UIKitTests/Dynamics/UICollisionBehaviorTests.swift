import CoreGraphics
import Testing
import UIKit

/// A round view.
private final class Ball: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

@MainActor
struct UICollisionBehaviorTests {
  @Test func aBallBouncesBetweenTheEdgesForEver() {
    ViewStage.run { stage in
      let ball = Ball(frame: CGRect(x: 167.5, y: 313.5, width: 40, height: 40))
      stage.root.addSubview(ball)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let collision = UICollisionBehavior(items: [ball])
      collision.translatesReferenceBoundsIntoBoundary = true
      let material = UIDynamicItemBehavior(items: [ball])
      material.elasticity = 1
      material.addLinearVelocity(CGPoint(x: 33_500, y: -36_500), for: ball)
      animator.addBehavior(collision)
      animator.addBehavior(material)
      var worst = 0.0
      // 100 bounces a second between the sides and 58 between the ends.
      for frame in 1...120 {
        let time = Double(frame) / 60
        stage.advance(to: time)
        let x = bounced(187.5, 33_500 * time, low: 20, high: 355)
        let y = bounced(333.5, -36_500 * time, low: 20, high: 647)
        worst = max(worst, abs(Double(ball.center.x) - x), abs(Double(ball.center.y) - y))
      }
      #expect(worst < 1e-6)
      #expect(abs(ball.transform.b) < 1e-6)
    }
  }

  /// A place that is reflected at both ends after `way` points.
  private func bounced(_ start: Double, _ way: Double, low: Double, high: Double) -> Double {
    let length = high - low
    var phase = (start - low + way).truncatingRemainder(dividingBy: 2 * length)
    if phase < 0 { phase += 2 * length }
    return phase <= length ? low + phase : high - (phase - length)
  }

  @Test func contactsAreToldWithTheirBoundaries() {
    ViewStage.run { stage in
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
      stage.root.addSubview(box)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 300),
        to: CGPoint(x: 375, y: 300))
      let witness = ContactWitness()
      collision.collisionDelegate = witness
      let material = UIDynamicItemBehavior(items: [box])
      material.elasticity = 0.5
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      animator.addBehavior(material)
      // Falls 160 points in 0.566 s, and bounces for 0.566 s more.
      stage.advance(to: 1)
      #expect(witness.notes == ["began floor", "ended floor"])
      stage.advance(to: 4)
      #expect(witness.notes.last == "began floor")
      #expect(abs(box.frame.maxY - 300) < 1e-3)
    }
  }

  @Test func itemsMeetOnlyWhereTheModeLetsThem() {
    for mode in [UICollisionBehavior.Mode.items, .boundaries, .everything] {
      ViewStage.run { stage in
        let left = Ball(frame: CGRect(x: 50, y: 100, width: 20, height: 20))
        let right = Ball(frame: CGRect(x: 150, y: 100, width: 20, height: 20))
        for ball in [left, right] { stage.root.addSubview(ball) }
        let animator = UIDynamicAnimator(referenceView: stage.root)
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionMode = mode
        let witness = ContactWitness()
        collision.collisionDelegate = witness
        let material = UIDynamicItemBehavior(items: [left, right])
        material.elasticity = 1
        material.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
        animator.addBehavior(collision)
        animator.addBehavior(material)
        stage.advance(to: 1)
        let meets = mode != .boundaries
        #expect(witness.notes == (meets ? ["began items", "ended items"] : []))
        #expect(abs(left.center.x - (meets ? 140 : 260)) < 1e-6)
        #expect(abs(material.linearVelocity(for: right).x - (meets ? 200 : 0)) < 1e-6)
      }
    }
  }

  @Test func boundariesAreFoundByTheirIdentifiers() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.boundaryIdentifiers == nil)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    collision.addBoundary(withIdentifier: "a" as NSCopying, for: path)
    collision.addBoundary(
      withIdentifier: NSString(string: "b"), from: .zero, to: CGPoint(x: 9, y: 0))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: NSString(string: "a"))?.bounds == path.bounds)
    collision.removeBoundary(withIdentifier: "b" as NSCopying)
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeAllBoundaries()
    #expect(collision.boundary(withIdentifier: "a" as NSCopying) == nil)
  }

  @Test func insetsMoveTheEdgesInwards() {
    ViewStage.run { stage in
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
      stage.root.addSubview(box)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let collision = UICollisionBehavior(items: [box])
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 67, right: 0))
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      stage.advance(to: 2)
      #expect(abs(box.frame.maxY - 600) < 1e-3)
    }
  }
}

@MainActor
private final class ContactWitness: UICollisionBehaviorDelegate {
  var notes: [String] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem, at p: CGPoint
  ) { notes.append("began items") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem
  ) { notes.append("ended items") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) { notes.append("began \(identifier as? String ?? "edge")") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) { notes.append("ended \(identifier as? String ?? "edge")") }
}
