public import CoreGraphics

/// Items that a layout arranges, in sections. Only the items that are seen have cells, which are used
/// again.
open class UICollectionView: UIScrollView {
  /// Along which axis a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item comes to lie. Of each axis one may be given.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The kind of supplementary view that heads a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of supplementary view that ends a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  // MARK: Set-up

  /// Knows the items; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  /// Told of items that will be wanted soon; held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// False: nobody is told of items that will be wanted soon.
  open var isPrefetchingEnabled = true

  /// Told what happens; held weakly.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      // A layout asks the delegate for measures.
      layout.dataWasReloaded()
      layout.invalidateLayout()
    }
  }

  /// Arranges the items. A new one is taken at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Behind the items; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// False: items cannot be tapped.
  open var allowsSelection = true {
    didSet {
      guard !allowsSelection else { return }
      for path in selected { deselectItem(at: path, animated: false) }
    }
  }

  /// True: an item that is tapped leaves the others selected.
  open var allowsMultipleSelection = false

  /// How soon the others make room for an item that a finger moves. Stored: they do at once.
  open var reorderingCadence = ReorderingCadence.immediate

  /// How soon others make room.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// True while items show what can be done with them.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// False: items cannot be tapped while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// True: an item that is tapped while the collection is edited leaves the others selected.
  open var allowsMultipleSelectionDuringEditing = false

  private func editingDidChange() {
    closeSwipe(animated: true)
    for path in selected { deselectItem(at: path, animated: false) }
    let change: () -> Void = {
      for case let cell as UICollectionViewCell in self.shown.values.map(\.view) {
        cell.isInEditing = self.isEditing
        cell.layoutIfNeeded()
      }
    }
    guard window != nil, UIView.areAnimationsEnabled else { return change() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
  }

  /// Whether a tap chooses an item.
  final var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  /// Whether an item that is tapped leaves the others selected.
  final var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// An item that is pulled to the side.
  final var swipe: RowSwipe?
  final var swipePan: UIPanGestureRecognizer?
  /// Lies behind everything, in the colour of the layout's lists.
  final var listBackground: UIView?

  final var layout: UICollectionViewLayout
  /// How many items each section has; nil: to be asked for.
  final var counts: [Int]?
  /// What is shown.
  final var shown: [ElementKey: ShownElement] = [:]
  /// What sections scroll in that do so by themselves.
  final var scrollers: [Int: SectionScroller] = [:]
  final var reserve = ElementReserve()
  /// The attributes of the element that is being asked for.
  final var awaited: UICollectionViewLayoutAttributes?
  final var selected: [IndexPath] = []
  final var pressed: IndexPath?
  final var changes = ItemChanges()
  final var updateDepth = 0
  final var updateCompletions: [(Bool) -> Void] = []
  /// True while elements are being placed.
  final var isPlacing = false
  /// The items that were announced.
  final var announced: Set<IndexPath> = []
  /// What a finger moves.
  final var movement: ItemMovement?
  /// Called when the movement to another layout ends.
  final var layoutTransitionCompletion: ((Bool, Bool) -> Void)?
  /// What a storyboard or xib has given it.
  final var nibElements = NibElements()

  /// A collection that `layout` arranges.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    // As on a phone; those of storyboards have the colour that they say.
    backgroundColor = .black
    setUp()
  }

  /// The collection that a storyboard or xib describes; without one it flows.
  public required init?(coder: NSCoder) {
    layout = Self.nibLayout(coder) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibCollection(coder) }
  }

  private func setUp() {
    layout.arranged = self
    setNeedsLayout()
  }

  // MARK: Data

  /// Asks the data source for everything again.
  open func reloadData() {
    closeSwipe(animated: false)
    selected = []
    pressed = nil
    changes = ItemChanges()
    counts = nil
    movement = nil
    announced = []
    for key in shown.keys.sorted() { retire(key) }
    layout.dataWasReloaded()
    let context = layout.makeInvalidationContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
  }

  /// Shows the changes in `updates` together, in an animation; then calls `completion`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginChanges()
    updates?()
    if let completion { updateCompletions.append(completion) }
    endChanges()
  }

  /// The same for a closure that is written where it is called: it does not escape, as Objective-C says of it.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { escapable in
      let optional: (() -> Void)? = escapable
      performBatchUpdates(optional, completion: completion)
    }
  }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds else { return }
      askForBounds(newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != super.bounds.size {
        askForBounds(CGRect(origin: super.bounds.origin, size: newValue.size))
      }
      super.frame = newValue
    }
  }

  override func layoutDirectionDidChange() {
    layout.dataWasReloaded()
    layout.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCollection()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  /// Items give their touches to a drag, controls in them too.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Where a drag comes to rest, as the layout says.
  override func restingPlace(planned: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: planned, withScrollingVelocity: velocity)
  }

  // MARK: Selection by touch

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    if gestureRecognizer === swipePan { return mayBeginSwipe }
    let begins = super.gestureRecognizerShouldBegin(gestureRecognizer)
    if begins, gestureRecognizer === panGestureRecognizer { closeSwipe(animated: true) }
    return begins
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch beside the actions of an item takes them away, and does nothing else.
    guard swipe == nil else { return closeSwipe(animated: true) }
    guard selects, pressed == nil, let touch = touches.first, let path = item(under: touch),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, let touch = touches.first, let cell = cellForItem(at: pressed),
      !cell.point(inside: touch.location(in: cell), with: event)
    else { return }
    letGo()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = pressed else { return }
    letGo()
    tapItem(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }
}
