import Dispatch

// These hide Foundation's, which tell the machine's time. Where a file imports Foundation, too, that one's are not
// ambiguous with them.

extension SceneContext {
  /// 20 September 2021, 9:41 in Greenwich: when a scene begins, seconds since the reference date.
  private static let beginning = 653_823_660.0

  /// The moment that it is: in a scene its beginning and the time since then, else the machine's.
  package static var date: Date {
    running.map { Date(timeIntervalSinceReferenceDate: beginning + $0.workTime) }
      ?? NSDate() as Date
  }
}

extension Date {
  /// The moment that it is, of the scene's time.
  @_disfavoredOverload
  public init() { self = SceneContext.date }

  /// So many seconds from now, of the scene's time.
  @_disfavoredOverload
  public init(timeIntervalSinceNow: TimeInterval) {
    self = SceneContext.date.addingTimeInterval(timeIntervalSinceNow)
  }

  /// The moment that it is, of the scene's time.
  @_disfavoredOverload
  public static var now: Date { SceneContext.date }

  /// Seconds from the reference date to the moment that it is, of the scene's time.
  @_disfavoredOverload
  public static var timeIntervalSinceReferenceDate: TimeInterval {
    SceneContext.date.timeIntervalSinceReferenceDate
  }

  /// Seconds from the reference date, as Foundation's, which the one above would hide.
  @_disfavoredOverload
  public var timeIntervalSinceReferenceDate: TimeInterval {
    self.Foundation::timeIntervalSinceReferenceDate
  }

  /// Seconds from now, of the scene's time, to this moment.
  @_disfavoredOverload
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SceneContext.date) }
}

extension Calendar {
  /// True for a moment of the day that it is in the scene.
  @_disfavoredOverload
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, daysFromToday: 0) }

  /// True for a moment of the day before.
  @_disfavoredOverload
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

  /// True for a moment of the day after.
  @_disfavoredOverload
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

  private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    self.date(byAdding: .day, value: days, to: SceneContext.date)
      .map { isDate(date, inSameDayAs: $0) } ?? false
  }
}

extension ProcessInfo {
  /// Seconds since the scene began.
  @_disfavoredOverload
  public var systemUptime: TimeInterval {
    SceneContext.running?.workTime
      ?? Double(Dispatch.DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }

  /// A text that no other is equal to, the same in every run of a scene.
  @_disfavoredOverload
  public var globallyUniqueString: String { UUID().uuidString }
}
