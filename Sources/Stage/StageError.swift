/// Why a scene cannot be set up as asked.
public enum StageError: Error, Hashable, Sendable {
  /// A value was given for a parameter the scene does not have.
  case unknownParameter(name: String, known: [String])
  /// A value lies outside its parameter's range.
  case valueOutOfRange(name: String, value: Double, range: ClosedRange<Double>)
}
