import CoreGraphics

extension UIView {
  /// Shows a menu about the view; then calls `ended`. Of the menu's own actions one is ticked if `isSingle`.
  final func show(_ menu: UIMenu, isSingle: Bool = false, ended: (() -> Void)? = nil) {
    guard window != nil else { return }
    let overlay = MenuOverlay(
      menu, isSingle: isSingle, preview: nil, source: convert(bounds, to: nil))
    overlay.show(about: self)
    overlay.didEnd = ended
  }
}

extension UIMenu {
  /// The actions that stand in the menu itself, those of menus that are shown inside it too.
  final var ownActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.ownActions
    }
  }

  /// Ticks the first action where none is, as a button needs that shows which it is.
  final func chosenAction() -> UIAction? {
    let actions = ownActions
    if let chosen = actions.first(where: { $0.state == .on }) { return chosen }
    actions.first?.state = .on
    return actions.first
  }
}

extension UIButton {
  private static let menuAction = UIAction.Identifier("zoetrope.menu")

  /// Has the menu shown when the button is touched, or where a touch does something else, when a finger
  /// stays on it; without a menu, has a touch select the button where it is to.
  final func menuDidChange() {
    removeAction(identifiedBy: Self.menuAction, for: .touchUpInside)
    if let press = menuPress { removeGestureRecognizer(press) }
    menuPress = nil
    guard menu != nil else {
      guard changesSelectionAsPrimaryAction else { return }
      return addAction(
        UIAction(identifier: Self.menuAction) { [weak self] _ in self?.isSelected.toggle() },
        for: .touchUpInside)
    }
    showChosen()
    guard showsMenuAsPrimaryAction else {
      let press = UILongPressGestureRecognizer(target: self, action: UIButton.pressed)
      menuPress = press
      return addGestureRecognizer(press)
    }
    addAction(
      UIAction(identifier: Self.menuAction) { [weak self] _ in self?.showMenu() },
      for: .touchUpInside)
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { showMenu() }
  }

  private func showMenu() {
    guard let menu else { return }
    sendActions(for: .menuActionTriggered)
    show(menu, isSingle: changesSelectionAsPrimaryAction) { [weak self] in self?.showChosen() }
  }

  /// Shows the title of the action that is ticked.
  private func showChosen() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction,
      let chosen = menu?.chosenAction()
    else { return }
    if configuration != nil {
      configuration?.title = chosen.title
      if let image = chosen.image { configuration?.image = image }
    } else {
      setTitle(chosen.title, for: .normal)
    }
  }
}
