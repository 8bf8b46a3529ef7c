import Testing

/// The ball between walls, from one contact to the next by hand.
@MainActor
@Suite struct BallValuesTests {
  /// Where something is after `time` seconds that flies along one axis between two walls, and keeps
  /// `share` of its speed at each.
  private func bounced(
    from start: Double, speed: Double, low: Double, high: Double, keeping share: Double,
    after time: Double
  ) -> Double {
    var (place, speed, rest) = (start, speed, time)
    while speed != 0 {
      let wall = speed > 0 ? high : low
      let way = (wall - place) / speed
      if way >= rest { break }
      (place, rest) = (wall, rest - way)
      speed *= -share
    }
    return place + speed * rest
  }

  private func ball(_ time: Double, floor: Double, keeping share: Double) -> [Double] {
    [
      bounced(
        from: 187.5, speed: 335, low: 20, high: 355, keeping: share, after: time),
      bounced(
        from: 333.5, speed: -365, low: 20, high: floor, keeping: share, after: time),
    ]
  }

  /// A wave of straight lines between `low` and `high`, `way` after it stood at `low`.
  private func triangle(_ way: Double, low: Double, high: Double) -> Double {
    let length = high - low
    let phase = way.truncatingRemainder(dividingBy: 2 * length)
    return low + (phase <= length ? phase : 2 * length - phase)
  }

  /// Ten bounces in six seconds: the first after half a second, the hundredth within a minute.
  @Test(arguments: [0, 0.25, 0.5, 0.517, 0.86, 1.2345, 3.3, 5.9, 6, 11.1, 61.3])
  func theBallLosesNothing(time: Double) throws {
    let shown = try LayersShown("notes-bouncing-ball", at: time)
    // It comes from the middle on its way right, and up, as if down from beyond the top.
    let x = triangle(167.5 + 335 * time, low: 20, high: 355)
    let y = triangle(2 * 547.5 - 313.5 + 365 * time, low: 20, high: 567.5)
    expect(try shown.numbers("position", of: "ball"), [x, y])
    expect(
      [x, y], ball(time, floor: 567.5, keeping: 1), "both ways of working it out")
  }

  @Test(arguments: [0, 0.3, 0.5, 0.7, 1.7, 3.21, 5.0, 9.3, 12]) func eachContactCostsAPart(
    time: Double
  ) throws {
    expect(
      try LayersShown("notes-bouncing-ball-lossy", at: time).numbers("position", of: "ball"),
      ball(time, floor: 567.5, keeping: 0.92))
    expect(
      try LayersShown("notes-bouncing-ball-floor", at: time).numbers("position", of: "ball"),
      ball(time, floor: 627, keeping: 0.92))
  }

  @Test func theShareIsAParameter() throws {
    let shown = try LayersShown("notes-bouncing-ball", at: 4.1, ["elasticity": 0.5])
    expect(
      try shown.numbers("position", of: "ball"), ball(4.1, floor: 567.5, keeping: 0.5))
  }

  /// At steps of the animator and between them, as far as the screen goes.
  @Test(arguments: [0, 0.25, 0.408, 0.5, 0.8125, 1.7, 4.319, 5.9])
  func thePaddleIsUnderTheBall(time: Double) throws {
    let shown = try LayersShown("notes-bouncing-ball", at: time)
    let x = triangle(167.5 + 335 * time, low: 20, high: 355)
    expect(try shown.numbers("position", of: "paddle"), [min(max(x, 50), 325), 600])
  }

  @Test func thingsLookAsListed() throws {
    let shown = try LayersShown("notes-bouncing-ball-lossy", at: 0)
    expect(try shown.numbers("bounds", of: "ball"), [0, 0, 40, 40])
    expect(try shown.numbers("cornerRadius", of: "ball"), [20])
    expect(try shown.numbers("backgroundColor", of: "ball"), [1, 149 / 255.0, 0, 1])
    expect(try shown.numbers("bounds", of: "paddle"), [0, 0, 100, 25])
    expect(try shown.numbers("cornerRadius", of: "paddle"), [6])
    expect(
      try shown.numbers("backgroundColor", of: "paddle"),
      [60 / 255.0, 60 / 255.0, 67 / 255.0, 1])
    let floor = try LayersShown("notes-bouncing-ball-floor", at: 0)
    expect(try floor.frame(of: "floor"), [0, 647, 375, 20])
    expect(
      try floor.numbers("backgroundColor", of: "floor"),
      [142 / 255.0, 142 / 255.0, 147 / 255.0, 1])
    #expect(!floor.has("paddle"))
  }
}
