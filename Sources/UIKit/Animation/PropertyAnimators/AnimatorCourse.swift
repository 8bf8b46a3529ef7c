import CoreGraphics

/// How far an animator has come, as a function of time: standing, or under way to its end.
struct AnimatorCourse {
  /// A position on the way, in the direction of travel.
  struct Position: Equatable {
    /// The share of the movement that is done; a spring goes beyond 1.
    var share: Double
    /// The share of the time by the animator's own pace at which it is done.
    var fraction: Double
  }

  private enum Motion {
    case standing
    /// From `position` at scene time `begin` to the end, `length` seconds later.
    case original(begin: Double, length: Double)
    /// From where it stands to the end, by another pace.
    case paced(Pace, begin: Double, length: Double)
  }

  /// The animator's own pace.
  let pace: Pace
  /// Where it stands, or where the motion began.
  private var start = Position(share: 0, fraction: 0)
  private var motion = Motion.standing

  init(pace: Pace) { self.pace = pace }

  /// Where it is at `sceneTime`.
  func position(at sceneTime: Double) -> Position {
    switch motion {
    case .standing: return start
    case .original(let begin, let length):
      let fraction =
        start.fraction + (1 - start.fraction) * Self.elapsed(from: begin, length, at: sceneTime)
      return fraction == start.fraction ? start : position(atFraction: fraction)
    case .paced(let pace, let begin, let length):
      let done = pace.value(at: Self.elapsed(from: begin, length, at: sceneTime))
      return position(atShare: start.share + (1 - start.share) * done)
    }
  }

  private static func elapsed(from begin: Double, _ length: Double, at sceneTime: Double) -> Double
  {
    guard sceneTime < begin + length else { return 1 }
    return length > 0 ? max(0, sceneTime - begin) / length : 1
  }

  func position(atFraction fraction: Double) -> Position {
    Position(share: pace.value(at: fraction), fraction: fraction)
  }

  func position(atShare share: Double) -> Position {
    Position(share: share, fraction: share == 1 ? 1 : pace.fraction(at: share))
  }

  /// When it comes to its end; nil while it stands.
  var endTime: Double? {
    switch motion {
    case .standing: nil
    case .original(let begin, let length), .paced(_, let begin, let length): begin + length
    }
  }

  /// Puts it at `position`, where it stands.
  mutating func stand(at position: Position) {
    start = position
    motion = .standing
  }

  /// Lets it go on from where it stands, at `begin`, by its own pace: in `length` seconds, or if that
  /// is nil in those the pace has left.
  mutating func go(at begin: Double, for length: Double? = nil) {
    motion = .original(begin: begin, length: length ?? (1 - start.fraction) * pace.seconds)
  }

  /// Lets it go on from where it stands by another pace, made for the seconds that remain: `length`,
  /// or if that is nil the share of the pace's own that is left to do.
  mutating func go(
    at begin: Double, for length: Double?, by pace: (_ seconds: Double) -> Pace
  ) {
    let left = pace(length ?? max(0, 1 - start.share) * self.pace.seconds)
    motion = .paced(left, begin: begin, length: left.seconds)
  }

  /// The share of the movement of a part that begins at `fraction` of the time, when the whole is at
  /// `position` on its way back (`isReversed`) or forth.
  func share(ofPartFrom fraction: Double, at position: Position, isReversed: Bool) -> Double {
    let shown = isReversed ? 1 - position.share : position.share
    guard fraction > 0 else { return shown }
    let time = isReversed ? pace.fraction(at: shown) : position.fraction
    guard time > fraction, fraction < 1 else { return time >= 1 ? 1 : 0 }
    return pace.value(at: (time - fraction) / (1 - fraction))
  }
}
