public import CoreGraphics

/// A view that hangs on an item or group.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source is asked for the view.
  public final let elementKind: String
  /// Where on the item it hangs.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// Which point of the view hangs there; nil: the one at the same edges.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// Greater ones lie in front.
  open var zIndex = 1

  /// A view at an edge of the item, inside it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchor: nil)
  }

  /// A view of which one point lies at a point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, anchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = anchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchor: itemAnchor)
    copy.contentInsets = contentInsets
    copy.zIndex = zIndex
    return copy
  }

  /// Where the view lies on an item at `rect`.
  final func frame(on rect: CGRect, size: CGSize) -> CGRect {
    let anchor = containerAnchor.point(in: rect, viewSize: size)
    let whole = CGRect(origin: .zero, size: size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: whole, viewSize: size)
    return CGRect(
      origin: CGPoint(x: anchor.x - own.x, y: anchor.y - own.y), size: size)
  }
}

/// A header, footer or other view at the edge of a section or of the whole layout.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge or corner.
  public final let alignment: NSRectAlignment
  /// How far from there, points.
  public final let offset: CGPoint
  /// True: the section makes room for the view; false: it lies on the items.
  open var extendsBoundary = true
  /// True: the view stays in sight as long as its section is.
  open var pinToVisibleBounds = false

  /// A view at an edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view so far from an edge or corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), anchor: nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    copy.contentInsets = contentInsets
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

extension NSRectAlignment {
  /// The edges that it names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A view behind a section, without data.
@MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind whose class the layout knows.
  public final let elementKind: String
  /// Greater ones lie in front.
  open var zIndex = 0

  init(_ kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutDimension(.width, 1)
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: whole, heightDimension: NSCollectionLayoutDimension(.height, 1)),
      supplementaryItems: [])
  }

  /// A view as large as the section, less its insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.contentInsets = contentInsets
    copy.zIndex = zIndex
    return copy
  }
}
