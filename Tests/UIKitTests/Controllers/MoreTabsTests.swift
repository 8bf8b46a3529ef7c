import CoreGraphics
import Testing
import UIKit

@MainActor
struct MoreTabsTests {
  private func page(_ name: String) -> UIViewController {
    let page = UIViewController()
    page.title = name
    page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
    return page
  }

  private func pages(_ count: Int) -> [UIViewController] { (0..<count).map { page("\($0)") } }

  @Test func theFifthItemLeadsToWhatTheBarHasNoRoomFor() {
    let tabs = UITabBarController()
    let all = pages(7)
    ViewStage.run {
      tabs.viewControllers = all
      return tabs
    } _: { _ in
      let more = tabs.moreNavigationController
      #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
      #expect(more.parent === tabs && tabs.selectedIndex == 0)
      tabs.selectedViewController = more
      #expect(tabs.selectedViewController === more)
      #expect(tabs.tabBar.selectedItem === more.tabBarItem)
      #expect(more.view.window != nil && all[0].view.superview == nil)
      let table = (more.topViewController as? UITableViewController)?.tableView
      #expect(table?.numberOfRows(inSection: 0) == 3)
      tabs.selectedIndex = 5
      #expect(more.topViewController === all[5] && tabs.selectedViewController === all[5])
      #expect(all[5].tabBarController === tabs)
      tabs.selectedIndex = 1
      #expect(all[1].view.superview != nil && more.view.superview == nil)
      tabs.viewControllers = Array(all[3...])
      #expect(tabs.tabBar.items?.map(\.title) == ["3", "4", "5", "6"])
      #expect(more.parent == nil && all[5].parent === tabs)
    }
  }

  @Test func fiveFitIntoTheBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = pages(5)
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.moreNavigationController.parent == nil)
  }

  @Test func anotherBarTakesThePlaceOfTheBar() {
    final class Bar: UITabBar {}
    let tabs = UITabBarController()
    let all = pages(2)
    ViewStage.run {
      tabs.viewControllers = all
      return tabs
    } _: { _ in
      let old = tabs.tabBar
      tabs.setValue(Bar(), forKey: "tabBar")
      #expect(tabs.tabBar is Bar && old.superview == nil)
      #expect(tabs.tabBar.frame == old.frame && tabs.tabBar.items?.count == 2)
      let button = tabs.tabBar.subviews.compactMap { $0 as? UIControl }.last
      button?.sendActions(for: .touchUpInside)
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func buttonsAreFoundByTheNameOfApplesClass() {
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
    let names = bar.subviews.map { String(describing: type(of: $0)) }
    #expect(names.filter { $0 == "UITabBarButton" }.count == 1)
  }

  @Test func itemsAreDraggedIntoTheBarWhileItIsCustomized() {
    final class Told: UITabBarDelegate {
      var words: [String] = []
      func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        words.append("will begin")
      }
      func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        words.append("did end \(changed)")
      }
    }
    ViewStage.run { stage in
      let told = Told()
      let bar = UITabBar(
        frame: CGRect(x: 0, y: stage.root.bounds.height - 49, width: 200, height: 49))
      let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.items = Array(items.prefix(2))
      bar.delegate = told
      stage.root.addSubview(bar)
      bar.beginCustomizingItems(items)
      #expect(bar.isCustomizing)
      #expect(!bar.endCustomizing(animated: false) && !bar.isCustomizing)
      #expect(told.words == ["will begin", "did end false"])
    }
  }
}
