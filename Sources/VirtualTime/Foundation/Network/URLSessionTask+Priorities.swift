extension URLSessionTask {
  /// The priority of a task that nothing was said about.
  public static let defaultPriority: Float = 0.5
  /// Less than that.
  public static let lowPriority: Float = 0.25
  /// More than that.
  public static let highPriority: Float = 0.75
}
