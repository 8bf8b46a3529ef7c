public import CoreGraphics
public import QuartzCore

/// Where an element of a collection lies and how it looks there.
///
/// Subclasses add values of their own; they override `copy(with:)` and `isEqual(_:)`, and can be made
/// by `init()`.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying, UIDynamicItem {
  /// Which element it is, and where it stands in the data.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether that is an item, a supplementary view or a decoration.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view or decoration; nil for items.
  open internal(set) var representedElementKind: String?

  /// The middle, in the collection's space.
  open var center = CGPoint.zero
  /// Width and height without the transform, points.
  open var size = CGSize.zero
  /// Acts about `center`.
  open var transform3D = CATransform3DIdentity
  /// 0 transparent … 1 opaque.
  open var alpha: CGFloat = 1
  /// Greater ones lie in front.
  open var zIndex = 0
  /// True: the element is not shown.
  open var isHidden = false

  /// Which of width and height the element may choose itself.
  final var isFlexible = (width: true, height: true)

  /// The section that scrolls by itself and has the element in it; nil: none.
  final var scrollingSection: Int?

  /// What the element is in a list; nil: in none.
  final var list: ListPart?

  /// Attributes for the first item, which others are given a path and a category by.
  public required override init() { super.init() }

  /// The attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with path: IndexPath) {
    self.init()
    become(ElementKey(.supplementaryView, elementKind, path))
  }

  /// The attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init()
    become(ElementKey(.decorationView, decorationViewKind, path))
  }

  /// Becomes the attributes of `key`.
  final func become(_ key: ElementKey) {
    indexPath = key.path
    representedElementCategory = key.category
    representedElementKind = key.category == .cell ? nil : key.kind
  }

  // MARK: Geometry

  /// The rectangle around the element in the collection's space, with its transform. Setting it gives
  /// centre and size.
  open var frame: CGRect {
    get {
      let flat = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      return CATransform3DIsIdentity(transform3D) ? flat : transformed(flat)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  private func transformed(_ rect: CGRect) -> CGRect {
    let m = transform3D
    let (w, h) = (size.width / 2, size.height / 2)
    let far = CGFloat.infinity
    var (low, high) = (CGPoint(x: far, y: far), CGPoint(x: -far, y: -far))
    for (x, y) in [(-w, -h), (w, -h), (-w, h), (w, h)] {
      // Points behind the eye are nowhere; they count as far away.
      let depth = max(1e-3, m.m14 * x + m.m24 * y + m.m44)
      let px = (m.m11 * x + m.m21 * y + m.m41) / depth
      let py = (m.m12 * x + m.m22 * y + m.m42) / depth
      low = CGPoint(x: min(low.x, px), y: min(low.y, py))
      high = CGPoint(x: max(high.x, px), y: max(high.y, py))
    }
    return CGRect(
      x: center.x + low.x, y: center.y + low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// `transform3D` in the plane; the identity where it is none of the plane.
  open var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Copying

  /// A copy of the same class; a subclass adds its own values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.become(ElementKey(self))
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.isFlexible = isFlexible
    copy.scrollingSection = scrollingSection
    copy.list = list
    return copy
  }

  /// A copy, with the type that it has.
  final var copied: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    guard self !== other else { return true }
    return MainActor.assumeIsolated { looks(like: other) }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  private func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && ElementKey(self) == ElementKey(other)
      && center == other.center && size == other.size && transform3D == other.transform3D
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && scrollingSection == other.scrollingSection && list == other.list
  }
}
