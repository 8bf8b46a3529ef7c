/// Turning curves into lines.
package enum Flattening {
  /// The greatest distance between a curve and its lines, in device pixels, that keeps the error of
  /// a pixel's coverage below 1/255.
  package static let tolerance = 0.0025

  /// No curve becomes more lines than this.
  static let mostPieces = 4096

  /// Coordinates from here on count as infinite: their squares would be.
  static let farthest = 1e150
}

extension Path {
  /// The path as lines none of which is farther than `tolerance` from its curve, in the path's own
  /// unit.
  ///
  /// A contour with a coordinate that is not finite is left out, and so is a move without a line. A
  /// line of no length draws nothing between other lines; alone it stays as two equal points, for a
  /// stroke's caps.
  package func flattened(tolerance: Double) -> FlatPath {
    flattened(in: .identity, tolerance: tolerance)
  }

  /// The path mapped by `device` and flattened there; `tolerance` is in the unit of `device`'s
  /// result.
  package func flattened(in device: Affine, tolerance: Double) -> FlatPath {
    var flattener = Flattener(tolerance: tolerance)
    flattener.reserve(points.count)
    let isPlain = device == .identity
    var index = 0
    func next(_ offset: Int) -> Point {
      isPlain ? points[index + offset] : device.apply(points[index + offset])
    }
    for verb in verbs {
      switch verb {
      case .move: flattener.move(to: next(0))
      case .line: flattener.line(to: next(0))
      case .quad: flattener.quad(control: next(0), to: next(1))
      case .cubic: flattener.cubic(control1: next(0), control2: next(1), to: next(2))
      case .close: flattener.close()
      }
      index += verb.pointCount
    }
    return flattener.finish()
  }
}
