import CoreGraphics

extension UIButton {
  private static let menuAction = UIAction.Identifier("zoetrope.menu")

  /// Has the menu shown when the button is touched, where that is what a touch does.
  final func menuDidChange() {
    removeAction(identifiedBy: Self.menuAction, for: .touchUpInside)
    guard menu != nil, showsMenuAsPrimaryAction else { return }
    addAction(
      UIAction(identifier: Self.menuAction) { [weak self] _ in self?.showMenu() },
      for: .touchUpInside)
  }

  private func showMenu() {
    guard let menu, window != nil else { return }
    let overlay = MenuOverlay(menu, preview: nil, source: convert(bounds, to: nil))
    sendActions(for: .menuActionTriggered)
    overlay.show(about: self)
    guard changesSelectionAsPrimaryAction else { return }
    overlay.didEnd = { [weak self] in self?.showSelection(of: menu) }
  }

  /// Shows the title of the action that is ticked.
  private func showSelection(of menu: UIMenu) {
    if let chosen = menu.selectedElements.first { setTitle(chosen.title, for: .normal) }
  }
}
