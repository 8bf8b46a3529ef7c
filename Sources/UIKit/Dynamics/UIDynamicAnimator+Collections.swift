public import CoreGraphics

extension UIDynamicAnimator {
  /// The attributes of an item that the animator moves; nil when it moves none.
  public final func layoutAttributesForCell(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: ElementKey(item: indexPath)) }

  /// The attributes of a supplementary view that the animator moves.
  public final func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(.supplementaryView, kind, indexPath))
  }

  /// The attributes of a decoration that the animator moves.
  public final func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: ElementKey(.decorationView, kind, indexPath)) }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    DynamicRules(behaviors).items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { ElementKey($0) == key }
  }
}

extension UICollectionViewLayout {
  /// An animator has moved attributes: they are to be shown, without being arranged anew.
  final func itemsDidMove() {
    let context = makeInvalidationContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    invalidateLayout(with: context)
  }
}
