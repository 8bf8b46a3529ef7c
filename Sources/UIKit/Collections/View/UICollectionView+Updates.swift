import CoreGraphics

extension UICollectionView {
  /// How long elements take to come, go and move, seconds.
  static let updateDuration = 0.3

  /// What `reconfigureItems` does.
  final func configureAgain(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    for path in indexPaths {
      let key = ElementKey(item: path)
      guard let element = shown[key] else { continue }
      // The data source gets the very cell when it asks for one.
      reserve.offer(element.view)
      awaited = element.attributes
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      awaited = nil
      reserve.withdraw(element.view)
      guard cell !== element.view else {
        askForSizes([key])
        continue
      }
      shown[key] = ShownElement(view: cell, attributes: element.attributes)
      cell.appliedAttributes = nil
      UIView.performWithoutAnimation { self.put(cell, element.attributes) }
      element.view.superview?.insertSubview(cell, aboveSubview: element.view)
      retire(element.view, of: key)
    }
    setNeedsLayout()
  }

  final func change(_ change: (inout ItemChanges) -> Void) {
    updateDepth += 1
    change(&changes)
    endChanges()
  }

  /// Changes up to `endChanges()` belong together. What is shown is what the data source has now.
  final func beginChanges() {
    updateDepth += 1
    if updateDepth == 1, window != nil { layoutIfNeeded() }
  }

  /// Shows the changes since the outermost beginning.
  final func endChanges() {
    updateDepth = max(0, updateDepth - 1)
    guard updateDepth == 0 else { return }
    let changes = changes
    let completions = updateCompletions
    self.changes = ItemChanges()
    updateCompletions = []
    show(changes) { isFinished in for completion in completions { completion(isFinished) } }
  }

  /// Moves from what the collection shows to what the data source has now.
  private func show(_ changes: ItemChanges, completion: @escaping (Bool) -> Void) {
    letGo()
    closeSwipe(animated: window != nil)
    guard let old = counts, window != nil else {
      if let old = counts {
        let change = CollectionChange(changes, from: old, to: askForCounts())
        selected = selected.compactMap { change.newPath(of: $0) }
        if change.isConsistent { layout.dataDidChange(change) }
      }
      counts = nil
      layout.invalidateLayout()
      return completion(true)
    }
    let new = askForCounts()
    var change = CollectionChange(changes, from: old, to: new)
    guard change.isConsistent else {
      SceneContext.active.unsupported(
        "changes that do not lead from \(old) items in sections to \(new): all are shown anew",
        at: "\(type(of: self))")
      reloadData()
      return completion(true)
    }
    change.oldAttributes = attributesNearby()
    selected = selected.compactMap { change.newPath(of: $0) }
    announced = []
    counts = new
    layout.dataDidChange(change)
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    counts = new
    layout.updates = change
    let layout = layout
    transition(
      to: { change.target(of: $0) },
      prepare: { layout.prepare(forCollectionViewUpdates: change.updateItems) },
      appearing: { layout.appearing($0) },
      disappearing: { layout.disappearing($0) },
      finalize: {
        layout.finalizeCollectionViewUpdates()
        layout.updates = nil
      }, completion: completion)
  }

  /// The attributes of what is shown and of what lies up to a screen away, as long as the layout holds.
  private func attributesNearby() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var result = shown.mapValues(\.attributes)
    guard !layout.isInvalid else { return result }
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for attributes in layout.layoutAttributesForElements(in: near) ?? [] {
      let key = ElementKey(attributes)
      if result[key] == nil { result[key] = attributes }
    }
    return result
  }

  /// Animates from what is shown to what the layout, which has become another or is invalid, says.
  ///
  /// `to` names what stays anew; `appearing` and `disappearing` say how views look that come and go.
  final func transition(
    to target: (ElementKey) -> ElementKey?, prepare: () -> Void,
    appearing: (ElementKey) -> UICollectionViewLayoutAttributes?,
    disappearing: (ElementKey) -> UICollectionViewLayoutAttributes?, finalize: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
    isPlacing = true
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, pacing: .curve(.init(name: .easeInEaseOut)),
      options: .allowUserInteraction
    ) {
      self.prepareLayout()
      prepare()
      self.takeTargetOffset()
      self.placeScrollers()
      let wanted = self.attributesInSight()
      var kept: [ElementKey: (old: ElementKey, element: ShownElement)] = [:]
      for key in self.shown.keys.sorted() {
        guard let element = self.shown[key] else { continue }
        if let new = target(key), kept[new] == nil, wanted[new] != nil {
          kept[new] = (key, element)
        } else {
          leaving.append((key, element.view))
          if let end = disappearing(key) { self.put(element.view, end) }
        }
      }
      self.shown = [:]
      for (new, entry) in kept { self.shown[new] = entry.element }
      for key in wanted.keys.sorted() {
        guard let attributes = wanted[key]?.copied else { continue }
        if self.shown[key] == nil { self.show(key, appearing(key) ?? attributes) }
        self.shown[key]?.attributes = attributes
        guard let view = self.shown[key]?.view else { continue }
        UIView.performWithoutAnimation { self.hang(view, attributes) }
        self.put(view, attributes)
        view.layoutIfNeeded()
      }
      self.arrangeViews()
      finalize()
    } completion: { [weak self] isFinished in
      for (key, view) in leaving {
        self?.retire(view, of: key)
        self?.tellDidEnd(key, view)
      }
      completion(isFinished)
    }
    isPlacing = false
    setNeedsLayout()
  }

  /// Scrolls to where the layout and its delegate want the content after a change.
  private func takeTargetOffset() {
    let proposed = contentOffset
    let target = layout.targetContentOffset(forProposedContentOffset: proposed)
    guard target != proposed, target.x.isFinite, target.y.isFinite else { return }
    contentOffset = CGPoint(x: rangeX.clamped(target.x), y: rangeY.clamped(target.y))
  }

  // MARK: Other layouts

  /// What `setCollectionViewLayout` does.
  final func exchangeLayout(
    for new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = layout
    guard new !== old else {
      completion?(true)
      return
    }
    if animated, window != nil { layoutIfNeeded() }
    old.prepareForTransition(to: new)
    new.arranged = self
    new.prepareForTransition(from: old)
    layout = new
    new.isInvalid = true
    setNeedsLayout()
    guard animated, window != nil, counts != nil else {
      if old.arranged === self { old.arranged = nil }
      for view in shown.values.map(\.view) { view.willTransition(from: old, to: new) }
      for view in shown.values.map(\.view) { view.didTransition(from: old, to: new) }
      if old.arranged == nil { old.finalizeLayoutTransition() }
      new.finalizeLayoutTransition()
      completion?(true)
      return
    }
    let views = shown.values.map(\.view)
    for view in views { view.willTransition(from: old, to: new) }
    transition(
      to: { $0.category == .cell || new.attributes(of: $0) != nil ? $0 : nil },
      prepare: {},
      appearing: { Self.beyond(old, $0) ?? Self.faded(new, $0) },
      disappearing: { Self.beyond(new, $0) ?? Self.faded(old, $0) },
      finalize: {
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        old.arranged = nil
      },
      completion: { isFinished in
        for view in views { view.didTransition(from: old, to: new) }
        completion?(isFinished)
      })
  }

  /// Where a layout has an element.
  private static func beyond(_ layout: UICollectionViewLayout, _ key: ElementKey)
    -> UICollectionViewLayoutAttributes?
  {
    key.category == .decorationView ? nil : layout.attributes(of: key)
  }

  private static func faded(_ layout: UICollectionViewLayout, _ key: ElementKey)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = layout.attributes(of: key)?.copied
    copy?.alpha = 0
    return copy
  }
}
