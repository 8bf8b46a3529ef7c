import CoreGraphics
import Testing
import UIKit

@MainActor
struct DynamicBehaviorTests {
  private func box(_ frame: CGRect, in stage: ViewStage) -> UIView {
    let view = UIView(frame: frame)
    stage.root.addSubview(view)
    return view
  }

  @Test func aContinuousPushOfOneIsAHundredPointsPerSecondSquared() {
    ViewStage.run { stage in
      let large = box(CGRect(x: 0, y: 0, width: 100, height: 100), in: stage)
      let small = box(CGRect(x: 0, y: 200, width: 50, height: 50), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let push = UIPushBehavior(items: [large, small], mode: .continuous)
      push.setAngle(0, magnitude: 1)
      animator.addBehavior(push)
      stage.advance(to: 1)
      #expect(abs(large.center.x - 100) < 1e-6)
      #expect(abs(small.center.x - (25 + 200)) < 1e-6)
      #expect(push.active)
    }
  }

  @Test func anInstantaneousPushOfOneIsAHundredPointsPerSecondAndThenOver() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 0, y: 0, width: 100, height: 100), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(push)
      #expect(push.active)
      stage.advance(to: 1)
      #expect(!push.active)
      #expect(abs(view.center.x - 150) < 1e-9)
      push.active = true
      stage.advance(to: 2)
      #expect(abs(view.center.x - 350) < 1e-9)
    }
  }

  @Test func aPushBesideTheCentreTurnsTheView() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 100, y: 100, width: 100, height: 100), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -10), for: view)
      animator.addBehavior(push)
      stage.advance(to: 1)
      // 100 · 10 over the moment of inertia, 100² / 6.
      #expect(abs(view.transform.b - 0.5646424733950354) < 1e-9)
    }
  }

  @Test func anAttachmentToAPointKeepsItsLength() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 280, y: 80, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let attachment = UIAttachmentBehavior(
        item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
      #expect(attachment.length == 100)
      #expect(attachment.attachedBehaviorType == .anchor)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(attachment)
      for frame in 1...120 {
        stage.advance(to: Double(frame) / 60)
        let (x, y) = (view.center.x - 200, view.center.y - 100)
        #expect(abs((x * x + y * y).squareRoot() - 100) < 1e-6)
      }
      #expect(view.center.y > 100)
    }
  }

  @Test func itemsOnASpringSwing() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 180, y: 80, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let attachment = UIAttachmentBehavior(
        item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
      attachment.length = 50
      attachment.frequency = 1
      animator.addBehavior(attachment)
      stage.advance(to: 0.5)
      #expect(abs(view.center.x - 100) < 0.05)
      stage.advance(to: 1)
      #expect(abs(view.center.x - 200) < 0.05)
    }
  }

  @Test func twoItemsKeepTheirDistance() {
    ViewStage.run { stage in
      let left = box(CGRect(x: 80, y: 80, width: 40, height: 40), in: stage)
      let right = box(CGRect(x: 180, y: 80, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let attachment = UIAttachmentBehavior(item: left, attachedTo: right)
      #expect(attachment.attachedBehaviorType == .items)
      #expect(attachment.length == 100)
      animator.addBehavior(attachment)
      let material = UIDynamicItemBehavior(items: [left, right])
      material.addLinearVelocity(CGPoint(x: 0, y: 100), for: left)
      animator.addBehavior(material)
      stage.advance(to: 1)
      let (x, y) = (left.center.x - right.center.x, left.center.y - right.center.y)
      #expect(abs((x * x + y * y).squareRoot() - 100) < 1e-6)
      #expect(abs(left.center.y + right.center.y - 300) < 1e-6)
    }
  }

  @Test func aPinnedItemTurnsAboutThePin() {
    ViewStage.run { stage in
      let held = box(CGRect(x: 80, y: 80, width: 40, height: 40), in: stage)
      let view = box(CGRect(x: 120, y: 80, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let material = UIDynamicItemBehavior(items: [held])
      material.isAnchored = true
      animator.addBehavior(material)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(
        UIAttachmentBehavior.pinAttachment(
          with: view, attachedTo: held, attachmentAnchor: CGPoint(x: 120, y: 100)))
      for frame in 1...15 {
        stage.advance(to: Double(frame) / 60)
        // The middle of the view's left side.
        let x = view.center.x - 20 * view.transform.a
        let y = view.center.y - 20 * view.transform.b
        #expect(abs(x - 120) < 1e-6)
        #expect(abs(y - 100) < 1e-6)
      }
      #expect(view.transform.b > 0.5)
      #expect(held.center == CGPoint(x: 100, y: 100))
    }
  }

  @Test func aLimitLetsItemsComeNearerButNotApart() {
    ViewStage.run { stage in
      let held = box(CGRect(x: 80, y: 80, width: 40, height: 40), in: stage)
      let view = box(CGRect(x: 80, y: 180, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let material = UIDynamicItemBehavior(items: [held])
      material.isAnchored = true
      animator.addBehavior(material)
      let limit = UIAttachmentBehavior.limitAttachment(
        with: view, offsetFromCenter: .zero, attachedTo: held, offsetFromCenter: .zero)
      #expect(limit.length == 100)
      animator.addBehavior(limit)
      let gravity = UIGravityBehavior(items: [view])
      gravity.gravityDirection = CGVector(dx: 0, dy: -0.1)
      animator.addBehavior(gravity)
      stage.advance(to: 0.5)
      // 100 points per second² upwards.
      #expect(abs(view.center.y - (200 - 12.5)) < 1e-6)
      gravity.gravityDirection = CGVector(dx: 0, dy: 1)
      stage.advance(to: 2)
      #expect(abs(view.center.y - 200) < 1e-6)
    }
  }

  @Test func fixedItemsMoveAsOneBody() {
    ViewStage.run { stage in
      let left = box(CGRect(x: 80, y: 80, width: 40, height: 40), in: stage)
      let right = box(CGRect(x: 120, y: 80, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let material = UIDynamicItemBehavior(items: [left, right])
      material.addLinearVelocity(CGPoint(x: 0, y: 100), for: left)
      animator.addBehavior(material)
      animator.addBehavior(
        UIAttachmentBehavior.fixedAttachment(
          with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 120, y: 100)))
      stage.advance(to: 0.5)
      // A bar of 80 × 40 points that was struck at 20 points from its middle: it turns with
      // 2000 over 2 · (40² / 6 + 20²) radians a second, against the clock.
      let angle = -0.5 * 2000 / (2 * (1600 / 6.0 + 400))
      for view in [left, right] {
        let turned = CGAffineTransform(rotationAngle: CGFloat(angle))
        #expect(abs(view.transform.b - turned.b) < 1e-3)
      }
      #expect(abs(left.center.x + right.center.x - 240) < 1e-6)
      #expect(abs(left.center.y + right.center.y - 250) < 1e-6)
    }
  }

  @Test func aSnapEndsUprightAtItsPoint() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 20, y: 20, width: 60, height: 40), in: stage)
      view.transform = CGAffineTransform(rotationAngle: 0.5)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
      #expect(snap.damping == 0.5)
      animator.addBehavior(snap)
      stage.advance(to: 5)
      #expect(view.center == CGPoint(x: 200, y: 300))
      #expect(view.transform.b == 0)
      #expect(!animator.isRunning)
    }
  }

  @Test func itemsHaveTheDocumentedDefaults() {
    let behavior = UIDynamicItemBehavior(items: [])
    #expect(behavior.elasticity == 0)
    #expect(behavior.friction == 0)
    #expect(behavior.density == 1)
    #expect(behavior.resistance == 0)
    #expect(behavior.angularResistance == 0)
    #expect(behavior.charge == 0)
    #expect(!behavior.isAnchored)
    #expect(behavior.allowsRotation)
  }

  @Test func velocitiesAddUpAndAreRead() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 20, y: 20, width: 60, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let behavior = UIDynamicItemBehavior(items: [view])
      behavior.addLinearVelocity(CGPoint(x: 10, y: 0), for: view)
      #expect(behavior.linearVelocity(for: view) == CGPoint(x: 10, y: 0))
      animator.addBehavior(behavior)
      behavior.addLinearVelocity(CGPoint(x: 20, y: 5), for: view)
      behavior.addAngularVelocity(2, for: view)
      #expect(behavior.linearVelocity(for: view) == CGPoint(x: 30, y: 5))
      #expect(behavior.angularVelocity(for: view) == 2)
      stage.advance(to: 1)
      #expect(abs(view.center.x - 80) < 1e-9)
    }
  }

  @Test func whatWasSetLastCounts() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 0, y: 0, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let first = UIDynamicItemBehavior(items: [view])
      first.isAnchored = true
      let second = UIDynamicItemBehavior(items: [view])
      second.elasticity = 1
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(first)
      animator.addBehavior(second)
      stage.advance(to: 0.5)
      #expect(view.center.y == 20)
      second.isAnchored = false
      stage.advance(to: 1)
      #expect(abs(view.center.y - 145) < 1e-6)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func numbersOutOfRangeDoNoHarm(bad: CGFloat) {
    ViewStage.run { stage in
      let view = box(CGRect(x: 0, y: 0, width: 40, height: 40), in: stage)
      let other = box(CGRect(x: 100, y: 0, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let gravity = UIGravityBehavior(items: [view])
      gravity.magnitude = bad
      gravity.angle = bad
      let push = UIPushBehavior(items: [view], mode: .continuous)
      push.pushDirection = CGVector(dx: bad, dy: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: bad, vertical: bad), for: view)
      let snap = UISnapBehavior(item: other, snapTo: CGPoint(x: bad, y: bad))
      snap.damping = bad
      let attachment = UIAttachmentBehavior(item: view, attachedTo: other)
      attachment.length = bad
      attachment.frequency = bad
      attachment.damping = bad
      let collision = UICollisionBehavior(items: [view, other])
      collision.addBoundary(
        withIdentifier: "bad" as NSCopying, from: CGPoint(x: bad, y: 0), to: CGPoint(x: 0, y: bad))
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: bad, left: bad, bottom: bad, right: bad))
      for behavior in [gravity, push, snap, attachment, collision] {
        animator.addBehavior(behavior)
      }
      stage.advance(to: 0.02)
      #expect(view.center.x.isFinite)
      #expect(other.center.y.isFinite)
    }
  }
}
