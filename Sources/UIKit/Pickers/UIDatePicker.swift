public import CoreGraphics
import QuartzCore
import VirtualTime

/// Chooses a date, a time, both, or a span of time: with wheels, in grey fields that open a calendar, or in
/// a calendar.
///
/// What nobody says is not the machine's: the calendar is the Gregorian one in Greenwich time, the locale
/// that of the scene's first language, else American English. The date of a new picker is 20 September
/// 2021, 9:41, at the scene's start.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  let picker = UIPickerView(frame: CGRect(origin: .zero, size: UIPickerView.defaultSize))
  private let unitLabels = [UILabel(), UILabel()]
  /// What is shown instead of wheels; nil: wheels are.
  private var face: (any DatePickerFace)?
  /// The size the picker took by itself; nil: it was given one.
  private var ownSize: CGSize?
  final var wheels = DateWheels(mode: .dateAndTime, calendar: UIDatePicker.plainCalendar)
  private var shownDate = UIDatePicker.now
  private var duration: TimeInterval = 60
  private lazy var rows = DateRows(self)

  /// The moment that it is in the scene, in whole seconds.
  static var now: Date {
    Date(
      timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent().rounded(.down))
  }

  static var plainCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = plainLocale
    return calendar
  }

  static var plainLocale: Locale {
    Locale(identifier: SceneContext.active.languages.first ?? "en_US")
  }

  // MARK: What is chosen

  /// What is chosen.
  open var datePickerMode: Mode = .dateAndTime { didSet { configurationDidChange() } }

  /// The language and order of the wheels; nil: the scene's.
  open var locale: Locale? { didSet { configurationDidChange() } }

  /// Divides time into days and years; nil: the Gregorian calendar.
  open var calendar: Calendar! { didSet { configurationDidChange() } }

  /// Where the time is told; nil: the calendar's.
  open var timeZone: TimeZone? { didSet { configurationDidChange() } }

  /// The date in front, within the range. Setting it sends nothing.
  open var date: Date {
    get { shownDate }
    set { setDate(newValue, animated: false) }
  }

  /// The first date that can be chosen; nil: any.
  open var minimumDate: Date? { didSet { setDate(shownDate, animated: false) } }

  /// The last date that can be chosen; nil: any.
  open var maximumDate: Date? { didSet { setDate(shownDate, animated: false) } }

  /// The span of a count down, seconds, whole minutes from 1 to 1439.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      setDuration(newValue)
      show(animated: false)
    }
  }

  /// Minutes from one row to the next, a divisor of 60 up to 30; others count as 1.
  open var minuteInterval = 1 { didSet { configurationDidChange() } }

  /// False: dates that were set keep the minutes between rows.
  open var roundsToMinuteInterval = true { didSet { setDate(shownDate, animated: false) } }

  /// Which style was asked for.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { configurationDidChange() } }
  }

  /// The style that is shown: automatic pickers are compact, as from iOS 14 on; spans of time, and months
  /// alone, are always wheels, as is a time that would be in a calendar.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (.wheels, _), (_, .countDownTimer), (_, .yearAndMonth), (.inline, .time): .wheels
    case (.inline, _): .inline
    case (.compact, _), (.automatic, _): .compact
    }
  }

  /// Shows a date, or the nearest in the range; wheels turn there. Nothing is sent.
  open func setDate(_ date: Date, animated: Bool) {
    shownDate = clamped(rounded(date))
    show(animated: animated)
  }

  private func clamped(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    var date = date
    if let maximumDate, date > maximumDate { date = maximumDate }
    if let minimumDate, date < minimumDate { date = minimumDate }
    return date
  }

  private func rounded(_ date: Date) -> Date {
    let step = wheels.minuteStep
    guard step > 1, roundsToMinuteInterval,
      datePickerMode == .time || datePickerMode == .dateAndTime
    else { return date }
    let calendar = wheels.calendar
    let minute = calendar.component(.minute, from: date)
    let second = calendar.component(.second, from: date)
    return date.addingTimeInterval(-Double(minute % step * 60 + second))
  }

  private func setDuration(_ seconds: TimeInterval) {
    guard seconds.isFinite else { return }
    let step = wheels.minuteStep
    let minutes = min(1439, max(0, Int(min(86_400, max(0, seconds)) / 60))) / step * step
    duration = TimeInterval(max(step, minutes)) * 60
  }

  // MARK: Creation

  /// A picker in `frame`; where it has no size, as large as its style wants it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { ownSize = .zero }
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibDatePicker(coder) }
  }

  private func setUp() {
    addSubview(picker)
    for label in unitLabels {
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = .label
      label.isHidden = true
      addSubview(label)
    }
    picker.dataSource = rows
    picker.delegate = rows
    configurationDidChange()
  }

  private func configurationDidChange() {
    var calendar = self.calendar ?? Self.plainCalendar
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = locale ?? self.calendar?.locale ?? Self.plainLocale
    wheels = DateWheels(
      mode: datePickerMode, calendar: calendar, minuteInterval: minuteInterval, today: Self.now)
    picker.reloadAllComponents()
    shownDate = clamped(rounded(shownDate))
    showFace()
    show(animated: false)
    invalidateIntrinsicContentSize()
    takeOwnSize()
    setNeedsLayout()
  }

  /// Shows the style's face instead of wheels, or wheels.
  private func showFace() {
    face?.removeFromSuperview()
    face =
      switch datePickerStyle {
      case .compact: CompactDateFace(self)
      case .inline: InlineDateFace(self)
      case .automatic, .wheels: nil
      }
    picker.isHidden = face != nil
    if let face { addSubview(face) }
  }

  /// A picker that nobody gave a size is as large as its style wants it.
  private func takeOwnSize() {
    guard let size = ownSize, bounds.size == size else { return ownSize = nil }
    let wanted = intrinsicContentSize
    ownSize = wanted
    frame.size = wanted
  }

  /// Takes calendar, language, range and steps of another picker.
  final func take(_ other: UIDatePicker) {
    calendar = other.wheels.calendar
    locale = other.wheels.calendar.locale
    timeZone = other.wheels.calendar.timeZone
    minimumDate = other.minimumDate
    maximumDate = other.maximumDate
    minuteInterval = other.minuteInterval
    roundsToMinuteInterval = other.roundsToMinuteInterval
  }

  /// The user chose a date.
  final func choose(_ date: Date) {
    let new = clamped(rounded(date))
    guard new != shownDate else { return }
    shownDate = new
    show(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Shows what is chosen.
  private func show(animated: Bool) {
    if let face {
      face.showDate(animated: animated)
      takeOwnSize()
      return setNeedsLayout()
    }
    let values = wheels.values(of: shownDate, duration: duration)
    for (index, wheel) in wheels.kinds.enumerated() {
      let now = picker.selectedRow(inComponent: index)
      let row = wheels.row(of: values[index], on: wheel, near: now)
      if row != now || !animated {
        picker.selectRow(row, inComponent: index, animated: animated)
      }
    }
  }

  /// The user turned a wheel.
  final func wheelDidTurn() {
    let values = wheels.kinds.indices.map {
      wheels.value(ofRow: picker.selectedRow(inComponent: $0), on: wheels.kinds[$0])
    }
    if datePickerMode == .countDownTimer {
      setDuration(TimeInterval(values[0] * 3600 + values[1] * 60))
    } else {
      shownDate = clamped(wheels.date(of: values, near: shownDate))
    }
    show(animated: true)
    // Days that this month does not have are pale.
    for column in picker.columns { column.refreshRows() }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func stateDidChange() {
    for view in [picker, face] as [UIView?] {
      view?.isUserInteractionEnabled = isEnabled
      view?.alpha = isEnabled ? 1 : 0.5
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    if let face {
      let size = face.wantedSize
      face.frame =
        datePickerStyle == .inline
        ? bounds
        : directed(
          CGRect(
            x: 0, y: bounds.midY - size.height / 2, width: min(size.width, bounds.width),
            height: size.height))
    }
    let isSpan = datePickerMode == .countDownTimer
    for (index, label) in unitLabels.enumerated() {
      label.isHidden = !isSpan
      guard isSpan else { continue }
      label.text = index == 0 ? "hours" : "min"
      label.sizeToFit()
      let width = DateWheels.Kind.hours.width
      let x = bounds.midX + (index == 0 ? -width - 2.5 : 2.5) + width / 2 + 18
      label.frame.origin = CGPoint(x: x, y: bounds.midY - label.bounds.height / 2)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    face?.wantedSize ?? UIPickerView.defaultSize
  }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// What the wheels of a date picker show.
@MainActor
private final class DateRows: UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var owner: UIDatePicker?

  init(_ owner: UIDatePicker) { self.owner = owner }

  private func kind(_ component: Int) -> DateWheels.Kind? {
    guard let kinds = owner?.wheels.kinds, kinds.indices.contains(component) else { return nil }
    return kinds[component]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner?.wheels.kinds.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    guard let owner, let kind = kind(component) else { return 0 }
    return owner.wheels.rowCount(of: kind)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    kind(component)?.width ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? DateRowLabel ?? DateRowLabel(frame: .zero)
    guard let owner, let kind = kind(component) else { return label }
    label.text = owner.wheels.title(ofRow: row, on: kind)
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = kind.alignment
    let isThere = owner.wheels.isThere(row: row, on: kind, at: owner.date)
    label.textColor = pickerView.titleColor ?? (isThere ? .label : .tertiaryLabel)
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    owner?.wheelDidTurn()
  }
}

private final class DateRowLabel: UILabel {}
