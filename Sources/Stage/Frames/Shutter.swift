/// How long a frame is exposed: the times at which what moves is looked at for its picture.
///
/// The shutter is open for angle/360 of a frame's duration, and the frame's own time is the middle of
/// that, so that what moves steadily is smeared as far ahead of its place as behind. That is how After
/// Effects has it by default: an angle of 180° with a phase of −90°.
package struct Shutter: Hashable, Sendable {
  /// Degrees, above 0 and up to 360.
  package let angle: Double
  /// How many moments of that time are looked at.
  package let samples: Int
  /// Seconds.
  private let openTime: Double

  /// Degrees where nothing is said.
  package static let usualAngle = 180.0
  package static let usualSamples = 16
  package static let allowedSamples = 2...256

  /// - Precondition: `angle` is above 0 and up to 360: two frames do not look at the same time.
  ///   `samples` is allowed.
  package init(angle: Double = usualAngle, samples: Int = usualSamples, rate: FrameRate) {
    precondition(angle > 0 && angle <= 360, "a shutter opens and closes within a frame")
    precondition(Self.allowedSamples.contains(samples), "a mean is of some moments")
    self.angle = angle
    self.samples = samples
    openTime = angle / 360 * rate.time(ofFrame: 1)
  }

  /// The middles of `samples` equal parts of the time the shutter is open for the frame at `sceneTime`;
  /// what would lie before the scene is its beginning.
  package func times(around sceneTime: Double) -> [Double] {
    (0..<samples).map { index in
      let part = (Double(2 * index + 1 - samples)) / Double(2 * samples)
      return max(0, sceneTime + part * openTime)
    }
  }
}
