public import CoreGraphics

/// Stands between two layouts: elements lie between their positions in both, the further on the greater
/// `transitionProgress` is.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Where the elements come from.
  open private(set) var currentLayout: UICollectionViewLayout
  /// Where the elements go.
  open private(set) var nextLayout: UICollectionViewLayout
  /// 0 at the current layout … 1 at the next.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
  private var values: [String: CGFloat] = [:]

  /// A layout that stands at `currentLayout`.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// Keeps a value of one's own that goes with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// A value that was kept; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  override var asksForSizes: Bool { false }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.arranged = collectionView
      if layout.isInvalid {
        layout.isInvalid = false
        layout.prepare()
      }
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // What is between two positions may come from beyond sight.
    let wide = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var keys: Set<ElementKey> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: wide) ?? [] {
        keys.insert(ElementKey(attributes))
      }
    }
    return keys.sorted().compactMap { mixed($0) }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { mixed(ElementKey(item: indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(.supplementaryView, elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(.decorationView, elementKind, indexPath))
  }

  private func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (a, b) = (currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    guard let a, let b else {
      let copy = (a ?? b)?.copied
      copy?.alpha *= a == nil ? transitionProgress : 1 - transitionProgress
      return copy
    }
    let copy = (transitionProgress < 0.5 ? a : b).copied
    copy.center = CGPoint(x: mix(a.center.x, b.center.x), y: mix(a.center.y, b.center.y))
    copy.size = CGSize(
      width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height))
    copy.alpha = mix(a.alpha, b.alpha)
    copy.transform3D = a.transform3D.mixed(with: b.transform3D, transitionProgress)
    return copy
  }
}

extension CATransform3D {
  /// The numbers of two matrices, mixed.
  fileprivate func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
    func mix(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * part
    }
    return CATransform3D(
      m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14),
      m21: mix(\.m21), m22: mix(\.m22), m23: mix(\.m23), m24: mix(\.m24),
      m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
      m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
  }
}

extension UICollectionView {
  /// What `startInteractiveTransition(to:completion:)` does.
  final func beginTransition(
    to layout: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    let current = self.layout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    current.prepareForTransition(to: layout)
    layout.prepareForTransition(from: current)
    layout.isInvalid = true
    layoutTransitionCompletion = completion
    take(transition)
    return transition
  }

  final func take(_ new: UICollectionViewLayout) {
    layout = new
    new.arranged = self
    new.isInvalid = true
    setNeedsLayout()
  }

  final func endTransition(isFinished: Bool) {
    guard let transition = layout as? UICollectionViewTransitionLayout else { return }
    let (current, next) = (transition.currentLayout, transition.nextLayout)
    let completion = layoutTransitionCompletion
    layoutTransitionCompletion = nil
    take(isFinished ? next : current)
    self.transition(
      to: { $0 }, prepare: {}, appearing: { transition.attributes(of: $0) },
      disappearing: { self.layout.attributes(of: $0) },
      finalize: {
        current.finalizeLayoutTransition()
        next.finalizeLayoutTransition()
        (isFinished ? current : next).arranged = nil
        transition.arranged = nil
      }, completion: { completion?($0, isFinished) })
  }
}
