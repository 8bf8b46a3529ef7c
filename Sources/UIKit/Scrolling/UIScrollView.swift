public import CoreGraphics
import VirtualTime

/// A window onto content larger than itself. The offset is the origin of the bounds.
open class UIScrollView: UIView, ScrollDelegating {
  /// How fast scrolling slows down: what is left of the speed after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A number, as the rate was one before Swift 4.2.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the bars that say how much of the content is seen.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How `contentInset` grows by bars, of which there are none here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  // MARK: Content

  /// Told what happens.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// How large the content is, points.
  open var contentSize = CGSize.zero {
    didSet {
      // Set to what it is, as many do in each layout, it asks for none.
      guard contentSize != oldValue else { return }
      SceneContext.check("contentSize", contentSize.isPlain, at: layer.readableName)
      setNeedsLayout()
      adjustInset()
      endsDidChange()
      if layer.isObserved { Observations.active.changed(self) }
    }
  }

  /// Air around the content, which moves the ends of scrolling, points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      let inset = contentInset
      SceneContext.check(
        "contentInset",
        inset.top.isPlain && inset.left.isPlain && inset.bottom.isPlain && inset.right.isPlain,
        at: layer.readableName)
      endsDidChange()
    }
  }

  /// `contentInset` with what bars and the screen cover, where the content keeps clear of them.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + coveredInset.top, left: contentInset.left + coveredInset.left,
      bottom: contentInset.bottom + coveredInset.bottom,
      right: contentInset.right + coveredInset.right)
  }

  /// What bars and the screen cover, as far as the content keeps clear of them.
  final var coveredInset = UIEdgeInsets.zero

  /// When the content keeps clear of the safe area's edges.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { adjustInset() }
  }

  /// `adjustedContentInset` changed with the safe area.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInset()
  }

  /// The point of the content at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      SceneContext.check("contentOffset", newValue.isPlain, at: layer.readableName)
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      let old = bounds.origin
      bounds.origin = newValue
      shiftMovement(by: CGPoint(x: newValue.x - old.x, y: newValue.y - old.y))
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != old else { return }
      setNeedsLayout()
      followingBar?.layOutBar()
      guard let scrollDelegate else { return }
      SceneContext.active.nest(.notices, at: "scrollViewDidScroll of \(type(of: self))") {
        scrollDelegate.scrollViewDidScroll(self)
      }
    }
  }

  /// Above the content; nil: nothing to pull.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  /// A refresh control among the subviews that was not set as the scroll view's.
  weak var addedRefreshControl: UIRefreshControl?

  /// Whose bar is of another height, or look, as the content is scrolled.
  final weak var followingBar: UINavigationController?
  /// How much higher that bar becomes as the content goes down, points.
  final var barRoom: CGFloat = 0

  /// Content comes to rest at multiples of this from its beginning, points; 0: anywhere.
  final var rowLength: CGFloat = 0
  /// True while an animated change of the offset is under way.
  final var isAnimatingOffset: Bool { offsetAnimation != nil }

  // MARK: Behaviour

  /// False: fingers do not scroll.
  open var isScrollEnabled = true
  /// True: scrolling stops at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// False: the content cannot be pulled beyond its ends.
  open var bounces = true
  /// True: content that fits can be pulled up and down too.
  open var alwaysBounceVertical = false
  /// True: content that fits can be pulled to the sides too.
  open var alwaysBounceHorizontal = false
  /// True: a drag goes the way it began, up and down or to the sides, alone.
  open var isDirectionalLockEnabled = false
  /// How scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// True: views inside get a touch a moment later, when it did not become a drag.
  open var delaysContentTouches = true
  /// False: a touch that a view inside has is not taken away by a drag.
  open var canCancelContentTouches = true
  /// Stored: there is no status bar to tap.
  open var scrollsToTop = true
  /// Whether a drag sends the keyboard away.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// False: no bar at the bottom while the content moves.
  open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
  /// False: no bar at the side while the content moves.
  open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
  /// The colour of the bars.
  open var indicatorStyle: IndicatorStyle = .default { didSet { updateIndicators() } }
  /// How far the bars keep from the edges, points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// How far the bar at the side keeps from the edges, points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
  /// How far the bar at the bottom keeps from the edges, points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
  /// False: the bars do not keep clear of what bars and the screen cover.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }
  /// The bars, once the content has moved.
  final var indicators: ScrollIndicators?

  // MARK: State

  /// True while a finger is on the view.
  open var isTracking: Bool { pan.isFingerDown }
  /// True while a finger moves the content.
  open var isDragging: Bool { drag != nil }
  /// True while the content moves on after a drag.
  open var isDecelerating: Bool { deceleration != nil }

  /// The recogniser that drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recogniser that scales; nil while minimum and maximum are equal.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  final var drag: ScrollDrag?
  final var deceleration: ScrollDeceleration?
  final var offsetAnimation: OffsetAnimation?
  final var pendingTick: CallbackQueue.Token?
  /// True when a finger that came down stopped a movement.
  final var wasStoppedByFinger = false
  final let pan = ScrollPanRecognizer()

  // MARK: Zooming

  /// The least scale that fingers can set.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// The greatest scale that fingers can set.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// False: fingers do not scale beyond the ends.
  open var bouncesZoom = true
  /// True while two fingers scale.
  open internal(set) var isZooming = false
  final var zoom: CGFloat = 1
  final var pinchStart: CGFloat = 1

  /// How large the content is shown.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoom(newValue) }
  }

  // MARK: Creation

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibScrollView(coder) }
  }

  private func setUp() {
    clipsToBounds = true
    pan.addTarget(self, action: UIScrollView.panDidChange)
    pan.fingerDidChange = { [weak self] in self?.fingerDidChange(isDown: $0) }
    addGestureRecognizer(pan)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shownRefreshControl?.place(in: self)
    updateIndicators()
  }

  // MARK: Scrolling

  /// Moves the content, in an animation of 0.3 seconds if asked to.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      stopMoving()
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    animateOffset(to: contentOffset)
  }

  /// Moves the content as little as shows `rect`; nothing when it is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Whether touches that begin in `view`, inside, are given to it; true unless overridden. Scrolling
  /// does not depend on it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a touch of `view`, inside, is taken away when it becomes a drag: not from controls,
  /// unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Where the content comes to rest after a drag that would end at `planned`, before the delegate is
  /// asked; `velocity` in points a millisecond.
  func restingOffset(planned: CGPoint, velocity: CGPoint) -> CGPoint { planned }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    gestureRecognizer === pan ? mayDrag : true
  }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    let indicators = self.indicators ?? ScrollIndicators()
    self.indicators = indicators
    indicators.flash(in: self)
  }

  /// Shows `rect` of the zoomed view as large as it fits, in the middle.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard animated else { return show(rect) }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.show(rect)
    }
  }

  /// Scales the content, in an animation if asked to.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard animated else { return setZoom(scale) }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.setZoom(scale)
    }
  }

  // MARK: Anchors

  /// The content: constraints about it set the size of the content.
  open var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent) }

  /// The bounds.
  open var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }
}
