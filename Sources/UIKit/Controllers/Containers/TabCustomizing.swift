import CoreGraphics

/// The panel from which the user takes items into a tab bar: a grid of them, each to be dragged onto the slot of
/// another.
final class TabCustomizing: UIView {
  private weak var bar: UITabBar?
  private let items: [UITabBarItem]
  private let before: [UITabBarItem]
  private let titleBar = UINavigationBar()
  private var buttons: [UITabBarButton] = []

  init(of bar: UITabBar, _ items: [UITabBarItem]) {
    self.bar = bar
    self.items = items
    before = bar.items ?? []
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Configure")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.bar?.endCustomizing(animated: true) })
    titleBar.items = [item]
    addSubview(titleBar)
    buttons = items.map { item in
      let button = UITabBarButton(item)
      button.show(isSelected: false, color: UIColor(white: 0.573, alpha: 1), look: nil)
      let drag = UIPanGestureRecognizer()
      drag.addTarget(self, action: TabCustomizing.dragged(_:))
      button.addGestureRecognizer(drag)
      addSubview(button)
      return button
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the bar has other items than at the beginning.
  var isChanged: Bool {
    let now = bar?.items ?? []
    return now.count != before.count || zip(now, before).contains { $0 !== $1 }
  }

  /// Comes up from below, above the bar.
  func show(in window: UIWindow) {
    guard let bar else { return }
    let top = bar.convert(bar.bounds, to: window).minY
    frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: top)
    window.addSubview(self)
    UIView.performWithoutAnimation {
      transform = CGAffineTransform(translationX: 0, y: bounds.height)
      layoutIfNeeded()
    }
    UIView.animate(withDuration: 0.35) { self.transform = .identity }
  }

  /// Goes down again.
  func hide(animated: Bool) {
    guard animated else { return removeFromSuperview() }
    UIView.animate(
      withDuration: 0.35,
      animations: { self.transform = CGAffineTransform(translationX: 0, y: self.bounds.height) },
      completion: { _ in self.removeFromSuperview() })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleBar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: 44)
    let columns = 4
    let side = bounds.width / CGFloat(columns)
    for (index, button) in buttons.enumerated() {
      button.transform = .identity
      button.frame = CGRect(
        x: CGFloat(index % columns) * side,
        y: titleBar.frame.maxY + 20 + CGFloat(index / columns) * side, width: side,
        height: UITabBar.height)
    }
  }

  private func dragged(_ drag: UIPanGestureRecognizer) {
    guard let bar, let button = drag.view as? UITabBarButton else { return }
    let way = drag.translation(in: self)
    switch drag.state {
    case .changed: button.transform = CGAffineTransform(translationX: way.x, y: way.y)
    case .ended:
      let point = drag.location(in: bar)
      if bar.point(inside: point, with: nil) { put(button.item, at: point.x, in: bar) }
      fallthrough
    case .cancelled, .failed: UIView.animate(withDuration: 0.2) { button.transform = .identity }
    default: break
    }
  }

  /// The item takes the slot that `x` lies in; if it is in the bar, the two are exchanged.
  private func put(_ item: UITabBarItem, at x: CGFloat, in bar: UITabBar) {
    var now = bar.items ?? []
    guard !now.isEmpty, bar.bounds.width > 0 else { return }
    let index = min(now.count - 1, max(0, Int(x / bar.bounds.width * CGFloat(now.count))))
    if let old = now.firstIndex(where: { $0 === item }) {
      now.swapAt(old, index)
    } else {
      now[index] = item
    }
    bar.items = now
  }
}
