import CoreGraphics
import QuartzCore
import VirtualTime

extension UINavigationController {
  /// Has the bars do what this controller wants when they are touched.
  final func ownBars() {
    navigationBar.goBack = { [weak self] in self?.backWasPressed() }
    navigationBar.heightChanged = { [weak self] in self?.layOutBar() }
    toolbar.isHidden = true
  }

  /// The back button was pressed: a subclass may forbid it.
  private func backWasPressed() {
    guard let item = navigationBar.topItem else { return }
    let asked = self as AnyObject as? any UINavigationBarDelegate
    guard asked?.navigationBar(navigationBar, shouldPop: item) ?? true else { return }
    popViewController(animated: true)
  }

  // MARK: Height

  /// Gives the bar the height that its item and the scrolling ask for.
  final func layOutBar() {
    guard isViewLoaded, navigationBar.superview === view else { return }
    let bar = navigationBar
    let low = bar.fixedHeight
    var (room, pull): (CGFloat, CGFloat) = (0, 0)
    var isAtEdge = true
    if let followed, bar.dependsOnScrolling {
      // Where the content begins, below the bar as it is at its lowest.
      let top = view.convert(CGPoint(x: 0, y: -followed.contentInset.top), from: followed).y
      let below = top - (bar.center.y - bar.bounds.height / 2) - low
      room = bar.wantsLargeTitle ? min(UINavigationBar.largeTitleHeight, max(0, below)) : 0
      pull = bar.wantsLargeTitle ? max(0, below - UINavigationBar.largeTitleHeight) : 0
      isAtEdge = below >= 0
    } else if bar.wantsLargeTitle {
      room = UINavigationBar.largeTitleHeight
    }
    bar.pull = pull
    bar.isAtEdge = isAtEdge
    bar.largeTitleRoom = room
    followed?.barRoom = bar.wantsLargeTitle ? UINavigationBar.largeTitleHeight - room : 0
    guard bar.bounds.height != low + room else { return }
    let y = bar.center.y - bar.bounds.height / 2
    bar.bounds.size.height = low + room
    bar.center.y = y + (low + room) / 2
    safeAreaDidChange()
    if let topViewController, topViewController.isViewLoaded { place(topViewController) }
    followed?.adjustInset()
  }

  /// Finds the scroll view in front on which the bar depends.
  final func followScrolling() {
    let bar = navigationBar
    var found: UIScrollView?
    if bar.dependsOnScrolling, let top: UIView = topViewController?.viewIfLoaded,
      top.superview === content
    {
      found = top as? UIScrollView ?? top.subviews.first as? UIScrollView
    }
    if found !== followed {
      followed?.followingBar = nil
      followed?.barRoom = 0
      followed = found
      found?.followingBar = self
    }
    layOutBar()
  }

  /// Where content comes to rest that would do so at `offset`: with a large title whole or away.
  final func restingOffset(of scrollView: UIScrollView, at offset: CGFloat) -> CGFloat {
    guard navigationBar.wantsLargeTitle else { return offset }
    let open = -(scrollView.adjustedContentInset.top + scrollView.barRoom)
    let closed = open + UINavigationBar.largeTitleHeight
    guard offset > open, offset < closed else { return offset }
    return offset - open < UINavigationBar.largeTitleHeight / 2 ? open : closed
  }

  // MARK: Tool bar

  final func toolbarDidChange() {
    if isViewLoaded, let topViewController, topViewController.isViewLoaded {
      place(topViewController)
    }
    safeAreaDidChange()
  }

  /// Puts the bar at the bottom, above what the screen covers.
  final func placeToolbar() {
    guard isViewLoaded else { return }
    let covered = max(
      CGFloat(SceneContext.active.screen.safeArea.bottom), tabBarHeightBelow)
    toolbar.reach = covered
    let size = CGSize(width: view.bounds.width, height: UIToolbar.height)
    toolbar.bounds.size = size
    toolbar.center = CGPoint(
      x: size.width / 2, y: view.bounds.height - covered - size.height / 2)
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  /// What a tab bar covers of this controller's view.
  private var tabBarHeightBelow: CGFloat {
    guard let tabs = parent as? UITabBarController, !tabs.tabBar.isHidden else { return 0 }
    return tabs.tabBar.bounds.height
  }

  /// The bar at the bottom where it is shown over `view`, that of a child.
  final func shownToolbar(over view: UIView) -> UIToolbar? {
    toolbar.superview != nil && isToolbarShown && view.superview === content ? toolbar : nil
  }

  final func showToolbarItems(animated: Bool) {
    guard isToolbarShown else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController, isToolbarShown else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }
}
