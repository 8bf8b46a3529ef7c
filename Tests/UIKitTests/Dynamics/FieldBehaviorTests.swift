import CoreGraphics
import Geometry
import Testing
import UIKit

/// Forces that depend on where items are, against closed forms.
@MainActor
struct FieldBehaviorTests {
  /// A view of 100 × 100 points, whose mass is 1, in an animator with `field`.
  private func run(
    _ field: UIFieldBehavior, from center: CGPoint, speed: CGPoint = .zero, for seconds: Double,
    charge: CGFloat = 0
  ) -> CGPoint {
    var end = CGPoint.zero
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.center = center
      stage.root.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      field.addItem(view)
      animator.addBehavior(field)
      let item = UIDynamicItemBehavior(items: [view])
      item.charge = charge
      item.addLinearVelocity(speed, for: view)
      animator.addBehavior(item)
      stage.advance(to: seconds)
      end = view.center
    }
    return end
  }

  @Test func aSpringSwingsAroundItsPosition() {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 200, y: 300)
    field.strength = 4
    // 100 points aside, two radians a second.
    let end = run(field, from: CGPoint(x: 300, y: 300), for: 1)
    #expect(abs(end.x - (200 + 100 * cosine(2))) < 0.05 && end.y == 300)
  }

  @Test func linearGravityFallsEvenly() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.strength = 2
    let end = run(field, from: CGPoint(x: 100, y: 100), for: 1)
    #expect(abs(end.y - (100 + 300 / 2)) < 1e-6)
  }

  @Test func radialGravityPullsToThePointAndFallsWithTheDistance() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 1000, y: 100))
    field.falloff = 1
    // 750 points are five metres: a fifth of 150.
    let end = run(field, from: CGPoint(x: 250, y: 100), for: 0.1)
    #expect(abs(end.x - (250 + 30 * 0.01 / 2)) < 1e-3)
  }

  @Test func dragTakesSpeedAwayByItsStrength() {
    let field = UIFieldBehavior.dragField()
    field.strength = 2
    let end = run(field, from: .zero, speed: CGPoint(x: 100, y: 0), for: 1)
    #expect(abs(end.x - 50 * (1 - exponential(-2))) < 0.01)
  }

  @Test func aVortexTurnsAndAMagneticFieldKeepsTheSpeed() {
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 100, y: 100)
    let turned = run(vortex, from: CGPoint(x: 200, y: 100), for: 0.1)
    #expect(turned.y > 100.7 && abs(turned.x - 200) < 0.1)
    let magnet = UIFieldBehavior.magneticField()
    magnet.strength = .pi
    // Half a turn in a second: across the circle.
    let end = run(magnet, from: .zero, speed: CGPoint(x: 100, y: 0), for: 1, charge: 1)
    #expect(abs(end.x) < 1 && abs(end.y - 2 * 100 / .pi) < 1)
  }

  @Test func onlyChargedItemsFeelAnElectricField() {
    let field = UIFieldBehavior.electricField()
    #expect(run(field, from: CGPoint(x: 100, y: 0), for: 1) == CGPoint(x: 100, y: 0))
    let other = UIFieldBehavior.electricField()
    #expect(run(other, from: CGPoint(x: 100, y: 0), for: 1, charge: 1).x > 150)
  }

  @Test func outsideItsRegionAFieldDoesNothing() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = UIRegion(radius: 50)
    #expect(run(field, from: CGPoint(x: 100, y: 0), for: 1) == CGPoint(x: 100, y: 0))
    let ring = UIRegion(radius: 50).difference(from: UIRegion(size: CGSize(width: 20, height: 20)))
    #expect(ring.contains(CGPoint(x: 30, y: 0)) && !ring.contains(.zero))
    #expect(ring.inverse().contains(.zero))
  }

  @Test func aBlockSaysTheForce() {
    let field = UIFieldBehavior.field { _, position, velocity, mass, _, _ in
      CGVector(dx: mass * 100, dy: 0)
    }
    let end = run(field, from: .zero, for: 1)
    #expect(abs(end.x - 50) < 1e-6)
  }

  @Test func noiseIsTheSameInEveryRun() {
    @MainActor func shaken() -> CGPoint {
      run(.noiseField(smoothness: 0.5, animationSpeed: 1), from: CGPoint(x: 77, y: 33), for: 1)
    }
    let first = shaken()
    #expect(first == shaken() && first != CGPoint(x: 77, y: 33))
  }
}

/// Rails and groups.
@MainActor
struct SlidingAndGroupTests {
  @Test func anItemOnARailMovesAlongItAlone() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      stage.root.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      animator.addBehavior(
        UIAttachmentBehavior.slidingAttachment(
          with: view, attachmentAnchor: view.center, axisOfTranslation: CGVector(dx: 1, dy: 0)))
      let gravity = UIGravityBehavior(items: [view])
      gravity.gravityDirection = CGVector(dx: 0.1, dy: 1)
      animator.addBehavior(gravity)
      stage.advance(to: 1)
      #expect(abs(view.center.y - 100) < 0.01)
      #expect(abs(view.center.x - 150) < 0.5)
      #expect(abs(view.transform.b) < 1e-3)
    }
  }

  @Test func aGroupMovesItsItemsTogether() {
    ViewStage.run { stage in
      let (left, right) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
        UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      )
      stage.root.addSubview(left)
      stage.root.addSubview(right)
      let group = UIDynamicItemGroup(items: [left, right])
      #expect(group.center == CGPoint(x: 75, y: 25))
      #expect(group.bounds.size == CGSize(width: 150, height: 50))
      let animator = UIDynamicAnimator(referenceView: stage.root)
      animator.addBehavior(UIGravityBehavior(items: [group]))
      stage.advance(to: 0.2)
      #expect(abs(left.center.y - 45) < 1e-6 && left.center.y == right.center.y)
      group.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(abs(left.center.x - 75) < 1e-9 && abs(right.center.y - left.center.y - 100) < 1e-9)
    }
  }
}
