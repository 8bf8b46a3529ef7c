import CoreGraphics
import Testing
import UIKit

@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = RecordingController.Log()
  lazy var pages = (0..<3).map { RecordingController("\($0)", log) }
  var turns: [String] = []
  var dots = 0

  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbour(of: page, -1) }

  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbour(of: page, 1) }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func presentationCount(for controller: UIPageViewController) -> Int { dots }

  func pageViewController(
    _ controller: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) { turns.append("to \(name(pending))") }

  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { turns.append("from \(name(previousViewControllers)) \(completed)") }

  private func name(_ pages: [UIViewController]) -> String {
    pages.compactMap { ($0 as? RecordingController)?.name }.joined()
  }
}

@MainActor
struct UIPageViewControllerTests {
  private let book = Book()

  private func run(
    dots: Int = 0, _ body: @MainActor (ViewStage, UIPageViewController) -> Void
  ) {
    book.dots = dots
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    controller.dataSource = book
    controller.delegate = book
    ViewStage.run {
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      return controller
    } _: {
      body($0, controller)
    }
  }

  private func place(_ page: Int, _ stage: ViewStage) -> CGFloat {
    let view = book.pages[page].view
    return view?.window == nil ? .nan : view?.convert(.zero, to: nil).x ?? .nan
  }

  @Test func aFingerTurnsToTheNextPageAndTellsTheDelegate() {
    run { stage, controller in
      #expect(place(0, stage) == 0)
      stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), lifts: false)
      // The next page lies a page and 20 points further on.
      #expect(isNear(place(1, stage) - place(0, stage), 395))
      #expect(book.turns == ["to 1"])
      stage.finger(.ended, 60, 300)
      stage.advance(to: 4)
      #expect(book.turns == ["to 1", "from 0 true"])
      #expect(controller.viewControllers?.first === book.pages[1])
      #expect(place(1, stage) == 0)
      #expect(book.pages[0].view.window == nil)
      #expect(
        book.log.lines.suffix(4) == [
          "0 will disappear", "1 will appear", "0 did disappear", "1 did appear",
        ])
    }
  }

  @Test func aPageThatIsNotTurnedFarEnoughGoesBack() {
    run { stage, controller in
      stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 120, y: 300), rest: 0.5)
      stage.advance(to: 4)
      #expect(book.turns == ["to 1", "from 0 false"])
      #expect(controller.viewControllers?.first === book.pages[0])
      #expect(place(0, stage) == 0)
      #expect(book.log.lines.last == "0 did appear")
    }
  }

  @Test func thereIsNothingBeforeTheFirstPage() {
    run { stage, controller in
      stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
      stage.advance(to: 4)
      #expect(book.turns.isEmpty)
      #expect(place(0, stage) == 0)
    }
  }

  @Test func aCallSlidesFromTheSideItSays() {
    run { stage, controller in
      var isDone = false
      controller.setViewControllers([book.pages[2]], direction: .reverse, animated: true) {
        isDone = $0
      }
      stage.advance(to: 0.15)
      #expect(place(2, stage) < 0 && place(0, stage) > 0)
      #expect(!isDone)
      stage.advance(to: 1)
      #expect(isDone)
      #expect(place(2, stage) == 0)
      // Calls tell no delegate.
      #expect(book.turns.isEmpty)
      stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
      stage.advance(to: 5)
      #expect(controller.viewControllers?.first === book.pages[1])
    }
  }

  @Test func dotsTakeRoomAndFollowThePages() {
    run(dots: 3) { stage, controller in
      let dots = controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
      #expect(isNear(book.pages[0].view.bounds.height, 667 - 37))
      #expect(dots?.numberOfPages == 3)
      stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
      stage.advance(to: 4)
      #expect(dots?.currentPage == 1)
    }
  }
}

@MainActor
struct UISplitViewControllerTests {
  @MainActor
  private final class Told: NSObject, UISplitViewControllerDelegate {
    var collapses = false
    func splitViewController(
      _ controller: UISplitViewController, collapseSecondary second: UIViewController,
      onto first: UIViewController
    ) -> Bool { collapses }
  }

  private func run(
    collapses: Bool,
    _ body: @MainActor (ViewStage, UISplitViewController, UINavigationController) -> Void
  ) {
    let told = Told()
    told.collapses = collapses
    ViewStage.run {
      let split = UISplitViewController()
      split.delegate = told
      let first = UINavigationController(rootViewController: UIViewController())
      let second = UINavigationController(rootViewController: UIViewController())
      second.topViewController?.title = "detail"
      split.viewControllers = [first, second]
      return split
    } _: { stage in
      guard let split = stage.window.rootViewController as? UISplitViewController,
        let first = split.viewControllers.first as? UINavigationController
      else { return }
      body(stage, split, first)
    }
  }

  @Test func onAPhoneTheLastColumnLiesOverTheFirst() {
    run(collapses: false) { stage, split, first in
      #expect(split.isCollapsed)
      #expect(first.viewControllers.count == 2)
      #expect(first.topViewController?.title == "detail")
      #expect(first.view.window === stage.window)
      #expect(first.topViewController?.splitViewController === split)
    }
  }

  @Test func aDelegateThatHasCollapsedItShowsTheFirst() {
    run(collapses: true) { stage, split, first in
      #expect(first.viewControllers.count == 1)
      let detail = UIViewController()
      first.topViewController?.showDetailViewController(detail, sender: nil)
      stage.advance(to: 1)
      #expect(first.topViewController === detail)
      #expect(detail.view.window === stage.window)
    }
  }

  @Test func columnsAreSetAndShownByTheirNames() {
    ViewStage.run {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      let second = UIViewController()
      second.title = "detail"
      split.setViewController(second, for: .secondary)
      return split
    } _: { stage in
      guard let split = stage.window.rootViewController as? UISplitViewController,
        let first = split.viewController(for: .primary) as? UINavigationController
      else { return }
      #expect(first.topViewController?.title == "detail")
      split.show(.primary)
      stage.advance(to: 1)
      #expect(first.viewControllers.count == 1)
      split.show(.secondary)
      stage.advance(to: 2)
      #expect(first.topViewController?.title == "detail")
    }
  }

  @Test func withoutColumnsADetailIsPresented() {
    ViewStage.run { stage in
      let detail = UIViewController()
      stage.window.rootViewController?.showDetailViewController(detail, sender: nil)
      stage.advance(to: 1)
      #expect(stage.window.rootViewController?.presentedViewController === detail)
    }
  }
}
