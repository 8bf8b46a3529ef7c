public import CoreGraphics
import VirtualTime

/// Gives the pages before and after another one.
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before that one; nil: it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after that one; nil: it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are; none unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is lit after `setViewControllers`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told when pages are turned. All methods are optional.
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A finger begins to turn to these pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The pages came to rest, at others where `completed`.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where the spine lies when the device is turned; nobody asks.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}

/// Pages between which a finger turns. Those of the style `pageCurl` fade, which the ledger notes.
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// In which direction pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where pages that curl are held.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// What can be said when one is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocation")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacing")
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// In which direction pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Where pages that curl are held.
  open private(set) var spineLocation = SpineLocation.none
  /// Stored: pages have no back.
  open var isDoubleSided = false
  /// Gives the pages beside; nil: no finger turns them.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { neighboursDidChange() } }
  }
  /// Told when pages are turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Between pages, points.
  private let spacing: CGFloat

  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]? = []

  private let pager = PageScroller()
  private let dots = UIPageControl()
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page that comes in and the one that goes, while a finger or a call turns.
  private var turning: PageTurn?

  // MARK: Creation

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.length(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    takeSpine(options?[.spineLocation])
  }

  /// A controller whose pages curl, without any; both arguments are without effect.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    transitionStyle =
      nib?.choice("transitionStyle", ["pageCurl": TransitionStyle.pageCurl, "scroll": .scroll])
      ?? .pageCurl
    navigationOrientation =
      nib?.choice(
        "navigationOrientation",
        ["horizontal": NavigationOrientation.horizontal, "vertical": .vertical]) ?? .horizontal
    spacing = nib?.number("pageSpacing") ?? 0
    super.init(coder: coder)
    nib?.skip("doubleSided", "spineLocation")
    takeSpine(nil)
  }

  private static func length(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  private func takeSpine(_ value: Any?) {
    guard transitionStyle == .pageCurl else { return }
    spineLocation = .min
    switch value {
    case let location as SpineLocation: spineLocation = location
    case let number as Int: spineLocation = SpineLocation(rawValue: number) ?? .min
    case let number as NSNumber: spineLocation = SpineLocation(rawValue: number.intValue) ?? .min
    default: break
    }
  }

  /// What turns pages: of pages that scroll none are to be told apart from the scrolling.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? curlRecognizers : []
  }

  private var curlRecognizers: [UIGestureRecognizer] = []

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    pager.frame = view.bounds
    pager.isVertical = navigationOrientation == .vertical
    pager.spacing = spacing
    pager.owner = self
    view.insertSubview(pager, at: 0)
    if transitionStyle == .pageCurl { addCurlRecognizers() }
    dots.isHidden = true
    dots.hidesForSinglePage = false
    dots.addTarget(self, action: UIPageViewController.dotTouched, for: .valueChanged)
    view.addSubview(dots)
    showPages()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height: CGFloat = dots.isHidden ? 0 : 37
    let bottom = height > 0 ? view.safeAreaInsets.bottom : 0
    let area = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height - bottom)
    dots.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: height)
    pager.lie(in: area)
  }

  private func showPages() {
    guard isViewLoaded else { return }
    showDots()
    neighboursDidChange()
  }

  /// Asks which pages are beside the shown one, and gives fingers room to go there.
  private func neighboursDidChange() {
    let shown = viewControllers?.first
    before = shown.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    after = shown.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    if transitionStyle == .pageCurl {
      (pager.hasBefore, pager.hasAfter) = (false, false)
    } else {
      (pager.hasBefore, pager.hasAfter) = (before != nil, after != nil)
    }
    pager.show(shown?.view)
  }

  // MARK: Dots

  private func showDots() {
    let count =
      transitionStyle == .scroll && navigationOrientation == .horizontal
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    let wereHidden = dots.isHidden
    dots.isHidden = count <= 0
    dots.numberOfPages = max(0, count)
    if count > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    if wereHidden != dots.isHidden { view.setNeedsLayout() }
  }

  private func dotTouched() {
    let direction: NavigationDirection = dots.currentPage > lastDot ? .forward : .reverse
    guard let page = direction == .forward ? after : before else { return }
    lastDot = dots.currentPage
    turn(to: [page], direction, animated: true, isTouched: true, completion: nil)
  }

  private var lastDot = 0

  // MARK: Turning by call

  /// Shows other pages, which come from that side when it is animated. Nobody but `completion` is told.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turn(
      to: viewControllers ?? [], direction, animated: animated, isTouched: false,
      completion: completion)
  }

  private func turn(
    to new: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    isTouched: Bool, completion: ((Bool) -> Void)?
  ) {
    endTurn(isDone: true)
    let old = viewControllers ?? []
    guard animated, UIView.areAnimationsEnabled, isViewLoaded, view.window != nil,
      let from = old.first, let to = new.first, from !== to
    else {
      replace(old, by: new)
      showPages()
      completion?(true)
      return
    }
    if isTouched { delegate?.pageViewController(self, willTransitionTo: new) }
    hold(to)
    var turn = PageTurn(from: from, to: to, isForward: direction == .forward)
    turn.isByDot = isTouched
    turn.completion = { [weak self] isDone in
      guard let self else { return }
      if isTouched { self.tell(old, isDone: isDone) }
      completion?(isDone)
    }
    begin(turn)
    if transitionStyle == .pageCurl { return curl(turn) }
    pager.slide(to: to.view, isForward: turn.isForward) { [weak self] in self?.endTurn(isDone: true)
    }
  }

  private func tell(_ old: [UIViewController], isDone: Bool) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: isDone)
  }

  private func replace(_ old: [UIViewController], by new: [UIViewController]) {
    for page in old where !new.contains(where: { $0 === page }) { letGo(page) }
    for page in new { hold(page) }
    viewControllers = new
  }

  private func hold(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  private func letGo(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: A turn, begun by whomever

  private func begin(_ turn: PageTurn) {
    turning = turn
    turn.to.loadViewIfNeeded()
    for page in [turn.from, turn.to] { page.isInTransition = true }
    turn.from.beginDisappearing(animated: true)
    turn.to.beginAppearing(animated: true)
  }

  private func endTurn(isDone: Bool) {
    guard let turn = turning else { return }
    turning = nil
    pager.stop()
    let (shown, gone) = isDone ? (turn.to, turn.from) : (turn.from, turn.to)
    if !isDone {
      turn.to.beginDisappearing(animated: true)
      turn.from.beginAppearing(animated: true)
    }
    viewControllers = [shown]
    gone.viewIfLoaded?.removeFromSuperview()
    gone.endDisappearing(animated: true)
    shown.endAppearing(animated: true)
    for page in [turn.from, turn.to] { page.isInTransition = false }
    letGo(gone)
    if isDone, turn.isTouched, !dots.isHidden { dots.currentPage += turn.isForward ? 1 : -1 }
    if isDone, !turn.isTouched, !turn.isByDot { showDots() }
    lastDot = dots.currentPage
    neighboursDidChange()
    turn.completion?(isDone)
  }

  // MARK: Turning by finger

  /// A finger moves the pages that way: the page from there comes in.
  final func fingerTurns(isForward: Bool) {
    guard turning == nil, let from = viewControllers?.first, let to = isForward ? after : before
    else { return }
    let old = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [to])
    hold(to)
    var turn = PageTurn(from: from, to: to, isForward: isForward)
    turn.isTouched = true
    turn.completion = { [weak self] in self?.tell(old, isDone: $0) }
    begin(turn)
    pager.put(to.view, isForward: isForward)
  }

  /// The pages have come to rest; `isDone`: at the other page.
  final func pagesRest(isDone: Bool) { endTurn(isDone: isDone) }

  // MARK: Curls, which fade

  private func addCurlRecognizers() {
    let pan = UIPanGestureRecognizer(target: self, action: UIPageViewController.curlPanned)
    let tap = UITapGestureRecognizer(target: self, action: UIPageViewController.curlTapped)
    curlRecognizers = [pan, tap]
    for recognizer in curlRecognizers { view.addGestureRecognizer(recognizer) }
  }

  private func curlPanned(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let way = pan.translation(in: view)
    let length = navigationOrientation == .horizontal ? way.x : way.y
    if abs(length) > 20 { curlByHand(isForward: length < 0) }
  }

  private func curlTapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    let share =
      navigationOrientation == .horizontal
      ? point.x / max(view.bounds.width, 1) : point.y / max(view.bounds.height, 1)
    // Near an edge, as of a book.
    if share > 0.85 { curlByHand(isForward: true) }
    if share < 0.15 { curlByHand(isForward: false) }
  }

  private func curlByHand(isForward: Bool) {
    guard turning == nil, let to = isForward ? after : before else { return }
    turn(
      to: [to], isForward ? .forward : .reverse, animated: true, isTouched: true, completion: nil)
  }

  private func curl(_ turn: PageTurn) {
    SceneContext.active.unsupported(
      "a page that curls: it fades", at: title ?? "UIPageViewController")
    UIView.transition(
      with: pager, duration: 0.5, options: .transitionCrossDissolve,
      animations: { self.pager.show(turn.to.view) },
      completion: { [weak self] _ in self?.endTurn(isDone: true) })
  }
}

/// A page that comes and one that goes.
@MainActor
struct PageTurn {
  let from: UIViewController
  let to: UIViewController
  let isForward: Bool
  /// True: a finger on the pages turns.
  var isTouched = false
  /// True: a touch beside the dots turns, which has lit the next one.
  var isByDot = false
  var completion: ((Bool) -> Void)?
}
