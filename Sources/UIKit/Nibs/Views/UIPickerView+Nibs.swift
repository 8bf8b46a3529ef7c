import CoreGraphics

extension UIDatePicker {
  /// Takes from the element what is chosen, and between which dates.
  final func readNibDatePicker(_ coder: NibCoder) {
    if let mode = coder.choice(
      "datePickerMode",
      [
        "time": Mode.time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
      ])
    {
      datePickerMode = mode
    }
    if let minutes = coder.integer("minuteInterval") { minuteInterval = minutes }
    if let style = coder.choice(
      "style",
      [
        "automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact,
        "inline": .inline,
      ])
    {
      preferredDatePickerStyle = style
    }
    if let name = coder.part(key: "locale")?.string("localeIdentifier") {
      locale = Locale(identifier: name)
    }
    func date(_ key: String) -> Date? {
      guard let part = coder.part(key: key) else { return nil }
      part.skip("<calendar>", "<timeZone>")
      return part.number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: Double($0))
      }
    }
    minimumDate = date("minimumDate")
    maximumDate = date("maximumDate")
    if coder.bool("useCurrentDate") != true, let date = date("date") { self.date = date }
    if let seconds = coder.number("countDownDuration") { countDownDuration = Double(seconds) }
    coder.skip("<date>", "<locale>", "<calendar>", "<timeZone>", "calendar", "timeZone")
  }
}
