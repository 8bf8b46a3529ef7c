import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct UINavigationControllerTests {
  private func onStage(
    _ body:
      @MainActor (
        ViewStage, UINavigationController, RecordingController, RecordingController
      ) throws -> Void
  ) rethrows {
    let log = RecordingController.Log()
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    let navigation = UINavigationController(rootViewController: first)
    try ViewStage.run {
      navigation
    } _: { stage in
      log.lines = []
      try body(stage, navigation, first, second)
    }
  }

  private func x(_ view: UIView) -> Double {
    Double(view.layer.presentation()?.position.x ?? .nan)
  }

  @Test func aPushSlidesInFromTheRight() {
    onStage { stage, navigation, first, second in
      navigation.pushViewController(second, animated: true)
      #expect(navigation.topViewController === second)
      for time in [0, 0.1, 0.2, 0.3] {
        stage.advance(to: time)
        let done = easeInOut(time / 0.35)
        #expect(isNear(x(second.view), 187.5 + 375 * (1 - done), 1e-3))
        #expect(isNear(x(first.view), 187.5 - 0.3 * 375 * done, 1e-3))
      }
      stage.advance(to: 0.35)
      #expect(first.view.window == nil)
      #expect(first.view.center.x == 187.5)
      #expect(second.view.frame == UIScreen.main.bounds)
      #expect(
        first.log.lines == [
          "B loaded", "A will disappear", "B will appear", "A did disappear", "B did appear",
        ])
    }
  }

  /// Moves on as it appears for the first time.
  private final class PassingController: RecordingController {
    var pass: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let pass = pass
      self.pass = {}
      pass()
    }
  }

  @Test(arguments: [false, true], [false, true])
  func whatIsPushedByAControllerThatAppearsIsSeen(isAnimated: Bool, isNextAnimated: Bool) {
    onStage { stage, navigation, first, second in
      let passing = PassingController("P", first.log)
      passing.pass = { navigation.pushViewController(second, animated: isNextAnimated) }
      navigation.pushViewController(passing, animated: isAnimated)
      stage.advance(to: 1)
      #expect(navigation.viewControllers == [first, passing, second])
      #expect(second.view.window != nil)
      #expect(first.view.window == nil && passing.view.window == nil)
      #expect(second.parent === navigation && passing.parent === navigation)
      #expect(first.log.lines.filter { $0.hasPrefix("B") }.last == "B did appear")
      #expect(first.log.lines.filter { $0.hasPrefix("A") }.last == "A did disappear")
      navigation.popViewController(animated: false)
      #expect(passing.view.window != nil)
    }
  }

  @Test func aControllerThatPopsItselfAsItAppearsIsGone() {
    onStage { stage, navigation, first, _ in
      let passing = PassingController("P", first.log)
      passing.pass = { navigation.popViewController(animated: false) }
      navigation.pushViewController(passing, animated: false)
      stage.advance(to: 1)
      #expect(navigation.viewControllers == [first])
      #expect(first.view.window != nil && passing.view.window == nil)
      #expect(passing.parent == nil)
      #expect(first.log.lines.filter { $0.hasPrefix("A") }.last == "A did appear")
    }
  }

  @Test func aPopSlidesBack() {
    onStage { stage, navigation, first, second in
      navigation.pushViewController(second, animated: false)
      #expect(second.parent === navigation)
      #expect(navigation.popViewController(animated: true) === second)
      #expect(second.isMovingFromParent)
      stage.advance(to: 0.1)
      let done = easeInOut(0.1 / 0.35)
      #expect(isNear(x(second.view), 187.5 + 375 * done, 1e-3))
      #expect(isNear(x(first.view), 187.5 - 0.3 * 375 * (1 - done), 1e-3))
      stage.advance(to: 1)
      #expect(second.view.window == nil)
      #expect(second.parent == nil)
      #expect(!second.isMovingFromParent)
      #expect(first.view.window === stage.window)
      #expect(navigation.popViewController(animated: true) == nil)
    }
  }

  @Test func thePileCanBeChangedAsAWhole() {
    onStage { stage, navigation, first, second in
      let third = RecordingController("C", first.log)
      navigation.setViewControllers([first, second, third], animated: false)
      #expect(third.view.window === stage.window)
      #expect(first.view.window == nil)
      #expect(navigation.children.count == 3)
      #expect(navigation.popToRootViewController(animated: false) == [second, third])
      #expect(navigation.viewControllers == [first])
      #expect(navigation.children == [first])
    }
  }

  @Test func aPushDuringAPushEndsTheFirst() {
    onStage { stage, navigation, first, second in
      let third = RecordingController("C", first.log)
      navigation.pushViewController(second, animated: true)
      stage.advance(to: 0.1)
      navigation.pushViewController(third, animated: true)
      stage.advance(to: 2)
      #expect(navigation.viewControllers == [first, second, third])
      #expect(third.view.frame == UIScreen.main.bounds)
      #expect(second.view.window == nil)
      #expect(
        first.log.lines.filter { $0.hasPrefix("B") } == [
          "B loaded", "B will appear", "B did appear", "B will disappear", "B did disappear",
        ])
    }
  }

  @Test func theDelegateIsToldAndAsked() {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
      ) -> TimeInterval { 1 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: { to.alpha = 1 },
          completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          })
      }
    }
    final class Delegate: UINavigationControllerDelegate {
      var notes: [String] = []
      let driver = UIPercentDrivenInteractiveTransition()
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
      ) { notes.append("will \((viewController as? RecordingController)?.name ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
      ) { notes.append("did \((viewController as? RecordingController)?.name ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        notes.append("\(operation)")
        return Fade()
      }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? {
        notes.contains("pop") ? driver : nil
      }
    }
    onStage { stage, navigation, first, second in
      let delegate = Delegate()
      navigation.delegate = delegate
      navigation.pushViewController(second, animated: true)
      stage.advance(to: 0.25)
      #expect(isNear(Double(second.view.layer.presentation()?.opacity ?? 0), 0.25))
      stage.advance(to: 1)
      #expect(delegate.notes == ["push", "will B", "did B"])
      navigation.popViewController(animated: true)
      delegate.driver.update(0.5)
      stage.advance(to: 3)
      #expect(isNear(Double(first.view.layer.presentation()?.opacity ?? 0), 0.5))
      delegate.driver.cancel()
      stage.advance(to: 5)
      #expect(navigation.viewControllers == [first, second])
      #expect(second.view.window === stage.window)
      #expect(first.view.window == nil)
      #expect(delegate.notes.suffix(3) == ["pop", "will A", "did B"])
    }
  }

  @Test func theBarHidesUpwards() {
    onStage { stage, navigation, _, _ in
      navigation.setNavigationBarHidden(true, animated: true)
      stage.advance(to: 0.1)
      #expect(!navigation.navigationBar.isHidden)
      stage.advance(to: 0.2)
      #expect(navigation.isNavigationBarHidden)
      #expect(navigation.navigationBar.frame.minY == 20)
      navigation.isNavigationBarHidden = false
      #expect(!navigation.navigationBar.isHidden)
    }
  }
}
