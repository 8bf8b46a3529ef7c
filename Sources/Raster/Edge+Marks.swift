import RasterKernels

/// Marks between the edges of an outline of several contours tell where each contour begins, so that
/// those known to wind once need not be searched for overlaps of their own.
extension Edge {
  /// The mark before the edges of a contour that lie at these heights, in steps.
  init(markOf heights: Range<Int32>, windsOnce: Bool) {
    self.init(
      x0: heights.lowerBound, y0: 0, x1: heights.upperBound << 1 | (windsOnce ? 1 : 0), y1: 0)
  }

  /// True for a mark: edges are never level.
  @inline(__always)
  var isMark: Bool { y0 == y1 }

  /// The bands that the contour behind a mark touches; `shift` is the height of a band.
  @inline(__always)
  func markedBands(shift: Int32) -> ClosedRange<Int32> {
    x0 >> shift...(x1 >> 1 - 1) >> shift
  }

  /// A mark as it lies in a band.
  @inline(__always)
  var bandMark: BandEdge { BandEdge(markWindingOnce: x1 & 1 != 0) }
}
