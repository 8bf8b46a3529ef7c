/// Neighbouring pixels of one row and how far they are covered.
public struct CoverageRun: Hashable, Sendable {
  /// Instead of a coverage: every pixel has its own, in the row of coverage bytes at the pixel's
  /// own index.
  public static let varying: Int32 = -1

  /// First pixel.
  public var start: Int32
  /// Pixel after the last.
  public var end: Int32
  /// 1…255 for all of them, or `varying`.
  public var coverage: Int32

  public static let empty = CoverageRun(start: 0, end: 0, coverage: 0)

  @inlinable
  public init(start: Int32, end: Int32, coverage: Int32) {
    self.start = start
    self.end = end
    self.coverage = coverage
  }
}
