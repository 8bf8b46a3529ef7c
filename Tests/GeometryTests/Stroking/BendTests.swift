import Geometry
import Testing

/// Contours of a stroke's outline that are said to wind once.
@Suite struct BendTests {
  private func curve(_ numbers: inout Seeded) -> Path {
    var path = Path()
    path.move(to: numbers.point(in: 0...40))
    for _ in 0...numbers.whole(below: 3) {
      if numbers.whole(below: 3) == 0 {
        path.line(to: numbers.point(in: 0...40))
      } else {
        path.cubic(
          to: numbers.point(in: 0...40), control1: numbers.point(in: 0...40),
          control2: numbers.point(in: 0...40))
      }
    }
    return path
  }

  private func dashes(_ numbers: inout Seeded) -> FlatPath {
    let path = curve(&numbers)
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let style = StrokeStyle(
      width: [0.3, 1, 3, 8, 20][numbers.whole(below: 5)], cap: caps[numbers.whole(below: 3)],
      join: joins[numbers.whole(below: 3)],
      dash: [numbers.number(in: 0...25), numbers.number(in: 0.5...9)])
    return path.strokeOutline(style, tolerance: Flattening.tolerance)
  }

  @Test(arguments: 0..<80 as Range<UInt64>) func contoursThatWindOnceDo(seed: UInt64) {
    var numbers = Seeded(seed)
    expectContoursThatWindOnceDo(dashes(&numbers), &numbers)
  }

  private func expectContoursThatWindOnceDo(
    _ outline: FlatPath, _ numbers: inout Seeded, at count: Int = 60
  ) {
    for contour in outline.contours where contour.windsOnce {
      let alone = FlatPath(polygon: Array(outline.points[contour.range]))
      guard let bounds = alone.bounds else { continue }
      let turn = alone.signedArea > 0 ? 1 : -1
      for _ in 0..<count {
        let point = Point(
          numbers.number(in: bounds.minX...bounds.maxX),
          numbers.number(in: bounds.minY...bounds.maxY))
        if alone.distance(to: point) < 1e-4 { continue }
        let winding = alone.winding(at: point)
        #expect(winding == 0 || winding == turn)
      }
    }
  }

  /// Lines thinner than a pixel that cross themselves and have corners.
  @Test(arguments: 0..<60 as Range<UInt64>) func sectionsThatWindOnceDoAndLieWhereTheLineIs(
    seed: UInt64
  ) {
    var numbers = Seeded(seed &+ 500)
    let path = curve(&numbers)
    let width = [0.2, 0.6, 1, 1.2][numbers.whole(below: 4)]
    let outline = path.strokeOutline(
      StrokeStyle(width: width, cap: .round, join: .round), tolerance: Flattening.tolerance)
    expectContoursThatWindOnceDo(outline, &numbers)
    let line = path.flattened(tolerance: 0.0005)
    for index in 0..<400 {
      let point = line.points[index * 7 % line.points.count]
      let near = Point(
        point.x + numbers.number(in: -width...width), point.y + numbers.number(in: -width...width))
      let far = line.distance(to: near) - width / 2
      if abs(far) > 0.01 { #expect((outline.winding(at: near) != 0) == (far < 0)) }
    }
  }

  @Test func aThinLineThatCrossesItselfComesInSectionsThatWindOnce() {
    var loop = Path()
    loop.move(to: Point(0, 100))
    loop.cubic(to: Point(100, 100), control1: Point(200, -50), control2: Point(-100, -50))
    let sections = loop.strokeOutline(StrokeStyle(width: 1), tolerance: Flattening.tolerance)
    #expect(sections.contours.count > 2 && sections.contours.allSatisfy(\.windsOnce))
    // A corner ends one and begins another.
    loop.line(to: Point(0, 90))
    loop.cubic(to: Point(0, 0), control1: Point(0, 60), control2: Point(0, 30))
    let cornered = loop.strokeOutline(StrokeStyle(width: 1), tolerance: Flattening.tolerance)
    #expect(cornered.contours.allSatisfy { $0.windsOnce })
    #expect(cornered.contours.count > sections.contours.count + 1)
  }

  /// Straight lines, some closed, with turns of all kinds: sharp ones, nearly straight ones, and back again.
  private func zigzag(_ numbers: inout Seeded) -> Path {
    var path = Path()
    var point = numbers.point(in: 10...30)
    path.move(to: point)
    let reach = [0.3, 2, 20][numbers.whole(below: 3)]
    let count = 2 + numbers.whole(below: 8)
    for _ in 0..<count {
      point = point + numbers.point(in: -reach...reach)
      path.line(to: point)
    }
    if numbers.whole(below: 2) == 0 { path.close() }
    return path
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func linesThinnerThanAPixelAreCutAtTheirCorners(seed: UInt64) {
    var numbers = Seeded(seed &+ 900)
    let path = zigzag(&numbers)
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let style = StrokeStyle(
      width: [0.2, 0.6, 1, 1.2][numbers.whole(below: 4)], cap: caps[numbers.whole(below: 3)],
      join: joins[numbers.whole(below: 3)])
    let outline = path.strokeOutline(style, tolerance: Flattening.tolerance)
    expectContoursThatWindOnceDo(outline, &numbers)
    // Ten times as large it comes in one piece.
    let larger = path.transformed(by: Affine(a: 10, b: 0, c: 0, d: 10, tx: 0, ty: 0))
    let wide = StrokeStyle(width: 10 * style.width, cap: style.cap, join: style.join)
    let whole = larger.strokeOutline(wide, tolerance: Flattening.tolerance)
    guard let bounds = outline.bounds else { return }
    for _ in 0..<300 {
      let point = Point(
        numbers.number(in: bounds.minX...bounds.maxX), numbers.number(in: bounds.minY...bounds.maxY)
      )
      let isInside = whole.winding(at: point * 10) != 0
      if whole.distance(to: point * 10) > 0.5 {
        #expect((outline.winding(at: point) != 0) == isInside)
      }
    }
  }

  /// An eight that begins where it crosses itself.
  private var eight: Path {
    var eight = Path()
    eight.move(to: Point(50, 50))
    eight.cubic(to: Point(50, 50), control1: Point(150, -50), control2: Point(150, 150))
    eight.cubic(to: Point(50, 50), control1: Point(-50, -50), control2: Point(-50, 150))
    eight.close()
    return eight
  }

  /// The same, begun where it bends.
  private var eightFromItsSide: Path {
    var eight = Path()
    eight.move(to: Point(125, 50))
    eight.cubic(to: Point(50, 50), control1: Point(125, 75), control2: Point(100, 100))
    eight.cubic(to: Point(50, 50), control1: Point(-50, -50), control2: Point(-50, 150))
    eight.cubic(to: Point(125, 50), control1: Point(100, 0), control2: Point(125, 25))
    eight.close()
    return eight
  }

  @Test func aClosedThinLineIsCutWhereItBegins() {
    for path in [eight, eightFromItsSide] {
      let sections = path.strokeOutline(StrokeStyle(width: 1), tolerance: Flattening.tolerance)
      #expect(sections.contours.count > 4)
      #expect(sections.contours.allSatisfy { $0.windsOnce })
      var numbers = Seeded(1)
      expectContoursThatWindOnceDo(sections, &numbers)
    }
  }

  /// Curves that lead back to their start, thinner than a pixel.
  @Test(arguments: 0..<40 as Range<UInt64>) func closedCurvesAreCutToo(seed: UInt64) {
    var numbers = Seeded(seed &+ 1100)
    var path = curve(&numbers)
    path.close()
    let style = StrokeStyle(width: [0.2, 0.6, 1][numbers.whole(below: 3)], join: .round)
    let outline = path.strokeOutline(style, tolerance: Flattening.tolerance)
    expectContoursThatWindOnceDo(outline, &numbers)
    let line = path.flattened(tolerance: 0.0005)
    for index in 0..<300 {
      let point = line.points[index * 7 % line.points.count]
      let reach = -style.width...style.width
      let near = Point(
        point.x + numbers.number(in: reach), point.y + numbers.number(in: reach))
      let far = line.distance(to: near) - style.width / 2
      if abs(far) > 0.01 { #expect((outline.winding(at: near) != 0) == (far < 0)) }
    }
  }

  /// Straight lines of steps along an axis and heights at random.
  private func graph(_ numbers: inout Seeded, step: ClosedRange<Double>) -> Path {
    let isUpright = numbers.whole(below: 2) == 0
    let direction: Double = numbers.whole(below: 2) == 0 ? 1 : -1
    let height = [0.5, 4, 30][numbers.whole(below: 3)]
    var path = Path()
    var way = 0.0
    for number in 0...numbers.whole(below: 9) + 2 {
      let across = numbers.number(in: -height...height)
      let point = isUpright ? Point(across, way) : Point(way, across)
      if number == 0 { path.move(to: point) } else { path.line(to: point) }
      way += direction * numbers.number(in: step)
    }
    return path
  }

  @Test(arguments: 0..<120 as Range<UInt64>) func graphsThatWindOnceDo(seed: UInt64) {
    var numbers = Seeded(seed &+ 1300)
    let width = [0.4, 1, 1.2, 3, 8][numbers.whole(below: 5)]
    let path = graph(&numbers, step: 0...2 * width)
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let style = StrokeStyle(
      width: width, cap: caps[numbers.whole(below: 3)], join: joins[numbers.whole(below: 3)])
    expectContoursThatWindOnceDo(path.strokeOutline(style, tolerance: 0.002), &numbers, at: 200)
    let round = path.strokeOutline(
      StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.002)
    expectContoursThatWindOnceDo(round, &numbers, at: 200)
    let line = path.flattened(tolerance: 0.002)
    guard let bounds = round.bounds else { return }
    for _ in 0..<200 {
      let point = Point(
        numbers.number(in: bounds.minX...bounds.maxX), numbers.number(in: bounds.minY...bounds.maxY)
      )
      let far = line.distance(to: point) - width / 2
      if abs(far) > 0.02 { #expect((round.winding(at: point) != 0) == (far < 0)) }
    }
  }

  @Test func graphsWithRoomBetweenTheirCornersWindOnceAsAWhole() {
    var open = Path()
    open.move(to: .zero)
    for number in 1...9 { open.line(to: Point(Double(number) * 5, number % 2 == 0 ? 0 : 20)) }
    var closed = open
    closed.close()
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      for width in [1, 1.5] {
        let style = StrokeStyle(width: width, join: join)
        let line = open.strokeOutline(style, tolerance: Flattening.tolerance)
        // Of lines of 1.5 the spikes are 6.2 long, in steps of 5.
        #expect(line.contours.map(\.windsOnce) == [width == 1 || join != .miter])
      }
      // What leads back to the start is a section of its own.
      let ring = closed.strokeOutline(
        StrokeStyle(width: 1, join: join), tolerance: Flattening.tolerance)
      #expect(ring.contours.map(\.windsOnce) == [true, true])
    }
  }

  @Test func everyLineOfAThinZigzagWithoutRoomIsASectionThatWindsOnce() {
    var open = Path()
    open.move(to: .zero)
    for number in 1...9 { open.line(to: Point(Double(number) * 0.9, number % 2 == 0 ? 0 : 20)) }
    var closed = open
    closed.close()
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let style = StrokeStyle(width: 1, join: join)
      let line = open.strokeOutline(style, tolerance: Flattening.tolerance)
      #expect(line.contours.map(\.windsOnce) == Array(repeating: true, count: 9))
      let ring = closed.strokeOutline(style, tolerance: Flattening.tolerance)
      #expect(ring.contours.map(\.windsOnce) == Array(repeating: true, count: 10))
    }
  }

  private func polygon(_ points: [Point]) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    path.close()
    return path
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func aConvexPolygonsRingIsOneContourThatWindsOnce(
    seed: UInt64
  ) {
    var numbers = Seeded(seed &+ 700)
    let count = 3 + numbers.whole(below: 5)
    let start = numbers.number(in: 0...6)
    var points = (0..<count).map { corner in
      let angle = start + (Double(corner) + numbers.number(in: 0...0.6)) * 2 * .pi / Double(count)
      return Point(60 * cosine(angle), 40 * sine(angle))
    }
    if numbers.whole(below: 2) == 0 { points.reverse() }
    let path = polygon(points)
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let style = StrokeStyle(
      width: numbers.number(in: 0.5...2), join: joins[numbers.whole(below: 3)])
    let outline = path.strokeOutline(style, tolerance: 0.002)
    #expect(outline.contours.map(\.windsOnce) == [true])
    expectContoursThatWindOnceDo(outline, &numbers)
    // Where the inner edges have no room they cross.
    let thick = path.strokeOutline(StrokeStyle(width: 90), tolerance: 0.002)
    #expect(thick.contours.map(\.windsOnce) == [false, false])
  }

  @Test func starsThatGoRoundTwiceWindTwice() {
    let angles = (0..<5).map { Double($0) * 0.8 * .pi }
    let star = polygon(angles.map { Point(60 * cosine($0), 60 * sine($0)) })
    let outline = star.strokeOutline(StrokeStyle(width: 4), tolerance: 0.002)
    #expect(outline.contours.map(\.windsOnce) == [false, false])
  }

  @Test func dashesOfAGentleCurveWindOnce() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    for cap in [StrokeStyle.Cap.butt, .round, .square] {
      let style = StrokeStyle(width: 4, cap: cap, dash: [7, 5])
      let outline = circle.strokeOutline(style, tolerance: Flattening.tolerance)
      #expect(outline.contours.count > 20)
      #expect(outline.contours.allSatisfy { $0.windsOnce })
      let mapped = outline.transformed(by: .translation(3, 4))
      #expect(mapped.contours == outline.contours)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func aConvexRingIsOneContourThatWindsOnce(seed: UInt64)
  {
    var numbers = Seeded(seed)
    let size = (numbers.number(in: 20...200), numbers.number(in: 20...200))
    let box = Rect(x: 10, y: 10, width: size.0, height: size.1)
    var path = Path(ellipseIn: box)
    // The sharpest an ellipse bends is b²/a.
    let least = min(size.0, size.1)
    var radius = least * least / max(size.0, size.1) / 2
    if numbers.whole(below: 2) == 0 {
      radius = least * numbers.number(in: 0.1...0.45)
      path = Path(roundedRect: box, radius: radius)
    }
    if numbers.whole(below: 2) == 0 { path = path.reversed }
    let width = radius * numbers.number(in: 0.1...0.8)
    let angle = numbers.number(in: 0...6)
    let turned = path.transformed(
      by: Affine(
        a: cosine(angle), b: sine(angle), c: -sine(angle), d: cosine(angle), tx: 0, ty: 0))
    let outline = turned.strokeOutline(StrokeStyle(width: width), tolerance: 0.002)
    #expect(outline.contours.map(\.windsOnce) == [true])
    let line = turned.flattened(tolerance: 0.001)
    guard let bounds = outline.bounds else { return }
    for _ in 0..<200 {
      let point = Point(
        numbers.number(in: bounds.minX...bounds.maxX), numbers.number(in: bounds.minY...bounds.maxY)
      )
      let far = line.distance(to: point) - width / 2
      if abs(far) > 0.02 { #expect(abs(outline.winding(at: point)) == (far < 0 ? 1 : 0)) }
    }
  }

  @Test func linesThatComeBackFarFromThemselvesWindOnce() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    let most = circle.strokeOutline(StrokeStyle(width: 4, trimEnd: 0.9), tolerance: 0.01)
    #expect(most.contours.map(\.windsOnce) == [true])
    var hairpin = Path()
    hairpin.move(to: Point(0, 0))
    hairpin.cubic(to: Point(0, 80), control1: Point(150, -20), control2: Point(150, 100))
    let turned = hairpin.strokeOutline(StrokeStyle(width: 4, cap: .square), tolerance: 0.01)
    #expect(turned.contours.map(\.windsOnce) == [true])
  }

  @Test func linesThatTurnSharplyOrFarMayWindTwice() {
    var corner = Path()
    corner.move(to: Point(0, 0))
    corner.line(to: Point(10, 0))
    corner.line(to: Point(0, 2))
    let sharp = corner.strokeOutline(StrokeStyle(width: 2), tolerance: Flattening.tolerance)
    #expect(sharp.contours.map(\.windsOnce) == [false])
    var loop = Path()
    loop.move(to: Point(0, 100))
    loop.cubic(to: Point(100, 100), control1: Point(200, -50), control2: Point(-100, -50))
    let crossing = loop.strokeOutline(StrokeStyle(width: 4), tolerance: Flattening.tolerance)
    #expect(crossing.contours.map(\.windsOnce) == [false])
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    let whole = circle.strokeOutline(
      StrokeStyle(width: 4, cap: .round, trimEnd: 0.99), tolerance: Flattening.tolerance)
    #expect(whole.contours.map(\.windsOnce) == [false])
    let wide = circle.strokeOutline(StrokeStyle(width: 90, trimEnd: 0.1), tolerance: 0.01)
    #expect(wide.contours.map(\.windsOnce) == [false])
    let thick = circle.strokeOutline(StrokeStyle(width: 90), tolerance: 0.01)
    #expect(thick.contours.map(\.windsOnce) == [false, false])
    let twice = eight.strokeOutline(StrokeStyle(width: 4), tolerance: Flattening.tolerance)
    #expect(twice.contours.map(\.windsOnce) == [false, false])
    let triangle = FlatPath(polygon: [.zero, Point(1, 0), Point(0, 1)])
    #expect(triangle.contours.map(\.windsOnce) == [false])
  }
}
