import CoreGraphics
import QuartzCore

/// The days of one month in weeks. A touch chooses a day.
final class CalendarMonthView: UIView {
  /// The height of a week, points.
  static let week: CGFloat = 42
  private static let disc: CGFloat = 38

  private var labels: [UILabel] = []
  private var days: [Date] = []
  private var offset = 0
  private let mark = UIView()
  /// Called with the day that was touched, at the time of day of what is chosen.
  var chosen: ((Date) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.isUserInteractionEnabled = false
    mark.layer.cornerRadius = Self.disc / 2
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  /// What the view shows.
  struct Content {
    var calendar: Calendar
    /// A moment of the month.
    var month: Date
    /// What is chosen.
    var date: Date
    var today: Date
    var least: Date?
    var most: Date?
  }

  /// How many weeks the month has a day in.
  static func weeks(of month: Date, in calendar: Calendar) -> Int {
    guard let days = calendar.range(of: .day, in: .month, for: month) else { return 6 }
    return (offset(of: month, in: calendar) + days.count + 6) / 7
  }

  /// How many days of the first week belong to the month before.
  private static func offset(of month: Date, in calendar: Calendar) -> Int {
    guard let first = calendar.dateInterval(of: .month, for: month)?.start else { return 0 }
    return (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  private var content: Content?

  func show(_ content: Content) {
    self.content = content
    let calendar = content.calendar
    let start = calendar.dateInterval(of: .month, for: content.month)?.start ?? content.month
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    offset = Self.offset(of: start, in: calendar)
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    while labels.count < days.count {
      let label = UILabel()
      label.textAlignment = .center
      addSubview(label)
      labels.append(label)
    }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= days.count
      guard index < days.count else { continue }
      show(days[index], number: index + 1, in: label, content)
    }
    let selected = days.firstIndex { calendar.isDate($0, inSameDayAs: content.date) }
    mark.isHidden = selected == nil
    let isToday = calendar.isDate(content.date, inSameDayAs: content.today)
    mark.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.12)
    setNeedsLayout()
  }

  private func show(_ day: Date, number: Int, in label: UILabel, _ content: Content) {
    let calendar = content.calendar
    let isSelected = calendar.isDate(day, inSameDayAs: content.date)
    let isToday = calendar.isDate(day, inSameDayAs: content.today)
    label.text = "\(number)"
    label.font = .systemFont(ofSize: isSelected ? 24 : 20, weight: isSelected ? .medium : .regular)
    label.textColor =
      isSelected
      ? isToday ? .white : tintColor
      : !isThere(day) ? .tertiaryLabel : isToday ? tintColor : .label
    label.accessibilityIdentifier = nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if let content { show(content) }
  }

  /// False for days outside the range.
  private func isThere(_ day: Date) -> Bool {
    guard let content else { return false }
    let calendar = content.calendar
    if let least = content.least, day < calendar.startOfDay(for: least) { return false }
    if let most = content.most, day > most { return false }
    return true
  }

  private func dayFrame(of index: Int) -> CGRect {
    let cell = offset + index
    let width = bounds.width / 7
    return directed(
      CGRect(
        x: CGFloat(cell % 7) * width, y: CGFloat(cell / 7) * Self.week, width: width,
        height: Self.week))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for index in days.indices { labels[index].frame = dayFrame(of: index) }
    guard let content,
      let selected = days.firstIndex(where: {
        content.calendar.isDate($0, inSameDayAs: content.date)
      })
    else { return }
    let middle = dayFrame(of: selected)
    mark.bounds.size = CGSize(width: Self.disc, height: Self.disc)
    mark.center = CGPoint(x: middle.midX, y: middle.midY)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let content,
      let index = days.indices.first(where: { dayFrame(of: $0).contains(point) }),
      isThere(days[index])
    else { return }
    let calendar = content.calendar
    var parts = calendar.dateComponents([.hour, .minute, .second], from: content.date)
    parts.nanosecond = nil
    let start = calendar.startOfDay(for: days[index])
    chosen?(calendar.date(byAdding: parts, to: start) ?? days[index])
  }
}
