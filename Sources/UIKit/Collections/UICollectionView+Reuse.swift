import CoreGraphics

extension UICollectionView {
  /// Makes cells of `cellClass` when none that is called `identifier` waits to be used again.
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  {
    reserve.register(
      cellClass as? UICollectionReusableView.Type,
      for: ReuseKey(kind: "", identifier: identifier))
  }

  /// Makes cells of the first cell in `nib` when none that is called `identifier` waits to be used
  /// again.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reserve.register(nib, for: ReuseKey(kind: "", identifier: identifier))
  }

  /// Makes supplementary views of that kind of `viewClass` when none that is called `identifier` waits
  /// to be used again.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reserve.register(
      viewClass as? UICollectionReusableView.Type,
      for: ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// Makes supplementary views of that kind of the first view in `nib` when none that is called
  /// `identifier` waits to be used again.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reserve.register(nib, for: ReuseKey(kind: kind, identifier: identifier))
  }

  /// A cell that is not seen any more, or a new one of the class, the xib or the storyboard's prototype
  /// of that name, as large as the layout wants it. Without any, which would end the program on a
  /// phone, an empty one is shown, and noted.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let attributes = attributes(forNew: ElementKey(item: indexPath))
    let view = dequeue(ReuseKey(kind: "", identifier: identifier), attributes)
    if let cell = view as? UICollectionViewCell { return cell }
    note("the cell “\(identifier)”, for which nothing is registered")
    let cell = UICollectionViewCell(registeredFor: identifier, frame: attributes?.frame ?? .zero)
    return cell
  }

  /// A supplementary view of that kind that is not seen any more, or a new one of the class, the xib or
  /// the storyboard's view of that name. Without any, which would end the program on a phone, an empty
  /// one is shown, and noted.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = attributes(
      forNew: ElementKey(.supplementaryView, elementKind, indexPath))
    if let view = dequeue(ReuseKey(kind: elementKind, identifier: identifier), attributes) {
      return view
    }
    note("the view “\(identifier)” of kind “\(elementKind)”, for which nothing is registered")
    return UICollectionReusableView(registeredFor: identifier, frame: attributes?.frame ?? .zero)
  }

  private func note(_ feature: String) {
    SceneContext.active.unsupported(
      feature, at: nibElements.isRead ? nibElements.place : "\(type(of: self))")
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
  private func attributes(forNew key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let awaited, ElementKey(awaited) == key { return awaited }
    return isPlacing || !layout.isInvalid ? layout.attributes(of: key) : nil
  }
}
