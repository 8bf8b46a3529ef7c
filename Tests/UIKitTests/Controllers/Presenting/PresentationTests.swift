import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct PresentationTests {
  private typealias Log = RecordingController.Log

  private func onStage(
    _ body: @MainActor (ViewStage, RecordingController, RecordingController, Log) throws -> Void
  ) rethrows {
    let log = Log()
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    try ViewStage.run {
      first
    } _: { stage in
      log.lines = []
      try body(stage, first, second, log)
    }
  }

  @Test func theTwoAreToldInOrder() {
    onStage { stage, first, second, log in
      first.present(second, animated: true) { log.lines.append("presented") }
      #expect(log.lines == ["B loaded", "A will disappear", "B will appear"])
      #expect(first.presentedViewController === second)
      #expect(second.presentingViewController === first)
      #expect(second.isBeingPresented)
      stage.advance(to: 1)
      #expect(
        log.lines.suffix(3) == ["B did appear", "A did disappear", "presented"])
      #expect(!second.isBeingPresented)
      #expect(first.view.window == nil)
      #expect(second.view.window === stage.window)
      log.lines = []
      second.dismiss(animated: true) { log.lines.append("dismissed") }
      #expect(log.lines == ["B will disappear", "A will appear"])
      #expect(second.isBeingDismissed)
      stage.advance(to: 2)
      #expect(
        log.lines.suffix(3) == ["A did appear", "B did disappear", "dismissed"])
      #expect(first.presentedViewController == nil)
      #expect(second.presentingViewController == nil)
      #expect(first.view.superview === stage.window)
      #expect(second.view.window == nil)
    }
  }

  @Test func withoutAnimationItIsDoneAtOnce() {
    onStage { _, first, second, log in
      first.present(second, animated: false)
      #expect(
        log.lines == [
          "B loaded", "A will disappear", "B will appear", "B did appear", "A did disappear",
        ])
      first.dismiss(animated: false)
      #expect(first.presentedViewController == nil)
      #expect(log.lines.last == "B did disappear")
    }
  }

  /// Up from below in half a second on the keyboard's spring: critically damped, ω² = 1000/3.
  @Test func itCoversFromBelow() {
    onStage { stage, first, second, _ in
      first.present(second, animated: true)
      let w = (1000.0 / 3).squareRoot()
      for time in [0.0, 0.1, 0.25] {
        stage.advance(to: time)
        let y = Double(second.view.layer.presentation()?.position.y ?? .nan)
        let left = exp(-w * time) * (1 + w * time)
        #expect(isNear(y, 333.5 + 667 * left, 1e-3))
      }
      stage.advance(to: 0.5)
      #expect(second.view.center.y == 333.5)
      #expect(second.view.layer.animationKeys() == nil)
    }
  }

  @Test func dissolvesAndFlipsEndAtTheirTimes() {
    for (style, duration) in [
      (UIModalTransitionStyle.crossDissolve, 0.3), (.flipHorizontal, 0.75),
    ] {
      onStage { stage, first, second, _ in
        second.modalTransitionStyle = style
        var ends: [Double] = []
        first.present(second, animated: true) { ends.append(CACurrentMediaTime()) }
        stage.advance(to: 1)
        #expect(isNear(ends.first ?? 0, duration, 1e-9))
        first.dismiss(animated: true) { ends.append(CACurrentMediaTime()) }
        stage.advance(to: 3)
        #expect(ends.count == 2)
        #expect(isNear(ends.last ?? 0, 1 + duration, 1e-9))
        #expect(second.view.alpha == 1)
        #expect(first.view.superview === stage.window)
      }
    }
  }

  @Test func overTheScreenWhatIsBelowStays() {
    onStage { stage, first, second, log in
      second.modalPresentationStyle = .overFullScreen
      first.present(second, animated: true)
      stage.advance(to: 1)
      #expect(first.view.window === stage.window)
      #expect(log.lines == ["B loaded", "B will appear", "B did appear"])
      second.dismiss(animated: false)
      #expect(log.lines.suffix(2) == ["B will disappear", "B did disappear"])
    }
  }

  @Test func aPileIsDismissedAtOnce() {
    onStage { stage, first, second, log in
      let third = RecordingController("C", log)
      first.present(second, animated: false)
      second.present(third, animated: false)
      stage.advance(to: 1)
      log.lines = []
      first.dismiss(animated: true)
      stage.advance(to: 2)
      #expect(first.presentedViewController == nil)
      #expect(second.presentedViewController == nil)
      #expect(third.view.window == nil)
      #expect(second.view.window == nil)
      #expect(first.view.superview === stage.window)
      #expect(
        log.lines == ["C will disappear", "A will appear", "A did appear", "C did disappear"])
    }
  }

  @Test func aSecondPresentationIsRefusedAndNoted() {
    onStage { stage, first, second, log in
      first.present(second, animated: false)
      first.present(RecordingController("C", log), animated: false)
      #expect(first.presentedViewController === second)
      #expect(!stage.context.ledger.isEmpty)
    }
  }

  @Test func childrenAppearWithTheirParent() {
    onStage { stage, first, second, log in
      let child = RecordingController("child", log)
      second.addChild(child)
      second.view.addSubview(child.view)
      child.didMove(toParent: second)
      log.lines = []
      first.present(second, animated: true)
      #expect(
        log.lines == ["A will disappear", "B will appear", "child will appear"])
      stage.advance(to: 1)
      #expect(
        log.lines.suffix(3) == ["B did appear", "child did appear", "A did disappear"])
      child.dismiss(animated: false)
      #expect(first.presentedViewController == nil)
    }
  }

  @Test func alongsideOnesMoveWithTheTransition() throws {
    final class Alongside: RecordingController {
      var ended = false
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.alpha = 0
        transitionCoordinator?.animate(
          alongsideTransition: { _ in self.view.alpha = 1 },
          completion: { _ in self.ended = true })
      }
    }
    try onStage { stage, first, _, log in
      let second = Alongside("B", log)
      first.present(second, animated: true)
      let fade = try #require(second.view.layer.animation(forKey: "opacity"))
      #expect(fade.duration == 0.5)
      #expect(!second.ended)
      stage.advance(to: 1)
      #expect(second.ended)
      #expect(second.transitionCoordinator == nil)
    }
  }
}
