/// Memory in which outlines are made, one after the other: it is taken once, not for each of them.
package struct OutlineScratch: Sendable {
  /// What was made last.
  package private(set) var shape = FlatPath()
  /// The centre of a line.
  private var center = FlatPath()
  private var strokerScratch = Stroker.Scratch()

  package init() {}

  /// Makes `shape` what `Path.fillPolygons` says.
  package mutating func makeInside(
    of path: Path, in device: Affine, scale: Double = 1, visible: VisibleArea = .everywhere
  ) {
    let flattener = FillFlattener(
      scale: scale, visible: visible, memory: exchange(&shape, with: FlatPath()))
    shape = path.fillPolygons(in: device, with: flattener)
  }

  /// The same in a plane that is seen in perspective, where each curve is divided as its scale asks for.
  /// - Parameter scale: the largest, in pixels per unit.
  package mutating func makeInside(
    of path: Path, on plane: PerspectivePlane, scale: Double
  ) {
    let flattener = FillFlattener(
      scale: scale, plane: plane, memory: exchange(&shape, with: FlatPath()))
    shape = path.fillPolygons(in: .identity, with: flattener)
  }

  /// Makes `shape` what `Path.strokeOutline` says.
  package mutating func makeLine(
    of path: Path, _ style: StrokeStyle, tolerance: Double, visible: VisibleArea = .everywhere,
    recalling lines: inout MeasuredLines
  ) {
    shape.removeAll()
    guard style.isVisible else { return }
    let division = CurveDivision(style, tolerance: tolerance)
    if style.isMeasured {
      // Distances along the line are those of all of it.
      let line = lines.line(of: path, dividedBy: division)
      line.path.stroke(
        style, tolerance: tolerance, visible: visible, rulers: line.rulers, into: &shape,
        by: &strokerScratch)
    } else {
      let pixel = tolerance / Flattening.tolerance
      let coarseness = path.coarseness(in: visible, scale: 1, pixel: pixel)
      let flattener = Flattener(
        division: coarseness > 1
          ? CurveDivision(style, tolerance: tolerance * coarseness) : division,
        visible: visible.grown(by: style.reach),
        memory: exchange(&center, with: FlatPath()))
      center = path.flattened(with: flattener)
      center.stroke(
        style, tolerance: tolerance, visible: visible, rulers: nil, into: &shape,
        by: &strokerScratch)
    }
  }

  /// Makes `shape` the image of `rect`.
  package mutating func makeImage(of rect: Rect, in device: Affine) {
    shape.removeAll()
    shape.appendPolygon(
      device.apply(Point(rect.minX, rect.minY)), device.apply(Point(rect.maxX, rect.minY)),
      device.apply(Point(rect.maxX, rect.maxY)), device.apply(Point(rect.minX, rect.maxY)))
  }

  /// Maps every point of `shape`.
  package mutating func transform(by device: Affine) { shape.transform(by: device) }
}
