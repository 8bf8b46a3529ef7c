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

  /// True: of the actions of the first menu one is ticked.
  private let isSingle: Bool
  /// What deferred elements have handed over while the menu is shown; nil: nothing yet.
  private var delivered: [ObjectIdentifier: [UIMenuElement]?] = [:]

  init(_ menu: UIMenu, isSingle: Bool = false) {
    self.isSingle = isSingle
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

  required init?(coder: NSCoder) { nil }

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
    entries += self.entries(of: menu, ticking: singles(of: menu, isSingle && trail.count == 1))
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

  /// The actions of a menu of which one is ticked; nil: each for itself.
  private func singles(of menu: UIMenu, _ isSingle: Bool = false) -> [UIAction]? {
    isSingle || menu.options.contains(.singleSelection) ? menu.ownActions : nil
  }

  /// The rows of a menu; of `singles` one is ticked.
  private func entries(of menu: UIMenu, ticking singles: [UIAction]?) -> [Entry] {
    menu.children.flatMap { element -> [Entry] in
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        let title: [Entry] = inner.title.isEmpty ? [] : [.row(MenuRow(title: inner.title))]
        return [.gap] + title + entries(of: inner, ticking: singles ?? self.singles(of: inner))
          + [.gap]
      case let inner as UIMenu:
        return [.row(MenuRow(submenu: inner) { [weak self] in self?.open(inner) })]
      case let action as UIAction:
        guard !action.attributes.contains(.hidden) else { return [] }
        return [
          .row(
            MenuRow(action) { [weak self] in
              if let singles {
                for other in singles { other.state = .off }
                action.state = .on
              }
              self?.choose(action)
            })
        ]
      case let deferred as UIDeferredMenuElement:
        guard let found = elements(of: deferred) else { return [.row(MenuRow(waiting: ()))] }
        return entries(of: UIMenu(children: found), ticking: singles)
      default: return []
      }
    }
  }

  /// What a deferred element stands for; nil while it has not said so. It is asked once while the menu is
  /// shown.
  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let key = ObjectIdentifier(deferred)
    if let known = delivered[key] { return known }
    delivered[key] = .some(nil)
    var isBeingAsked = true
    deferred.ask { [weak self] found in
      guard let self else { return }
      self.delivered[key] = found
      guard !isBeingAsked else { return }
      self.showMenu()
      self.didChange?()
    }
    isBeingAsked = false
    return delivered[key] ?? nil
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
  private var wheel: UIActivityIndicatorView?

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

  /// Elements that are still to come.
  convenience init(waiting: Void) {
    self.init(
      "Loading…", subtitle: nil, image: nil, color: .secondaryLabel, height: MenuPanel.row,
      run: nil)
    isEnabled = false
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.isUserInteractionEnabled = false
    wheel.startAnimating()
    addSubview(wheel)
    self.wheel = wheel
  }

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
    tick.isMixed = action.state == .mixed
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
    arrow.pointsBack = true
  }

  private func press() { run?() }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tick.frame = directed(CGRect(x: 11, y: 0, width: 14, height: bounds.height))
    arrow.frame = directed(
      CGRect(x: isBack ? 14 : bounds.width - 24, y: 0, width: 8, height: bounds.height))
    let hasPicture = picture.image != nil
    if hasPicture {
      picture.frame = directed(
        CGRect(x: bounds.width - 40, y: bounds.midY - 12, width: 24, height: 24))
    }
    wheel?.frame = directed(
      CGRect(x: bounds.width - 36, y: bounds.midY - 10, width: 20, height: 20))
    let isTitle = !isEnabled && run == nil && wheel == nil
    let start: CGFloat = isTitle ? 16 : leavesRoomForTick || isBack ? 34 : 16
    let end =
      hasPicture
      ? bounds.width - 48 : arrow.isHidden || isBack ? bounds.width - 16 : bounds.width - 36
    let (first, other) = (label.intrinsicContentSize, second.intrinsicContentSize)
    let below = (second.text ?? "").isEmpty ? 0 : other.height
    let y = bounds.midY - (first.height + below) / 2
    label.frame = directed(
      CGRect(x: start, y: y, width: max(0, end - start), height: first.height))
    second.frame = directed(
      CGRect(x: start, y: y + first.height, width: max(0, end - start), height: below))
  }
}
