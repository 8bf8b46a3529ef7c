import RasterKernels

/// Marks between the edges of an outline of several contours tell where each contour begins, so that
/// those known to wind once, alone or as an area of several, need not be searched for overlaps of their own.
extension Edge {
  /// The mark before the edges of a contour that lie at these heights, in steps, and is of this area; of none
  /// that is known to wind once where `area` is 0 or not one of `mostAreas`.
  init(markOf heights: Range<Int32>, area: Int) {
    let number = area <= Edge.mostAreas ? Int32(area) : 0
    // A whole number of bands, so that no band is taken for the mark's own.
    let y = number << Edge.areaShift
    self.init(x0: heights.lowerBound, y0: y, x1: heights.upperBound, y1: y)
  }

  /// Areas of more are not told apart.
  private static var mostAreas: Int { 0xffff }
  private static var areaShift: Int32 { 15 }

  /// True for a mark: edges are never level.
  @inline(__always)
  var isMark: Bool { y0 == y1 }

  /// The number of a mark's area, or 0.
  @inline(__always)
  var markedArea: Int { Int(y0 >> Edge.areaShift) }

  /// The heights of the edges behind a mark.
  @inline(__always)
  var markedHeights: Range<Int32> { x0..<x1 }

  /// The bands that the contour behind a mark touches; `shift` is the height of a band.
  @inline(__always)
  func markedBands(shift: Int32) -> ClosedRange<Int32> { x0 >> shift...(x1 - 1) >> shift }

  /// A mark as it lies in a band.
  @inline(__always)
  var bandMark: BandEdge { BandEdge(markOf: y0 >> Edge.areaShift) }
}
