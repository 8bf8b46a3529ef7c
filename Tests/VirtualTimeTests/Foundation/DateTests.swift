import Testing
// Only this import, as in a scene: the names below must be ours.
import VirtualTime

/// What a scene's code is told of the day and the hour.
@MainActor
@Suite struct DateTests {
  private let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 0)

  private func play<Result>(at sceneTime: Double, _ body: @escaping @MainActor () -> Result)
    -> Result?
  {
    var result: Result?
    context.run {
      context.schedule(at: sceneTime) { result = body() }
      context.callbacks.run(through: sceneTime, clock: context.clock)
    }
    return result
  }

  @Test func aSceneBeginsAtNineFortyOne() throws {
    let begin = try #require(play(at: 0) { Date() })
    #expect(begin.timeIntervalSince1970 == 1_632_130_860)
    #expect(
      ISO8601DateFormatter().string(from: begin) == "2021-09-20T09:41:00Z")
  }

  @Test func datesTellTheScenesTime() throws {
    let found = try #require(
      play(at: 2.5) {
        [
          Date().timeIntervalSince1970, Date.now.timeIntervalSince1970,
          Date(timeIntervalSinceNow: 10).timeIntervalSince1970 - 10,
          CFAbsoluteTimeGetCurrent() + Date.timeIntervalBetween1970AndReferenceDate,
          Date.timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate,
          Date().timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate,
        ]
      })
    #expect(found == Array(repeating: 1_632_130_862.5, count: 6))
    let start = Date(timeIntervalSince1970: 1_632_130_860)
    #expect(play(at: 3) { start.timeIntervalSinceNow } == -3)
    #expect(play(at: 4) { ProcessInfo.processInfo.systemUptime } == 4)
    #expect(play(at: 5.9) { time(nil) } == 1_632_130_865)
  }

  @Test func theSystemsClocksTellTheScenesTime() throws {
    let found = try #require(
      play(at: 5.1) { () -> [Int] in
        var (day, wall, counted) = (timeval(), timespec(), timespec())
        unsafe gettimeofday(&day, nil)
        unsafe clock_gettime(CLOCK_REALTIME, &wall)
        unsafe clock_gettime(CLOCK_MONOTONIC, &counted)
        return [
          day.tv_sec, day.tv_usec, wall.tv_sec, wall.tv_nsec, counted.tv_sec, counted.tv_nsec,
        ]
      })
    #expect(
      found == [1_632_130_865, 100_000, 1_632_130_865, 100_000_000, 5, 100_000_000])
  }

  @Test func theDaysAroundAreToldByTheScenesOwn() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let noon = Date(timeIntervalSince1970: 1_632_139_200)
    let answers = try #require(
      play(at: 1) {
        [-1.0, 0, 1, 2].map { day -> [Bool] in
          let date = noon.addingTimeInterval(86400 * day)
          return [
            calendar.isDateInYesterday(date), calendar.isDateInToday(date),
            calendar.isDateInTomorrow(date),
          ]
        }
      })
    #expect(
      answers == [
        [true, false, false], [false, true, false], [false, false, true], [false, false, false],
      ])
  }

  @Test func outsideOfScenesTheMachineTellsThem() {
    #expect(Date().timeIntervalSince1970 > 1_700_000_000)
    #expect(ProcessInfo.processInfo.systemUptime > 0)
  }
}
