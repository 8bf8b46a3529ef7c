import Geometry
import RasterKernels

extension DisplayList {
  /// `shape` clipped and on the subpixel grid, its edges appended to the list's; nil when no pixel
  /// of the open clips can show it.
  mutating func outline(of shape: FlatPath, rule: FillRule, isAliased: Bool) -> Outline? {
    let isSingle = shape.contours.count == 1
    let isAll = shape.contours.first?.range == shape.points.indices
    let looksForOverlaps = !isAliased && !shape.saysItWindsOnce
    let survey = Fast.survey(shape.points.span, asksTurns: isAll && looksForOverlaps)
    guard survey.areFinite else {
      return outline(of: shape.withoutInfinity, rule: rule, isAliased: isAliased)
    }
    guard let extent = Extent(survey) else { return nil }
    let bounds = extent.pixels(within: clipBounds)
    if bounds.isEmpty { return nil }
    if let box = box(of: shape, within: bounds) {
      if isAliased {
        let pixels = box.pixelsByCentre
        return pixels.isEmpty ? nil : Outline(bounds: pixels, form: .box(SubpixelBox(pixels)))
      }
      guard box.left < box.right, box.top < box.bottom else { return nil }
      return Outline(bounds: bounds, form: .box(box))
    }
    let start = edges.count
    let fits = extent.fits(bounds)
    let isDense = !isAliased && extent.isDense(shape.points.count)
    // Where each contour's edges begin, from the outline's first on: the proofs that it winds once ask.
    var starts: [Int] = []
    for contour in shape.contours {
      let points = shape.points.span.extracting(contour.range)
      if looksForOverlaps, !isSingle { starts.append(edges.count - start) }
      let thins = isDense && !contour.isThinned && points.count > leastThinned
      if fits || !isSingle && Extent(of: points)?.fits(bounds) == true {
        if thins { appendThinnedEdges(points) } else { appendEdges(points) }
      } else {
        appendEdges(points, clippedTo: bounds, thins: thins)
      }
    }
    if edges.count == start { return nil }
    var overlapRows = 0..<0
    if looksForOverlaps, !survey.turnsOnceRound {
      let doubt = settleWinding(of: shape.contours, from: start, starts, rule: rule)
      if !doubt.isEmpty, !shape.hasPartedSides {
        overlapRows = doubt.clamped(to: bounds.top..<bounds.bottom)
      }
    }
    return Outline(
      bounds: bounds,
      form: .edges(
        start..<edges.count, rule: rule, overlapBands: Outline.bands(of: overlapRows)),
      isAliased: isAliased, isCutRight: extent.passes(right: bounds))
  }

  /// Contours of fewer points, as dashes have them, are not worth a look for those that could go.
  private var leastThinned: Int { 64 }

  /// The rows in which the outline of these contours, whose edges are those from `start` on, may wind round a point
  /// more than once. It may be changed, so that it covers what it did and winds less.
  private mutating func settleWinding(
    of contours: [FlatPath.Contour], from start: Int, _ starts: [Int], rule: FillRule
  ) -> Range<Int> {
    switch WindingProof.finding(of: edges.span.extracting(start...), contours: starts.span) {
    case .once: return 0..<0
    case .unknown:
      return ApartAreas.rowsInDoubt(
        edges.span.extracting(start...), contours, starts: starts.span)
    case .twice(let inner):
      // The last ones first: what goes leaves the others where they are.
      for range in inner.sorted(by: { $0.lowerBound > $1.lowerBound }) {
        let range = range.lowerBound + start...range.upperBound + start
        switch rule {
        // Inside as what is around it.
        case .nonZero: edges.removeSubrange(range)
        // Outside.
        case .evenOdd: turnBack(range)
        }
      }
      return 0..<0
    }
  }

  /// Makes edges go round the other way.
  private mutating func turnBack(_ range: ClosedRange<Int>) {
    edges[range].reverse()
    for index in range {
      let edge = edges[index]
      edges[index] = Edge(x0: edge.x1, y0: edge.y1, x1: edge.x0, y1: edge.y0)
    }
  }

  /// The rectangle that `shape` is, cut to `bounds`, or nil when it is something else.
  private func box(of shape: FlatPath, within bounds: PixelBounds) -> SubpixelBox? {
    guard shape.contours.count == 1, let contour = shape.contours.first else { return nil }
    let points = shape.points[contour.start..<contour.end]
    guard points.count == 4 || points.count == 5 && points.first == points.last else {
      return nil
    }
    let a = points[contour.start]
    let b = points[contour.start + 1]
    let c = points[contour.start + 2]
    let d = points[contour.start + 3]
    func level(_ x: Double, _ y: Double) -> Bool { abs(x - y) < 0.25 / Double(Subpixel.one) }
    let alongX = level(a.y, b.y) && level(b.x, c.x) && level(c.y, d.y) && level(d.x, a.x)
    let alongY = level(a.x, b.x) && level(b.y, c.y) && level(c.x, d.x) && level(d.y, a.y)
    guard alongX || alongY else { return nil }
    return SubpixelBox(
      left: steps(min(a.x, c.x), from: bounds.left, to: bounds.right),
      top: steps(min(a.y, c.y), from: bounds.top, to: bounds.bottom),
      right: steps(max(a.x, c.x), from: bounds.left, to: bounds.right),
      bottom: steps(max(a.y, c.y), from: bounds.top, to: bounds.bottom))
  }

  /// The nearest subpixel step to `value` pixels, kept between two pixel borders.
  private func steps(_ value: Double, from lower: Int, to upper: Int) -> Int {
    let kept = min(max(value, Double(lower)), Double(upper))
    return Int(kept * Double(Subpixel.one) + 0.5)
  }

  /// The edges of a contour that lies inside the picture.
  private mutating func appendEdges(_ points: Span<Point>) {
    edges.append(addingCapacity: points.count) { Fast.appendEdges(of: points, to: &$0) }
  }

  /// The same without points that cannot be seen.
  private mutating func appendThinnedEdges(_ points: Span<Point>) {
    guard points.count > 0 else { return }
    var chord = Chord(from: points[points.count - 1], tolerance: Chord.unseen)
    edges.append(addingCapacity: points.count) { edges in
      chord.appendEdges(to: points, thins: true, on: &edges)
      if let edge = Edge(inside: chord.start, chord.end) { edges.append(edge) }
    }
  }

  /// The same, clipped: what lies left of the bounds moves to their left side, what lies elsewhere
  /// outside is dropped.
  private mutating func appendEdges(
    _ points: Span<Point>, clippedTo bounds: PixelBounds, thins: Bool
  ) {
    guard points.count > 0 else { return }
    let clipper = EdgeClipper(bounds)
    var chord = Chord(from: clipper.tamed(points[points.count - 1]), tolerance: Chord.unseen)
    // Room for most at once; to reserve it would make just so much, contour by contour.
    edges.append(addingCapacity: points.count + points.count / 16) { _ in }
    var first = 0
    repeat {
      // Some at a time, as most have no point outside.
      let last = min(first + 64, points.count)
      let some = points.extracting(first..<last)
      if clipper.holds(chord.start), clipper.holds(chord.end),
        clipper.holds(Fast.survey(some, asksTurns: false))
      {
        edges.append(addingCapacity: some.count) {
          chord.appendEdges(to: some, thins: thins, on: &$0)
        }
      } else {
        edges.append(addingCapacity: some.count * EdgeClipper.mostPieces) {
          chord.appendEdges(to: some, thins: thins, clippedBy: clipper, on: &$0)
        }
      }
      first = last
    } while first < points.count
    edges.append(addingCapacity: EdgeClipper.mostPieces) {
      clipper.append(chord.start, chord.end, to: &$0)
    }
  }
}

extension Chord {
  /// Goes on to `points`, all of which lie inside the picture as it does itself, and appends the edges on the way;
  /// where it `thins`, the one that it ends as is still to be appended.
  @inline(__always)
  fileprivate mutating func appendEdges(
    to points: Span<Point>, thins: Bool, on edges: inout OutputSpan<Edge>
  ) {
    var from = GridPoint(start)
    for index in points.indices {
      let next = points[index]
      if thins {
        if extend(to: next) { continue }
        from.go(to: GridPoint(end), by: &edges)
        begin(to: next)
      } else {
        from.go(to: GridPoint(next), by: &edges)
        self = Chord(from: next, tolerance: Chord.unseen)
      }
    }
  }

  /// The same, clipped, of any points.
  @inline(__always)
  fileprivate mutating func appendEdges(
    to points: Span<Point>, thins: Bool, clippedBy clipper: EdgeClipper,
    on edges: inout OutputSpan<Edge>
  ) {
    for index in points.indices {
      let next = clipper.tamed(points[index])
      if thins {
        if extend(to: next) { continue }
        clipper.append(start, end, to: &edges)
        begin(to: next)
      } else {
        clipper.append(start, next, to: &edges)
        self = Chord(from: next, tolerance: Chord.unseen)
      }
    }
  }
}

/// A point inside the picture on the subpixel grid.
private struct GridPoint {
  let x: Int32
  let y: Int32

  @inline(__always)
  init(_ point: Point) {
    let scale = Double(Subpixel.one)
    x = Int32(point.x * scale + 0.5)
    y = Int32(point.y * scale + 0.5)
  }

  /// Becomes `next`, and appends the edge between them unless it is level.
  @inline(__always)
  mutating func go(to next: GridPoint, by edges: inout OutputSpan<Edge>) {
    if y != next.y { edges.append(Edge(x0: x, y0: y, x1: next.x, y1: next.y)) }
    self = next
  }
}

/// The smallest rectangle that holds a shape's points.
private struct Extent {
  private let minX: Double
  private let minY: Double
  private let maxX: Double
  private let maxY: Double

  /// Nil when there are no points.
  init?(_ survey: PointSurvey) {
    guard survey.left <= survey.right else { return nil }
    (minX, minY, maxX, maxY) = (survey.left, survey.top, survey.right, survey.bottom)
  }

  init?(of points: Span<Point>) { self.init(Fast.survey(points, asksTurns: false)) }

  /// True when so many points inside have to lie close together, where some may be left out: more than
  /// one for each pixel of the way round.
  func isDense(_ count: Int) -> Bool { Double(count) > 2 * (maxX - minX + maxY - minY) }

  /// True when points round to pixels right of `bounds`.
  func passes(right bounds: PixelBounds) -> Bool { maxX + slack >= Double(bounds.right) }

  /// Half a subpixel step: points round by so much.
  private var slack: Double { 0.5 / Double(Subpixel.one) }

  /// The pixels touched, within `clip`.
  func pixels(within clip: PixelBounds) -> PixelBounds {
    func down(_ value: Double, _ lower: Int, _ upper: Int) -> Int {
      let kept = min(max(value, Double(lower)), Double(upper))
      let whole = Int(kept)
      return Double(whole) > kept ? whole - 1 : whole
    }
    func up(_ value: Double, _ lower: Int, _ upper: Int) -> Int { -down(-value, -upper, -lower) }
    return PixelBounds(
      left: down(minX + slack, clip.left, clip.right),
      top: down(minY + slack, clip.top, clip.bottom),
      right: up(maxX - slack, clip.left, clip.right),
      bottom: up(maxY - slack, clip.top, clip.bottom))
  }

  /// True when no point rounds to a pixel outside `bounds`.
  func fits(_ bounds: PixelBounds) -> Bool {
    minX + slack >= Double(bounds.left) && minY + slack >= Double(bounds.top)
      && maxX - slack < Double(bounds.right) && maxY - slack < Double(bounds.bottom)
  }
}
