import CoreGraphics

extension UITableView: RowSwiping {
  final func setUpSwiping() {
    let pan = UIPanGestureRecognizer(target: self, action: UITableView.swiped)
    swipePan = pan
    addGestureRecognizer(pan)
    let press = UILongPressGestureRecognizer(target: self, action: UITableView.rowPressed)
    menuPress = press
    addGestureRecognizer(press)
  }

  // MARK: What can be done

  final func swipeActions(at path: IndexPath, isLeft: Bool) -> RowActions? {
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

  final var allowsSwiping: Bool { !edits && moving == nil }

  final func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  final func swipedCell(at path: IndexPath) -> UIView? { cells[path] }

  final func willOpen(_ swipe: RowSwipe) {
    delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    swipe.buttons.frame = rectForRow(at: swipe.path)
  }

  final func didClose(_ swipe: RowSwipe) {
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }
}
