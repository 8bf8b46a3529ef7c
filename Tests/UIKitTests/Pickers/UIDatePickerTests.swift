import CoreGraphics
import Testing
import UIKit

/// Wheels of dates.
@MainActor
struct UIDatePickerTests {
  private func date(_ text: String) throws -> Date {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "yyyy-MM-dd HH:mm"
    return try #require(format.date(from: text))
  }

  /// The titles in front, from left to right.
  private func front(_ picker: UIDatePicker) throws -> [String] {
    let wheels = try #require(picker.subviews.lazy.compactMap { $0 as? UIPickerView }.first)
    return (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text ?? "–"
    }
  }

  private func onStage(
    _ mode: UIDatePicker.Mode, locale: String = "en_US",
    _ body: @MainActor (ViewStage, UIDatePicker) throws -> Void
  ) rethrows {
    try ViewStage.run { stage in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = mode
      picker.locale = Locale(identifier: locale)
      stage.root.addSubview(picker)
      stage.advance(to: 0.1)
      try body(stage, picker)
    }
  }

  @Test func wheelsStandAsTheLanguageWritesDates() throws {
    try onStage(.date) { stage, picker in
      picker.date = try date("2020-02-29 12:00")
      stage.advance(to: 0.2)
      try #expect(front(picker) == ["February", "29", "2020"])
      picker.locale = Locale(identifier: "de_DE")
      stage.advance(to: 0.3)
      try #expect(front(picker) == ["29", "Februar", "2020"])
    }
  }

  @Test func timesHaveHalfDaysWhereTheLanguageHas() throws {
    try onStage(.time) { stage, picker in
      picker.date = try date("2020-02-29 00:05")
      stage.advance(to: 0.2)
      try #expect(front(picker) == ["12", "05", "AM"])
      picker.locale = Locale(identifier: "de_DE")
      picker.date = try date("2020-02-29 17:05")
      stage.advance(to: 0.3)
      try #expect(front(picker) == ["17", "05"])
    }
  }

  @Test func daysThatAMonthLacksGoBack() throws {
    try onStage(.date) { stage, picker in
      picker.date = try date("2021-01-31 12:00")
      stage.advance(to: 0.2)
      var sent = 0
      picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
      // February is the row below January.
      stage.tap(80, 108 + 32)
      stage.advance(to: 3)
      #expect(sent == 1)
      try #expect(picker.date == date("2021-02-28 12:00"))
      try #expect(front(picker) == ["February", "28", "2021"])
    }
  }

  @Test func datesKeepToTheirRange() throws {
    try onStage(.date) { stage, picker in
      picker.date = try date("2021-06-15 12:00")
      picker.minimumDate = try date("2021-06-10 12:00")
      picker.maximumDate = try date("2021-07-10 12:00")
      picker.date = try date("2021-01-01 00:00")
      #expect(picker.date == picker.minimumDate)
      picker.date = try date("2022-01-01 00:00")
      #expect(picker.date == picker.maximumDate)
      stage.advance(to: 0.2)
      // August is beyond: the wheels turn back.
      stage.tap(80, 108 + 32)
      stage.advance(to: 3)
      #expect(picker.date == picker.maximumDate)
      try #expect(front(picker) == ["July", "10", "2021"])
    }
  }

  @Test func minutesMayGoInSteps() throws {
    try onStage(.time, locale: "de_DE") { stage, picker in
      picker.minuteInterval = 15
      picker.date = try date("2021-06-15 12:44")
      try #expect(picker.date == date("2021-06-15 12:30"))
      stage.advance(to: 0.2)
      try #expect(front(picker) == ["12", "30"])
      picker.minuteInterval = 7
      stage.advance(to: 0.3)
      try #expect(front(picker) == ["12", "30"])
    }
  }

  @Test func aCountDownHasHoursAndMinutes() throws {
    try onStage(.countDownTimer) { stage, picker in
      picker.countDownDuration = 3 * 3600 + 25 * 60 + 17
      #expect(picker.countDownDuration == 3 * 3600 + 25 * 60)
      stage.advance(to: 0.2)
      try #expect(front(picker) == ["3", "25"])
      picker.countDownDuration = 0
      #expect(picker.countDownDuration == 60)
      picker.countDownDuration = .infinity
      #expect(picker.countDownDuration == 60)
    }
  }

  @Test func aNewPickerDoesNotAskTheMachineForTheTime() throws {
    try onStage(.dateAndTime) { _, picker in
      try #expect(picker.date == date("2021-09-20 09:41"))
      try #expect(front(picker) == ["Today", "9", "41", "AM"])
    }
  }
}
