public import CoreGraphics

/// Says where the elements of a collection lie. To be subclassed.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout arranges.
  open var collectionView: UICollectionView? { arranged }
  /// The collection, to be set; what a subclass says of `collectionView` may be of a narrower type.
  final weak var arranged: UICollectionView?

  /// True when `prepare()` is due.
  final var isInvalid = true
  /// What has been declared out of date since `prepare()`.
  final var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// The change of data that is being shown.
  final var updates: CollectionChange?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]

  public override init() { super.init() }

  /// The layout that a storyboard or xib describes.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Arranging

  /// Asked for before anything else when the layout is invalid.
  open func prepare() {}

  /// The size of the whole content, points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that have a part in `rect` of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The class of the attributes, for those that ask the layout for new ones.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what describes an invalidation.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Direction

  /// True: positions are mirrored where the collection runs in another direction than the layout was made for.
  /// Of UIKit's layouts the compositional one says so; a subclass of the flow layout may.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// True where positions are mirrored.
  final var flips: Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && collectionView.map {
        $0.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
      } ?? false
  }

  // MARK: Decorations

  /// Makes decorations of that kind of `viewClass`; nil: no more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  /// Makes decorations of that kind of the first view in `nib`; nil: no more.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  /// A new decoration; nil where nothing is registered for its kind.
  func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView? {
    if let nib = decorationNibs[kind] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }
        .first
    }
    return decorationClasses[kind]?.init(registeredFor: kind, frame: frame)
  }

  // MARK: Invalidation

  /// Whether a change of the visible part, which the collection has not made yet, makes the layout
  /// invalid.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is out of date after such a change.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeInvalidationContext() }

  /// Whether a view's wish for other attributes than those proposed makes the layout invalid.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is out of date after such a wish.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Has the layout prepared anew before the next frame.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Has the layout prepared anew, told what is out of date. Overrides call this one.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    pendingContext = context
    guard let collectionView = arranged else { return }
    collectionView.layoutWasInvalidated(context)
  }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Where the content comes to rest

  /// Where the content comes to rest after a drag that would end at `proposedContentOffset`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is scrolled to when layout or data change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    guard let collectionView = arranged, let delegate = collectionView.delegate else {
      return proposedContentOffset
    }
    return delegate.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  // MARK: Changes of data

  /// Items come, go and move: called after `prepare()` for the new data.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called in the animation that shows the change, when all elements have been placed.
  open func finalizeCollectionViewUpdates() {}

  /// How an item of the new data looks before it comes to its position. Where it was before, if it was
  /// there; else at its position, transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { initial(ElementKey(item: itemIndexPath)) }

  /// How an item of the old data looks when it has gone. Where it is now, if it is still there; else at
  /// its position, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { final(ElementKey(item: itemIndexPath)) }

  /// How a supplementary view looks before it has appeared.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initial(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// How a supplementary view looks when it has gone.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    final(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// How a decoration looks before it has appeared.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initial(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// How a decoration looks when it has gone.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    final(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// The index paths of supplementary views of that kind that an update takes away.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The index paths of supplementary views of that kind that an update brings.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The index paths of decorations of that kind that an update takes away.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The index paths of decorations of that kind that an update brings.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Other layouts and sizes

  /// The collection goes over from another layout to this one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The collection goes over from this layout to another one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called in the animation in which the collection goes over, on both layouts.
  open func finalizeLayoutTransition() {}

  /// The collection changes its size in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called in that animation, when all elements have been placed.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Items that a finger moves

  /// Which index path an item would take that a finger holds at `position`.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    arranged?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// The attributes of an item that a finger holds at `position`: those of its index path, there, in front.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  /// What is out of date while a finger moves items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: targetIndexPaths)
    (context.targetIndexPathsForInteractivelyMovingItems, context.previousIndexPaths) =
      (targetIndexPaths, previousIndexPaths)
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// What is out of date after a finger let go of items.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    (context.targetIndexPathsForInteractivelyMovingItems, context.previousIndexPaths) =
      (indexPaths, previousIndexPaths)
    return context
  }

  // MARK: Of UIKit's own layouts

  /// Lies behind all elements, over the collection's own colour; nil: nothing.
  var listBackground: UIColor? { nil }
  /// True where items can be pulled to the side.
  var hasSwipeActions: Bool { false }
  /// What can be done with an item that is pulled to the side.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }

  /// True when views are asked which size they would like to have.
  var asksForSizes: Bool { true }

  /// The data changed as `change` says; called before `prepare()`.
  func dataDidChange(_ change: CollectionChange) {}

  /// Everything is asked for again; called before `prepare()`.
  func dataWasReloaded() {}

  /// Sections that scroll by themselves.
  var scrollingSections: [Int: ScrollingSection] { [:] }

  /// A section was scrolled by itself.
  func section(_ number: Int, didScrollTo offset: CGPoint) {}
}

extension UICollectionViewLayout {
  /// The attributes of any element.
  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }

  /// How any element of the new data looks before it comes to its position.
  final func appearing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
    }
  }

  /// How any element of the old data looks when it has gone.
  final func disappearing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
    }
  }

  private func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let updates else { return attributes(of: key)?.copied }
    if let origin = updates.origin(of: key) {
      // From further off than a screen: at its position at once.
      let copy = (updates.oldAttributes[origin] ?? attributes(of: key))?.copied
      copy?.become(key)
      return copy
    }
    let copy = attributes(of: key)?.copied
    copy?.alpha = 0
    return copy
  }

  private func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let updates else { return attributes(of: key)?.copied }
    if let target = updates.target(of: key), let new = attributes(of: target) {
      let copy = new.copied
      copy.become(key)
      return copy
    }
    let copy = (updates.oldAttributes[key] ?? attributes(of: key))?.copied
    copy?.alpha = 0
    return copy
  }
}
