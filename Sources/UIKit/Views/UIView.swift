public import CoreGraphics
import Limits
public import QuartzCore

/// A rectangle on screen: a layer, the views inside it, and how they are laid out and drawn.
///
/// Overridable members stand here; what they do is in the neighbouring files.
@MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UIFocusEnvironment {
  // MARK: State
  /// The views inside, back to front.
  open var subviews: [UIView] { siblings.elements }
  final var siblings = SiblingList<UIView>()
  package final var siblingOrder = 0
  /// The view this one lies in.
  open internal(set) weak var superview: UIView? { didSet { superviewWasChanged() } }
  final var knownWindow = KnownWindow()
  /// The controller whose view this is.
  final weak var controller: UIViewController?
  final var ownTintColor: UIColor?
  /// True when the layer's contents came from `draw(_:)`.
  final var hasDrawnContents = false
  /// True when drawing was due while the view had no area.
  final var awaitsArea = false
  /// The view's part in layout by constraints; nil for none.
  final var constraintLayout: ViewLayout?
  /// Its measures that a constraint was asked for.
  final var comparedAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]
  /// The background where it depends on traits.
  final var dynamicBackground: UIColor?
  /// What few views are told.
  final var settings: ViewSettings?
  /// The insets that were told last.
  final var knownSafeArea = UIEdgeInsets.zero
  /// What can be done with the view beside its gestures.
  final var heldInteractions: [any UIInteraction] = []
  /// What was set on the view itself of what an appearance can set.
  final var ownAppearance = AppearanceMask()

  /// The view's layer; the view is its delegate.
  open var layer: CALayer { ownLayer }

  private lazy var ownLayer: CALayer = {
    let layer = makeLayer()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.adoptViewDefaults()
    layer.setNeedsDisplay()
    return layer
  }()

  // MARK: Creation
  /// A view at `frame` of its future superview.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }
  /// The view that a storyboard or xib describes, with the views inside it. Other archives are not
  /// read: the result is a view of no size.
  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? NibCoder { readNib(coder) }
  }

  deinit {
    guard !siblings.isEmpty else { return }
    KnownWindow.noteMove()
    DeepStack.free(&siblings, leaving: SiblingList())
  }

  /// Would write the view into an archive; nothing here makes archives of views.
  open func encode(with coder: NSCoder) {}
  /// Would write down what the view shows, to be shown again at the next start.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Would show again what was shown when the app ended.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Makes the view's layer. Override it beside `layerClass` when that is a class of your own.
  open func makeLayer() -> CALayer { Self.makeLayer(of: Self.layerClass) }

  // MARK: Geometry
  /// The rectangle in the superview. Not meaningful while `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }

  /// The rectangle in the view's own space; its origin moves the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }

  /// Where the layer's anchor point, by default the middle, lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { move { layer.position = newValue } }
  }

  /// Acts on the view about `center`.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Acts on the view about `center`, in three dimensions; the layer's transform.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Pixels per point of what `draw(_:)` draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Appearance
  /// 0 transparent … 1 opaque, subviews included.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    // No number stays none: the view is not seen, and the ledger says so.
    set { layer.opacity = newValue.isNaN ? .nan : Float(min(1, max(0, newValue))) }
  }

  /// True: neither the view nor its subviews are drawn or touched. A view that a stack arranges shrinks
  /// to nothing or grows in an animation block, and is drawn until it has.
  open var isHidden: Bool {
    get { layer.isHidden || constraintLayout?.closing != nil }
    set { if newValue != isHidden { hide(newValue) } }
  }

  /// True clips subviews to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A promise that the view covers its bounds; nothing depends on it.
  open var isOpaque = true

  /// Fills the bounds; nil for nothing.
  open var backgroundColor: UIColor? {
    get { dynamicBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set {
      ownAppearance.insert(.backgroundColor)
      dynamicBackground = newValue?.isDynamic == true ? newValue : nil
      withTraits { layer.backgroundColor = newValue?.cgColor }
    }
  }

  /// The appearance of the view and all inside it; unspecified: that of what it lies in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { ImposedStyles.active.isAny = true }
    didSet { styleWasImposed(insteadOf: oldValue) }
  }

  /// What the interface is like where the view lies.
  open var traitCollection: UITraitCollection { shownTraits }
  /// The traits changed from `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size of text is another where the view lies.
  func contentSizeCategoryDidChange() {}
  /// The leading side may be another.
  func layoutDirectionDidChange() {}
  /// Colours that the view keeps have to be looked up again.
  func appearanceColorsDidChange() {}

  /// The colour of interactive parts: the view's own, else the superview's, else system blue.
  open var tintColor: UIColor! {
    get { adjusted(plainTintColor) }
    set {
      ownAppearance.insert(.tintColor)
      ownTintColor = newValue
      announceTintColor()
    }
  }

  /// The tint colour changed, here or above.
  open func tintColorDidChange() {}

  /// How the drawn contents follow the bounds.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// A view whose alpha multiplies everything this one shows.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// Draws the view; `rect` is its bounds. A view that draws nothing keeps its layer's contents.
  open func draw(_ rect: CGRect) {}
  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Does what `setNeedsDisplay()` does, as views are drawn whole; those with a tiled layer draw the
  /// tiles in `rect` again.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  // MARK: Identity and interaction
  /// A number to find the view by.
  open var tag = 0
  /// False: `hitTest` passes the view over.
  open var isUserInteractionEnabled = true
  /// True: the view gets all fingers that come down in it, not the first alone.
  open var isMultipleTouchEnabled = false
  /// The recognisers that watch the view's touches; nil when there never were any.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether a gesture of touches in this view may begin; true unless overridden. The views from
  /// the touched one up to the recogniser's are asked.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The frontmost view of this tree at `point` (the view's own space); nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// True when `point` is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view with that tag, this one or one inside; nil for none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Has the view, or one inside it, stop being the first responder; with `force` even where it refuses.
  /// - Returns: true when no view here is the first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force: force) }

  // MARK: Hierarchy

  /// The window the view is in.
  open var window: UIWindow? { foundWindow }
  /// Puts `view` in front of the subviews, out of its old position.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts `view` among the subviews at `index`, 0 at the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` just behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts `view` just in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Puts a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// `subview` has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// `subview` is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// About to enter `newSuperview`, or to leave (nil).
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// About to enter `newWindow`, or to leave (nil).
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// How the view follows its superview's size.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// False: changes of size leave the subviews alone.
  open var autoresizesSubviews = true
  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now what is due.
  open func layoutIfNeeded() {
    if constraintLayout != nil { solveConstraintsIfDue(layingOut: nil) }
    layer.layoutIfNeeded()
  }

  /// Arranges the subviews.
  open func layoutSubviews() {}
  /// The size the view would like to have in a space of `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the bounds the size the view would like to have; the frame's origin stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size of the view's content; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  // MARK: Constraints

  /// False: the frame comes from constraints; true: constraints take it as it is.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintLayout?.isManaged != true }
    set { setManaged(!newValue) }
  }

  /// True: the class cannot do without constraints. Nothing depends on it.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called before constraints are solved, when that was asked for and at the first time.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    madeLayout.awaitsUpdate = true
    constraintsDidChange()
  }

  /// True when `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { constraintLayout?.awaitsUpdate == true }
  /// Calls `updateConstraints()` where it is due, here and below.
  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

  /// The size that the constraints inside give, as near to `targetSize` as they can.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside give, with wishes of these strengths for `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontal, vertical)
  }

  /// Space that content should keep from the edges, points, with what a bar covers: 8 each, in
  /// the view of a controller 16 or 20 at the sides and none above and below.
  open var layoutMargins: UIEdgeInsets {
    get { shownMargins }
    set {
      madeLayout.margins = newValue
      marginsMayHaveChanged()
    }
  }

  /// `layoutMargins` was set.
  open func layoutMarginsDidChange() {}

  /// True: near the superview's edges the margins are at least as wide as the superview's there.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsMayHaveChanged() } }
  }

  /// False: what bars and the screen cover is no part of the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsMayHaveChanged() } }
  }

  /// The margins before anybody sets any.
  var initialMargins: UIEdgeInsets { defaultMargins }

  /// `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// Sizes of the content that depend on the bounds; compared to see whether it changed.
  var wrappedContentSizes: [CGSize] { [] }

  /// True for lines of text whose number, and so the height, depends on the width.
  var wrapsText: Bool { false }

  /// How far the baselines of the first and the last line of text lie from the upper and the lower
  /// edge; zero where there is no text.
  var baselineInsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  // MARK: Sizes of text

  /// The least size of text that the user may want here and inside; nil: any.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { settings?.textSizes.least }
    set { limitTextSizes { $0.least = newValue } }
  }

  /// The greatest size of text that the user may want here and inside; nil: any.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { settings?.textSizes.greatest }
    set { limitTextSizes { $0.greatest = newValue } }
  }

  /// What limits sizes of text here, in words for who looks for a mistake.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsInWords }

  // MARK: Alignment

  /// How far the edges that constraints align lie inside the frame, points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints align, of a view with that frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of a view whose aligned rectangle that is.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// The view whose text has the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose text has the last baseline.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The same before iOS 9.
  open func forBaselineLayout() -> UIView { self }
  /// Whether the focus can be on the view.
  open var canBecomeFocused: Bool { false }

  // MARK: Dynamics

  /// How an animator tells the view's outline: its bounds unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for the type `path`, around the origin, which stands for the centre.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  // MARK: The layer's delegate

  /// Provides the layer's contents: what `draw(_:)` draws.
  open func display(_ layer: CALayer) { displayContents(of: layer) }
  /// About to draw the layer's contents.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Draws the layer's contents: `draw(_:)` in the context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { withTraits { drawView(in: ctx) } }

  /// Lays out the view, between its controller's two calls.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    layOutView()
  }

  /// Nothing moves by itself: `NSNull` outside animation blocks, inside a `CABasicAnimation` with the
  /// block's timing for what views animate; a copy of it may animate another property.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(forKey: event, of: layer)
  }

  // MARK: Geometry

  /// A point of this view in `view`'s space; nil: the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// A point of `view` in this view's space; nil: the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// The bounding box of a rectangle of this view in `view`'s space; nil: the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// The bounding box of a rectangle of `view` in this view's space; nil: the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  // MARK: Hierarchy

  /// Exchanges two subviews in the order; nothing where there is no such subview.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(at: index1, withSubviewAt: index2)
  }

  /// True for this view and all inside it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  // MARK: Snapshots

  /// A view that shows what this one shows now and does not change any more; what it shows is
  /// stretched over its bounds. With `afterUpdates`, layout and drawing that are due come first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { bringUpToDate() }
    return SnapshotView(of: self, in: bounds)
  }

  /// A view that shows a part of the bounds as it is now. Insets that are not stretched are not supported; the ledger
  /// notes them.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    resizableSnapshot(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  /// Draws what this view shows now, as the screen shows it, stretched over `rect`, in the current
  /// context; false without one. With `afterUpdates`, layout and drawing that are due come first.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Gestures

  /// Watches the view's touches with `gestureRecognizer`, which leaves the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Ends the watch of `gestureRecognizer`; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    release(gestureRecognizer)
  }

  // MARK: Safe area

  /// How far the edges of the bounds are covered by bars, by the screen's round corners, and by what
  /// controllers add; zero outside windows.
  open var safeAreaInsets: UIEdgeInsets { window == nil ? .zero : coveredInsets }

  // MARK: Anchors

  /// The baseline of the first line of text; the upper side where there is none.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the lower side where there is none.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The bounds without the margins.
  open var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  /// The bounds without what a navigation bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }
  /// The guides that were added.
  open var layoutGuides: [UILayoutGuide] { constraintLayout?.guides ?? [] }
  /// Takes a guide in, out of the view it was in.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { takeIn(layoutGuide) }
  /// Lets a guide go, with the constraints about it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { letGo(layoutGuide) }

  // MARK: Constraints

  /// The constraints that this view holds: those between it and views inside it.
  open var constraints: [NSLayoutConstraint] { constraintLayout?.constraints ?? [] }
  /// Holds a constraint, which must be between this view and views inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { takeUp(constraint) }

  /// Holds all of them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets go of a constraint that this view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }

  /// Lets go of all of them.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { letGo(of: constraint) }
  }

  /// How strongly the view is not to be larger than its content; 250 unless changed.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintLayout?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how strongly the view is not to be larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, for: axis) }

  /// How strongly the view is not to be smaller than its content; 750 unless changed.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintLayout?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how strongly the view is not to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, for: axis) }
}
