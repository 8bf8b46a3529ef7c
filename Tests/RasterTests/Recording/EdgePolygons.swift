import RasterKernels

/// The edges of a polygon: those that are not level.
func polygon(_ corners: [(Int32, Int32)]) -> [Edge] {
  zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { from, to in
    from.1 == to.1 ? nil : Edge(x0: from.0, y0: from.1, x1: to.0, y1: to.1)
  }
}

/// The same the other way round.
func turnedRound(_ edges: [Edge]) -> [Edge] {
  edges.reversed().map { Edge(x0: $0.x1, y0: $0.y1, x1: $0.x0, y1: $0.y0) }
}

/// The winding numbers of points between the steps of a small grid, edge by edge.
func windings(of edges: [Edge]) -> [Int] {
  (0..<96).flatMap { row in
    (0..<96).map { column in
      // Points that no line through two corners of the grid passes exactly.
      let (x, y) = (Double(column) / 8 + 0.0613, Double(row) / 8 + 0.0371)
      return edges.reduce(0) { winding, edge in
        let (top, bottom) = (Double(min(edge.y0, edge.y1)), Double(max(edge.y0, edge.y1)))
        guard y > top, y < bottom else { return winding }
        let part = (y - Double(edge.y0)) / Double(edge.y1 - edge.y0)
        guard Double(edge.x0) + part * Double(edge.x1 - edge.x0) < x else { return winding }
        return winding + (edge.y0 < edge.y1 ? 1 : -1)
      }
    }
  }
}
