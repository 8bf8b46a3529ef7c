import Geometry

extension Path {
  /// The same lines, contour by contour.
  init(_ flat: FlatPath) {
    self.init()
    for contour in flat.contours where contour.start < contour.end {
      move(to: flat.points[contour.start])
      for p in flat.points[contour.start + 1..<contour.end] { line(to: p) }
      if contour.isClosed { close() }
    }
  }
}
