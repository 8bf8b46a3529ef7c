/// Which frames are to be made: their numbers in the whole sequence and their times.
public struct FramePlan: Hashable, Sendable {
  /// One picture to be made.
  public struct Frame: Hashable, Sendable {
    /// Number in the whole sequence, from 0; a selection does not renumber.
    public var index: Int
    /// Seconds since the scene began.
    public var sceneTime: Double

    public init(index: Int, sceneTime: Double) {
      self.index = index
      self.sceneTime = sceneTime
    }
  }

  /// In order of time.
  public let frames: [Frame]

  /// These frames, sorted by time.
  public init(frames: [Frame]) {
    precondition(
      frames.allSatisfy { $0.sceneTime.isFinite && $0.sceneTime >= 0 },
      "Frames have times from 0 on.")
    self.frames = frames.sorted { ($0.sceneTime, $0.index) < ($1.sceneTime, $1.index) }
  }

  /// Frames number `indices` at `rate`.
  @inlinable
  public init(rate: FrameRate, indices: some Sequence<Int>) {
    self.init(frames: indices.map { Frame(index: $0, sceneTime: rate.time(ofFrame: $0)) })
  }

  /// All frames of a clip of `duration` seconds at `rate`, the end not included.
  public init(rate: FrameRate, duration: Double) {
    self.init(rate: rate, indices: 0..<rate.frameCount(duration: duration))
  }
}
