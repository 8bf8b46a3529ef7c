import CoreGraphics

/// Items that a finger takes elsewhere.
struct ItemMovement {
  /// Where the item is in the data.
  let origin: IndexPath
  /// Where the others make room for it.
  var target: IndexPath
  /// Where the finger holds its middle, in the content.
  var position: CGPoint
}

extension UICollectionView {
  /// True for the cell that a finger moves.
  final func isMoving(_ cell: UICollectionViewCell) -> Bool {
    movement.map { cellForItem(at: $0.target) === cell } ?? false
  }

  /// What `updateInteractiveMovementTargetPosition` does.
  final func moveHeldItem(_ targetPosition: CGPoint) {
    guard let movement, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    let old = movement.position
    self.movement?.position = targetPosition
    var target = layout.targetIndexPath(
      forInteractivelyMovingItem: movement.target, withPosition: targetPosition)
    if let delegate, target != movement.target {
      target = delegate.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: target)
    }
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
      previousIndexPaths: [movement.target], previousPosition: old)
    guard target != movement.target, hasItem(target), target.section == movement.target.section
    else {
      layout.invalidateLayout(with: context)
      return
    }
    makeRoom(at: target)
  }

  /// The item is its layout's again.
  final func settle() {
    guard let movement else { return }
    self.movement = nil
    let key = ElementKey(item: movement.target)
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [movement.target], previousIndexPaths: [movement.origin],
        movementCancelled: movement.target == movement.origin))
    UIView.animate(withDuration: Self.updateDuration) {
      self.prepareLayout()
      guard let attributes = self.layout.layoutAttributesForItem(at: movement.target) else {
        return
      }
      self.shown[key]?.attributes = attributes
      if let view = self.shown[key]?.view { self.put(view, attributes) }
    }
  }

  /// Shows the moving item's cell for another path, and those between for their neighbours'.
  final func makeRoom(at target: IndexPath) {
    guard let old = movement?.target else { return }
    movement?.target = target
    var renamed: [ElementKey: ShownElement] = [:]
    for (key, element) in shown {
      renamed[key.category == .cell ? key.at(Self.moved(key.path, from: old, to: target)) : key] =
        element
    }
    shown = renamed
    selected = selected.map { Self.moved($0, from: old, to: target) }
    layout.dataDidChange(
      CollectionChange(ItemChanges(moved: [old: target]), from: itemCounts, to: itemCounts))
    layout.invalidateLayout()
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction
    ) {
      self.layOutCollection()
    }
  }

  /// Where an item of the section is when one goes from `old` to `new`.
  private static func moved(_ path: IndexPath, from old: IndexPath, to new: IndexPath) -> IndexPath
  {
    guard path.section == old.section else { return path }
    if path == old { return new }
    var item = path.item
    if item > old.item { item -= 1 }
    if item >= new.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// Where the item shown at `path` is in the data, which do not know of the movement yet.
  final func dataPath(_ path: IndexPath) -> IndexPath {
    guard let movement else { return path }
    return Self.moved(path, from: movement.target, to: movement.origin)
  }

  /// Holds the moving item's cell where the finger is.
  final func place(_ movement: ItemMovement) {
    let key = ElementKey(item: movement.target)
    guard let view = shown[key]?.view else { return }
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: movement.target, withTargetPosition: movement.position)
    UIView.performWithoutAnimation {
      self.shown[key]?.attributes = attributes
      self.put(view, attributes)
      self.arrangeViews()
    }
  }
}
