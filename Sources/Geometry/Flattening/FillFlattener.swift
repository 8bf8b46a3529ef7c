/// Builds the polygons that cover as much of every pixel as the areas inside curves do: their corners
/// are balanced, see `CurveDivision`.
struct FillFlattener {
  private var path: FlatPath
  /// Index of the current contour's first point.
  private var start = 0
  private var current = Point.zero
  private var isDrawable = false
  /// True once the contour has an element besides its move.
  private var hasElements = false
  private var isThinned = false

  /// For curves of this plane, unless that is seen in perspective.
  private var division: CurveDivision
  private let plane: PerspectivePlane?
  /// The length of a pixel.
  private let pixel: Double
  private let visible: VisibleArea

  /// `scale` is the number of pixels for a unit of the path; of a `plane` in perspective, the largest.
  init(
    scale: Double, visible: VisibleArea = .everywhere, plane: PerspectivePlane? = nil,
    memory: consuming FlatPath = FlatPath()
  ) {
    path = memory
    path.removeAll()
    self.visible = visible
    self.plane = plane
    division = CurveDivision(scale: scale)
    pixel = scale > 0 ? 1 / scale : 1
  }

  /// Divides curves as coarsely as what is seen of `path` allows.
  mutating func prepare(for path: Path, in device: Affine) {
    let coarseness = path.coarseness(in: visible, scale: device.largestScale, pixel: pixel)
    if coarseness > 1 { division = CurveDivision(scale: 1 / (pixel * coarseness)) }
  }

  mutating func reserve(_ count: Int) { path.points.reserveCapacity(count) }

  mutating func move(to p: Point) {
    endContour()
    start = path.points.count
    isDrawable = FillFlattener.admits(p)
    hasElements = false
    isThinned = false
    current = p
    path.points.append(p)
  }

  mutating func line(to p: Point) {
    hasElements = true
    append(p)
  }

  /// Lines to one point after the other, mapped by `device`.
  mutating func lines(to corners: Span<Point>, in device: Affine) {
    hasElements = true
    append(corners.count) { device.apply(corners[$0]) }
  }

  /// The same where they are all of the contour, of which many are left out when they are so many that
  /// nobody would miss them.
  mutating func polygon(_ corners: Span<Point>, in device: Affine) {
    guard isDrawable, isDense(corners, in: device) else { return lines(to: corners, in: device) }
    hasElements = true
    isThinned = true
    var chord = Chord(from: current, tolerance: Chord.unseen * pixel)
    var index = 0
    while index < corners.count {
      let p = device.apply(corners[index])
      index += 1
      guard FillFlattener.admits(p) else {
        isDrawable = false
        continue
      }
      if chord.reach > 0 {
        append(chord.end)
        chord.begin(to: p)
      } else {
        chord.point(to: p)
      }
      index = chord.extend(over: corners, from: index, in: device)
    }
    append(chord.end)
  }

  /// True when `corners` are many and, as far as some of them tell, more than one for each pixel of the
  /// way round.
  private func isDense(_ corners: Span<Point>, in device: Affine) -> Bool {
    let every = 64
    guard corners.count > 4 * every else { return false }
    var (low, high) = (current, current)
    var index = every
    while index < corners.count {
      let p = device.apply(corners[index])
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
      index += every
    }
    let way = 2 * (high.x - low.x + high.y - low.y)
    return Double(corners.count) * pixel > way
  }

  /// How a curve controlled by these is divided; nil for one of which only the ends count.
  @inline(__always)
  private func divisionIfSeen(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> CurveDivision? {
    guard let plane else { return visible.isPassed(by: a, b, c, d) ? nil : division }
    if plane.isPassed(by: a, b, c, d) { return nil }
    return Rect(around: [a, b, c, d]).map { CurveDivision(scale: plane.scale(over: $0)) }
  }

  mutating func quad(control: Point, to p: Point) {
    hasElements = true
    guard isDrawable, FillFlattener.admits(control), FillFlattener.admits(p) else {
      isDrawable = false
      return
    }
    guard let division = divisionIfSeen(current, control, p, p) else { return append(p) }
    let curve = QuadraticBezier(start: current, control: control, end: p)
    let second = curve.start - control * 2 + p
    let first = (control - curve.start) * 2
    let count = division.pieces(curve)
    if plane == nil, let far = FarCurve(curve.cubic, pieces: count, in: visible) {
      return add(far)
    }
    if count > 1 {
      let h = CurveDivision.step(count)
      let base = curve.start - second * (h * h / 6)
      append(count - 1) { i in
        let t = (CurveDivision.endPiece + Double(i)) * h
        return (second * t + first) * t + base
      }
    }
    append(p)
  }

  mutating func cubic(control1: Point, control2: Point, to p: Point) {
    hasElements = true
    guard isDrawable, FillFlattener.admits(control1), FillFlattener.admits(control2),
      FillFlattener.admits(p)
    else {
      isDrawable = false
      return
    }
    guard let division = divisionIfSeen(current, control1, control2, p) else { return append(p) }
    var curve = CubicBezier(start: current, control1: control1, control2: control2, end: p)
    let parts = division.parts(curve)
    if plane == nil, let pieces = parts.pieces,
      let far = FarCurve(curve, pieces: pieces, in: visible)
    {
      return add(far)
    }
    for left in (1..<parts.count).reversed() {
      let (head, rest) = curve.split(at: 1 / Double(left + 1))
      add(head, division.pieces(head))
      curve = rest
    }
    add(curve, parts.pieces ?? division.pieces(curve))
  }

  private mutating func add(_ far: FarCurve) {
    for part in far.parts { add(part.curve, part.isSeen ? division.pieces(part.curve) : 1) }
  }

  /// Appends the corners of `count` pieces.
  private mutating func add(_ curve: CubicBezier, _ count: Int) {
    if count > 1 {
      let h = CurveDivision.step(count)
      let bend1 = curve.start - curve.control1 * 2 + curve.control2
      let bend2 = curve.control1 - curve.control2 * 2 + curve.end
      // B − B″·h²/12 is a cubic too.
      let a = bend2 - bend1
      let b = bend1 * 3
      let c = (curve.control1 - curve.start) * 3 - a * (h * h / 2)
      let base = curve.start - b * (h * h / 6)
      append(count - 1) { i in
        let t = (CurveDivision.endPiece + Double(i)) * h
        return ((a * t + b) * t + c) * t + base
      }
    }
    append(curve.end)
  }

  mutating func close() {
    hasElements = true
    endContour()
    // `Path` moves before it goes on, so nothing more belongs to this contour.
    isDrawable = false
  }

  consuming func finish() -> FlatPath {
    endContour()
    return path
  }

  private mutating func endContour() {
    defer { start = path.points.count }
    // Two points enclose nothing.
    guard isDrawable, hasElements, path.points.count > start + 2 else {
      path.points.removeSubrange(start...)
      return
    }
    if FillFlattener.coincide(path.points[start], current) { path.points.removeLast() }
    path.contours.append(
      FlatPath.Contour(
        start: start, end: path.points.count, isClosed: true, isThinned: isThinned))
    hasElements = false
  }

  @inline(__always)
  private mutating func append(_ p: Point) {
    guard FillFlattener.admits(p) else {
      isDrawable = false
      return
    }
    if FillFlattener.coincide(p, current) { return }
    path.points.append(p)
    current = p
  }

  /// Appends `count` points.
  @inline(__always)
  private mutating func append(_ count: Int, _ point: (Int) -> Point) {
    var (last, areDrawable) = (current, isDrawable)
    path.points.append(addingCapacity: count) { points in
      for index in 0..<count {
        let p = point(index)
        guard FillFlattener.admits(p) else {
          areDrawable = false
          continue
        }
        if FillFlattener.coincide(p, last) { continue }
        points.append(p)
        last = p
      }
    }
    (current, isDrawable) = (last, areDrawable)
  }

  /// False for a coordinate that cannot be drawn; written so that NaN fails it.
  @inline(__always)
  private static func admits(_ p: Point) -> Bool {
    abs(p.x) < Flattening.farthest && abs(p.y) < Flattening.farthest
  }

  @inline(__always)
  private static func coincide(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) <= speck && abs(a.y - b.y) <= speck
  }

  /// Points closer than this are one.
  private static let speck = 1e-9
}
