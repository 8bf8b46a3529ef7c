import CoreGraphics

/// A list whose rows are pulled to the side, where buttons show what can be done with them.
@MainActor
protocol RowSwiping: UIScrollView {
  /// The row that is pulled, or lies open.
  var swipe: RowSwipe? { get set }
  var swipePan: UIPanGestureRecognizer? { get set }
  /// False while rows are edited or moved otherwise.
  var allowsSwiping: Bool { get }
  /// Left to right where it is false.
  var isRightToLeft: Bool { get }

  func swipedPath(at point: CGPoint) -> IndexPath?
  func swipedCell(at path: IndexPath) -> UIView?
  /// The buttons of a row at one side of the screen; nil: none.
  func swipeActions(at path: IndexPath, isLeft: Bool) -> RowActions?

  /// The row under a finger is not touched any more.
  func letGo()
  /// The buttons are about to be put behind the row's cell, where they have to have their frames.
  func willOpen(_ swipe: RowSwipe)
  func willClose(_ swipe: RowSwipe)
  func didClose(_ swipe: RowSwipe)
}

extension RowSwiping {
  func willClose(_ swipe: RowSwipe) {}
  func didClose(_ swipe: RowSwipe) {}

  /// Whether the pan that is about to begin pulls a row to the side.
  var mayBeginSwipe: Bool {
    guard let pan = swipePan, allowsSwiping, window != nil else { return false }
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y), let path = swipedPath(at: pan.location(in: self)) else {
      return false
    }
    if let swipe, swipe.path == path { return true }
    return begin(at: path, isLeft: way.x > 0) != nil
  }

  /// Shows the buttons at the end of a row.
  func openSwipe(at path: IndexPath) {
    if let new = begin(at: path, isLeft: isRightToLeft) { new.settle(at: new.openOffset) }
  }

  private func begin(at path: IndexPath, isLeft: Bool) -> RowSwipe? {
    guard let cell = swipedCell(at: path), let actions = swipeActions(at: path, isLeft: isLeft)
    else { return nil }
    let new = RowSwipe(path, cell, actions, isLeft: isLeft)
    letGo()
    closeSwipe(animated: true)
    swipe = new
    willOpen(new)
    new.buttons.chosen = { [weak self, weak new] index in
      if let new { self?.perform(index, of: new) }
    }
    UIView.performWithoutAnimation {
      self.insertSubview(new.buttons, belowSubview: new.cell)
      new.show(0)
    }
    return new
  }

  func swiped(_ pan: UIPanGestureRecognizer) {
    guard let swipe else { return }
    let way = pan.translation(in: self).x
    switch pan.state {
    case .began:
      swipe.start = swipe.offset
      swipe.pull(to: swipe.start + way)
    case .changed: swipe.pull(to: swipe.start + way)
    case .ended: release(swipe, speed: pan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    default: break
    }
  }

  private func release(_ swipe: RowSwipe, speed: CGFloat) {
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
      // It may have been taken away with its row meanwhile.
      if let swipe, self?.swipe === swipe { self?.closeSwipe(animated: true) }
    }
  }

  /// Takes the buttons of the row that shows them away.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let end: () -> Void = { [weak self] in
      swipe.buttons.removeFromSuperview()
      self?.didClose(swipe)
    }
    willClose(swipe)
    guard animated, window != nil else {
      swipe.show(0)
      return end()
    }
    swipe.settle(at: 0, completion: end)
  }
}
