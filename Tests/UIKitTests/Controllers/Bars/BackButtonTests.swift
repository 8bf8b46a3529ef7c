import CoreGraphics
import Testing
import UIKit

/// The way back in a navigation controller, and its bars.
@MainActor
struct BackButtonTests {
  private func onStage(
    _ body: @MainActor (ViewStage, UINavigationController, UIViewController) throws -> Void
  ) rethrows {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    try ViewStage.run {
      navigation
    } _: { stage in
      navigation.pushViewController(second, animated: false)
      stage.advance(to: 0.1)
      try body(stage, navigation, second)
    }
  }

  private func titles(_ bar: UIView) -> [String] {
    bar.subviews.flatMap { view -> [String] in
      guard !view.isHidden else { return [] }
      return (((view as? UILabel)?.text).map { $0.isEmpty ? [] : [$0] } ?? []) + titles(view)
    }
  }

  @Test func theTitleBelowLeadsBack() {
    onStage { stage, navigation, _ in
      #expect(Set(titles(navigation.navigationBar)) == ["First", "Second"])
      stage.tap(30, 42)
      stage.advance(to: 1)
      #expect(navigation.viewControllers.count == 1)
      #expect(titles(navigation.navigationBar) == ["First"])
    }
  }

  @Test func itemsSayWhatLeadsBack() {
    onStage { stage, navigation, second in
      let bar = navigation.navigationBar
      bar.backItem?.backBarButtonItem = UIBarButtonItem(
        title: "Return", style: .plain, target: nil, action: Selector?.none)
      stage.advance(to: 0.2)
      #expect(titles(bar).contains("Return"))
      second.navigationItem.hidesBackButton = true
      stage.advance(to: 0.3)
      #expect(titles(bar) == ["Second"])
      second.navigationItem.hidesBackButton = false
      second.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: nil, action: nil)
      stage.advance(to: 0.4)
      #expect(Set(titles(bar)) == ["Cancel", "Second"])
      second.navigationItem.leftItemsSupplementBackButton = true
      stage.advance(to: 0.5)
      #expect(Set(titles(bar)) == ["Return", "Cancel", "Second"])
    }
  }

  @Test func aFingerFromTheEdgePops() {
    onStage { stage, navigation, second in
      stage.finger(.began, 2, 300)
      for step in 1...10 {
        stage.advance(to: 0.1 + Double(step) * 0.02)
        stage.finger(.moved, 2 + CGFloat(step) * 25, 300)
      }
      #expect(navigation.viewControllers.count == 1)
      #expect(second.view.window != nil)
      stage.finger(.ended, 252, 300)
      stage.advance(to: 2)
      #expect(second.view.window == nil)
      #expect(titles(navigation.navigationBar) == ["First"])
    }
  }

  @Test func aFingerThatGoesBackPopsNothing() {
    onStage { stage, navigation, second in
      stage.finger(.began, 2, 300)
      for step in 1...10 {
        stage.advance(to: 0.1 + Double(step) * 0.1)
        stage.finger(.moved, 2 + CGFloat(step) * 5, 300)
      }
      stage.finger(.ended, 52, 300)
      stage.advance(to: 3)
      #expect(navigation.topViewController === second)
      #expect(second.view.window != nil)
      // And again, to the end.
      stage.finger(.began, 2, 300)
      for step in 1...10 {
        stage.advance(to: 3 + Double(step) * 0.02)
        stage.finger(.moved, 2 + CGFloat(step) * 30, 300)
      }
      stage.finger(.ended, 302, 300)
      stage.advance(to: 5)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func theToolBarShowsTheItemsOfTheFront() {
    onStage { stage, navigation, second in
      second.toolbarItems = [
        UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil),
      ]
      #expect(navigation.isToolbarHidden)
      navigation.setToolbarHidden(false, animated: true)
      stage.advance(to: 1)
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
      #expect(titles(navigation.toolbar) == ["Edit", "Save"])
      #expect(second.view.safeAreaInsets.bottom == 44)
      navigation.popViewController(animated: false)
      stage.advance(to: 2)
      #expect(titles(navigation.toolbar).isEmpty)
    }
  }

  @Test func aLargeTitleMakesRoomAndGoesAsContentScrolls() {
    let table = UITableViewController(style: .plain)
    table.title = "Large"
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    ViewStage.run {
      navigation
    } _: { stage in
      table.tableView.contentSize.height = 3000
      stage.advance(to: 0.1)
      let bar = navigation.navigationBar
      #expect(bar.bounds.height == 96)
      #expect(table.tableView.adjustedContentInset.top == 116)
      #expect(table.tableView.contentOffset.y == -116)
      table.tableView.contentOffset.y = -96
      stage.advance(to: 0.2)
      #expect(bar.bounds.height == 76)
      table.tableView.contentOffset.y = 100
      stage.advance(to: 0.3)
      #expect(bar.bounds.height == 44)
      #expect(table.tableView.adjustedContentInset.top == 64)
      table.tableView.contentOffset.y = -116
      stage.advance(to: 0.4)
      #expect(bar.bounds.height == 96)
    }
  }

  @Test func aPromptMakesTheBarHigher() {
    onStage { stage, navigation, second in
      second.navigationItem.prompt = "Prompt"
      stage.advance(to: 0.2)
      #expect(navigation.navigationBar.bounds.height == 74)
      #expect(second.view.safeAreaInsets.top == 94)
      second.navigationItem.prompt = nil
      stage.advance(to: 0.3)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    }
  }

  @Test func viewsBeginBelowAnOpaqueBar() {
    onStage { stage, navigation, second in
      #expect(second.view.frame.minY == 0)
      navigation.navigationBar.isTranslucent = false
      navigation.popViewController(animated: false)
      stage.advance(to: 0.2)
      #expect(navigation.topViewController?.view.frame.minY == 64)
    }
  }
}
