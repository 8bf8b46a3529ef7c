import CoreGraphics
import QuartzCore

/// A date picker as a calendar of a month, with a row for the time where it has one.
final class InlineDateFace: UIView, DatePickerFace {
  private static let header: CGFloat = 44
  private static let names: CGFloat = 24
  private static let row: CGFloat = 48
  private static let width: CGFloat = 320
  private static let air: CGFloat = 16

  private unowned let owner: UIDatePicker
  private let title = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private let clip = UIView()
  private var grid = CalendarMonthView(frame: .zero)
  private let timeLabel = UILabel()
  private let line = UIView()
  private let time: DateButton
  private var wheels: UIDatePicker?
  /// A moment of the month that is shown.
  private var month: Date

  init(_ owner: UIDatePicker) {
    self.owner = owner
    month = owner.date
    time = DateButton(owner, isTime: true)
    super.init(frame: .zero)
    for view in [title, back, forth, clip, line, timeLabel, time] as [UIView] { addSubview(view) }
    clip.clipsToBounds = true
    clip.addSubview(grid)
    bind(grid)
    title.contentHorizontalAlignment = .leading
    let sign = UIImage(
      ownSymbol: "chevron.right",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold))
    forth.setImage(sign?.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
    back.setImage(
      sign?.withHorizontallyFlippedOrientation().imageFlippedForRightToLeftLayoutDirection(),
      for: .normal)
    back.accessibilityLabel = "Previous Month"
    forth.accessibilityLabel = "Next Month"
    title.addAction(UIAction { [weak self] _ in self?.turnWheels() }, for: .touchUpInside)
    back.addAction(UIAction { [weak self] _ in self?.go(-1) }, for: .touchUpInside)
    forth.addAction(UIAction { [weak self] _ in self?.go(1) }, for: .touchUpInside)
    timeLabel.text = "Time"
    timeLabel.textColor = .label
    timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    line.backgroundColor = .separator
  }

  required init?(coder: NSCoder) { nil }

  private var calendar: Calendar { owner.wheels.calendar }
  private var hasTime: Bool { owner.datePickerMode == .dateAndTime }

  private func bind(_ grid: CalendarMonthView) {
    grid.chosen = { [weak self] date in self?.owner.choose(date) }
  }

  private func content(_ month: Date) -> CalendarMonthView.Content {
    CalendarMonthView.Content(
      calendar: calendar, month: month, date: owner.date, today: UIDatePicker.now,
      least: owner.minimumDate, most: owner.maximumDate)
  }

  var wantedSize: CGSize {
    CGSize(
      width: Self.width,
      height: Self.header + Self.names + 6 * CalendarMonthView.week
        + (hasTime ? Self.row : 0) + 8)
  }

  func showDate(animated: Bool) {
    let isOther = !calendar.isDate(month, equalTo: owner.date, toGranularity: .month)
    let isLater = owner.date > month
    month = owner.date
    if isOther, animated, window != nil {
      slide(isLater ? 1 : -1)
    } else {
      grid.show(content(month))
    }
    refresh()
  }

  /// The month, with a sign in the tint colour that wheels can be opened.
  private func showTitle(_ month: String) {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let text = NSMutableAttributedString(
      string: month, attributes: [.font: font, .foregroundColor: UIColor.label])
    text.append(
      NSAttributedString(
        string: wheels == nil ? " ›" : " ⌄",
        attributes: [.font: font, .foregroundColor: tintColor ?? .label]))
    title.setAttributedTitle(text, for: .normal)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  private func refresh() {
    let texts = DateTexts(calendar)
    showTitle(texts.month(month))
    let names = texts.weekdays
    while weekdays.count < names.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      weekdays.append(label)
    }
    for (label, name) in zip(weekdays, names) { label.text = name }
    for view in [timeLabel, line, time] { view.isHidden = !hasTime }
    time.showDate()
    let isFirst = owner.minimumDate.map {
      calendar.isDate($0, equalTo: month, toGranularity: .month)
    }
    let isLast = owner.maximumDate.map {
      calendar.isDate($0, equalTo: month, toGranularity: .month)
    }
    back.isEnabled = !(isFirst ?? false)
    forth.isEnabled = !(isLast ?? false)
    setNeedsLayout()
  }

  private func go(_ way: Int) {
    guard let next = calendar.date(byAdding: .month, value: way, to: month) else { return }
    month = next
    slide(way)
    refresh()
  }

  /// The new month comes from the side where later or earlier ones are.
  private func slide(_ way: Int) {
    let old = grid
    let new = CalendarMonthView(frame: old.frame)
    bind(new)
    grid = new
    let side = CGFloat(isRightToLeft ? -way : way) * clip.bounds.width
    UIView.performWithoutAnimation {
      clip.addSubview(new)
      new.show(content(month))
      new.layoutIfNeeded()
      new.center.x += side
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        new.center.x -= side
        old.center.x -= side
      }, completion: { _ in old.removeFromSuperview() })
  }

  /// Shows wheels of months and years in place of the days, or the days again.
  private func turnWheels() {
    if let wheels {
      self.wheels = nil
      wheels.removeFromSuperview()
      grid.show(content(month))
    } else {
      let made = UIDatePicker()
      made.preferredDatePickerStyle = .wheels
      made.datePickerMode = .yearAndMonth
      made.take(owner)
      made.date = month
      made.addAction(
        UIAction { [weak self, weak made] _ in
          if let self, let made { self.month = made.date }
          self?.refresh()
        }, for: .valueChanged)
      addSubview(made)
      wheels = made
    }
    clip.isHidden = wheels != nil
    for label in weekdays { label.isHidden = wheels != nil }
    for button in [back, forth] { button.alpha = wheels == nil ? 1 : 0 }
    refresh()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let inner = CGRect(x: Self.air / 2, y: 0, width: max(0, width - Self.air), height: 0)
    title.frame = directed(
      CGRect(x: Self.air, y: 0, width: max(0, width - 120), height: Self.header))
    back.frame = directed(CGRect(x: width - 92, y: 0, width: 40, height: Self.header))
    forth.frame = directed(CGRect(x: width - 48, y: 0, width: 40, height: Self.header))
    let column = inner.width / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = directed(
        CGRect(
          x: inner.minX + CGFloat(index) * column, y: Self.header, width: column,
          height: Self.names))
    }
    let top = Self.header + Self.names
    let bottom = hasTime ? bounds.height - Self.row : bounds.height
    clip.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: max(0, bottom - top))
    grid.frame = clip.bounds
    wheels?.frame = CGRect(
      x: 0, y: Self.header, width: width, height: max(0, bottom - Self.header))
    line.frame = CGRect(x: Self.air, y: bottom, width: max(0, width - 2 * Self.air), height: 0.5)
    timeLabel.frame = directed(CGRect(x: Self.air, y: bottom, width: 120, height: Self.row))
    let size = time.wantedSize
    time.frame = directed(
      CGRect(
        x: width - Self.air - size.width, y: bottom + (Self.row - size.height) / 2,
        width: size.width, height: size.height))
  }
}
