public import CoreGraphics

// UIKit takes pointers, which Swift writes as nil or with `&`: one function for each way to ask.
extension UIBezierPath {
  /// The lengths on, off, on … of the dashes, starting `phase` into the pattern; none: no dashes.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dashLengths = Array((pattern ?? []).prefix(max(0, count)))
    dashPhase = phase
  }

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

  /// Writes the lengths over the first elements of `pattern`, their number and the phase.
  public func getLineDash(_ pattern: inout [CGFloat], count: inout Int, phase: inout CGFloat) {
    getLineDash(&pattern, count: &count, phase: nil)
    phase = dashPhase
  }
}
