import CoreGraphics

/// An item of a bar: shows its picture or title, and takes touches as high as the bar.
final class BarButton: UIControl {
  /// How pale content is under a finger, and without being enabled.
  private static let pale: CGFloat = 0.3

  let item: UIBarButtonItem
  private let look: BarItemLook
  private let background = UIImageView(frame: .zero)
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)

  init(_ item: UIBarButtonItem, look: BarItemLook) {
    self.item = item
    self.look = look
    super.init(frame: .zero)
    for view in [background, picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isEnabled = item.isEnabled
    isUserInteractionEnabled = doesSomething || item.menu != nil || !item.isEnabled
    if item.menu != nil, doesSomething {
      addGestureRecognizer(
        UILongPressGestureRecognizer(target: self, action: BarButton.pressedLong))
    }
    accessibilityDescription = item.accessibilityDescription
    if accessibilityDescription.label == nil, let symbol = item.systemItem {
      // As the system's items are called: "Add", "Fast forward".
      let name = "\(symbol)"
      accessibilityDescription.label =
        symbol == .fastForward ? "Fast forward" : name.prefix(1).uppercased() + name.dropFirst()
    }
    showState()
    bounds.size = contentSize
    addTarget(self, action: BarButton.press, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// True where a touch does something else than to show the menu.
  private var doesSomething: Bool { item.method != nil || item.primaryAction != nil }

  private func press() {
    if let action = item.primaryAction {
      action.run(from: item)
    } else if let method = item.method {
      method.send(from: item, startingAt: self)
    } else {
      showMenu()
    }
  }

  private func pressedLong(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { showMenu() }
  }

  private func showMenu() {
    guard let menu = item.menu else { return }
    let ticks = item.changesSelectionAsPrimaryAction
    show(menu, isSingle: ticks) { [item] in if ticks { item.didChange?() } }
  }

  /// The title that is shown.
  private var title: String? {
    item.changesSelectionAsPrimaryAction
      ? item.menu?.chosenAction()?.title ?? item.title : item.title
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  private func showState() {
    let state = state.intersection([.highlighted, .disabled])
    background.image = look.background(of: item, state)
    if let image = item.image {
      picture.image =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      let color = look.attributes(of: item, state)[.foregroundColor] as? UIColor
      picture.tintColor = color ?? item.tintColor ?? look.tint
    } else {
      label.attributedText = NSAttributedString(
        string: title ?? "", attributes: look.attributes(of: item, state))
    }
    let alpha =
      state.isEmpty || item.image == nil && look.hasLook(of: item, state) ? 1 : Self.pale
    for view in [label, picture] { view.alpha = alpha }
    setNeedsLayout()
  }

  private var contentSize: CGSize {
    var size = item.image?.size ?? label.intrinsicContentSize
    for title in item.possibleTitles ?? [] where item.image == nil {
      let other = NSAttributedString(string: title, attributes: look.attributes(of: item, .normal))
      size.width = max(size.width, other.size().width.rounded(.up))
    }
    if let behind = background.image, item.image == nil {
      size.width = max(size.width + 16, behind.size.width)
      size.height = max(size.height, behind.size.height)
    }
    if item.width > 0 { size.width = item.width }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    picture.bounds.size = item.image?.size ?? .zero
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let offset = look.titleOffset(of: item)
    label.bounds.size = label.intrinsicContentSize
    label.center = CGPoint(x: bounds.midX + offset.horizontal, y: bounds.midY + offset.vertical)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - look.barHeight) / 2)).contains(point)
  }
}
