import CoreGraphics

/// What a date picker looks like in one of its styles.
@MainActor
protocol DatePickerFace: UIView {
  /// The size it would like to have, points.
  var wantedSize: CGSize { get }
  /// Shows the owner's date.
  func showDate(animated: Bool)
}

/// How the dates of a picker are written.
@MainActor
struct DateTexts {
  private let calendar: Calendar

  init(_ calendar: Calendar) { self.calendar = calendar }

  private func format(_ change: (DateFormatter) -> Void) -> DateFormatter {
    let format = DateFormatter()
    format.locale = calendar.locale ?? Locale(identifier: "en_US")
    format.calendar = calendar
    format.timeZone = calendar.timeZone
    change(format)
    return format
  }

  /// "Sep 20, 2021".
  func day(_ date: Date) -> String {
    format { ($0.dateStyle, $0.timeStyle) = (.medium, .none) }.string(from: date)
  }

  /// "9:41 AM", with plain spaces.
  func time(_ date: Date) -> String {
    format { ($0.dateStyle, $0.timeStyle) = (.none, .short) }.string(from: date)
      .replacing("\u{202F}", with: " ")
  }

  /// "September 2021".
  func month(_ date: Date) -> String {
    format { $0.setLocalizedDateFormatFromTemplate("yMMMM") }.string(from: date)
  }

  /// The short names of the days of a week, from the first one on.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return [] }
    let first = (calendar.firstWeekday - 1) % names.count
    return (names[first...] + names[..<first]).map { $0.uppercased() }
  }
}
