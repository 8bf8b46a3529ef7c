import CoreGraphics
import Testing
import UIKit
import VirtualTime

@MainActor
private final class Watcher: UIViewController {
  var notes: [String] = []
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    notes.append("safe \(Int(view.safeAreaInsets.top))")
  }
  override func viewDidLayoutSubviews() { notes.append("layout") }
}

/// What the screen and bars cover of views.
@MainActor
struct SafeAreaTests {
  /// A screen like that of phones without a button.
  private func run(_ controller: UIViewController, _ body: (UIWindow) -> Void) {
    var screen = VirtualScreen(width: 375, height: 812, scale: 1)
    screen.safeArea.top = 44
    screen.safeArea.bottom = 34
    SceneContext.$current.withValue(SceneContext(screen: screen, seed: 1)) {
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      body(window)
    }
  }

  @Test func theScreensInsetsReachAsFarAsTheyCover() {
    let controller = Watcher()
    run(controller) { window in
      let view: UIView = controller.view
      let inner = UIView(frame: CGRect(x: 0, y: 20, width: 375, height: 100))
      let low = UIView(frame: CGRect(x: 0, y: 750, width: 375, height: 62))
      let middle = UIView(frame: CGRect(x: 10, y: 300, width: 100, height: 100))
      for one in [inner, low, middle] { view.addSubview(one) }
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(view.safeAreaInsets == window.safeAreaInsets)
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
      #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(middle.safeAreaInsets == .zero)
      #expect(UIView(frame: view.bounds).safeAreaInsets == .zero)
      #expect(controller.notes == ["safe 44", "layout"])
      #expect(UIApplication.shared.statusBarFrame.height == 44)
    }
  }

  @Test func aControllerAddsToItsInsets() {
    let controller = Watcher()
    run(controller) { window in
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
      window.layoutIfNeeded()
      #expect(
        controller.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 5, bottom: 34, right: 0))
      #expect(controller.notes == ["safe 44", "layout", "safe 54", "layout"])
    }
  }

  @Test func aNavigationBarStandsBelowTheStatusBar() {
    let controller = Watcher()
    let navigation = UINavigationController(rootViewController: controller)
    run(navigation) { window in
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
      #expect(
        controller.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
      navigation.isNavigationBarHidden = true
      window.layoutIfNeeded()
      #expect(controller.view.safeAreaInsets.top == 44)
    }
  }

  @Test func theSafeAreaGuideKeepsClear() {
    let controller = UIViewController()
    run(controller) { window in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(inner)
      let safe = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: safe.topAnchor),
        inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
      window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
    }
  }

  @Test func contentOfATableKeepsClearOfBars() {
    let controller = UITableViewController(style: .plain)
    run(UINavigationController(rootViewController: controller)) { window in
      let table: UITableView = controller.tableView
      #expect(table.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
      #expect(table.contentOffset == CGPoint(x: 0, y: -88))
      #expect(table.contentInset == .zero)
      table.contentInsetAdjustmentBehavior = .never
      #expect(table.adjustedContentInset == .zero)
      #expect(table.contentOffset == .zero)
    }
  }

  @Test func contentKeepsClearWhereItScrolls() {
    let controller = UIViewController()
    run(controller) { window in
      let scroll = UIScrollView(frame: controller.view.bounds)
      scroll.contentInset.top = 10
      controller.view.addSubview(scroll)
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == 10)
      scroll.contentSize = CGSize(width: 375, height: 2000)
      #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 54, left: 0, bottom: 34, right: 0))
      #expect(scroll.contentOffset.y == -54)
      scroll.contentOffset.y = 300
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(scroll.contentOffset.y == 300)
    }
  }
}
