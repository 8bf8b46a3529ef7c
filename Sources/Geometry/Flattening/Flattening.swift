/// Turning curves into lines.
package enum Flattening {
  /// The greatest distance between a curve and its lines, in device pixels, that keeps the error of
  /// a pixel's coverage below 1/255.
  package static let tolerance = 0.0025

  /// What the lines of a filled curve may add to a pixel's covered area or take from it; with the
  /// rounding of their ends to the subpixel grid it stays below 1/255.
  static let coverageError = 0.003

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
    flattened(with: Flattener(tolerance: tolerance))
  }

  /// The path mapped by `device` and flattened there; `tolerance` is in the unit of `device`'s
  /// result.
  package func flattened(in device: Affine, tolerance: Double) -> FlatPath {
    flattened(in: device, with: Flattener(tolerance: tolerance))
  }

  func flattened(
    in device: Affine = .identity, with flattener: consuming Flattener
  ) -> FlatPath {
    flatten(in: device, with: &flattener)
    return flattener.finish()
  }

  /// Hands all elements, mapped by `device`, to `flattener`.
  func flatten(in device: Affine = .identity, with flattener: inout Flattener) {
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
  }

  /// The polygons, in the unit of `device`'s result, that cover as much of every pixel as the inside
  /// of the path does, to within 1/255. A pixel is `1 / scale` of that unit wide.
  ///
  /// Their corners lie up to some hundredths of a pixel outside the curves: right for filling alone.
  /// Beyond a side of `visible`, in the same unit, curves are lines.
  /// Contours that are not finite are left out, and so are those that enclose nothing.
  package func fillPolygons(
    in device: Affine, scale: Double = 1, visible: VisibleArea = .everywhere
  ) -> FlatPath {
    fillPolygons(in: device, with: FillFlattener(scale: scale, visible: visible))
  }

  func fillPolygons(in device: Affine, with flattener: consuming FillFlattener) -> FlatPath {
    let source = points.span
    let verbs = verbs.span
    flattener.prepare(for: self, in: device)
    // A curve becomes some tens of points: a small path shall not grow and move.
    flattener.reserve(max(points.count, min(16 * points.count, 256)))
    var index = 0
    var verbIndex = 0
    while verbIndex < verbs.count {
      let verb = verbs[verbIndex]
      let beginsContour = verbIndex > 0 && verbs[verbIndex - 1] == .move
      verbIndex += 1
      switch verb {
      case .move: flattener.move(to: device.apply(source[index]))
      case .line:
        // Mostly many.
        let start = index
        while verbIndex < verbs.count, verbs[verbIndex] == .line {
          verbIndex += 1
          index += 1
        }
        let corners = source.extracting(start...index)
        let isAll =
          beginsContour
          && (verbIndex == verbs.count || verbs[verbIndex] == .close || verbs[verbIndex] == .move)
        if isAll {
          flattener.polygon(corners, in: device)
        } else {
          flattener.lines(to: corners, in: device)
        }
      case .quad:
        flattener.quad(
          control: device.apply(source[index]), to: device.apply(source[index + 1]))
      case .cubic:
        flattener.cubic(
          control1: device.apply(source[index]), control2: device.apply(source[index + 1]),
          to: device.apply(source[index + 2]))
      case .close: flattener.close()
      }
      index += verb.pointCount
    }
    var path = flattener.finish()
    path.noteSimpleAreas(of: self)
    return path
  }
}
