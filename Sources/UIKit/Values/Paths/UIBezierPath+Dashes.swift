public import CoreGraphics

// UIKit takes pointers, which Swift writes as nil or with `&`: one function for each way to ask.
extension UIBezierPath {
  /// Writes the number of lengths.
  public func getLineDash(_ pattern: Never?, count: inout Int, phase: Never?) {
    count = dashLengths.count
  }

  /// Writes the number of lengths and the phase.
  public func getLineDash(_ pattern: Never?, count: inout Int, phase: inout CGFloat) {
    count = dashLengths.count
    phase = dashPhase
  }

  /// Writes the phase.
  public func getLineDash(_ pattern: Never?, count: Never?, phase: inout CGFloat) {
    phase = dashPhase
  }

  /// Writes the lengths over the first elements of `pattern`.
  public func getLineDash(_ pattern: inout [CGFloat], count: Never?, phase: Never?) {
    for (index, length) in dashLengths.prefix(pattern.count).enumerated() {
      pattern[index] = length
    }
  }

  /// Writes the lengths over the first elements of `pattern`, and their number.
  public func getLineDash(_ pattern: inout [CGFloat], count: inout Int, phase: Never?) {
    getLineDash(&pattern, count: nil, phase: nil)
    count = dashLengths.count
  }
}
