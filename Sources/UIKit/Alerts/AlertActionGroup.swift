import CoreGraphics

/// Actions below or beside one another, with hairlines between them. A finger may slide from one to
/// another; the one on which it is lifted is chosen.
final class AlertActionGroup: UIView {
  private let measures: AlertMeasures
  private var labels: [UILabel] = []
  private var lines: [UIView] = []
  private let press = UIView()
  private var pressed: Int?

  private(set) var actions: [UIAlertAction] = []
  /// The action in bold.
  var preferred: UIAlertAction? { didSet { setNeedsLayout() } }
  /// Called with what is chosen.
  var choose: ((UIAlertAction) -> Void)?

  init(_ measures: AlertMeasures) {
    self.measures = measures
    super.init(frame: .zero)
    press.backgroundColor = .systemFill
    press.isHidden = true
    addSubview(press)
  }

  required init?(coder: NSCoder) {
    measures = .alert
    super.init(coder: coder)
  }

  /// Shows these actions instead of those before.
  func show(_ actions: [UIAlertAction]) {
    self.actions = actions
    for view in labels + lines { view.removeFromSuperview() }
    lines = actions.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = AlertMeasures.lineColor
      addSubview(line)
      return line
    }
    labels = actions.map { action in
      action.group = self
      let label = UILabel()
      label.text = action.title
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingMiddle
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  /// True when two actions fit beside each other in an alert's width.
  private func standsSideBySide(in width: CGFloat) -> Bool {
    guard actions.count == 2, measures.row < 50 else { return false }
    return actions.indices.allSatisfy { index in
      let text = (actions[index].title ?? "") as NSString
      let size = text.size(withAttributes: [.font: font(index)])
      return size.width <= width / 2 - 16
    }
  }

  /// How high the actions are in that width.
  func height(in width: CGFloat) -> CGFloat {
    guard !actions.isEmpty else { return 0 }
    if standsSideBySide(in: width) { return measures.row }
    return CGFloat(actions.count) * pitch - AlertMeasures.line
  }

  /// From one action to the one below it.
  private var pitch: CGFloat { measures.row + AlertMeasures.line }

  private func font(_ index: Int) -> UIFont {
    .systemFont(
      ofSize: measures.actionText, weight: actions[index] === preferred ? .semibold : .regular)
  }

  private func actionFrame(_ index: Int) -> CGRect {
    guard standsSideBySide(in: bounds.width) else {
      return CGRect(
        x: 0, y: CGFloat(index) * pitch, width: bounds.width, height: measures.row)
    }
    return CGRect(
      x: CGFloat(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: measures.row)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = AlertMeasures.line
    let isBeside = standsSideBySide(in: bounds.width)
    for (index, label) in labels.enumerated() {
      let action = actions[index]
      label.font = font(index)
      label.textColor =
        !action.isEnabled
        ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
      label.frame = actionFrame(index).insetBy(dx: 8, dy: 0)
    }
    for (index, line) in lines.enumerated() {
      let next = actionFrame(index + 1)
      line.frame =
        isBeside
        ? CGRect(x: next.minX, y: 0, width: hairline, height: next.height)
        : CGRect(x: 0, y: next.minY - hairline, width: bounds.width, height: hairline)
    }
    if let pressed { press.frame = actionFrame(pressed) }
  }

  // MARK: Touches

  private func press(_ index: Int?) {
    pressed = index
    press.isHidden = index == nil
    if let index { press.frame = actionFrame(index) }
  }

  private func index(under touches: Set<UITouch>) -> Int? {
    guard let point = touches.first?.location(in: self) else { return nil }
    return actions.indices.first { actions[$0].isEnabled && actionFrame($0).contains(point) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(index(under: touches))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(index(under: touches))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = index(under: touches)
    press(nil)
    if let chosen { choose?(actions[chosen]) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }
}
