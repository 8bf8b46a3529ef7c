import CoreGraphics
import QuartzCore

/// What an alert shows: a card with texts and actions, in an action sheet a second one for the action
/// that leaves everything as it is.
final class AlertPanel: UIView {
  private let isSheet: Bool
  private let measures: AlertMeasures
  private let card = UIVisualEffectView(effect: nil)
  private let cancelCard = UIView()
  private let header = UIScrollView()
  private let list = UIScrollView()
  private let line = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  let group: AlertActionGroup
  let cancelGroup: AlertActionGroup
  /// Below the message: text fields.
  var inputs: UIView? { didSet { replaceInputs(oldValue) } }

  init(isSheet: Bool) {
    self.isSheet = isSheet
    measures = isSheet ? .sheet : .alert
    group = AlertActionGroup(measures)
    cancelGroup = AlertActionGroup(measures)
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) {
    isSheet = false
    measures = .alert
    group = AlertActionGroup(measures)
    cancelGroup = AlertActionGroup(measures)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for card in [card, cancelCard] {
      card.layer.cornerRadius = measures.corner
      card.layer.cornerCurve = .continuous
      card.clipsToBounds = true
      addSubview(card)
    }
    cancelCard.isHidden = true
    cancelCard.addSubview(cancelGroup)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      header.addSubview(label)
    }
    titleLabel.font = .systemFont(ofSize: measures.titleText, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: AlertMeasures.messageText)
    for label in [titleLabel, messageLabel] {
      label.textColor = isSheet ? .secondaryLabel : .label
    }
    for view in [header, list] {
      view.contentInsetAdjustmentBehavior = .never
      card.contentView.addSubview(view)
    }
    list.addSubview(group)
    line.backgroundColor = AlertMeasures.lineColor
    card.contentView.addSubview(line)
    showMaterial()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showMaterial()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showMaterial() }
  }

  private func showMaterial() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    card.effect = UIBlurEffect(
      style: isDark ? .systemThickMaterialDark : .systemThickMaterialLight)
    cancelCard.backgroundColor =
      isDark ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : .white
  }

  private func replaceInputs(_ old: UIView?) {
    old?.removeFromSuperview()
    if let inputs { header.addSubview(inputs) }
    setNeedsLayout()
  }

  // MARK: Content

  /// Shows these texts; empty ones take no room.
  func show(title: String?, message: String?) {
    titleLabel.text = title
    messageLabel.text = message
    // Alone in a sheet the message is set as the title would be.
    let isAlone = (title ?? "").isEmpty
    messageLabel.font = .systemFont(
      ofSize: AlertMeasures.messageText, weight: isSheet && isAlone ? .semibold : .regular)
    setNeedsLayout()
  }

  /// Shows the actions where they belong: in a sheet, and at the end of a column, the one that leaves
  /// everything as it is comes last; beside another one it comes first.
  func show(_ actions: [UIAlertAction], preferred: UIAlertAction?) {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    group.preferred = preferred
    cancelGroup.preferred = preferred
    if isSheet {
      group.show(others)
      cancelGroup.show(cancel)
    } else {
      group.show(actions.count == 2 ? cancel + others : others + cancel)
    }
    cancelCard.isHidden = !isSheet || cancel.isEmpty
    setNeedsLayout()
  }

  // MARK: Layout

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    guard !(label.text ?? "").isEmpty else { return 0 }
    return label.sizeThatFits(CGSize(width: width - 2 * measures.side, height: 0)).height
  }

  /// Where title, message and inputs lie in the header, and how high that is.
  private func headerLayout(in width: CGFloat) -> (rects: [CGRect], height: CGFloat) {
    let heights = [titleLabel, messageLabel].map { height(of: $0, in: width) }
    let input = inputs?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
    var rects: [CGRect] = []
    var y = measures.air
    var isFirst = true
    let gaps = [0, measures.gap, AlertMeasures.inputsAbove]
    for (index, (height, gap)) in zip(heights + [input], gaps).enumerated() {
      if height > 0, !isFirst { y += gap }
      if height > 0 { isFirst = false }
      let side = index == 2 ? AlertMeasures.inputsSide : measures.side
      rects.append(CGRect(x: side, y: y, width: width - 2 * side, height: height))
      y += height
    }
    return (rects, isFirst ? 0 : y + (input > 0 ? AlertMeasures.inputsBelow : measures.air))
  }

  /// The heights of the texts, the actions and the second card in a space of `size`.
  private func heights(in size: CGSize) -> (header: CGFloat, list: CGFloat, cancel: CGFloat) {
    let cancel = cancelCard.isHidden ? 0 : cancelGroup.height(in: size.width)
    let between = cancel > 0 ? AlertMeasures.sheetMargin : 0
    let room = size.height > 0 ? max(0, size.height - cancel - between) : .infinity
    let header = headerLayout(in: size.width).height
    // The line between texts and actions takes room too.
    let list = group.height(in: size.width)
    let line = header > 0 && list > 0 ? AlertMeasures.line : 0
    // Texts come first, but leave room for an action and a half.
    let least = min(list, measures.row * 1.5)
    let shownHeader = min(header + line, max(0, room - least))
    return (shownHeader, min(list, max(0, room - shownHeader)), cancel)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = heights(in: size)
    let between =
      heights.cancel > 0 && heights.header + heights.list > 0 ? AlertMeasures.sheetMargin : 0
    return CGSize(
      width: size.width, height: heights.header + heights.list + heights.cancel + between)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let heights = heights(in: bounds.size)
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - heights.cancel, width: width, height: heights.cancel)
    cancelGroup.frame = cancelCard.bounds
    let between = heights.cancel > 0 ? AlertMeasures.sheetMargin : 0
    card.frame = CGRect(
      x: 0, y: 0, width: width, height: max(0, bounds.height - heights.cancel - between))
    card.isHidden = card.bounds.height <= 0
    let layout = headerLayout(in: width)
    for (view, rect) in zip([titleLabel, messageLabel, inputs], layout.rects) {
      view?.frame = rect
    }
    // What somebody has made higher is air below the texts.
    let headerHeight = max(0, card.bounds.height - heights.list)
    line.isHidden = layout.height == 0 || heights.list == 0
    header.frame = CGRect(
      x: 0, y: 0, width: width,
      height: max(0, headerHeight - (line.isHidden ? 0 : AlertMeasures.line)))
    header.contentSize = CGSize(width: width, height: layout.height)
    list.frame = CGRect(x: 0, y: headerHeight, width: width, height: heights.list)
    group.frame = CGRect(x: 0, y: 0, width: width, height: group.height(in: width))
    list.contentSize = group.bounds.size
    line.frame = CGRect(
      x: 0, y: headerHeight - AlertMeasures.line, width: width, height: AlertMeasures.line)
    card.contentView.bringSubviewToFront(line)
  }
}
