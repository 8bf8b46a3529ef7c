public import CoreGraphics

/// What of a layout is out of date. Layouts with contexts of their own name a subclass.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True: all of the layout.
  open internal(set) var invalidateEverything = false
  /// True: the numbers of sections and items are asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// Items that are out of date; nil: not said.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Supplementary views that are out of date, by kind; nil: not said.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Decorations that are out of date, by kind; nil: not said.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The content is to be scrolled by this much with the new layout, points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The content's size is to grow by this much, points.
  open var contentSizeAdjustment = CGSize.zero
  /// Where items are that a finger moves; nil: none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where items were that a finger moves; nil: none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previousIndexPaths }
  /// Where a finger holds items.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  final var previousIndexPaths: [IndexPath]?

  /// A context that says nothing yet.
  public required override init() { super.init() }

  /// Declares items out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Declares supplementary views out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  /// Declares decorations out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }
}

/// What of a flow layout is out of date.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// True: the delegate's measures are asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True: the arrangement is made again.
  open var invalidateFlowLayoutAttributes = true
}
