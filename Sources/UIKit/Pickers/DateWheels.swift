import CoreGraphics
import VirtualTime

/// Which wheels a date picker has, and what their rows mean.
struct DateWheels {
  /// What a wheel turns.
  enum Kind: Equatable {
    case year, month, day
    /// Day by day, whatever the month.
    case anyDay
    case hour, minute, halfDay
    /// Of a span of time.
    case hours, minutes

    /// Points.
    var width: CGFloat {
      switch self {
      case .year: 76
      case .month: 130
      case .day, .hour, .minute: 48
      case .halfDay: 56
      case .anyDay: 132
      case .hours, .minutes: 140
      }
    }

    var alignment: NSTextAlignment {
      switch self {
      case .month: .left
      case .anyDay: .right
      default: .center
      }
    }
  }

  /// Rows before and after today of the wheel that goes day by day.
  private static let reach = 20_000
  /// How many rows a wheel that goes round has at least.
  private static let round = 10_000

  let kinds: [Kind]
  let calendar: Calendar
  /// Minutes from one row to the next.
  let minuteStep: Int
  private let isHalfDays: Bool
  private let today: Date
  private let months: [String]
  private let halfDays: [String]
  private let dayFormat: DateFormatter

  @MainActor
  init(
    mode: UIDatePicker.Mode, calendar: Calendar, minuteInterval: Int = 1, today: Date? = nil
  ) {
    self.calendar = calendar
    let isFitting = minuteInterval > 0 && minuteInterval <= 30 && 60 % minuteInterval == 0
    minuteStep = isFitting ? minuteInterval : 1
    self.today = calendar.startOfDay(for: today ?? UIDatePicker.now)
    let locale = calendar.locale ?? Locale(identifier: "en_US")
    func order(_ template: String) -> String {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
    isHalfDays = order("j").contains("a")
    let clock: [Kind] = isHalfDays ? [.hour, .minute, .halfDay] : [.hour, .minute]
    // As the language writes a date: the index of each letter.
    func sorted(_ letters: [(Character, Kind)], _ template: String) -> [Kind] {
      let format = Array(order(template))
      return letters.sorted {
        (format.firstIndex(of: $0.0) ?? format.count)
          < (format.firstIndex(of: $1.0) ?? format.count)
      }.map(\.1)
    }
    kinds =
      switch mode {
      case .time: clock
      case .date: sorted([("M", .month), ("d", .day), ("y", .year)], "yMMMMd")
      case .yearAndMonth: sorted([("M", .month), ("y", .year)], "yMMMM")
      case .dateAndTime: [.anyDay] + clock
      case .countDownTimer: [.hours, .minutes]
      }
    let format = DateFormatter()
    format.locale = locale
    format.calendar = calendar
    format.timeZone = calendar.timeZone
    format.dateFormat = order("EEEMMMd")
    dayFormat = format
    months = calendar.standaloneMonthSymbols
    halfDays = [calendar.amSymbol, calendar.pmSymbol]
  }

  // MARK: Rows

  /// The least value of a wheel, and how many values it has.
  private func values(of kind: Kind) -> (first: Int, count: Int) {
    switch kind {
    case .year: (1, 9999)
    case .month: (1, max(1, months.count))
    case .day: (1, 31)
    case .anyDay: (-Self.reach, 2 * Self.reach + 1)
    case .hour: isHalfDays ? (0, 12) : (0, 24)
    case .minute, .minutes: (0, 60 / minuteStep)
    case .halfDay: (0, 2)
    case .hours: (0, 24)
    }
  }

  /// True for wheels that begin again after their last row.
  private func goesRound(_ kind: Kind) -> Bool {
    ![.year, .anyDay, .halfDay, .hours].contains(kind)
  }

  /// How many rows a wheel has.
  func rowCount(of kind: Kind) -> Int {
    let count = values(of: kind).count
    return goesRound(kind) ? (Self.round / count + 1) * count : count
  }

  /// What a row stands for: hours within their half day, minutes, days from today.
  func value(ofRow row: Int, on kind: Kind) -> Int {
    let (first, count) = values(of: kind)
    let step = kind == .minute || kind == .minutes ? minuteStep : 1
    return first + max(0, row) % count * step
  }

  /// A row of that value, on a wheel that goes round the one nearest to `row`.
  func row(of value: Int, on kind: Kind, near row: Int) -> Int {
    let (first, count) = values(of: kind)
    let step = kind == .minute || kind == .minutes ? minuteStep : 1
    let index = min(max(0, (value - first) / step), count - 1)
    guard goesRound(kind) else { return index }
    let all = rowCount(of: kind)
    // A wheel that has not been turned stands in its middle.
    let row = row > count ? row : all / count / 2 * count
    let base = row - row % count
    let near = [base - count, base, base + count].map { $0 + index }
    let best = near.filter { (0..<all).contains($0) }.min { abs($0 - row) < abs($1 - row) }
    return best ?? index
  }

  /// What a row says.
  func title(ofRow row: Int, on kind: Kind) -> String {
    let value = value(ofRow: row, on: kind)
    switch kind {
    case .month: return months.indices.contains(value - 1) ? months[value - 1] : "\(value)"
    case .hour: return isHalfDays && value == 0 ? "12" : "\(value)"
    case .minute: return value < 10 ? "0\(value)" : "\(value)"
    case .halfDay: return halfDays[min(1, value)]
    case .anyDay:
      let day = calendar.date(byAdding: .day, value: value, to: today) ?? today
      return value == 0 && isEnglish ? "Today" : dayFormat.string(from: day)
    default: return "\(value)"
    }
  }

  /// The word for the present day is known in English alone.
  private var isEnglish: Bool { calendar.locale?.identifier.hasPrefix("en") ?? false }

  /// False for days that the month of `date` does not have.
  func isThere(row: Int, on kind: Kind, at date: Date) -> Bool {
    guard kind == .day, let days = calendar.range(of: .day, in: .month, for: date) else {
      return true
    }
    return days.contains(value(ofRow: row, on: kind))
  }

  // MARK: Dates

  /// What the wheels show for a date or a span of time, seconds.
  func values(of date: Date, duration: TimeInterval) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let minutes = Int(duration / 60)
    return kinds.map { kind in
      switch kind {
      case .year: parts.year ?? 1
      case .month: parts.month ?? 1
      case .day: parts.day ?? 1
      case .anyDay:
        calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day ?? 0
      case .hour: isHalfDays ? hour % 12 : hour
      case .minute: parts.minute ?? 0
      case .halfDay: hour / 12
      case .hours: minutes / 60
      case .minutes: minutes % 60
      }
    }
  }

  /// The date of what the wheels show; what they do not show is that of `date`. Days beyond the end of a
  /// month are its last.
  func date(of values: [Int], near date: Date) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute], from: date)
    var day = parts.day ?? 1
    for (kind, value) in zip(kinds, values) {
      switch kind {
      case .year: parts.year = value
      case .month: parts.month = value
      case .day: day = value
      case .anyDay:
        let on = calendar.date(byAdding: .day, value: value, to: today) ?? today
        let other = calendar.dateComponents([.era, .year, .month, .day], from: on)
        (parts.era, parts.year, parts.month) = (other.era, other.year, other.month)
        day = other.day ?? 1
      case .hour: parts.hour = value
      case .minute: parts.minute = value
      default: break
      }
    }
    if let index = kinds.firstIndex(of: .halfDay), let hour = kinds.firstIndex(of: .hour) {
      parts.hour = values[hour] % 12 + 12 * values[index]
    }
    parts.day = 1
    if let start = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: start)
    {
      parts.day = min(day, days.upperBound - 1)
    }
    return calendar.date(from: parts) ?? date
  }
}
