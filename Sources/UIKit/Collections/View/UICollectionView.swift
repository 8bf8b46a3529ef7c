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
  open weak var delegate: (any UICollectionViewDelegate)? {
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

  /// Shows the changes in `updates` together; the closure does not escape, as Objective-C says of it.
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
  override func restingOffset(planned: CGPoint, velocity: CGPoint) -> CGPoint {
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

  // MARK: Moving items

  /// Lets the item follow positions from now on, if the data source has nothing against it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard hasItem(indexPath), movement == nil,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    layoutIfNeeded()
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return false }
    letGo()
    movement = ItemMovement(origin: indexPath, target: indexPath, position: attributes.center)
    setNeedsLayout()
    return true
  }

  /// Holds the item at a position of the content; the others make room where it would come to lie.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(targetPosition)
  }

  /// Leaves the item where the others have made room, and tells the data source.
  open func endInteractiveMovement() {
    guard let movement else { return }
    settle()
    if movement.origin != movement.target {
      dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.target)
    }
  }

  /// Puts the item back.
  open func cancelInteractiveMovement() {
    guard let movement else { return }
    if movement.target != movement.origin { makeRoom(at: movement.origin) }
    settle()
  }

  // MARK: Items

  /// How many sections there are.
  open var numberOfSections: Int { itemCounts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// The cell of an item that is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(item: indexPath)]?.view as? UICollectionViewCell
  }

  /// The item of a cell that is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.path
  }

  /// The supplementary view of that kind that is seen at a path.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[ElementKey(.supplementaryView, elementKind, indexPath)]?.view
  }

  /// The supplementary views of that kind that are seen, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String)
    -> [UICollectionReusableView]
  {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where those views belong, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// The cells that are seen, in order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items that are seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The item at a point of the content, the frontmost of several.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
    let found = (layout.layoutAttributesForElements(in: spot) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// The attributes of an item; nil when there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard hasItem(indexPath) else { return nil }
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a supplementary view; nil when there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard itemCounts.indices.contains(indexPath.section) else { return nil }
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls until an item lies at a position; nowhere: as little as shows it.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else {
      if !hasItem(indexPath) { note("scrolling to an item that is not there") }
      return
    }
    var rect = attributes.frame
    if let number = attributes.scrollingSection {
      if scrollers[number] == nil { layoutIfNeeded() }
      if let scroller = scrollers[number] {
        let inside = rect.offsetBy(
          dx: scroller.bounds.minX - scroller.frame.minX,
          dy: scroller.bounds.minY - scroller.frame.minY)
        scroller.setContentOffset(
          scroller.offset(for: inside, at: scrollPosition), animated: animated)
        rect = scroller.frame
      }
    }
    setContentOffset(offset(for: rect, at: scrollPosition), animated: animated)
  }

  // MARK: Reuse

  /// Makes cells of `cellClass` when none that is called `identifier` waits to be used again.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reserve.register(
      cellClass as? UICollectionReusableView.Type,
      for: ReuseKey(kind: "", identifier: identifier))
  }

  /// Makes cells of the first cell in `nib` when none that is called `identifier` waits to be used
  /// again.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reserve.register(nib, for: ReuseKey(kind: "", identifier: identifier))
  }

  /// Makes supplementary views of that kind of `viewClass` when none that is called `identifier` waits
  /// to be used again.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reserve.register(
      viewClass as? UICollectionReusableView.Type,
      for: ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// Makes supplementary views of that kind of the first view in `nib` when none that is called
  /// `identifier` waits to be used again.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reserve.register(nib, for: ReuseKey(kind: kind, identifier: identifier))
  }

  /// A cell that is not seen any more, or a new one of the class, the xib or the storyboard's prototype
  /// of that name, as large as the layout wants it. Without any, which would end the program on a
  /// phone, an empty one is shown, and noted.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let attributes = attributes(forNew: ElementKey(item: indexPath))
    let view = dequeue(ReuseKey(kind: "", identifier: identifier), attributes)
    if let cell = view as? UICollectionViewCell { return cell }
    note("the cell “\(identifier)”, for which nothing is registered")
    let cell = UICollectionViewCell(registeredFor: identifier, frame: attributes?.frame ?? .zero)
    return cell
  }

  /// A supplementary view of that kind that is not seen any more, or a new one of the class, the xib or
  /// the storyboard's view of that name. Without any, which would end the program on a phone, an empty
  /// one is shown, and noted.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = attributes(
      forNew: ElementKey(.supplementaryView, elementKind, indexPath))
    if let view = dequeue(ReuseKey(kind: elementKind, identifier: identifier), attributes) {
      return view
    }
    note("the view “\(identifier)” of kind “\(elementKind)”, for which nothing is registered")
    return UICollectionReusableView(registeredFor: identifier, frame: attributes?.frame ?? .zero)
  }

  // MARK: Selection

  /// The items that are selected, in order; as on a phone never nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects an item and scrolls to it; nobody is told. Nil: no item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    choose(indexPath, animated: animated, scrollPosition)
  }

  /// Selects an item no more; nobody is told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    show(indexPath, isSelected: false, animated: animated)
  }

  // MARK: Updates

  /// Shows items that the data source has from now on; the others make room.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Takes away items that the data source has no more; the others close up.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Asks for the content of items again, in the cells that show them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { configureAgain(at: indexPaths) }

  /// Shows an item at another index path, where the data source has it from now on.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Shows sections that the data source has from now on.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the data source has no more.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Shows a section at another index, where the data source has it from now on.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Goes over to another layout, in an animation if asked to.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Goes over to another layout, in an animation if asked to; then calls `completion`.
  open func setCollectionViewLayout(
    _ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(for: new, animated: animated, completion: completion) }

  // MARK: Interactive transitions

  /// Puts a layout between this one and `layout`, whose progress the caller sets until the movement is
  /// finished or cancelled; `completion` then says whether it was finished, twice.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion)
  }

  /// Goes on to the next layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Goes back to the layout before.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
}
