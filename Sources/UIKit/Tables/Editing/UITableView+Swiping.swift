import CoreGraphics

extension UITableView {
  final func setUpSwiping() {
    let pan = UIPanGestureRecognizer(target: self, action: UITableView.swiped)
    swipePan = pan
    addGestureRecognizer(pan)
    let press = UILongPressGestureRecognizer(target: self, action: UITableView.rowPressed)
    menuPress = press
    addGestureRecognizer(press)
  }

  // MARK: What can be done

  /// The buttons of a row at one side of the screen; nil: none.
  private func actions(at path: IndexPath, isLeft: Bool) -> RowActions? {
    let asked =
      isLeft != isRightToLeft
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let asked { return RowActions(asked) }
    guard isLeft == isRightToLeft else { return nil }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      return rowActions(old, at: path)
    }
    guard edits || mayBeDeleted(path) else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = SwipeAction(title: title ?? "Delete", color: .systemRed) { [weak self] _, done in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return RowActions(actions: [delete], performsFirst: true)
  }

  private func rowActions(_ old: [UITableViewRowAction], at path: IndexPath) -> RowActions? {
    guard !old.isEmpty else { return nil }
    let actions = old.map { action in
      let color = action.backgroundColor ?? (action.style == .default ? .systemRed : .systemGray)
      return SwipeAction(title: action.title, color: color) { _, _ in
        action.handler(action, path)
      }
    }
    return RowActions(actions: actions, performsFirst: false)
  }

  // MARK: Pulling

  /// Whether the pan that is about to begin pulls a row to the side.
  final var mayBeginSwipe: Bool {
    guard let pan = swipePan, !edits, moving == nil, window != nil else { return false }
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y), let path = indexPathForRow(at: pan.location(in: self)) else {
      return false
    }
    if let swipe, swipe.path == path { return true }
    guard let cell = cells[path], let actions = actions(at: path, isLeft: way.x > 0) else {
      return false
    }
    begin(RowSwipe(path, cell, actions, isLeft: way.x > 0))
    return true
  }

  private func begin(_ new: RowSwipe) {
    letGo()
    closeSwipe(animated: true)
    swipe = new
    delegate?.tableView(self, willBeginEditingRowAt: new.path)
    new.buttons.frame = rectForRow(at: new.path)
    new.buttons.chosen = { [weak self, weak new] index in
      if let new { self?.perform(index, of: new) }
    }
    UIView.performWithoutAnimation {
      self.insertSubview(new.buttons, belowSubview: new.cell)
      new.show(0)
    }
  }

  /// Shows the buttons at the end of a row.
  final func openSwipe(at path: IndexPath) {
    guard let cell = cells[path], let actions = actions(at: path, isLeft: isRightToLeft) else {
      return
    }
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
      // It may have been taken away with its row meanwhile.
      if let swipe, self?.swipe === swipe { self?.closeSwipe(animated: true) }
    }
  }

  /// Takes the buttons of the row that shows them away.
  final func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let end: () -> Void = { [weak self] in
      swipe.buttons.removeFromSuperview()
      guard let self else { return }
      self.delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    }
    guard animated, window != nil else {
      swipe.show(0)
      return end()
    }
    swipe.settle(at: 0, completion: end)
  }
}
