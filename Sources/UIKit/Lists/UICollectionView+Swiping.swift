import CoreGraphics

extension UICollectionView {
  /// Lets items be pulled to the side, where the layout has something that can be done with them.
  final func setUpSwiping() {
    guard swipePan == nil, layout.hasSwipeActions else { return }
    let pan = UIPanGestureRecognizer(target: self, action: UICollectionView.swiped)
    swipePan = pan
    addGestureRecognizer(pan)
  }

  /// The buttons of an item at one side of the screen; nil: none.
  private func actions(at path: IndexPath, isLeft: Bool) -> RowActions? {
    layout.swipeActions(at: path, isLeading: isLeft != isRightToLeft).flatMap { RowActions($0) }
  }

  /// Whether the pan that is about to begin pulls an item to the side.
  final var mayBeginSwipe: Bool {
    guard let pan = swipePan, !isEditing, movement == nil, window != nil else { return false }
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y), let path = indexPathForItem(at: pan.location(in: self)) else {
      return false
    }
    if let swipe, swipe.path == path { return true }
    guard let cell = cellForItem(at: path), let actions = actions(at: path, isLeft: way.x > 0)
    else { return false }
    begin(RowSwipe(path, cell, actions, isLeft: way.x > 0))
    return true
  }

  private func begin(_ new: RowSwipe) {
    letGo()
    closeSwipe(animated: true)
    swipe = new
    new.buttons.frame = new.cell.frame
    new.buttons.layer.cornerRadius = new.cell.layer.cornerRadius
    new.buttons.layer.maskedCorners = new.cell.layer.maskedCorners
    new.buttons.chosen = { [weak self, weak new] index in
      if let new { self?.perform(index, of: new) }
    }
    UIView.performWithoutAnimation {
      self.insertSubview(new.buttons, belowSubview: new.cell)
      new.show(0)
    }
    (new.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  /// Shows the buttons at the trailing side of an item.
  final func openSwipe(at path: IndexPath) {
    if swipe?.path == path { return closeSwipe(animated: true) }
    guard let cell = cellForItem(at: path), let actions = actions(at: path, isLeft: isRightToLeft)
    else { return }
    let new = RowSwipe(path, cell, actions, isLeft: isRightToLeft)
    begin(new)
    new.settle(at: new.openOffset)
  }

  private func swiped(_ pan: UIPanGestureRecognizer) {
    guard let swipe else { return }
    let way = pan.translation(in: self).x
    switch pan.state {
    case .began:
      swipe.start = swipe.offset
      swipe.pull(to: swipe.start + way)
    case .changed: swipe.pull(to: swipe.start + way)
    case .ended: letGo(of: swipe, speed: pan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    default: break
    }
  }

  private func letGo(of swipe: RowSwipe, speed: CGFloat) {
    switch swipe.outcome(speed: speed, width: bounds.width) {
    case .performsFirst:
      swipe.settle(at: swipe.isLeft ? bounds.width : -bounds.width)
      perform(0, of: swipe)
    case .opens: swipe.settle(at: swipe.openOffset)
    case .closes: closeSwipe(animated: true)
    }
  }

  private func perform(_ index: Int, of swipe: RowSwipe) {
    swipe.buttons.run(index) { [weak self, weak swipe] _ in
      // It may have been taken away with its item meanwhile.
      if let swipe, self?.swipe === swipe { self?.closeSwipe(animated: true) }
    }
  }

  /// Takes the buttons of the item that shows them away.
  final func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let end: () -> Void = { swipe.buttons.removeFromSuperview() }
    (swipe.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    guard animated, window != nil else {
      swipe.show(0)
      return end()
    }
    swipe.settle(at: 0, completion: end)
  }
}
