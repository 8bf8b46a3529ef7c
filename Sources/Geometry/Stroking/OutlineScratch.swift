/// Memory in which outlines are made, one after the other: it is taken once, not for each of them.
package struct OutlineScratch: Sendable {
  /// What was made last.
  package private(set) var shape = FlatPath()
  /// The centre of a line.
  private var center = FlatPath()
  private var strokerMemory = Stroker.Memory()

  package init() {}

  /// Makes `shape` what `Path.fillPolygons` says.
  package mutating func makeInside(
    of path: Path, in device: Affine, stretch: Double = 1, visible: VisibleArea = .everywhere
  ) {
    let flattener = FillFlattener(
      stretch: stretch, visible: visible, memory: exchange(&shape, with: FlatPath()))
    shape = path.fillPolygons(in: device, with: flattener)
  }

  /// The same in a plane that is seen in perspective, where each curve is divided as its place asks for.
  /// - Parameter stretch: where it is stretched most.
  package mutating func makeInside(
    of path: Path, on plane: PerspectivePlane, stretch: Double
  ) {
    let flattener = FillFlattener(
      stretch: stretch, plane: plane, memory: exchange(&shape, with: FlatPath()))
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
        by: &strokerMemory)
    } else {
      let pixel = tolerance / Flattening.tolerance
      let coarseness = path.coarseness(in: visible, stretch: 1, pixel: pixel)
      let flattener = Flattener(
        division: coarseness > 1
          ? CurveDivision(style, tolerance: tolerance * coarseness) : division,
        visible: visible.grown(by: style.reach),
        memory: exchange(&center, with: FlatPath()))
      center = path.flattened(with: flattener)
      center.stroke(
        style, tolerance: tolerance, visible: visible, rulers: nil, into: &shape,
        by: &strokerMemory)
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
