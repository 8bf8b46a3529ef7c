import CoreGraphics
import Testing
import UIKit

@MainActor
struct ExtendedEdgesTests {
  private final class Plain: UIViewController {
    override func viewDidLoad() { edgesForExtendedLayout = [] }
  }

  /// The status bar's 20 points and the bar's 44.
  @Test func aViewBeginsBelowTheBarWhereItDoesNotReachUnderIt() {
    let content = Plain()
    let navigation = UINavigationController(rootViewController: content)
    ViewStage.run {
      navigation
    } _: { stage in
      #expect(content.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
      let next = UIViewController()
      #expect(next.edgesForExtendedLayout == .all)
      navigation.pushViewController(next, animated: true)
      stage.advance(to: 1)
      #expect(next.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      navigation.popViewController(animated: true)
      stage.advance(to: 2)
      #expect(content.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    }
  }

  @Test func withoutABarThereIsNothingToReachUnder() {
    let content = Plain()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isNavigationBarHidden = true
    ViewStage.run {
      navigation
    } _: { _ in
      #expect(content.view.frame == UIScreen.main.bounds)
    }
  }
}
