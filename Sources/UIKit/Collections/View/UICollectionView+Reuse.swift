import CoreGraphics

extension UICollectionView {
  final func note(_ feature: String) {
    SceneContext.active.unsupported(
      feature, at: nibElements.isRead ? nibElements.location : "\(type(of: self))")
  }

  /// A view that waits or a new one, with the size it is wanted in.
  final func dequeue(_ key: ReuseKey, _ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionReusableView?
  {
    let frame = attributes.map { wanted in
      CGRect(
        x: wanted.center.x - wanted.size.width / 2, y: wanted.center.y - wanted.size.height / 2,
        width: wanted.size.width, height: wanted.size.height)
    }
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      made =
        self.reserve.used(key) ?? self.reserve.new(key, frame: frame ?? .zero)
        ?? self.prototype(key)
      if let made, let attributes { made.takeGeometry(attributes) }
    }
    return made
  }

  /// The attributes of an element that is being made.
  final func attributes(forNew key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let awaited, ElementKey(awaited) == key { return awaited }
    return isPlacing || !layout.isInvalid ? layout.attributes(of: key) : nil
  }
}
