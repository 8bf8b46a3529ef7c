import Testing

/// Expects the same numbers, as near as 1e-6 or as said.
func expect(
  _ actual: [Double], _ expected: [Double], within tolerance: Double = 1e-6, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose =
    actual.count == expected.count
    && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
  #expect(isClose, "\(actual) is not \(expected) \(comment)", sourceLocation: sourceLocation)
}
