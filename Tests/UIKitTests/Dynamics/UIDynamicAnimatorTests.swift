import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIDynamicAnimatorTests {
  private func box(_ frame: CGRect, in stage: ViewStage) -> UIView {
    let view = UIView(frame: frame)
    stage.root.addSubview(view)
    return view
  }

  @Test func aViewFallsAThousandPointsASecondFaster() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 0, y: 0, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      for frame in 1...30 {
        let time = Double(frame) / 60
        stage.advance(to: time)
        #expect(abs(view.center.y - (20 + 500 * time * time)) < 1e-9)
        #expect(view.center.x == 20)
      }
      #expect(view.transform == .identity)
      #expect(animator.isRunning)
      #expect(abs(animator.elapsedTime - 0.5) < 1e-9)
    }
  }

  @Test func gravityHasADirection() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 0, y: 0, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let gravity = UIGravityBehavior(items: [view])
      #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
      gravity.setAngle(0, magnitude: 0.5)
      animator.addBehavior(gravity)
      stage.advance(to: 1)
      #expect(abs(view.center.x - 270) < 1e-6)
      #expect(abs(view.center.y - 20) < 1e-6)
    }
  }

  @Test func aBallRestsOnTheEdgeAndTheAnimatorPauses() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 100, y: 100, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let witness = AnimatorWitness()
      animator.delegate = witness
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
      stage.advance(to: 3)
      #expect(abs(view.frame.maxY - 667) < 1e-3)
      #expect(!animator.isRunning)
      #expect(witness.notes == ["resume", "pause"])

      let item = UIDynamicItemBehavior(items: [view])
      item.addLinearVelocity(CGPoint(x: 0, y: -500), for: view)
      animator.addBehavior(item)
      #expect(animator.isRunning)
      stage.advance(to: 3.25)
      #expect(view.frame.maxY < 600)
      #expect(witness.notes == ["resume", "pause", "resume"])
    }
  }

  @Test func itemsAreFoundByTheirFrames() {
    ViewStage.run { stage in
      let near = box(CGRect(x: 0, y: 0, width: 40, height: 40), in: stage)
      let far = box(CGRect(x: 200, y: 0, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      animator.addBehavior(UIDynamicItemBehavior(items: [near, far]))
      let found = animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(found.count == 1)
      #expect(found.first === near)
    }
  }

  @Test func anItemThatWasMovedGoesOnFromThere() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 0, y: 0, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      stage.advance(to: 0.5)
      view.center = CGPoint(x: 100, y: 0)
      animator.updateItem(usingCurrentState: view)
      stage.advance(to: 1)
      #expect(abs(view.center.x - 100) < 1e-9)
      #expect(abs(view.center.y - (250 + 125)) < 1e-6)
    }
  }

  @Test func actionsRunAfterEachStep() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 0, y: 0, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let gravity = UIGravityBehavior(items: [view])
      var heights: [CGFloat] = []
      gravity.action = { heights.append(view.center.y) }
      animator.addBehavior(gravity)
      stage.advance(to: 0.1)
      #expect(heights.count == 6)
      #expect(abs((heights.last ?? 0) - 25) < 1e-9)
    }
  }

  @Test func removedBehavioursDoNotActAnyMore() {
    ViewStage.run { stage in
      let view = box(CGRect(x: 0, y: 0, width: 40, height: 40), in: stage)
      let animator = UIDynamicAnimator(referenceView: stage.root)
      let group = UIDynamicBehavior()
      let gravity = UIGravityBehavior(items: [view])
      group.addChildBehavior(gravity)
      animator.addBehavior(group)
      #expect(gravity.dynamicAnimator === animator)
      stage.advance(to: 0.5)
      animator.removeAllBehaviors()
      #expect(animator.behaviors.isEmpty)
      #expect(gravity.dynamicAnimator == nil)
      let place = view.center
      stage.advance(to: 1)
      #expect(view.center == place)
      #expect(!animator.isRunning)
    }
  }
}

@MainActor
private final class AnimatorWitness: UIDynamicAnimatorDelegate {
  var notes: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { notes.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { notes.append("pause") }
}
