/// A number of a scene that its viewer may change.
public struct SceneParameter: Hashable, Sendable {
  /// As typed: lower case, words joined by hyphens.
  public let name: String
  /// What it is unless the viewer says otherwise.
  public let defaultValue: Double
  /// What it may be.
  public let range: ClosedRange<Double>
  /// "s", "pt", "°"; empty for plain numbers.
  public let unit: String
  /// One line about what it changes.
  public let summary: String

  public init(
    name: String, default defaultValue: Double, range: ClosedRange<Double>, unit: String = "",
    summary: String
  ) {
    precondition(range.contains(defaultValue), "A parameter's default lies in its range.")
    self.name = name
    self.defaultValue = defaultValue
    self.range = range
    self.unit = unit
    self.summary = summary
  }
}
