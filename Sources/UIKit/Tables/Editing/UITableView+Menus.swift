import CoreGraphics

// What touches of a row do beside selecting it: the button at its end, and a long press.
extension UITableView {
  /// The row whose button at the end lies under a finger.
  final func accessory(at touch: UITouch) -> IndexPath? {
    guard let path = indexPathForRow(at: touch.location(in: self)), let cell = cells[path],
      cell.buttonArea.contains(touch.location(in: cell))
    else { return nil }
    return path
  }

  /// What a touch of the button at the end of a row does.
  final func tapAccessory(_ path: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    if let cell = cells[path] { cell.accessorySegue?.run(cell) }
  }

  /// Whether a long press that is about to begin shows something.
  final var mayShowMenu: Bool {
    pendingMenu = nil
    guard let press = menuPress, contextMenu == nil, swipe == nil, moving == nil else {
      return false
    }
    let point = press.location(in: self)
    guard let path = indexPathForRow(at: point), cells[path] != nil,
      let configuration = delegate?.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return false }
    pendingMenu = (path, configuration)
    return true
  }

  final func rowPressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let (path, configuration) = pendingMenu, let cell = cells[path]
    else { return }
    pendingMenu = nil
    letGo()
    contextMenu = ContextMenu(configuration, about: cell, targeted: nil)
    contextMenu?.show(
      about: cell, willShow: { _ in }, willEnd: { _ in },
      willPerform: { [weak self] animator in
        guard let self else { return }
        self.delegate?.tableView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      },
      didEnd: { [weak self] in self?.contextMenu = nil })
  }
}
