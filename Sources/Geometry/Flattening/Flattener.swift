/// Builds a `FlatPath` from path elements, contour by contour.
struct Flattener {
  private var path: FlatPath
  /// What decides how many lines a curve becomes.
  private let fineness: Fineness
  /// Beyond a side of it, curves are lines.
  private var visible = VisibleArea.everywhere
  /// Which lines are of which curves, where that is asked for.
  private var curves: FlatCurves?

  private enum Fineness {
    /// The greatest distance from the curve to its lines.
    case distance(Double)
    /// The balance of the edges of a stroke.
    case edges(CurveDivision)
  }

  /// Index of the current contour's first point.
  private var start = 0
  /// The greatest coordinate of the current contour, by which "no length" is measured.
  private var reach = 0.0
  private var isDrawable = false
  /// True once the contour has an element besides its move.
  private var hasElements = false
  /// How the last element with a length ended, and the first one began.
  private var lastEnd: End?
  private var firstBegin: End?

  /// One end of an element: the direction of travel there.
  private struct End {
    var direction: Point
    var isCurve: Bool
  }

  init(tolerance: Double) {
    path = FlatPath()
    fineness = .distance(tolerance > 0 ? tolerance : Flattening.tolerance)
  }

  /// For the centre of a line; see `Path.strokeOutline`.
  init(
    division: CurveDivision, visible: VisibleArea = .everywhere,
    memory: consuming FlatPath = FlatPath()
  ) {
    path = memory
    path.removeAll()
    fineness = .edges(division)
    self.visible = visible
  }

  /// Has `finishWithCurves` know the curves.
  mutating func keepCurves() { curves = FlatCurves() }

  mutating func reserve(_ count: Int) {
    path.points.reserveCapacity(count)
    path.joints.reserveCapacity(count)
  }

  mutating func move(to p: Point) {
    endContour(closed: false)
    beginContour(at: p)
  }

  mutating func line(to p: Point) {
    hasElements = true
    guard admit(p), isDrawable else { return }
    let current = path.points[path.points.count - 1]
    guard !coincide(p, current) else { return }
    let direction = p - current
    join(to: End(direction: direction, isCurve: false))
    append(p)
    lastEnd = End(direction: direction, isCurve: false)
  }

  mutating func quad(control: Point, to p: Point) {
    hasElements = true
    guard admit(control), admit(p), isDrawable else { return }
    let p0 = path.points[path.points.count - 1]
    if visible.isPassed(by: p0, control, p, p) { return line(to: p) }
    guard let begin = direction(from: p0, control, p, p),
      let end = direction(from: -p, -control, -p0, -p0)
    else { return }
    let curve = QuadraticBezier(start: p0, control: control, end: p)
    let start = path.points.count - 1
    let second = p0 - control * 2 + p
    let first = (control - p0) * 2
    join(to: End(direction: begin, isCurve: true))
    let (lead, step, count) =
      switch fineness {
      // |B″| = 2·|second|, and a chord misses its curve by at most |B″|/8n².
      case .distance(let most): evenSteps(pieces(0.25 * second.length / most))
      case .edges(let division): balancedSteps(division.pieces(curve))
      }
    if case .edges(let division) = fineness,
      let far = FarCurve(curve.cubic, pieces: count, in: visible)
    {
      return add(far, dividedBy: division, endingIn: end)
    }
    for i in 1..<max(count, 1) {
      let t = (lead + Double(i - 1)) * step
      append((second * t + first) * t + p0, .smooth)
    }
    append(p)
    curves?.begin(after: start + 1)
    note((lead, step, count))
    curves?.end(curve.cubic, from: start)
    lastEnd = End(direction: end, isCurve: true)
  }

  mutating func cubic(control1: Point, control2: Point, to p: Point) {
    hasElements = true
    guard admit(control1), admit(control2), admit(p), isDrawable else { return }
    let p0 = path.points[path.points.count - 1]
    if visible.isPassed(by: p0, control1, control2, p) { return line(to: p) }
    guard let begin = direction(from: p0, control1, control2, p),
      let end = direction(from: -p, -control2, -control1, -p0)
    else { return }
    join(to: End(direction: begin, isCurve: true))
    let whole = CubicBezier(start: p0, control1: control1, control2: control2, end: p)
    var curve = whole
    let start = path.points.count - 1
    curves?.begin(after: start + 1)
    switch fineness {
    case .distance(let most):
      // |B″| ≤ 6·max(|first|, |second|), and a chord misses its curve by at most |B″|/8n².
      let first = p0 - control1 * 2 + control2
      let second = control1 - control2 * 2 + p
      let steps = evenSteps(pieces(0.75 * max(first.length, second.length) / most))
      add(curve, steps)
      note(steps)
    case .edges(let division):
      let parts = division.parts(curve)
      if let pieces = parts.pieces,
        let far = FarCurve(curve, pieces: pieces, in: visible)
      {
        return add(far, dividedBy: division, endingIn: end)
      }
      let part = 1 / Double(parts.count)
      for left in (1..<parts.count).reversed() {
        let (head, rest) = curve.split(at: 1 / Double(left + 1))
        let steps = balancedSteps(division.pieces(head))
        add(head, steps)
        note(steps, from: 1 - Double(left + 1) * part, over: part)
        append(rest.start, .smooth)
        curve = rest
      }
      let steps = balancedSteps(parts.pieces ?? division.pieces(curve))
      add(curve, steps)
      note(steps, from: 1 - part, over: part)
    }
    append(p)
    curves?.end(whole, from: start)
    lastEnd = End(direction: end, isCurve: true)
  }

  /// Appends the points behind the start of a curve that is seen, which is not measured.
  private mutating func add(
    _ far: FarCurve, dividedBy division: CurveDivision, endingIn direction: Point
  ) {
    for part in far.parts {
      add(part.curve, balancedSteps(part.isSeen ? division.pieces(part.curve) : 1))
      append(part.curve.end, .smooth)
    }
    lastEnd = End(direction: direction, isCurve: true)
  }

  /// Appends the points between the ends of `curve`.
  private mutating func add(_ curve: CubicBezier, _ steps: Steps) {
    let bend1 = curve.start - curve.control1 * 2 + curve.control2
    let bend2 = curve.control1 - curve.control2 * 2 + curve.end
    let a = bend2 - bend1
    let b = bend1 * 3
    let c = (curve.control1 - curve.start) * 3
    let count = max(steps.count, 1) - 1
    path.points.append(addingCapacity: count) { points in
      for i in 0..<count {
        let t = (steps.lead + Double(i)) * steps.step
        points.append(((a * t + b) * t + c) * t + curve.start)
      }
    }
    path.joints.append(contentsOf: repeatElement(.smooth, count: count))
  }

  /// Notes the parameters of points between the ends of a part of the current curve, and of its end.
  private mutating func note(_ steps: Steps, from start: Double = 0, over part: Double = 1) {
    guard curves != nil else { return }
    for i in 0..<max(steps.count, 1) - 1 {
      curves?.append(start + part * (steps.lead + Double(i)) * steps.step)
    }
    curves?.append(start + part)
  }

  mutating func close() {
    hasElements = true
    endContour(closed: true)
    // `Path` moves before it goes on, so nothing more belongs to this contour.
    isDrawable = false
  }

  consuming func finish() -> FlatPath {
    endContour(closed: false)
    return path
  }

  /// The path, with what `keepCurves` asked for.
  consuming func finishWithCurves() -> (FlatPath, FlatCurves) {
    endContour(closed: false)
    return (path, curves ?? FlatCurves())
  }

  // MARK: - Contours

  private mutating func beginContour(at p: Point) {
    start = path.points.count
    reach = 0
    isDrawable = true
    hasElements = false
    lastEnd = nil
    firstBegin = nil
    if admit(p) { append(p) }
  }

  private mutating func endContour(closed: Bool) {
    guard isDrawable, hasElements, start < path.points.count else {
      path.points.removeSubrange(start...)
      path.joints.removeSubrange(start...)
      curves?.removeCurves(from: start)
      return
    }
    hasElements = false
    if closed {
      closeContour()
    } else if path.points.count == start + 1 {
      append(path.points[start])
    }
    path.contours.append(
      FlatPath.Contour(start: start, end: path.points.count, isClosed: closed))
    start = path.points.count
  }

  /// Joins the end to the beginning, by a line unless they coincide.
  private mutating func closeContour() {
    guard let firstBegin, path.points.count > start + 1 else { return }
    let first = path.points[start]
    let last = path.points[path.points.count - 1]
    if coincide(first, last) {
      path.points.removeLast()
      path.joints.removeLast()
    } else {
      let line = End(direction: first - last, isCurve: false)
      join(to: line)
      lastEnd = line
    }
    if let lastEnd { path.joints[start] = joint(lastEnd, firstBegin) }
  }

  private mutating func append(_ p: Point, _ joint: FlatPath.Joint = .corner) {
    path.points.append(p)
    path.joints.append(joint)
  }

  /// Takes note of a coordinate; false when it cannot be drawn.
  private mutating func admit(_ p: Point) -> Bool {
    let farther = max(abs(p.x), abs(p.y))
    // Written so that NaN fails it.
    guard abs(p.x) < Flattening.farthest, abs(p.y) < Flattening.farthest else {
      isDrawable = false
      return false
    }
    reach = max(reach, farther)
    return true
  }

  // MARK: - Joints

  /// Marks the current point as the joint between the last element and one that begins so.
  private mutating func join(to begin: End) {
    if let lastEnd {
      path.joints[path.joints.count - 1] = joint(lastEnd, begin)
    } else {
      firstBegin = begin
    }
  }

  private func joint(_ end: End, _ begin: End) -> FlatPath.Joint {
    let cross = Point.cross(end.direction, begin.direction)
    let dot = Point.dot(end.direction, begin.direction)
    // A turn of less than a degree is a rounding error of whoever drew the path.
    guard dot > 0, abs(cross) < 0.0175 * dot else { return .corner }
    switch (end.isCurve, begin.isCurve) {
    case (true, true): return .smooth
    case (false, true): return .lineToCurve
    case (true, false): return .curveToLine
    case (false, false): return .corner
    }
  }

  /// The direction from `p` to the first of the others that lies elsewhere; nil when none does.
  private func direction(from p: Point, _ a: Point, _ b: Point, _ c: Point) -> Point? {
    if !coincide(p, a) { return a - p }
    if !coincide(p, b) { return b - p }
    return coincide(p, c) ? nil : c - p
  }

  /// True when the points differ by no more than rounding errors do.
  private func coincide(_ a: Point, _ b: Point) -> Bool {
    let limit = 1e-11 * reach
    return abs(a.x - b.x) <= limit && abs(a.y - b.y) <= limit
  }

  // MARK: - Steps

  /// The first step as a part of the others, the parameter length of those, and how many there are.
  private typealias Steps = (lead: Double, step: Double, count: Int)

  private func evenSteps(_ count: Int) -> Steps { (1, 1 / Double(count), count) }

  private func balancedSteps(_ count: Int) -> Steps {
    (CurveDivision.endPiece, CurveDivision.step(max(count, 2)), count)
  }

  /// The number of pieces of a curve whose chord misses it by `error` tolerances.
  private func pieces(_ error: Double) -> Int {
    let count = error.squareRoot().rounded(.up)
    return Int(min(max(count, 1), Double(Flattening.mostPieces)))
  }
}
