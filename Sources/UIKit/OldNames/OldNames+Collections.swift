public import CoreGraphics

// The spellings of Swift 2 to 4.1 of what belongs to collections.

@available(swift, deprecated: 99, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
@available(swift, deprecated: 99, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
@available(swift, deprecated: 99, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
@available(swift, deprecated: 99, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
@available(swift, deprecated: 99, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
@available(swift, deprecated: 99, renamed: "UICollectionView.ReorderingCadence")
public typealias UICollectionViewReorderingCadence = UICollectionView.ReorderingCadence
@available(swift, deprecated: 99, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
@available(swift, deprecated: 99, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference =
  UICollectionViewFlowLayout.SectionInsetReference
@available(swift, deprecated: 99, renamed: "UICollectionViewFlowLayout.automaticSize")
@MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

extension UICollectionView.ScrollDirection {
  @available(swift, deprecated: 99, renamed: "vertical")
  public static let Vertical = UICollectionView.ScrollDirection.vertical

  @available(swift, deprecated: 99, renamed: "horizontal")
  public static let Horizontal = UICollectionView.ScrollDirection.horizontal
}

extension UICollectionView.ScrollPosition {
  @available(swift, deprecated: 99, message: "use []")
  public static let None: UICollectionView.ScrollPosition = []

  @available(swift, deprecated: 99, renamed: "top")
  public static let Top = UICollectionView.ScrollPosition.top

  @available(swift, deprecated: 99, renamed: "centeredVertically")
  public static let CenteredVertically = UICollectionView.ScrollPosition.centeredVertically

  @available(swift, deprecated: 99, renamed: "bottom")
  public static let Bottom = UICollectionView.ScrollPosition.bottom

  @available(swift, deprecated: 99, renamed: "left")
  public static let Left = UICollectionView.ScrollPosition.left

  @available(swift, deprecated: 99, renamed: "centeredHorizontally")
  public static let CenteredHorizontally = UICollectionView.ScrollPosition.centeredHorizontally

  @available(swift, deprecated: 99, renamed: "right")
  public static let Right = UICollectionView.ScrollPosition.right
}

extension UICollectionView {
  @available(swift, deprecated: 99, renamed: "register(_:forCellWithReuseIdentifier:)")
  public final func registerClass(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) { register(cellClass, forCellWithReuseIdentifier: identifier) }

  @available(swift, deprecated: 99, renamed: "register(_:forCellWithReuseIdentifier:)")
  public final func registerNib(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, forCellWithReuseIdentifier: identifier)
  }

  @available(
    swift, deprecated: 99, renamed: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
  )
  public final func registerClass(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  @available(
    swift, deprecated: 99, renamed: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
  )
  public final func registerNib(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }

  @available(swift, deprecated: 99, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
  public final func dequeueReusableCellWithReuseIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  @available(
    swift, deprecated: 99,
    renamed: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
  )
  public final func dequeueReusableSupplementaryViewOfKind(
    _ elementKind: String, withReuseIdentifier identifier: String,
    forIndexPath indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  @available(swift, deprecated: 99, renamed: "cellForItem(at:)")
  public final func cellForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewCell? {
    cellForItem(at: indexPath)
  }

  @available(swift, deprecated: 99, renamed: "indexPath(for:)")
  public final func indexPathForCell(_ cell: UICollectionViewCell) -> IndexPath? {
    indexPath(for: cell)
  }

  @available(swift, deprecated: 99, renamed: "indexPathForItem(at:)")
  public final func indexPathForItemAtPoint(_ point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point)
  }

  @available(swift, deprecated: 99, renamed: "layoutAttributesForItem(at:)")
  public final func layoutAttributesForItemAtIndexPath(_ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: indexPath) }

  @available(swift, deprecated: 99, renamed: "numberOfItems(inSection:)")
  public final func numberOfItemsInSection(_ section: Int) -> Int {
    numberOfItems(inSection: section)
  }

  @available(swift, deprecated: 99, renamed: "selectItem(at:animated:scrollPosition:)")
  public final func selectItemAtIndexPath(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }

  @available(swift, deprecated: 99, renamed: "deselectItem(at:animated:)")
  public final func deselectItemAtIndexPath(_ indexPath: IndexPath, animated: Bool) {
    deselectItem(at: indexPath, animated: animated)
  }

  @available(swift, deprecated: 99, renamed: "scrollToItem(at:at:animated:)")
  public final func scrollToItemAtIndexPath(
    _ indexPath: IndexPath, atScrollPosition scrollPosition: ScrollPosition, animated: Bool
  ) { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }

  @available(swift, deprecated: 99, renamed: "insertItems(at:)")
  public final func insertItemsAtIndexPaths(_ indexPaths: [IndexPath]) {
    insertItems(at: indexPaths)
  }

  @available(swift, deprecated: 99, renamed: "deleteItems(at:)")
  public final func deleteItemsAtIndexPaths(_ indexPaths: [IndexPath]) {
    deleteItems(at: indexPaths)
  }

  @available(swift, deprecated: 99, renamed: "reloadItems(at:)")
  public final func reloadItemsAtIndexPaths(_ indexPaths: [IndexPath]) {
    reloadItems(at: indexPaths)
  }

  @available(swift, deprecated: 99, renamed: "moveItem(at:to:)")
  public final func moveItemAtIndexPath(
    _ indexPath: IndexPath, toIndexPath newIndexPath: IndexPath
  ) { moveItem(at: indexPath, to: newIndexPath) }

  @available(swift, deprecated: 99, renamed: "beginInteractiveMovementForItem(at:)")
  public final func beginInteractiveMovementForItemAtIndexPath(_ indexPath: IndexPath) -> Bool {
    beginInteractiveMovementForItem(at: indexPath)
  }
}

extension UICollectionViewLayout {
  @available(swift, deprecated: 99, renamed: "prepare()")
  public final func prepareLayout() { prepare() }

  @available(swift, deprecated: 99, renamed: "layoutAttributesForElements(in:)")
  public final func layoutAttributesForElementsInRect(_ rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { layoutAttributesForElements(in: rect) }

  @available(swift, deprecated: 99, renamed: "layoutAttributesForItem(at:)")
  public final func layoutAttributesForItemAtIndexPath(_ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: indexPath) }
}

extension UICollectionViewLayoutAttributes {
  @available(swift, deprecated: 99, renamed: "init(forCellWith:)")
  public convenience init(forCellWithIndexPath indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
  }

  @available(swift, deprecated: 99, renamed: "init(forSupplementaryViewOfKind:with:)")
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, withIndexPath indexPath: IndexPath
  ) { self.init(forSupplementaryViewOfKind: elementKind, with: indexPath) }

  @available(swift, deprecated: 99, renamed: "init(forDecorationViewOfKind:with:)")
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, withIndexPath indexPath: IndexPath
  ) { self.init(forDecorationViewOfKind: decorationViewKind, with: indexPath) }

  @available(swift, deprecated: 99, renamed: "isHidden")
  public final var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
}

extension UICollectionViewCell {
  @available(swift, deprecated: 99, renamed: "isSelected")
  public final var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isHighlighted")
  public final var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }
}
