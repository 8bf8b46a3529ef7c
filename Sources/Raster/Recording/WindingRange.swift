/// The winding numbers that occur somewhere.
struct WindingRange: Equatable {
  private(set) var least: Int32
  private(set) var greatest: Int32

  init(_ winding: Int32) {
    least = winding
    greatest = winding
  }

  mutating func include(_ winding: Int32) {
    least = min(least, winding)
    greatest = max(greatest, winding)
  }

  /// True when the covered area follows from the mean of the winding numbers.
  func isLinear(_ rule: FillRule) -> Bool {
    // Sums of areas wrap some way beyond.
    if least < -1000 || greatest > 1000 { return false }
    return switch rule {
    case .nonZero: least >= 1 || greatest <= -1 || greatest - least <= 1
    case .evenOdd: greatest - least <= 1
    }
  }
}
