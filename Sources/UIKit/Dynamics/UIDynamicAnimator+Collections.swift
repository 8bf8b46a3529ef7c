import CoreGraphics

extension UIDynamicAnimator {
  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
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
