import RasterKernels

extension [BandEdge] {
  /// How often they wind round a point between two steps, by the ray to its left.
  func winding(x: Double, y: Double) -> Int {
    var winding = 0
    for edge in self where (Double(edge.y0) < y) != (Double(edge.y1) < y) {
      let part = (y - Double(edge.y0)) / Double(Int(edge.y1) - Int(edge.y0))
      if Double(edge.x0) + Double(edge.x1 - edge.x0) * part < x {
        winding += edge.y0 < edge.y1 ? 1 : -1
      }
    }
    return winding
  }
}

extension EdgePart {
  /// The straight line between its ends, the way of its edge.
  var line: BandEdge {
    edge.y0 < edge.y1
      ? BandEdge(x0: topX, y0: top, x1: bottomX, y1: bottom)
      : BandEdge(x0: bottomX, y0: bottom, x1: topX, y1: top)
  }
}
