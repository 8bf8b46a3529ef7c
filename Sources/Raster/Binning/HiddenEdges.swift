import RasterKernels

/// Leaves out edges of an outline below something opaque, in one band.
///
/// Of an edge in hidden columns the ones to their right see only from which height to which it leads.
/// So one upright edge stands for a run of such edges, and none where nothing is seen to the right.
/// Keeps its memory.
struct HiddenEdges {
  /// The edges that are left.
  private(set) var kept: [BandEdge] = []

  /// Stores in `kept` what fills the same as `edges` in all of `width` columns but the `hidden` ones.
  ///
  /// - Precondition: areas are summed up as they are: no part of the outline may overlap another.
  mutating func leaveOut(of edges: Span<BandEdge>, hidden: Range<Int>, width: Int) {
    let left = Int32(max(hidden.lowerBound, 0)) << Subpixel.bits
    let right = Int32(min(hidden.upperBound, width)) << Subpixel.bits
    let endsRow = hidden.upperBound >= width
    kept.removeAll(keepingCapacity: true)
    kept.append(addingCapacity: edges.count) { kept in
      var run: (start: UInt16, end: UInt16) = (0, 0)
      for index in edges.indices {
        let edge = edges[index]
        if min(edge.x0, edge.x1) >= left, max(edge.x0, edge.x1) <= right {
          if endsRow { continue }
          if edge.y0 != run.end {
            HiddenEdges.append(run, at: left, to: &kept)
            run.start = edge.y0
          }
          run.end = edge.y1
        } else {
          kept.append(edge)
        }
      }
      HiddenEdges.append(run, at: left, to: &kept)
    }
  }

  private static func append(
    _ run: (start: UInt16, end: UInt16), at x: Int32, to kept: inout OutputSpan<BandEdge>
  ) {
    if run.start != run.end { kept.append(BandEdge(x0: x, y0: run.start, x1: x, y1: run.end)) }
  }
}
