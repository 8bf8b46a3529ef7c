import CoreGraphics
import QuartzCore
import Testing
import UIKit
import VirtualTime

@MainActor
struct UIWindowTests {
  @Test func aWindowIsHiddenUntilItIsShown() {
    let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
    SceneContext.$current.withValue(context) {
      let window = UIWindow()
      #expect(window.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(window.isHidden)
      let controller = UIViewController()
      window.rootViewController = controller
      #expect(!controller.isViewLoaded)
      window.isHidden = false
      #expect(controller.view.window === window)
      #expect(!window.isKeyWindow)
      window.makeKey()
      #expect(window.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === window)
      #expect(UIApplication.shared.windows == [window])
      window.isHidden = true
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func windowsStandByLevelAndGetTheTouchesWithinThem() {
    ViewStage.run { stage in
      let upper = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      upper.windowLevel = .alert
      upper.isHidden = false
      let middle = UIWindow(frame: UIScreen.main.bounds)
      middle.isUserInteractionEnabled = false
      middle.isHidden = false
      #expect(UIApplication.shared.windows == [stage.window, middle, upper])
      var taps: [String] = []
      for (name, view) in [("root", stage.root), ("upper", upper as UIView)] {
        let button = UIButton(frame: view.bounds)
        button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
        view.addSubview(button)
      }
      stage.tap(150, 150)
      stage.tap(50, 50)
      #expect(taps == ["upper", "root"])
    }
  }

  @Test func fingersAreIgnoredWhileTheAppSaysSo() {
    ViewStage.run { stage in
      var taps = 0
      let button = UIButton(frame: stage.root.bounds)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      stage.root.addSubview(button)
      UIApplication.shared.beginIgnoringInteractionEvents()
      stage.tap(50, 50)
      #expect(taps == 0)
      UIApplication.shared.endIgnoringInteractionEvents()
      stage.tap(50, 50)
      #expect(taps == 1)
    }
  }
}
