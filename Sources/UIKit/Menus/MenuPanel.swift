import CoreGraphics
import QuartzCore

/// The card that a menu is: rows of 44 points, groups set apart by a wider line. It looks as on iOS 15.
final class MenuPanel: UIView {
  /// The width of a menu, points.
  static let width: CGFloat = 250
  static let row: CGFloat = 44
  static let gap: CGFloat = 8
  static let corner: CGFloat = 13

  private let back = UIVisualEffectView(effect: nil)
  private let list = UIScrollView()
  private var rows: [MenuRow] = []
  private var lines: [(view: UIView, height: CGFloat)] = []
  private var trail: [UIMenu] = []
  /// Called with the action that was chosen.
  var chosen: ((UIAction) -> Void)?
  /// Called when the menu shows another one, of another height.
  var didChange: (() -> Void)?

  init(_ menu: UIMenu) {
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    back.layer.cornerRadius = Self.corner
    back.layer.cornerCurve = .continuous
    back.clipsToBounds = true
    addSubview(back)
    list.contentInsetAdjustmentBehavior = .never
    back.contentView.addSubview(list)
    trail = [menu]
    showMenu()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let isDark = traitCollection.userInterfaceStyle == .dark
    back.effect = UIBlurEffect(
      style: isDark ? .systemThickMaterialDark : .systemThickMaterialLight)
  }

  // MARK: Content

  private enum Entry {
    case row(MenuRow)
    case gap
  }

  private func showMenu() {
    for view in rows { view.removeFromSuperview() }
    for line in lines { line.view.removeFromSuperview() }
    (rows, lines) = ([], [])
    guard let menu = trail.last else { return }
    var entries: [Entry] = []
    if trail.count > 1 {
      entries.append(.row(MenuRow(back: menu) { [weak self] in self?.goBack() }))
    } else if !menu.title.isEmpty {
      entries.append(.row(MenuRow(title: menu.title)))
    }
    let ticks = menu.options.contains(.singleSelection)
    entries += self.entries(of: menu, isSingle: ticks)
    // No gap at an end, and only one in a row.
    while case .gap? = entries.last { entries.removeLast() }
    let hasTicks = entries.contains {
      if case .row(let row) = $0 { row.isTicked } else { false }
    }
    var wasGap = true
    for entry in entries {
      switch entry {
      case .row(let row):
        if !wasGap { addLine(1 / UIScreen.main.scale) }
        row.leavesRoomForTick = hasTicks
        rows.append(row)
        list.addSubview(row)
        wasGap = false
      case .gap where !wasGap:
        addLine(Self.gap)
        wasGap = true
      case .gap: break
      }
    }
    setNeedsLayout()
  }

  private func addLine(_ height: CGFloat) {
    let line = UIView()
    line.backgroundColor = height < 2 ? .separator : .systemFill
    lines.append((line, height))
    // A line belongs below the row before it.
    rows.last?.lineBelow = height
    list.addSubview(line)
  }

  private func entries(of menu: UIMenu, isSingle: Bool) -> [Entry] {
    menu.children.flatMap { element -> [Entry] in
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        return [.gap]
          + entries(of: inner, isSingle: inner.options.contains(.singleSelection)) + [.gap]
      case let inner as UIMenu:
        return [.row(MenuRow(submenu: inner) { [weak self] in self?.open(inner) })]
      case let action as UIAction:
        guard !action.attributes.contains(.hidden) else { return [] }
        return [
          .row(
            MenuRow(action) { [weak self] in
              if isSingle { for case let other as UIAction in menu.children { other.state = .off } }
              if isSingle { action.state = .on }
              self?.choose(action)
            })
        ]
      case let deferred as UIDeferredMenuElement:
        var found: [UIMenuElement] = []
        deferred.ask { found = $0 }
        return entries(of: UIMenu(children: found), isSingle: isSingle)
      default: return []
      }
    }
  }

  private func choose(_ action: UIAction) {
    chosen?(action)
    if action.attributes.contains(.keepsMenuPresented) { showMenu() }
  }

  private func open(_ menu: UIMenu) {
    trail.append(menu)
    showMenu()
    didChange?()
  }

  private func goBack() {
    trail.removeLast()
    showMenu()
    didChange?()
  }

  // MARK: Layout

  private var contentHeight: CGFloat {
    rows.reduce(0) { $0 + $1.height + $1.lineBelow }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: Self.width,
      height: size.height > 0 ? min(size.height, contentHeight) : contentHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = bounds
    list.frame = bounds
    list.contentSize = CGSize(width: bounds.width, height: contentHeight)
    var y: CGFloat = 0
    var line = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
      y += row.height
      guard row.lineBelow > 0, lines.indices.contains(line) else { continue }
      lines[line].view.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.lineBelow)
      y += row.lineBelow
      line += 1
    }
  }
}

/// One row of a menu.
final class MenuRow: UIControl {
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let tick = CellSignView()
  private let arrow = CellSignView()
  private let run: (() -> Void)?
  /// The height of the row, points.
  let height: CGFloat
  /// The height of the line below it; 0: none.
  var lineBelow: CGFloat = 0
  /// True: there is a tick before the text.
  private(set) var isTicked = false
  /// True: a row of the menu has a tick.
  var leavesRoomForTick = false { didSet { setNeedsLayout() } }
  private let isBack: Bool

  private init(
    _ title: String, subtitle: String?, image: UIImage?, color: UIColor, height: CGFloat,
    isBack: Bool = false, run: (() -> Void)?
  ) {
    self.run = run
    self.height = (subtitle ?? "").isEmpty ? height : height + 16
    self.isBack = isBack
    super.init(frame: .zero)
    label.text = title
    label.textColor = color
    label.font = .systemFont(ofSize: 17)
    second.text = subtitle
    second.textColor = .secondaryLabel
    second.font = .systemFont(ofSize: 12)
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    tick.type = .checkmark
    tick.tintColor = color
    arrow.type = .disclosureIndicator
    for view in [label, second, picture, tick, arrow] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    tick.isHidden = true
    arrow.isHidden = true
    addTarget(self, action: MenuRow.press, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The title of a menu.
  convenience init(title: String) {
    self.init(
      title, subtitle: nil, image: nil, color: .secondaryLabel, height: 32, run: nil)
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    isEnabled = false
  }

  /// An action.
  convenience init(_ action: UIAction, run: @escaping () -> Void) {
    let color: UIColor =
      action.attributes.contains(.disabled)
      ? .tertiaryLabel : action.attributes.contains(.destructive) ? .systemRed : .label
    self.init(
      action.title, subtitle: action.subtitle, image: action.image, color: color,
      height: MenuPanel.row, run: run)
    isEnabled = !action.attributes.contains(.disabled)
    isTicked = action.state != .off
    tick.isHidden = !isTicked
  }

  /// A menu of its own.
  convenience init(submenu menu: UIMenu, run: @escaping () -> Void) {
    self.init(
      menu.title, subtitle: menu.subtitle, image: menu.image,
      color: menu.options.contains(.destructive) ? .systemRed : .label, height: MenuPanel.row,
      run: run)
    arrow.isHidden = false
  }

  /// The way back from a menu inside.
  convenience init(back menu: UIMenu, run: @escaping () -> Void) {
    self.init(
      menu.title, subtitle: nil, image: nil, color: .label, height: MenuPanel.row, isBack: true,
      run: run)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    arrow.isHidden = false
    arrow.transform = CGAffineTransform(scaleX: -1, y: 1)
  }

  private func press() { run?() }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tick.frame = CGRect(x: 11, y: 0, width: 14, height: bounds.height)
    arrow.bounds.size = CGSize(width: 8, height: bounds.height)
    arrow.center = CGPoint(x: isBack ? 18 : bounds.width - 20, y: bounds.midY)
    let hasPicture = picture.image != nil
    if hasPicture {
      picture.frame = CGRect(x: bounds.width - 40, y: bounds.midY - 12, width: 24, height: 24)
    }
    let isTitle = !isEnabled && run == nil
    let start: CGFloat = isTitle ? 16 : leavesRoomForTick || isBack ? 34 : 16
    let end =
      hasPicture
      ? bounds.width - 48 : arrow.isHidden || isBack ? bounds.width - 16 : bounds.width - 36
    let (first, other) = (label.intrinsicContentSize, second.intrinsicContentSize)
    let below = (second.text ?? "").isEmpty ? 0 : other.height
    let y = bounds.midY - (first.height + below) / 2
    label.frame = CGRect(x: start, y: y, width: max(0, end - start), height: first.height)
    second.frame = CGRect(
      x: start, y: y + first.height, width: max(0, end - start), height: below)
  }
}
