import CoreGraphics
import Testing
import UIKit

@MainActor
struct PopoverAndSheetTests {
  @MainActor
  private final class Told: NSObject, UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate
  {
    var style = UIModalPresentationStyle.none
    var wraps = false
    var mayGo = true
    var lines: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { style }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayGo
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      lines.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("tried")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) { lines.append(controller.selectedDetentIdentifier?.rawValue ?? "") }
  }

  private func popover(_ told: Told, from source: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    controller.popoverPresentationController?.sourceView = source
    controller.popoverPresentationController?.delegate = told
    return controller
  }

  @Test func aPopoverLiesBelowWhatItIsAboutAndPointsAtIt() {
    let told = Told()
    ViewStage.run { stage in
      let source = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
      stage.root.addSubview(source)
      let shown = popover(told, from: source)
      stage.window.rootViewController?.present(shown, animated: false)
      stage.advance(to: 0.1)
      #expect(shown.view.bounds.size == CGSize(width: 200, height: 150))
      let frame = shown.view.convert(shown.view.bounds, to: nil)
      // Below the source with its arrow between, and 10 points from the edge.
      #expect(isNear(frame.minY, 140 + 13))
      #expect(frame.minX == 10)
      #expect(shown.popoverPresentationController?.arrowDirection == .up)
      #expect(stage.root.window != nil)
    }
  }

  @Test func aPopoverWithoutRoomBelowLiesAbove() {
    let told = Told()
    ViewStage.run { stage in
      let source = UIView(frame: CGRect(x: 150, y: 600, width: 60, height: 40))
      stage.root.addSubview(source)
      let shown = popover(told, from: source)
      stage.window.rootViewController?.present(shown, animated: false)
      stage.advance(to: 0.1)
      let frame = shown.view.convert(shown.view.bounds, to: nil)
      #expect(isNear(frame.maxY, 600 - 13))
      #expect(shown.popoverPresentationController?.arrowDirection == .down)
    }
  }

  @Test func aTouchBesideAPopoverSendsItAwayUnlessTheDelegateIsAgainstIt() {
    let told = Told()
    told.mayGo = false
    ViewStage.run { stage in
      let shown = popover(told, from: stage.root)
      shown.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 50, height: 50)
      stage.window.rootViewController?.present(shown, animated: false)
      stage.advance(to: 0.1)
      stage.tap(187, 600)
      stage.advance(to: 1)
      #expect(told.lines == ["tried"])
      #expect(shown.presentingViewController != nil)
      told.mayGo = true
      stage.tap(187, 600)
      stage.advance(to: 2)
      #expect(told.lines == ["tried", "will", "did"])
      #expect(shown.presentingViewController == nil)
    }
  }

  @Test func onAPhoneAPopoverTakesTheWholeScreenUnlessSomebodySaysNone() {
    let told = Told()
    told.style = .fullScreen
    ViewStage.run { stage in
      let shown = popover(told, from: stage.root)
      told.wraps = true
      stage.window.rootViewController?.present(shown, animated: false)
      stage.advance(to: 0.1)
      let wrapper = stage.window.rootViewController?.presentedViewController
      #expect(wrapper is UINavigationController && wrapper === shown.parent)
      #expect(wrapper?.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  private func sheet(_ told: Told) -> UIViewController {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    controller.sheetPresentationController?.delegate = told
    return controller
  }

  @Test func aSheetRestsAtItsDetentsAndIsPulledBetweenThem() {
    let told = Told()
    ViewStage.run { stage in
      let shown = sheet(told)
      stage.window.rootViewController?.present(shown, animated: true)
      stage.advance(to: 1)
      // 30 points stay free at the top of the large one.
      #expect(shown.view.frame.minY == 667 - (637 * 0.54).rounded())
      stage.drag(from: CGPoint(x: 187, y: 400), to: CGPoint(x: 187, y: 100))
      stage.advance(to: 3)
      #expect(shown.view.frame.minY == 30)
      #expect(told.lines == ["com.apple.UIKit.large"])
      stage.drag(from: CGPoint(x: 187, y: 50), to: CGPoint(x: 187, y: 660), steps: 10)
      stage.advance(to: 5)
      #expect(told.lines == ["com.apple.UIKit.large", "will", "did"])
      #expect(shown.view.window == nil)
    }
  }

  @Test func aSheetThatIsHeldGoesBackAndTellsTheTry() {
    let told = Told()
    ViewStage.run { stage in
      let shown = sheet(told)
      shown.isModalInPresentation = true
      stage.window.rootViewController?.present(shown, animated: true)
      stage.advance(to: 1)
      let place = shown.view.frame
      stage.drag(from: CGPoint(x: 187, y: 400), to: CGPoint(x: 187, y: 660), steps: 10)
      stage.advance(to: 3)
      #expect(told.lines == ["tried"])
      #expect(shown.view.frame == place)
    }
  }

  @Test func changesOfASheetMoveIt() {
    let told = Told()
    ViewStage.run { stage in
      let shown = sheet(told)
      stage.window.rootViewController?.present(shown, animated: false)
      stage.advance(to: 1)
      let sheet = shown.sheetPresentationController
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
      stage.advance(to: 1.1)
      let y = shown.view.layer.presentation()?.frame.minY ?? 0
      #expect(y > 30 && y < 323)
      stage.advance(to: 2)
      #expect(shown.view.frame.minY == 30)
    }
  }
}
