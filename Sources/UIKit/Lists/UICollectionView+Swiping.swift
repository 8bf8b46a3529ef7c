import CoreGraphics

extension UICollectionView: RowSwiping {
  /// Lets items be pulled to the side, where the layout has something that can be done with them.
  final func setUpSwiping() {
    guard swipePan == nil, layout.hasSwipeActions else { return }
    let pan = UIPanGestureRecognizer(target: self, action: UICollectionView.swiped)
    swipePan = pan
    addGestureRecognizer(pan)
  }

  /// Shows the buttons at the trailing side of an item, or takes them away.
  final func toggleSwipe(at path: IndexPath) {
    if swipe?.path == path { closeSwipe(animated: true) } else { openSwipe(at: path) }
  }

  final var allowsSwiping: Bool { !isEditing && movement == nil }

  final func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  final func swipedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  final func swipeActions(at path: IndexPath, isLeft: Bool) -> RowActions? {
    layout.swipeActions(at: path, isLeading: isLeft != isRightToLeft).flatMap { RowActions($0) }
  }

  final func willOpen(_ swipe: RowSwipe) {
    swipe.buttons.frame = swipe.cell.frame
    swipe.buttons.layer.cornerRadius = swipe.cell.layer.cornerRadius
    swipe.buttons.layer.maskedCorners = swipe.cell.layer.maskedCorners
    (swipe.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  final func willClose(_ swipe: RowSwipe) {
    (swipe.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }
}
