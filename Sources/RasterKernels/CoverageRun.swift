/// Neighbouring pixels of one row and how far they are covered.
package struct CoverageRun: Hashable, Sendable {
  /// In place of a coverage: every pixel has its own, in the row of coverage bytes at the pixel's
  /// own index.
  package static let varying: Int32 = -1

  /// First pixel.
  package var start: Int32
  /// Pixel after the last.
  package var end: Int32
  /// 1…255 for all of them, or `varying`.
  package var coverage: Int32

  package static let empty = CoverageRun(start: 0, end: 0, coverage: 0)

  @inlinable
  package init(start: Int32, end: Int32, coverage: Int32) {
    self.start = start
    self.end = end
    self.coverage = coverage
  }
}
