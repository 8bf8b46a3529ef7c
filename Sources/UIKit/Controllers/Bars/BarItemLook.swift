import CoreGraphics

/// How a bar shows its items.
@MainActor
struct BarItemLook {
  /// The colour of titles and stencils.
  var tint: UIColor
  /// Items in plain style; nil: as they are by themselves.
  var plain: UIBarButtonItemAppearance?
  /// Items in bold style.
  var done: UIBarButtonItemAppearance?
  /// Points.
  var barHeight: CGFloat = 44

  /// How a title is set in a state.
  func attributes(of item: UIBarButtonItem, _ state: UIControl.State) -> [NSAttributedString.Key:
    Any]
  {
    let isDone = item.style == .done
    var result: [NSAttributedString.Key: Any] = [
      .font: isDone ? UIFont.systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17),
      .foregroundColor: item.tintColor ?? tint,
    ]
    if let look = isDone ? done : plain { result.merge(look.attributes(for: state)) { $1 } }
    result.merge(item.titleAttributes[.normal] ?? [:]) { $1 }
    for part in [UIControl.State.highlighted, .disabled] where state.contains(part) {
      result.merge(item.titleAttributes[part] ?? [:]) { $1 }
    }
    return result
  }

  /// True where a state has a look of its own, so that the content is not paled.
  func hasLook(of item: UIBarButtonItem, _ state: UIControl.State) -> Bool {
    let own = item.titleAttributes[state]?[.foregroundColor]
    let look = item.style == .done ? done : plain
    let given =
      (state == .highlighted ? look?.highlighted : look?.disabled)?.titleTextAttributes
    return own != nil || given?[.foregroundColor] != nil
  }

  /// Moves the title, points.
  func titleOffset(of item: UIBarButtonItem) -> UIOffset {
    if item.titleOffset != .zero { return item.titleOffset }
    return (item.style == .done ? done : plain)?.normal.titlePositionAdjustment ?? .zero
  }

  /// What lies behind the title.
  func background(of item: UIBarButtonItem, _ state: UIControl.State) -> UIImage? {
    let look = item.style == .done ? done : plain
    return item.backgroundImages[state] ?? item.backgroundImages[.normal]
      ?? (state == .highlighted ? look?.highlighted.backgroundImage : nil)
      ?? look?.normal.backgroundImage
  }
}

extension UIBarButtonItem {
  /// A view that shows the item, as large as its content; nil for space and items that show nothing.
  final func makeView(_ look: BarItemLook) -> UIView? {
    if let customView { return customView }
    guard !isSpace, image != nil || title != nil else { return nil }
    let button = BarButton(self, look: look)
    shownView = button
    return button
  }
}
