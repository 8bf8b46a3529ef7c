import CoreGraphics

extension UICollectionView {
  /// How often views may ask for other sizes before they are left as they are.
  private static let mostRounds = 8

  // MARK: Validity

  /// Has the layout prepared where it is due, and takes the size of the content from it.
  final func prepareLayout() {
    guard layout.isInvalid else { return }
    _ = itemCounts
    let context = layout.pendingContext
    layout.pendingContext = nil
    // What `prepare()` asks for comes back here.
    layout.isInvalid = false
    layout.prepare()
    fitContent()
    if let adjustment = context?.contentOffsetAdjustment, adjustment != .zero {
      contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
  }

  /// Takes the size of the content from the layout.
  final func fitContent() {
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else { return }
    if contentSize != size { contentSize = size }
  }

  /// The layout declared something out of date.
  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { counts = nil }
    setNeedsLayout()
  }

  /// Asks the layout whether it holds for other bounds, before they are taken.
  final func askForBounds(_ new: CGRect) {
    guard layout.arranged === self, layout.shouldInvalidateLayout(forBoundsChange: new) else {
      return
    }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
  }

  // MARK: Placing

  /// Gives every element that is seen its view, and takes the views of the others back.
  final func layOutCollection() {
    guard !isPlacing, layout.arranged === self else { return }
    isPlacing = true
    defer { isPlacing = false }
    setUpSwiping()
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
    showListBackground()
    var isAskedForAll = layout.isInvalid
    for _ in 0..<Self.mostRounds {
      prepareLayout()
      placeScrollers()
      let wanted = attributesInSight()
      let new = place(wanted)
      let asked = isAskedForAll ? Array(wanted.keys) : new
      isAskedForAll = false
      askForSizes(asked)
      guard layout.isInvalid else { break }
    }
    if let movement { place(movement) }
    announceNeighbours()
  }

  /// Shows the colour of the layout's lists behind everything that scrolls.
  private func showListBackground() {
    guard let color = layout.listBackground else {
      listBackground?.removeFromSuperview()
      listBackground = nil
      return
    }
    let view = listBackground ?? UIView()
    listBackground = view
    UIView.performWithoutAnimation {
      view.backgroundColor = color
      view.isUserInteractionEnabled = false
      view.frame = self.bounds
      if self.subviews.first !== view { self.insertSubview(view, at: 0) }
    }
  }

  /// The attributes of all elements that have a part in what is seen.
  final func attributesInSight() -> [ElementKey: UICollectionViewLayoutAttributes] {
    let seen = bounds
    var result: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in layout.layoutAttributesForElements(in: seen) ?? [] {
      let key = ElementKey(attributes)
      guard isThere(key), attributes.frame.isSeen(in: seen) else { continue }
      result[key] = attributes
    }
    if let movement {
      // What a finger holds is seen, wherever it belongs.
      result[ElementKey(item: movement.target)] =
        layout.layoutAttributesForInteractivelyMovingItem(
          at: movement.target, withTargetPosition: movement.position)
    }
    return result
  }

  /// False for elements of sections or items that the data source does not have.
  final func isThere(_ key: ElementKey) -> Bool {
    key.category != .cell || hasItem(key.path)
  }

  /// Shows the elements of `wanted` and no others; returns those that got a view.
  private func place(_ wanted: [ElementKey: UICollectionViewLayoutAttributes]) -> [ElementKey] {
    for key in shown.keys.sorted() where wanted[key] == nil { end(key) }
    var new: [ElementKey] = []
    for key in wanted.keys.sorted() {
      guard let attributes = wanted[key] else { continue }
      if let element = shown[key] {
        move(key, element, to: attributes)
      } else {
        show(key, attributes)
        new.append(key)
      }
    }
    arrangeViews()
    return new
  }

  private func move(
    _ key: ElementKey, _ element: ShownElement, to attributes: UICollectionViewLayoutAttributes
  ) {
    // What a finger holds follows it at once.
    guard key != movement.map({ ElementKey(item: $0.target) }) else { return }
    guard !element.attributes.isEqual(attributes) else { return }
    // The layout may go on changing its own.
    let attributes = attributes.copied
    shown[key]?.attributes = attributes
    hang(element.view, attributes)
    put(element.view, attributes)
  }

  /// Asks for the view of an element and shows it, without moving. What the delegate does when it hears
  /// of the view may move.
  final func show(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    let attributes = attributes.copied
    UIView.performWithoutAnimation {
      guard let view = self.makeView(key, attributes) else { return }
      self.shown[key] = ShownElement(view: view, attributes: attributes)
      view.appliedAttributes = nil
      self.put(view, attributes)
      if let cell = view as? UICollectionViewCell {
        let isSelected = self.selected.contains(key.path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        cell.isInEditing = self.isEditing
      }
      self.hang(view, attributes)
      view.layoutIfNeeded()
    }
    tellWillDisplay(key)
  }

  private func makeView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    awaited = attributes
    defer { awaited = nil }
    switch key.category {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: dataPath(key.path))
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    case .decorationView:
      let name = ReuseKey(kind: "decoration \(key.kind)", identifier: key.kind)
      return reserve.used(name) ?? layout.makeDecoration(key.kind, frame: attributes.frame)
    }
  }

  private func tellWillDisplay(_ key: ElementKey) {
    guard let delegate, let view = shown[key]?.view else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
  }

  // MARK: Taking away

  /// Takes an element's view away, and tells the delegate.
  private func end(_ key: ElementKey) {
    guard let view = shown[key]?.view else { return }
    retire(key)
    tellDidEnd(key, view)
  }

  /// Tells the delegate that a view is shown no more.
  final func tellDidEnd(_ key: ElementKey, _ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
  }

  /// Takes an element's view away, to be used again.
  final func retire(_ key: ElementKey) {
    guard let view = shown.removeValue(forKey: key)?.view else { return }
    retire(view, of: key)
  }

  /// Takes a view away that is not among those shown, to be used again.
  final func retire(_ view: UICollectionReusableView, of key: ElementKey) {
    view.removeFromSuperview()
    view.layer.removeAllAnimations()
    if key.category == .decorationView { view.reuseIdentifier = key.kind }
    let kind = key.category == .decorationView ? "decoration \(key.kind)" : key.kind
    reserve.put(view, kind: kind)
  }

  // MARK: Order

  /// Puts a view into what it is to lie in, where its order among the elements is.
  final func hang(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let host = host(of: attributes)
    guard view.superview !== host else { return }
    let rank = view.rank
    let views = host.subviews
    var index = views.firstIndex {
      ($0 as? UICollectionReusableView).map { rank < $0.rank } ?? false
    }
    if index == nil, let last = views.lastIndex(where: { Self.isElement($0) }) { index = last + 1 }
    let behind = [listBackground, backgroundView, refreshControl].count { $0?.superview === host }
    host.insertSubview(view, at: index ?? behind)
  }

  private static func isElement(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is SectionScroller
  }

  /// Sets right the order of views whose attributes changed it.
  final func arrangeViews() {
    arrangeViews(in: self)
    for scroller in scrollers.values { arrangeViews(in: scroller) }
  }

  private func arrangeViews(in host: UIView) {
    let all = host.subviews
    let indices = all.indices.filter { all[$0] is UICollectionReusableView }
    let views = indices.compactMap { all[$0] as? UICollectionReusableView }
    let sorted = views.enumerated().sorted {
      $0.element.rank != $1.element.rank
        ? $0.element.rank < $1.element.rank : $0.offset < $1.offset
    }.map(\.element)
    guard !zip(views, sorted).allSatisfy({ $0 === $1 }) else { return }
    for (index, view) in zip(indices, sorted) where host.subviews[index] !== view {
      host.insertSubview(view, at: index)
    }
  }

  // MARK: Sizes

  /// Asks views which size they would like to have, where the layout has only estimated it.
  final func askForSizes(_ keys: [ElementKey]) {
    guard layout.asksForSizes else { return }
    for key in keys.sorted() {
      guard let (view, attributes) = shown[key].map({ ($0.view, $0.attributes) }),
        key.category != .decorationView
      else { continue }
      var preferred = attributes
      UIView.performWithoutAnimation {
        preferred = view.preferredLayoutAttributesFitting(attributes)
      }
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }
  }

  // MARK: Announcing

  /// Announces items that lie up to a screen ahead, nearest first, and takes back announcements of items
  /// that are far away.
  private func announceNeighbours() {
    guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      hypot(attributes.center.x - middle.x, attributes.center.y - middle.y)
    }
    let items = (layout.layoutAttributesForElements(in: near) ?? [])
      .filter { $0.representedElementCategory == .cell && hasItem($0.indexPath) }
      .sorted { (distance($0), $0.indexPath) < (distance($1), $1.indexPath) }
    let paths = items.map(\.indexPath).filter { shown[ElementKey(item: $0)] == nil }
    let new = paths.filter { !announced.contains($0) }
    let all = Set(items.map(\.indexPath))
    let far = announced.subtracting(all).sorted()
    announced = announced.intersection(all).union(paths)
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    if !far.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: far)
    }
  }
}

extension CGRect {
  /// True where the rectangle has a part inside `area`; edges that touch are none.
  fileprivate func isSeen(in area: CGRect) -> Bool {
    isEmpty
      ? intersects(area)
      : minX < area.maxX && maxX > area.minX && minY < area.maxY && maxY > area.minY
  }
}

extension UICollectionReusableView {
  /// Where the view stands among the elements, back to front.
  fileprivate var rank: ElementRank {
    guard let appliedAttributes else { return ElementRank(depth: 0, category: 0, path: []) }
    let category =
      switch appliedAttributes.representedElementCategory {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
    return ElementRank(
      depth: appliedAttributes.zIndex, category: category, path: appliedAttributes.indexPath)
  }
}

/// Order among elements: by depth, then decorations, items, others, then as in the data.
private struct ElementRank: Comparable {
  var depth: Int
  var category: Int
  var path: IndexPath

  static func < (a: ElementRank, b: ElementRank) -> Bool {
    if a.depth != b.depth { return a.depth < b.depth }
    return a.category != b.category ? a.category < b.category : a.path < b.path
  }
}
