import Geometry

/// How loud a recording is, fifty times a second: what a microphone's meter would have shown.
public struct SoundLevels: Hashable, Sendable {
  /// Decibels below full scale, one for each fiftieth of a second; −160 for silence.
  public let decibels: [Float]

  /// Seconds that a level stands for.
  public static let interval = 1 / Double(levelsPerSecond)
  static let levelsPerSecond = 50
  private static let silence: Float = -160

  /// The levels of `frames` frames of samples, `framesPerSecond` (at least 50) a second. `power` is
  /// asked for the mean of the squares of the samples, −1…1, in some of them.
  init(frames: Int, framesPerSecond: Int, power: (Range<Int>) -> Double) {
    let count = (frames * Self.levelsPerSecond + framesPerSecond - 1) / framesPerSecond
    decibels = (0..<count).map { index in
      let first = index * framesPerSecond / Self.levelsPerSecond
      let end = (index + 1) * framesPerSecond / Self.levelsPerSecond
      return Self.decibels(ofPower: power(first..<min(frames, end)))
    }
  }

  private static func decibels(ofPower power: Double) -> Float {
    guard power > 1e-16, power.isFinite else { return silence }
    return Float(10 * naturalLogarithm(power) / naturalLogarithm(10))
  }
}
