import CoreGraphics
import QuartzCore

/// A date picker as one or two grey fields; a touch opens a calendar or wheels over everything.
final class CompactDateFace: UIView, DatePickerFace {
  private static let gap: CGFloat = 6

  private let buttons: [DateButton]

  init(_ owner: UIDatePicker) {
    buttons =
      switch owner.datePickerMode {
      case .time: [DateButton(owner, isTime: true)]
      case .date: [DateButton(owner, isTime: false)]
      default: [DateButton(owner, isTime: false), DateButton(owner, isTime: true)]
      }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  var wantedSize: CGSize {
    let sizes = buttons.map(\.wantedSize)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(sizes.count - 1),
      height: sizes.map(\.height).max() ?? 0)
  }

  func showDate(animated: Bool) {
    for button in buttons { button.showDate() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for button in buttons {
      let size = button.wantedSize
      button.frame = directed(
        CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
      x += size.width + Self.gap
    }
  }
}

/// A grey field with the date or the time of a picker.
final class DateButton: UIControl {
  private unowned let owner: UIDatePicker
  private let isTime: Bool
  private let label = UILabel()
  private var isOpen = false { didSet { showDate() } }

  init(_ owner: UIDatePicker, isTime: Bool) {
    self.owner = owner
    self.isTime = isTime
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
    addTarget(self, action: DateButton.open, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the owner's date.
  func showDate() {
    let texts = DateTexts(owner.wheels.calendar)
    label.text = isTime ? texts.time(owner.date) : texts.day(owner.date)
    label.textColor = isOpen ? tintColor : .label
    accessibilityLabel = label.text
  }

  /// As in pictures that iOS 17 drew: a date has 12 points beside it and 7 above, a time 10.5 and 8.
  var wantedSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + (isTime ? 21 : 24), height: text.height + (isTime ? 16 : 14))
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.3 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func open() {
    guard window != nil else { return }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = isTime ? .wheels : .inline
    picker.datePickerMode = isTime ? .time : .date
    picker.take(owner)
    picker.date = owner.date
    picker.tintColor = tintColor
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        if let picker { self?.owner.choose(picker.date) }
      }, for: .valueChanged)
    let size = isTime ? CGSize(width: 224, height: 180) : picker.intrinsicContentSize
    isOpen = true
    DateCard(picker, size: size) { [weak self] in self?.isOpen = false }.show(about: self)
  }
}

/// A card over everything until a finger comes down beside it.
final class DateCard: UIView {
  private static let margin: CGFloat = 16
  private static let pacing = UIView.AnimationOptions.curveEaseInOut

  private let card = UIView()
  private let content: UIView
  private let ended: () -> Void
  private var isEnding = false

  init(_ content: UIView, size: CGSize, ended: @escaping () -> Void) {
    self.content = content
    self.ended = ended
    super.init(frame: .zero)
    card.bounds.size = size
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 13
    card.layer.cornerCurve = .continuous
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 32
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    content.frame = card.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(content)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the card below `view`, or above it where there is no room, inside the screen.
  func show(about view: UIView) {
    guard let window = view.window else { return }
    let style = view.traitCollection.userInterfaceStyle
    if style != window.traitCollection.userInterfaceStyle { overrideUserInterfaceStyle = style }
    frame = window.bounds
    let source = view.convert(view.bounds, to: nil)
    let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    var cardFrame = CGRect(origin: .zero, size: card.bounds.size)
    cardFrame.origin.x = min(
      max(area.minX, source.midX - cardFrame.width / 2), max(area.minX, area.maxX - cardFrame.width)
    )
    let isBelow = source.maxY + 8 + cardFrame.height <= area.maxY
    cardFrame.origin.y =
      isBelow ? source.maxY + 8 : max(area.minY, source.minY - 8 - cardFrame.height)
    UIView.performWithoutAnimation {
      let x = min(1, max(0, (source.midX - cardFrame.minX) / max(1, cardFrame.width)))
      card.layer.anchorPoint = CGPoint(x: x, y: isBelow ? 0 : 1)
      card.frame = cardFrame
      window.addSubview(self)
      layoutIfNeeded()
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  private func end() {
    guard !isEnding else { return }
    isEnding = true
    ended()
    UIView.animate(
      withDuration: 0.2,
      animations: {
        self.card.alpha = 0
        self.card.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      }, completion: { _ in self.removeFromSuperview() })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), !card.frame.contains(point) else { return }
    end()
  }
}
