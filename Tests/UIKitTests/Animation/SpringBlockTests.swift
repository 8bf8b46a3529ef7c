import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct SpringBlockTests {
  /// Published by those who measured: three seconds, a quarter of critical damping.
  @Test func theSpringHasTheMeasuredStiffness() throws {
    try ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animate(
        withDuration: 3, delay: 0, usingSpringWithDamping: 0.25, initialSpringVelocity: 0,
        animations: { view.center.x = 105 })
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(isNear(Double(spring.stiffness), 54.83363, 2e-5))
      #expect(isNear(Double(spring.damping), 3.70249, 2e-5))
      #expect(spring.mass == 1)
      #expect(spring.duration == 3)
      #expect(spring.isAdditive)
      #expect(spring.fillMode == .both)
    }
  }

  @Test(arguments: [
    (0.25, 0.0, 3.0), (0.5, 0, 1), (0.8, 2, 0.6), (0.7, 8, 1.5), (1, 0, 0.5), (1, 5, 2),
  ])
  func theMovementIsTheClosedForm(ratio: Double, velocity: Double, duration: Double) {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio),
        initialSpringVelocity: CGFloat(velocity), animations: { view.center.x = 205 })
      let spring = ReferenceSpring(ratio: ratio, velocity: velocity, duration: duration)
      for step in 0...40 {
        let time = duration * Double(step) / 40
        let shown = stage.x(of: view, at: time)
        #expect(isNear((shown - 5) / 200, spring.value(time)), "at \(time)")
      }
      #expect(stage.x(of: view, at: duration) == 205)
      #expect(stage.x(of: view, at: duration + 1) == 205)
    }
  }

  @Test func aSpringBlockEndsAtItsDuration() {
    ViewStage.run { stage in
      let view = stage.makeView()
      var ends: [Double] = []
      UIView.animate(
        withDuration: 0.8, delay: 0.3, usingSpringWithDamping: 0.4, initialSpringVelocity: 1,
        options: [], animations: { view.alpha = 0 },
        completion: { finished in
          #expect(finished)
          ends.append(CACurrentMediaTime())
        })
      stage.advance(to: 3)
      #expect(ends.count == 1)
      #expect(isNear(ends.first ?? 0, 1.1, 1e-9))
    }
  }

  /// The spring of 2.4 with its own time to settle: here 0.5 s, a bounce of 0.3.
  @Test func aPerceptualSpringTakesItsTimeToSettle() throws {
    try ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animate(springDuration: 0.5, bounce: 0.3) { view.center.x = 105 }
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      let w = 2 * Double.pi / 0.5
      #expect(isNear(Double(spring.stiffness), w * w, 1e-9))
      #expect(isNear(Double(spring.damping), 2 * 0.7 * w, 1e-9))
      #expect(isNear(spring.duration, spring.settlingDuration, 1e-12))
      let wd = w * (1 - 0.49).squareRoot()
      let time = 0.2
      let value = 1 - exp(-0.7 * w * time) * (cos(wd * time) + 0.7 * w / wd * sin(wd * time))
      #expect(isNear((stage.x(of: view, at: time) - 5) / 100, value))
    }
  }

  @Test func numbersThatAreNoneNeitherTrapNorHang() {
    ViewStage.run { stage in
      let view = stage.makeView()
      let bad: [Double] = [.nan, .infinity, -.infinity, 1e300, -1, 0]
      for number in bad {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(number),
          initialSpringVelocity: CGFloat(number), animations: { view.center.x += 1 })
        UIView.animate(
          withDuration: number, delay: number, usingSpringWithDamping: 0.5,
          initialSpringVelocity: 0, animations: { view.center.x += 1 })
        UIView.animate(
          springDuration: number, bounce: CGFloat(number), initialSpringVelocity: CGFloat(number)
        ) { view.center.x += 1 }
      }
      stage.advance(to: 0.5)
      _ = view.layer.presentation()
    }
  }
}
