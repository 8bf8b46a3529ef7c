public import CoreGraphics

extension UICollectionView {
  /// The most items that are asked for.
  private static let mostItems = 1_000_000

  /// How many items each section has, asked for when that is not known.
  final var itemCounts: [Int] {
    if let counts { return counts }
    // Whoever is asked may ask back.
    counts = []
    let new = askForCounts()
    counts = new
    return new
  }

  /// Asks the data source how many items each section has.
  final func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, min(Self.mostItems, dataSource.numberOfSections(in: self)))
    var room = Self.mostItems
    return (0..<sections).map { section in
      let count = max(
        0, min(room, dataSource.collectionView(self, numberOfItemsInSection: section)))
      room -= count
      return count
    }
  }

  /// How many sections there are.
  public final var numberOfSections: Int { itemCounts.count }

  /// How many items a section has.
  public final func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// True for an item that is there.
  final func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  // MARK: What is shown

  /// The cell of an item that is seen.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(item: indexPath)]?.view as? UICollectionViewCell
  }

  /// The item of a cell that is seen.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.path
  }

  /// The supplementary view of that kind that is seen at a path.
  public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[ElementKey(.supplementaryView, elementKind, indexPath)]?.view
  }

  /// The supplementary views of that kind that are seen, in order.
  public final func visibleSupplementaryViews(ofKind elementKind: String)
    -> [UICollectionReusableView]
  {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where those views belong, in order.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// The cells that are seen, in order.
  public final var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items that are seen, in order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  // MARK: Places

  /// The item at a point of the content, the frontmost of several.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
    let found = (layout.layoutAttributesForElements(in: spot) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// The attributes of an item; nil when there is none.
  public final func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard hasItem(indexPath) else { return nil }
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a supplementary view; nil when there is none.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard itemCounts.indices.contains(indexPath.section) else { return nil }
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls until an item lies at a place; nowhere: as little as shows it.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
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
}

extension UIScrollView {
  /// Where the content is scrolled to when `rect` lies at a place; nowhere: as little as shows it.
  fileprivate final func offset(for rect: CGRect, at position: UICollectionView.ScrollPosition)
    -> CGPoint
  {
    let inset = adjustedContentInset
    var offset = self.offset(showing: rect)
    let width = bounds.width - inset.left - inset.right
    let height = bounds.height - inset.top - inset.bottom
    if position.contains(.left) {
      offset.x = rangeX.clamped(rect.minX - inset.left)
    } else if position.contains(.centeredHorizontally) {
      offset.x = rangeX.clamped(rect.midX - inset.left - width / 2)
    } else if position.contains(.right) {
      offset.x = rangeX.clamped(rect.maxX - inset.left - width)
    }
    if position.contains(.top) {
      offset.y = rangeY.clamped(rect.minY - inset.top)
    } else if position.contains(.centeredVertically) {
      offset.y = rangeY.clamped(rect.midY - inset.top - height / 2)
    } else if position.contains(.bottom) {
      offset.y = rangeY.clamped(rect.maxY - inset.top - height)
    }
    return offset
  }
}
