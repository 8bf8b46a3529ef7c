/// How the coverage cells of a shape lie in memory: one row of cells after the other, and beside
/// them one bit for every group of four cells that an edge has touched.
package struct CellLayout: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Cells in a row: eight more than pixels, because kernels add to the pixel of an edge and the
  /// seven after it at once; then up to a whole vector of sixteen.
  package let stride: Int
  /// Words of touched bits in a row.
  package let words: Int

  /// - Precondition: `width` is not negative and at most 2²⁰.
  package init(width: Int) {
    precondition(width >= 0 && width <= 1 << 20, "a row of cells has a sensible width")
    self.width = width
    stride = (width + 23) & ~15
    words = (stride / 4 + 63) / 64
  }
}
