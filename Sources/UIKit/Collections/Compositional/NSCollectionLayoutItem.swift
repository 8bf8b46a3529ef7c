public import CoreGraphics

/// The space of one item in a compositional layout.
@MainActor
open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  /// How large it is.
  public final let layoutSize: NSCollectionLayoutSize
  /// Air inside, which makes what is shown smaller, points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Distances around it.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views that hang on it.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// A space of that size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A space of that size with views that hang on it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}

/// Where a group puts one item itself.
@MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  /// The item's rectangle in the group.
  public final let frame: CGRect
  /// Greater ones lie in front.
  public final let zIndex: Int

  /// An item at `frame`.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An item at `frame`, so far in front.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Says where a group puts its items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items beside or below one another, over and over.
@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  /// How many items there are at most, and whether they share the group's length; nil: as many as fit.
  final let count: (number: Int, share: Bool)?
  /// The items, repeated until the group is full.
  public final let subitems: [NSCollectionLayoutItem]
  /// The distance between items; nil: none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], count: (number: Int, share: Bool)? = nil
  ) {
    (self.arrangement, self.subitems, self.count) = (arrangement, subitems, count)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// So many items beside one another that share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: (max(1, count), true))
  }

  /// So many items beside one another.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: (max(1, count), false))
  }

  /// Items beside one another, over and over, as many as fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, count: nil)
  }

  /// So many items below one another that share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: (max(1, count), true))
  }

  /// So many items below one another.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: (max(1, count), false))
  }

  /// Items below one another, over and over, as many as fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, count: nil)
  }

  /// Items where `itemProvider` says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], count: nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems, count: count)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}
