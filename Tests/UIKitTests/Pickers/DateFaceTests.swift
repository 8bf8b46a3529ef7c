import CoreGraphics
import Testing
import UIKit

/// Date pickers that are no wheels.
@MainActor
struct DateFaceTests {
  private func date(_ text: String) throws -> Date {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "yyyy-MM-dd HH:mm"
    return try #require(format.date(from: text))
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if view.isHidden { return nil }
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func touch(_ text: String, _ stage: ViewStage) throws {
    let found = try #require(label(text, in: stage.window))
    let place = found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
    stage.tap(place.x, place.y)
  }

  private func onStage(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode = .dateAndTime,
    _ body: @MainActor (ViewStage, UIDatePicker) throws -> Void
  ) throws {
    try ViewStage.run { stage in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = mode
      picker.date = try date("2021-09-15 09:30")
      picker.frame.origin = CGPoint(x: 20, y: 80)
      stage.root.addSubview(picker)
      stage.advance(to: 0.1)
      try body(stage, picker)
    }
  }

  @Test func stylesAreAsOnRecentPhones() {
    ViewStage.run { _ in
      let picker = UIDatePicker()
      #expect(picker.datePickerStyle == .compact)
      picker.datePickerMode = .countDownTimer
      #expect(picker.datePickerStyle == .wheels)
      #expect(picker.bounds.size == CGSize(width: 320, height: 216))
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .inline
      #expect(picker.datePickerStyle == .inline && picker.bounds.width == 320)
    }
  }

  @Test func compactFieldsSayTheDateAndTheTime() throws {
    try onStage(.compact) { stage, picker in
      #expect(label("Sep 15, 2021", in: picker) != nil)
      #expect(label("9:30 AM", in: picker) != nil)
      picker.locale = Locale(identifier: "de_DE")
      stage.advance(to: 0.2)
      #expect(label("15.09.2021", in: picker) != nil && label("09:30", in: picker) != nil)
      picker.datePickerMode = .time
      stage.advance(to: 0.3)
      #expect(label("15.09.2021", in: picker) == nil && label("09:30", in: picker) != nil)
    }
  }

  @Test func aTouchOfTheDateOpensACalendar() throws {
    try onStage(.compact) { stage, picker in
      var sent = 0
      picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
      try touch("Sep 15, 2021", stage)
      stage.advance(to: 1)
      try touch("22", stage)
      stage.advance(to: 1.2)
      try #expect(picker.date == date("2021-09-22 09:30"))
      #expect(sent == 1 && label("Sep 22, 2021", in: picker) != nil)
      // Beside the card it goes.
      stage.tap(370, 660)
      stage.advance(to: 2)
      #expect(label("SUN", in: stage.window) == nil)
    }
  }

  @Test func daysStandBelowTheirWeekdays() throws {
    try onStage(.inline, .date) { stage, picker in
      // 15 September 2021 was a Wednesday.
      let (day, name) = (
        try #require(label("15", in: picker)), try #require(label("WED", in: picker))
      )
      #expect(
        abs(
          day.convert(day.bounds, to: picker).midX - name.convert(name.bounds, to: picker).midX)
          < 1)
      try touch("1", stage)
      stage.advance(to: 0.3)
      try #expect(picker.date == date("2021-09-01 09:30"))
    }
  }

  @Test func daysOutOfTheRangeCannotBeChosen() throws {
    try onStage(.inline, .date) { stage, picker in
      picker.minimumDate = try date("2021-09-10 12:00")
      picker.maximumDate = try date("2021-09-20 12:00")
      stage.advance(to: 0.2)
      for text in ["9", "21"] { try touch(text, stage) }
      stage.advance(to: 0.3)
      try #expect(picker.date == date("2021-09-15 09:30"))
      // On the first day the time is within the range too.
      try touch("10", stage)
      try #expect(picker.date == date("2021-09-10 12:00"))
    }
  }

  @Test func minutesMayGoInSteps() throws {
    try onStage(.compact) { _, picker in
      picker.minuteInterval = 20
      try #expect(picker.date == date("2021-09-15 09:20"))
      #expect(label("9:20 AM", in: picker) != nil)
    }
  }
}
