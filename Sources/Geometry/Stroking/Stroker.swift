extension Path {
  /// The outline of the path's line, to be filled by the non-zero rule, within about `tolerance` of
  /// the true shape in the path's own unit. Of what lies outside `visible`, in that unit too, much may
  /// be left out.
  package func strokeOutline(
    _ style: StrokeStyle, tolerance: Double, visible: VisibleArea = .everywhere
  ) -> FlatPath {
    var lines = MeasuredLines()
    return strokeOutline(style, tolerance: tolerance, visible: visible, recalling: &lines)
  }

  /// The same. Of a line that is trimmed or dashed the whole is looked up in `lines`, and kept there.
  package func strokeOutline(
    _ style: StrokeStyle, tolerance: Double, visible: VisibleArea = .everywhere,
    recalling lines: inout MeasuredLines
  ) -> FlatPath {
    var scratch = OutlineScratch()
    scratch.makeLine(
      of: self, style, tolerance: tolerance, visible: visible, recalling: &lines)
    return scratch.shape
  }
}

extension FlatPath {
  /// The outline of the path's line, to be filled by the non-zero rule: trimmed, then dashed, then
  /// outlined. Nothing for a width that is not positive and finite.
  ///
  /// `tolerance` says how finely arcs at joins, caps and along curves are cut, in the path's unit: as
  /// `Flattening.tolerance` does for pixels. Open contours become one contour each, closed ones two rings, or
  /// one contour if these are convex; thin ones several that meet (`Stroker.addSections`). A contour without
  /// length becomes a dot for round and square caps, the square along the axes, and nothing for butt caps.
  package func stroked(_ style: StrokeStyle, tolerance: Double) -> FlatPath {
    var outline = FlatPath()
    var scratch = Stroker.Scratch()
    stroke(
      style, tolerance: tolerance, visible: .everywhere, rulers: nil, into: &outline, by: &scratch)
    return outline
  }

  /// Makes `outline`, which is empty, the same; `rulers` are those of the contours where they are known.
  func stroke(
    _ style: StrokeStyle, tolerance: Double, visible: VisibleArea, rulers: [ContourRuler]?,
    into outline: inout FlatPath, by scratch: inout Stroker.Scratch
  ) {
    guard style.isVisible else { return }
    outline.points.reserveCapacity(points.count * 3)
    let farthest = visible.farthest(from: self)
    var style = style
    style.width = min(style.width, Stroker.mostReaches * farthest)
    var stroker = Stroker(
      style, tolerance: tolerance, visible: visible,
      showsArcs: style.width < Stroker.leastUnseen * farthest,
      line: exchange(&scratch.line, with: CenterLine()))
    defer { scratch.line = stroker.line }
    stroker.covered = CoveredArea(self, style, in: visible)
    if style.dash.isEmpty {
      let isTrimmed = visitTrimmed(
        start: style.trimStart, end: style.trimEnd, rulers: rulers, in: &scratch.piece,
        whole: { stroker.add($0, of: self, to: &outline, by: &scratch.sides) },
        piece: { stroker.add(&$0, to: &outline, by: &scratch.sides) })
      if isTrimmed { return }
    }
    let trimmed = trimmed(start: style.trimStart, end: style.trimEnd, rulers: rulers)
    let isDashed = trimmed.visitDashes(
      pattern: style.dash, phase: style.dashPhase, most: stroker.mostDashes,
      rulers: style.isTrimmed ? nil : rulers, in: &scratch.piece
    ) {
      stroker.add(&$0, to: &outline, by: &scratch.sides)
    }
    if isDashed { return }
    for contour in trimmed.contours {
      stroker.add(contour, of: trimmed, to: &outline, by: &scratch.sides)
    }
  }
}

extension VisibleArea {
  /// No point of it is farther from one of `path` than this.
  fileprivate func farthest(from path: FlatPath) -> Double {
    var (low, high) = (Point(left, top), Point(right, bottom))
    for point in path.points {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    return (high - low).length
  }
}

extension StrokeStyle {
  /// False when nothing can be drawn.
  var isVisible: Bool { width > 0 && width.isFinite }

  /// True when a part of the length is left out, or all of it.
  fileprivate var isTrimmed: Bool { trimStart > 0 || trimEnd < 1 }

  /// True when the line is cut at distances along it.
  var isMeasured: Bool { isTrimmed || !dash.isEmpty }
}

extension CurveDivision {
  /// For the centre of a line drawn to within `tolerance` of the path's unit.
  init(_ style: StrokeStyle, tolerance: Double) {
    let scale = Flattening.tolerance / (tolerance > 0 ? tolerance : Flattening.tolerance)
    self.init(scale: scale, radius: style.width / 2)
  }
}

/// Outlines one contour.
///
/// The outline is a sum of pieces that all wind the same way: for every line the strip on each of
/// its sides, at every join the wedge outside the turn, and the caps. Where pieces overlap, the
/// outline winds more than once; nowhere do they cancel, so the non-zero rule fills exactly their
/// union however wide the line is. Each file holds a part: sides here, `Stroker+Joins`,
/// `Stroker+Caps`, and so on.
struct Stroker {
  let join: StrokeStyle.Join
  let cap: StrokeStyle.Cap
  let miterLimit: Double
  /// Half the width.
  let radius: Double
  /// A turn, in radians, that is too small for an arc of `radius` to show.
  let arcStep: Double
  let arcs: ArcDivision
  /// Points closer than this need not be told apart.
  let grain: Double
  /// Points of a curve's inner edge closer than this need not be told apart: those of a line as wide
  /// as its curve all end next to the centre.
  let innerGrain: Double
  /// How far a strip that is turned inside out reaches beyond its self-intersection before it is seen to.
  let leastBeyond: Double
  /// The greatest width and height of a pie's inner edge, and how far apart the points are by which it
  /// is known; see `addPie`.
  let hubReach: Double
  let hubGrain: Double
  /// The greatest area that may be covered though it should not be.
  let mostMissed: Double
  /// The greatest sagitta, and the greatest product of sagitta and length, up to which pieces of a
  /// curve's outer edge stay straight.
  let mostSagitta: Double
  let mostArea: Double

  /// True for lines so thin that both sides often touch the same pixel; see `addSections`.
  let isThin: Bool
  private let thinning: CenterLine.Thinning
  /// What is looked at, and around it as far as the outline goes from the line: lines outside are not seen.
  let seen: VisibleArea
  private let visible: VisibleArea
  /// The sine of the greatest turn of which the inner edge may be that of a curve.
  let slightTurn: Double

  private(set) var line: CenterLine
  /// What the lines outlined so far cover, where they go over the picture again and again.
  fileprivate var covered: CoveredArea?

  /// What is needed while one line after the other is outlined.
  struct Sides {
    /// One side's edge, in the order of travel: it is wound the other way.
    fileprivate var back: [Point] = []
    fileprivate var hubs = Hubs()
    fileprivate var runs: [CenterLine.Run] = []
    fileprivate var sections = Sections()
  }

  /// What outlining one contour leaves for the next.
  struct Scratch {
    fileprivate var sides = Sides()
    fileprivate var line = CenterLine()
    fileprivate var piece = CenterLine()
  }

  /// A line wider than so many times what lies between it and what is seen looks as one that is that wide, but where it
  /// turns back by so small a part of a right angle; and as many digits of its points are left.
  static let mostReaches = 1e6
  /// The outer edge of one wider than so many times is not seen.
  static let leastUnseen = 8.0

  /// +1 is the side that a turn clockwise on screen (y down) turns to.
  enum Side: Double {
    case clockwise = 1
    case counterclockwise = -1
  }

  /// - Parameter showsArcs: false where no arc of a join, a cap or a curve's outer edge is seen: it may be coarse.
  init(
    _ style: StrokeStyle, tolerance: Double, visible: VisibleArea = .everywhere,
    showsArcs: Bool = true, line: consuming CenterLine = CenterLine()
  ) {
    self.line = line
    seen = visible
    self.visible = visible.grown(by: style.reach)
    let tolerance = tolerance > 0 ? tolerance : Flattening.tolerance
    join = style.join
    cap = style.cap
    miterLimit = style.miterLimit
    radius = style.width / 2
    // A chord over the angle θ misses its arc by r·θ²/8.
    arcStep = showsArcs ? max(1e-3, min(1, (8 * tolerance / radius).squareRoot())) : 0.5
    grain = min(tolerance, radius / 64)
    innerGrain = min(24 * tolerance, radius / 16)
    leastBeyond = 8 * tolerance
    let pixel = tolerance / Flattening.tolerance
    hubReach = min(1.6 * pixel, radius / 64)
    hubGrain = 0.05 * pixel
    mostMissed = 0.002 * pixel * pixel
    arcs = ArcDivision(radius: showsArcs ? radius / pixel : 1)
    // What `CurveDivision` allows, and half as much for pieces that are not quite even.
    let error = showsArcs ? 1.5 * Flattening.coverageError * pixel : .infinity
    mostSagitta = error / 0.943
    mostArea = error * pixel / 0.2
    isThin = radius < 0.65 * pixel
    thinning = CenterLine.Thinning(radius: radius, pixel: pixel)
    // The ends of both lines lie that much more than the middle between them from its tangent:
    // r·θ²/8, for the turn θ.
    slightTurn = (16 * Chord.unseen * pixel / radius).squareRoot()
  }

  /// Appends the closed polygons of one contour's outline.
  mutating func add(
    _ contour: FlatPath.Contour, of path: FlatPath, to outline: inout FlatPath,
    by sides: inout Sides
  ) {
    line.load(path, contour)
    addLine(to: &outline, by: &sides)
  }

  /// The same for a piece of a contour, whose memory is exchanged for that of the piece before.
  mutating func add(
    _ piece: inout CenterLine, to outline: inout FlatPath, by sides: inout Sides
  ) {
    swap(&line, &piece)
    addLine(to: &outline, by: &sides)
  }

  private mutating func addLine(to outline: inout FlatPath, by sides: inout Sides) {
    if line.lies(outside: visible) { return }
    line.thin(by: thinning)
    guard let runs = shownRuns() else { return addRings(to: &outline, by: &sides) }
    let whole = exchange(&line, with: CenterLine())
    for run in runs {
      line.load(whole, run)
      addRings(to: &outline, by: &sides)
    }
    line = whole
  }

  private mutating func shownRuns() -> [CenterLine.ShownRun]? {
    guard line.lineCount > 1, var area = exchange(&covered, with: nil) else { return nil }
    defer { covered = area }
    return line.shownRuns(beside: &area)
  }

  private func addRings(to outline: inout FlatPath, by sides: inout Sides) {
    sides.back.removeAll(keepingCapacity: true)
    addRings(to: &outline, &sides.back, &sides.hubs, &sides.runs, &sides.sections)
  }

  private func addRings(
    to outline: inout FlatPath, _ back: inout [Point], _ hubs: inout Hubs,
    _ runs: inout [CenterLine.Run], _ sections: inout Sections
  ) {
    let start = outline.points.count
    sections.begin()
    guard line.lineCount > 0 else {
      if let dot = line.vertices.first { addDot(at: dot.point, to: &outline.points) }
      return outline.closeRing(from: start, thinnedBy: grain)
    }
    var (bend, ends) = walk(there: &outline.points, back: &back, &hubs, &sections)
    guard let ends else {
      let isConvexRing = bend.innerEdgesMeet && line.turnsOnceRound
      if !isConvexRing, !sections.cuts.isEmpty {
        return addSections(from: start, &sections, back, nil, to: &outline)
      }
      outline.closeRing(from: start, thinnedBy: grain)
      let second = outline.points.count
      outline.points.append(reversed: back)
      outline.closeRing(from: second, thinnedBy: grain)
      if isConvexRing { outline.joinRings(start, second) }
      return
    }
    if addPie(from: start, to: &outline, back, &hubs, bend) { return }
    let windsOnce = sections.cuts.isEmpty && bend.advance.isKept || windsOnce(bend, &runs)
    if !windsOnce, !sections.cuts.isEmpty {
      sections.cuts.append(Cut(there: outline.points.count, back: back.count).ending(&bend))
      return addSections(from: start, &sections, back, ends, to: &outline)
    }
    addLastCap(ends.last, to: &outline.points)
    outline.points.append(reversed: back)
    addFirstCap(ends.first, to: &outline.points)
    outline.closeRing(from: start, thinnedBy: grain, windsOnce: windsOnce)
  }

  /// True when an open line that bends so is known to have an outline that winds once.
  private func windsOnce(_ bend: Bend, _ runs: inout [CenterLine.Run]) -> Bool {
    if bend.isGentle { return true }
    return bend.isWide
      && line.keepsApart(by: Bend.reach * radius, beyond: bend.separation, in: &runs)
  }
}
