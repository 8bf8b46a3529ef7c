import CoreGraphics

extension UICollectionView {
  /// What `selectItem(at:animated:scrollPosition:)` does.
  final func choose(
    _ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition
  ) {
    guard selects else { return }
    guard let indexPath else {
      for path in selected { deselectItem(at: path, animated: animated) }
      return
    }
    if !selectsMany {
      for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    select(indexPath, animated: animated)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  final func select(_ path: IndexPath, animated: Bool) {
    if !selected.contains(path) { selected.append(path) }
    show(path, isSelected: true, animated: animated)
  }

  final func show(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
    guard animated, window != nil else {
      cell.isSelected = isSelected
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      cell.isSelected = isSelected
    }
  }

  /// The item whose cell a finger is on.
  final func item(under touch: UITouch) -> IndexPath? {
    let views = sequence(first: touch.view ?? self, next: \.superview)
    let cell = views.first { $0 is UICollectionViewCell && holds($0) } as? UICollectionViewCell
    return cell.flatMap { indexPath(for: $0) }
  }

  /// What a tap on an item does.
  final func tapItem(_ path: IndexPath) {
    if let row = cellForItem(at: path) as? UICollectionViewListCell, row.turnsOutlineWhenTapped() {
      return
    }
    if selectsMany, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return leaveItem(path)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsMany { for old in selected where old != path { leaveItem(old) } }
    select(path, animated: false)
    delegate?.collectionView(self, didSelectItemAt: path)
    if let cell = cellForItem(at: path) { cell.selectionSegue?.run(cell) }
  }

  private func leaveItem(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// The pressed item is pressed no more.
  final func letGo() {
    guard let path = pressed else { return }
    pressed = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }
}
