public import CoreGraphics
import QuartzCore

/// Several segments in a row of which one is chosen, in the look of iOS 13 and later: a raised thumb under
/// the chosen one slides along a grey track.
///
/// A segment is chosen where the finger is lifted, also when it began on the thumb and dragged that.
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` where none is chosen.
  nonisolated public static let noSegment = -1

  /// Segments by their position in the row.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  let track = UIView()
  let thumb = UIView()
  private let trackPicture = UIImageView(frame: .zero)
  final var segments: [SegmentView] = []
  final var dividers: [UIImageView] = []
  final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:] {
    didSet { looksDidChange() }
  }
  final var backgroundImages: [State: UIImage] = [:] { didSet { looksDidChange() } }
  final var dividerImages: [SegmentSides: UIImage] = [:] { didSet { looksDidChange() } }
  final var titleOffsets: [Segment: UIOffset] = [:] { didSet { looksDidChange() } }
  private var chosen = UISegmentedControl.noSegment
  /// The segment under the finger.
  final var pressed: Int? { didSet { if pressed != oldValue { showState(animated: true) } } }
  /// True while the finger drags the thumb.
  private var dragsThumb = false

  // MARK: Creation

  /// A control with a segment for each string, picture or action, as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let action as UIAction:
        insert(SegmentView(action: action), at: segments.count, animated: false)
      case let image as UIImage:
        insert(SegmentView(image: image), at: segments.count, animated: false)
      case let title as String:
        insert(SegmentView(title: title), at: segments.count, animated: false)
      case let title as NSString:
        insert(SegmentView(title: title as String), at: segments.count, animated: false)
      default: continue
      }
    }
    bounds.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibSegments(coder) }
  }

  private func setUp() {
    for view in [track, trackPicture, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = SegmentLook.trackRadius
    thumb.layer.cornerRadius = SegmentLook.thumbRadius
    thumb.layer.shadowColor = .black
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    track.backgroundColor = SegmentLook.track
    showState(animated: false)
  }

  // MARK: Choice

  /// The segment that is chosen, from the left; `noSegment`: none. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment
      showState(animated: UIView.areAnimationsEnabled && window != nil && !layer.isBeingLaidOut)
    }
  }

  /// True: no segment stays chosen; each is as a button.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// True: segments without a width of their own are as wide as their content asks, not all alike.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  /// The thumb; nil: white, or grey in a dark appearance.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.segmentTintColor)
      showState(animated: false)
    }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  override func stateDidChange() { showState(animated: false) }

  override func appearanceColorsDidChange() { showState(animated: false) }

  /// What a segment looks like at the moment.
  final func state(of index: Int) -> State {
    var state: State = []
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == chosen { state.insert(.selected) }
    if index == pressed { state.insert(.highlighted) }
    return state
  }

  /// Where the thumb stands: the chosen segment, or the pressed one of a momentary control.
  final var thumbIndex: Int? {
    if isMomentary { return pressed }
    if dragsThumb, let pressed { return pressed }
    return segments.indices.contains(chosen) ? chosen : nil
  }

  final func showState(animated: Bool) {
    let hasPictures = !backgroundImages.isEmpty
    track.isHidden = hasPictures
    thumb.isHidden = hasPictures || thumbIndex == nil
    thumb.backgroundColor = selectedSegmentTintColor ?? SegmentLook.thumb
    for (index, segment) in segments.enumerated() { show(segment, at: index) }
    guard animated else { return placeParts() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.placeParts() }
  }

  private func looksDidChange() {
    contentDidChange()
    showState(animated: false)
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segment(at: touch.location(in: self).x), segments[index].isEnabled else {
      return false
    }
    dragsThumb = index == chosen && !isMomentary
    pressed = index
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isTouchInside, let index = segment(at: touch.location(in: self).x) else {
      if !dragsThumb { pressed = nil }
      return true
    }
    if segments[index].isEnabled { pressed = index }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = pressed
    let isChosen = isTouchInside || dragsThumb
    dragsThumb = false
    if let index, isChosen, segments.indices.contains(index) { choose(index) }
    pressed = nil
  }

  open override func cancelTracking(with event: UIEvent?) {
    dragsThumb = false
    pressed = nil
  }

  private func choose(_ index: Int) {
    guard isMomentary || index != chosen else { return }
    chosen = index
    showState(animated: true)
    segments[index].action?.run(from: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { chosen = Self.noSegment }
  }

  /// The segment at `x`, or the nearest; nil where there is none.
  private func segment(at x: CGFloat) -> Int? {
    guard !segments.isEmpty else { return nil }
    return segments.firstIndex { x < $0.frame.maxX } ?? segments.count - 1
  }

  /// Taps on the control and drags of its thumb are its own.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    if gestureRecognizer is UIPanGestureRecognizer { return !dragsThumb }
    return !gestureRecognizer.isSingleTap(outside: self)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: wantedWidth, height: wantedHeight)
  }

  /// A removed segment takes the choice with it, and one before the chosen one moves that.
  final func choiceFollows(insertedAt index: Int) { if chosen >= index { chosen += 1 } }

  final func choiceFollows(removedAt index: Int) {
    if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
  }

  // MARK: Segments

  /// Puts a segment with a title before the one at `segment`, or at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment, animated: animated)
  }

  /// Puts a segment with a picture before the one at `segment`, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }

  /// Puts a segment before the one at `segment` that shows `action` and runs it when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  /// Takes a segment out, with the choice if it was the chosen one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = pinned(segment)
    let gone = segments.remove(at: index)
    choiceFollows(removedAt: index)
    guard animated, window != nil else {
      gone.removeFromSuperview()
      segmentsDidChange(animated: false)
      return
    }
    segmentsDidChange(animated: true)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: { gone.alpha = 0 },
      completion: { _ in gone.removeFromSuperview() })
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    for divider in dividers { divider.removeFromSuperview() }
    dividers = []
    segmentsDidChange(animated: false)
  }

  /// Gives a segment a title instead of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The title of a segment; nil where it has none.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Gives a segment a picture instead of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.image, $0.title) = (image, nil) }
  }

  /// The picture of a segment; nil where it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Gives a segment a width, points; 0: as wide as the control shares out.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// The width that was given to a segment; 0: none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Moves a segment's content, points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// How a segment's content was moved, points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  /// False: the segment cannot be chosen by hand, and is pale.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen by hand.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  /// Gives a segment an action to show and to run when it is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.take(action) }
  }

  /// The action of a segment; nil where it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// The segment with that action; `NSNotFound` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// How titles are set in a state; what is not said is as it is without.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// What was set for titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Draws segments of a state with a picture, instead of track and thumb. Bars' heights do not differ
  /// here: only the default ones count.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgroundImages[state] = backgroundImage
  }

  /// The picture of segments in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state]
  }

  /// Draws the line between segments of two states with a picture.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    dividerImages[SegmentSides(left: leftState, right: rightState)] = dividerImage
  }

  /// The picture of the line between segments of two states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[SegmentSides(left: leftState, right: rightState)] }

  /// Moves titles of segments at a position in the row, points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    titleOffsets[leftCenterRightOrAlone] = adjustment
  }

  /// How titles of segments at a position in the row were moved, points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { titleOffsets[leftCenterRightOrAlone] ?? .zero }
}

/// The states beside a divider.
struct SegmentSides: Hashable {
  let left: UIControl.State
  let right: UIControl.State
}
