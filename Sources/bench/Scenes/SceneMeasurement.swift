/// What one rendering of a scene took.
struct SceneMeasurement: Codable {
  let frames: Int
  /// From the making of the scene to the last encoded frame.
  let seconds: Double
  /// Of these, the making of the scene, which one core does alone.
  let opening: Double
  /// Of all files.
  let bytes: Int
  /// The most memory that the process held, in millions of bytes, where the system says so.
  let peak: Double?
}
