public import CoreGraphics
import VirtualTime

/// A controller with a navigation bar above the view of the controller in front.
open class UINavigationController: UIViewController {
  /// Seconds in which the bar hides and comes back.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Height of the status bar, points; the bar's background reaches under it. What the screen covers at
  /// the top, or that of phones whose screens are covered nowhere.
  static var statusBarHeight: CGFloat {
    let top = CGFloat(SceneContext.active.screen.safeArea.top)
    return top > 0 ? top : 20
  }

  /// The bar.
  open private(set) var navigationBar: UINavigationBar
  /// The bar at the bottom, with the items of the controller in front. It is hidden at first.
  open private(set) var toolbar: UIToolbar!
  /// Where the views of the controllers lie, below the bar.
  final let content = UIView()
  /// Pops when a finger comes in from the left edge of the screen.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = makePopPan()
  /// What the finger that pops moves.
  final var popInteraction: UIPercentDrivenInteractiveTransition?
  /// Hides and shows the bars by taps.
  open private(set) lazy var barHideOnTapGestureRecognizer = makeBarTap()
  /// Hides and shows the bars by swipes: that of the scroll view in front.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = makeBarSwipe()
  /// True: a tap hides the bars or shows them again.
  open var hidesBarsOnTap = false {
    didSet { barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap }
  }
  /// True: a swipe up hides the bars, one down shows them again.
  open var hidesBarsOnSwipe = false {
    didSet { barHideOnSwipeGestureRecognizer.isEnabled = hidesBarsOnSwipe }
  }
  /// Stored: screens here are never turned.
  open var hidesBarsWhenVerticallyCompact = false
  /// Stored: bars stay while there is a keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// The scroll view that tells how far content is scrolled under the bar.
  final weak var followed: UIScrollView?
  final var isToolbarShown = false

  /// Told what is shown, and asked how.
  open weak var delegate: (any UINavigationControllerDelegate)?

  final var stack: [UIViewController] = []

  /// The controllers, the one in front last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller in front.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what is presented, or the one in front.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// True: no bar.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    ownBars()
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
    ownBars()
    if let coder = coder as? NibCoder { readNibNavigation(coder) }
  }

  /// A controller with bars of those classes; nil: of the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.bar(navigationBarClass as? UINavigationBar.Type) ?? UINavigationBar()
    toolbar = Self.bar(toolbarClass as? UIToolbar.Type) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    ownBars()
  }

  private static func bar<Bar: UIView>(_ type: Bar.Type?) -> Bar? {
    guard let type else { return nil }
    let record = ClassRecord.of(type)
    if let made = (record?.make?() ?? record?.frame?(CGRect.zero)) as? Bar { return made }
    return type.init(coder: NibCoder.empty)
  }

  /// A controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    ownBars()
    viewControllers = [rootViewController]
  }

  // MARK: Moving

  /// Puts `viewController` in front.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(to: stack + [viewController], .push, animated: animated)
  }

  /// Takes the controller in front away, and returns it; nil when it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), .pop, animated: animated)
    return top
  }

  /// Takes all in front of `viewController` away, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), .pop, animated: animated)
    return popped
  }

  /// Takes all but the first away, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces all controllers; if the new one in front was among the old, as a way back to it.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isBack = stack.contains { $0 === viewControllers.last }
    change(to: viewControllers, isBack ? .pop : .push, animated: animated)
  }

  /// Hides the bar or shows it again; animated, it moves up out of sight and back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigationBar.isHidden else { return }
    guard animated, navigationBar.window != nil else {
      navigationBar.isHidden = hidden
      safeAreaDidChange()
      if isViewLoaded, let topViewController, topViewController.isViewLoaded {
        place(topViewController)
      }
      return
    }
    let bar = navigationBar
    let away = CGAffineTransform(translationX: 0, y: -bar.frame.maxY)
    bar.isHidden = false
    if !hidden { UIView.performWithoutAnimation { bar.transform = away } }
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration),
      animations: { bar.transform = hidden ? away : .identity },
      completion: { _ in
        bar.isHidden = hidden
        bar.transform = .identity
        self.safeAreaDidChange()
      })
  }

  /// Lays out again what keeps clear of the bar.
  final func safeAreaDidChange() {
    topViewController?.viewIfLoaded?.safeAreaMayHaveChanged()
  }

  /// The bar where it is shown beside `view`, that of a child.
  final func shownBar(over view: UIView) -> UINavigationBar? {
    guard navigationBar.superview != nil, !navigationBar.isHidden, view.superview === content else {
      return nil
    }
    return navigationBar
  }

  final func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    // What is under way comes to its end first.
    topViewController?.runningTransition?.completeTransition(true)
    let change = NavigationChange(from: stack, to: new, operation: operation)
    stack = new
    for child in change.added { addChild(child) }
    for child in change.removed { child.willMove(toParent: nil) }
    guard isViewLoaded, view.window != nil, let from = change.from, let to = change.to, from !== to
    else {
      showItems(animated: false)
      if isViewLoaded { showTop() }
      settle(change)
      return
    }
    // What a finger moves changes the bar when it is done.
    if popInteraction == nil { showItems(animated: animated && UIView.areAnimationsEnabled) }
    move(change, from: from, to: to, animated: animated)
  }

  private func move(
    _ change: NavigationChange, from: UIViewController, to: UIViewController, animated: Bool
  ) {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated, UIView.areAnimationsEnabled {
      animator = delegate?.navigationController(
        self, animationControllerFor: change.operation, from: from, to: to)
      interactor = animator.flatMap {
        delegate?.navigationController(self, interactionControllerFor: $0)
      }
      if animator == nil { interactor = popInteraction }
      animator =
        animator
        ?? NavigationSlide(isPop: change.operation == .pop, isByHand: interactor != nil)
    }
    let isAnimated = animator != nil
    place(to)
    let transition = ControllerTransition(
      from: ControllerTransition.Side(
        controller: from, view: from.view, initialFrame: from.view.frame),
      to: ControllerTransition.Side(
        controller: to, view: to.view, finalFrame: to.view.frame),
      in: content, animator: animator, interactor: interactor)
    for side in [from, to] {
      side.isInTransition = true
      side.runningTransition = transition
    }
    to.isMovingToParent = change.added.contains { $0 === to }
    from.isMovingFromParent = change.removed.contains { $0 === from }
    delegate?.navigationController(self, willShow: to, animated: isAnimated)
    from.beginDisappearing(animated: isAnimated)
    to.beginAppearing(animated: isAnimated)
    // Its code may have gone on to another one.
    guard to.runningTransition === transition else {
      return passBy(change, from: from, animated: isAnimated)
    }
    transition.start { [self] isDone in
      let (gone, shown) = isDone ? (from, to) : (to, from)
      gone.viewIfLoaded?.removeFromSuperview()
      if shown.view.superview !== content { content.addSubview(shown.view) }
      if !isDone {
        to.beginDisappearing(animated: isAnimated)
        from.beginAppearing(animated: isAnimated)
      }
      view.window?.layoutIfNeeded()
      gone.endDisappearing(animated: isAnimated)
      shown.endAppearing(animated: isAnimated)
      for side in [from, to] {
        side.isInTransition = false
        side.runningTransition = nil
        (side.isMovingToParent, side.isMovingFromParent) = (false, false)
      }
      if isDone {
        settle(change)
        if popInteraction != nil { showItems(animated: isAnimated) }
      } else {
        undo(change)
      }
      popInteraction = nil
      followScrolling()
      delegate?.navigationController(self, didShow: shown, animated: isAnimated)
    }
  }

  /// Ends a change whose new controller was left again before it was seen.
  private func passBy(_ change: NavigationChange, from: UIViewController, animated: Bool) {
    from.isInTransition = false
    from.runningTransition = nil
    from.isMovingFromParent = false
    if topViewController !== from {
      from.viewIfLoaded?.removeFromSuperview()
      from.endDisappearing(animated: animated)
    }
    settle(change)
  }

  private func settle(_ change: NavigationChange) {
    for child in change.removed {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in change.added where child.parent === self { child.didMove(toParent: self) }
  }

  private func undo(_ change: NavigationChange) {
    stack = change.old
    for child in change.added {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in change.removed { child.willMove(toParent: self) }
    showItems(animated: false)
  }

  // MARK: Views

  private func showItems(animated: Bool) {
    let items = stack.map(\.navigationItem)
    showToolbarItems(animated: animated)
    let isBare = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    (parent as? UITabBarController)?.setTabBarHidden(isBare, animated: animated)
    guard animated else {
      navigationBar.items = items
      return
    }
    UIView.transition(
      with: navigationBar, duration: 0.35, options: .transitionCrossDissolve,
      animations: { self.navigationBar.items = items })
  }

  final func place(_ child: UIViewController) {
    // Loaded first: that is where it says how far it reaches.
    let view: UIView = child.view
    let bar = navigationBar
    let reaches =
      child.edgesForExtendedLayout.contains(.top)
      && (!bar.isOpaqueBar || child.extendedLayoutIncludesOpaqueBars)
    let top = isNavigationBarHidden || reaches ? 0 : bar.frame.maxY
    let bottom =
      isToolbarShown && !child.edgesForExtendedLayout.contains(.bottom)
      ? content.bounds.height - toolbar.frame.minY : 0
    let frame = content.bounds.inset(
      by: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    if view.frame != frame { view.frame = frame }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func showTop() {
    for child in stack.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    guard let top = topViewController else { return }
    place(top)
    content.addSubview(top.view)
    followScrolling()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    navigationBar.frame = CGRect(
      x: 0, y: Self.statusBarHeight, width: view.bounds.width,
      height: navigationBar.fixedHeight)
    navigationBar.autoresizingMask = .flexibleWidth
    view.addSubview(navigationBar)
    placeToolbar()
    view.addSubview(toolbar)
    addBarGestures()
    layOutBar()
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followScrolling()
  }

  // MARK: Bars

  /// True: no bar at the bottom.
  open var isToolbarHidden: Bool {
    get { !isToolbarShown }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides the bar at the bottom or shows it; animated, it moves out of sight and back.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden == isToolbarShown else { return }
    isToolbarShown = !hidden
    let bar: UIToolbar = toolbar
    placeToolbar()
    showToolbarItems(animated: false)
    guard animated, bar.window != nil else {
      bar.isHidden = hidden
      toolbarDidChange()
      return
    }
    let way = view.bounds.height - bar.frame.minY
    let away = CGAffineTransform(translationX: 0, y: way)
    bar.isHidden = false
    if !hidden { UIView.performWithoutAnimation { bar.transform = away } }
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration),
      animations: { bar.transform = hidden ? away : .identity },
      completion: { _ in
        bar.isHidden = !self.isToolbarShown
        bar.transform = .identity
        self.toolbarDidChange()
      })
  }
}
