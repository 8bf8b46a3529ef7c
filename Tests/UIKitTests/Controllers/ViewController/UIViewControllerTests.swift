import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIViewControllerTests {
  private final class Recording: UIViewController {
    var events: [String] = []
    override func viewDidLoad() { events.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
    override func viewWillLayoutSubviews() { events.append("will lay out") }
    override func viewDidLayoutSubviews() { events.append("did lay out") }
  }

  @Test func theRootControllerAppearsInOrder() {
    let root = Recording()
    ViewStage.run {
      root
    } _: { stage in
      #expect(
        root.events.prefix(5)
          == ["loaded", "will appear", "will lay out", "did lay out", "did appear"])
      #expect(root.view.frame == UIScreen.main.bounds)
      #expect(root.view.window === stage.window)
    }
  }

  @Test func aChildAppearsWithItsView() {
    ViewStage.run { stage in
      let child = Recording()
      stage.window.rootViewController?.addChild(child)
      stage.root.addSubview(child.view)
      #expect(child.events == ["loaded", "will appear"])
      stage.advance(to: 0)
      #expect(child.events.last == "did appear")
      #expect(child.parent === stage.window.rootViewController)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(child.events.suffix(2) == ["will disappear", "did disappear"])
      #expect(child.parent == nil)
    }
  }

  @Test func theViewIsLoadedWhenAskedFor() {
    let controller = Recording()
    #expect(!controller.isViewLoaded)
    // Apple: no colour of its own.
    #expect(controller.view.backgroundColor == nil)
    #expect(controller.isViewLoaded)
    #expect(controller.view.next === controller)
  }

  @Test func aNavigationControllerPutsItsBarBelowTheStatusBar() throws {
    let content = UIViewController()
    content.title = "Fuber"
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIGraphicsImageRenderer(size: CGSize(width: 18, height: 14)).image { _ in },
      style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.barTintColor = .white
    try ViewStage.run {
      navigation
    } _: { stage in
      #expect(content.navigationController === navigation)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
      #expect(content.view.frame == stage.root.bounds)
      let white = try #require(
        navigation.navigationBar.subviews.first { $0.backgroundColor == .white })
      #expect(white.convert(white.bounds, to: nil) == CGRect(x: 0, y: 0, width: 375, height: 64))
      let title = try #require(
        navigation.navigationBar.subviews.lazy.compactMap { $0 as? UILabel }.first)
      #expect(title.text == "Fuber")
      #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(title.center == CGPoint(x: 187.5, y: 22))
      let size = CGSize(width: 18, height: 14)
      let icon = try #require(
        navigation.navigationBar.subviews.first { $0.bounds.size == size })
      #expect(icon.frame == CGRect(x: 16, y: 15, width: 18, height: 14))
      content.navigationItem.leftBarButtonItem?.imageInsets.left = -4
      stage.advance(to: 1)
      let moved = try #require(
        navigation.navigationBar.subviews.first { $0.bounds.size == size })
      #expect(moved.frame == CGRect(x: 14, y: 15, width: 18, height: 14))
      #expect(!navigation.navigationBar.layer.needsLayout())
    }
  }
}
