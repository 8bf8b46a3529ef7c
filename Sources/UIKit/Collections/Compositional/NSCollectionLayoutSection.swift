public import CoreGraphics
public import QuartzCore

/// What a layout is made for.
@MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The whole size, points.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Where a layout is made.
@MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// What it is made for.
  var container: any NSCollectionLayoutContainer { get }
  /// What the interface is like there.
  var traitCollection: UITraitCollection { get }
}

/// An element of a section that is in sight, as a section's handler may change it.
@MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// 0 transparent … 1 opaque.
  var alpha: CGFloat { get set }
  /// Greater ones lie in front.
  var zIndex: Int { get set }
  /// True: the element is not shown.
  var isHidden: Bool { get set }
  /// The middle, in the content of what scrolls the section.
  var center: CGPoint { get set }
  /// Acts about `center`, in three dimensions.
  var transform3D: CATransform3D { get set }
  /// Where the element stands in the data.
  var indexPath: IndexPath { get }
  /// The rectangle in the content of what scrolls the section.
  var frame: CGRect { get }
  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or decoration; nil for items.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Told of the elements of a section that are in sight, and how far it is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// It comes to rest anywhere.
  case continuous = 1
  /// It comes to rest at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// It goes on by the width of the section.
  case paging = 3
  /// It goes on by one group.
  case groupPaging = 4
  /// It goes on by one group, which stands in the middle.
  case groupPagingCentered = 5
}

/// From where insets count.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// A section of a compositional layout: a group, over and over, and what stands around.
@MainActor
open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  final let group: NSCollectionLayoutGroup
  /// How the section looks like a table; nil: it does not.
  final var list: UICollectionLayoutListConfiguration?
  /// Air around the groups, points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// From where the insets count.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// From where the insets of headers and footers count. Stored: as those of the section.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups, points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the layout.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True: headers and footers lie within `contentInsets`; false: they go from side to side.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Told of the elements in sight, which it may change, at every layout.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section of groups like this one.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.contentInsetsReference = contentInsetsReference
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// What a compositional layout has around its sections.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// Along which axis sections follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where insets count. Stored.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Where a layout is made.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
