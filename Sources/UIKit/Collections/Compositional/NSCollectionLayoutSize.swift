public import CoreGraphics

/// A width or height: a part of what the item lies in, or points.
@MainActor
open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  enum Measure { case width, height, absolute, estimated }
  final let measure: Measure
  /// A fraction, or points.
  public final let dimension: CGFloat

  init(_ measure: Measure, _ dimension: CGFloat) {
    (self.measure, self.dimension) = (measure, dimension.isFinite ? max(0, dimension) : 0)
  }

  /// A part of the width of what the item lies in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }

  /// A part of the height of what the item lies in.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }

  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Points, until the view says how much it needs.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// True for a part of a width.
  open var isFractionalWidth: Bool { measure == .width }
  /// True for a part of a height.
  open var isFractionalHeight: Bool { measure == .height }
  /// True for points.
  open var isAbsolute: Bool { measure == .absolute }
  /// True for a guess.
  open var isEstimated: Bool { measure == .estimated }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Points in a container of that size.
  final func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .width: container.width * dimension
    case .height: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The width and height of an item.
@MainActor
open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// A size of these lengths.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Points in a container of that size.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance: so much, or so much at least.
@MainActor
open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  /// Points.
  public final let spacing: CGFloat
  /// True: the distance takes a share of what room is left.
  public final let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing.isFinite ? spacing : 0, isFlexible)
  }

  /// So many points at least.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// True for just so many points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances around an item.
@MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  /// Distances at the edges; nil: none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Edges of a rectangle, in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A position at the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}

/// Where a supplementary view hangs on an item.
@MainActor
open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges or the corner.
  public final let edges: NSDirectionalRectEdge
  /// The distance from there: points, or parts of the view's size.
  public final let offset: CGPoint
  /// True for points.
  public final let isAbsoluteOffset: Bool
  /// True for parts of the view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// At these edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// So many points from these edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }

  /// Such parts of the view's size from these edges.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The anchor's point in a rectangle.
  final func point(in rect: CGRect, viewSize: CGSize) -> CGPoint {
    var point = CGPoint(x: rect.midX, y: rect.midY)
    if edges.contains(.trailing) { point.x = rect.maxX }
    if edges.contains(.leading) { point.x = rect.minX }
    if edges.contains(.bottom) { point.y = rect.maxY }
    if edges.contains(.top) { point.y = rect.minY }
    let scale = isAbsoluteOffset ? CGSize(width: 1, height: 1) : viewSize
    return CGPoint(x: point.x + offset.x * scale.width, y: point.y + offset.y * scale.height)
  }
}
