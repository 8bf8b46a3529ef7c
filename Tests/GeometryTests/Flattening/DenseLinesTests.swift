import Testing

@testable import Geometry

/// Lines of very many points against the shape that they are drawn from.
@Suite struct DenseLinesTests {
  /// A curve that bends tightly in some places and hardly in others, as a polyline.
  private func curve(_ numbers: inout Seeded, count: Int, isClosed: Bool) -> FlatPath {
    let turns = numbers.whole(below: 3) + 1
    let wave = numbers.number(in: 0...9)
    let waves = Double(numbers.whole(below: 12))
    let points = (0..<count).map { index in
      let angle = Double(index) / Double(count) * 2 * .pi * (isClosed ? 1 : Double(turns) * 0.9)
      let radius = 20 + wave * sine(waves * angle) + (isClosed ? 0 : 3 * angle)
      return Point(radius * cosine(angle), radius * sine(angle))
    }
    var path = FlatPath(polygon: points)
    path.contours[0].isClosed = isClosed
    return path
  }

  private func thinned(_ path: FlatPath, radius: Double) -> CenterLine {
    var line = CenterLine(path, path.contours[0])
    line.thin(by: CenterLine.Thinning(radius: radius, pixel: 1))
    return line
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func cornersLeftOutLieOnTheLine(seed: UInt64) throws {
    var numbers = Seeded(seed &+ 77_000)
    let path = curve(&numbers, count: 4000, isClosed: numbers.whole(below: 2) == 0)
    let line = thinned(path, radius: 2)
    #expect(line.vertices.count < path.points.count - 200)
    // Walking along the path, those that stay come in their order; the others are next to the line between.
    let kept = line.vertices.map(\.point)
    try #require(kept.first == path.points.first)
    var next = 0
    for point in path.points {
      if next < kept.count, point == kept[next] {
        next += 1
        continue
      }
      let between = FlatPath(polygon: [kept[next - 1], kept[next % kept.count]])
      #expect(between.distance(to: point) <= 1.0001 * Chord.unseen)
    }
    #expect(next == kept.count)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatIsLeftLeadsFromPointToPoint(seed: UInt64) {
    var numbers = Seeded(seed &+ 78_000)
    let line = thinned(curve(&numbers, count: 3000, isClosed: seed % 2 == 0), radius: 5)
    for index in 0..<line.lineCount {
      let vertex = line.vertices[index]
      let way = line.vertices[line.end(ofLine: index)].point - vertex.point
      #expect(isNear(vertex.length, way.length, within: 1e-12))
      #expect(isNear(vertex.direction * vertex.length, way, within: 1e-12))
    }
  }

  @Test func theFirstAndTheLastLineStay() {
    let points = (0...1000).map { Point(Double($0) / 100, 0) }
    var path = FlatPath(polygon: points)
    path.contours[0].isClosed = false
    let line = thinned(path, radius: 1)
    #expect(line.vertices.map(\.point) == [points[0], points[1], points[999], points[1000]])
  }

  @Test func cornersThatShowStay() {
    // Each is within what is unseen of the line between its neighbours, but turns away from it.
    let points = (0...100).map { Point(Double($0) / 1000, $0 % 2 == 0 ? 0 : 0.0005) }
    #expect(thinned(FlatPath(polygon: points), radius: 1).vertices.count == points.count)
    // A turn that shows only at the edges of a wide line.
    let arc = (0...100).map { index in
      let angle = Double(index) / 100
      return Point(2 * cosine(angle), 2 * sine(angle))
    }
    let narrow = thinned(FlatPath(polygon: arc), radius: 0.1).vertices.count
    let wide = thinned(FlatPath(polygon: arc), radius: 50).vertices.count
    #expect(narrow < wide && wide == arc.count)
  }

  @Test func whatLeadsToACurveStays() {
    var path = Path()
    path.move(to: .zero)
    for x in 1...50 { path.line(to: Point(Double(x) / 10, 0)) }
    path.cubic(to: Point(15, 10), control1: Point(9, 0), control2: Point(15, 4))
    let flat = path.flattened(tolerance: 0.01)
    let before = CenterLine(flat, flat.contours[0])
    let after = thinned(flat, radius: 1)
    let curve = flat.joints.firstIndex { $0 != .corner } ?? 0
    #expect(after.vertices.count < before.vertices.count - 40)
    let rest = flat.points.count - curve + 1
    #expect(after.vertices.suffix(rest).map(\.point) == flat.points.suffix(rest))
  }

  /// With round joins and caps a line covers what is as close to it as half its width.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func aDenseLineCoversWhatIsCloseToIt(seed: UInt64) {
    var numbers = Seeded(seed &+ 79_000)
    let path = curve(&numbers, count: 600, isClosed: seed % 3 == 0)
    let radius = [0.4, 1.5, 6, 15][Int(seed % 4)]
    let outline = path.stroked(
      StrokeStyle(width: 2 * radius, cap: .round, join: .round), tolerance: Flattening.tolerance)
    var inside = 0
    for _ in 0..<500 {
      let point = numbers.point(in: -60...60)
      let distance = path.distance(to: point)
      if abs(distance - radius) < 0.01 { continue }
      #expect((outline.winding(at: point) > 0) == (distance < radius))
      if distance < radius { inside += 1 }
    }
    #expect(inside > 0)
  }

  /// Folds of the inner edge, where the line is wider than its bends: with miters and bevels that nobody
  /// sees they cover what round joins cover.
  @Test(arguments: [StrokeStyle.Join.miter, .bevel]) func aTightBendIsFilled(join: StrokeStyle.Join)
  {
    let points = (0...2000).map { index in
      let angle = Double(index) / 2000 * .pi
      return Point(3 * cosine(angle), 3 * sine(angle))
    }
    var path = FlatPath(polygon: points)
    path.contours[0].isClosed = false
    let outline = path.stroked(StrokeStyle(width: 16, join: join), tolerance: Flattening.tolerance)
    for x in -11...11 {
      for y in 1...11 {
        let point = Point(Double(x) + 0.3, Double(y) + 0.2)
        if abs(point.length - 11) < 0.01 { continue }
        #expect((outline.winding(at: point) > 0) == (point.length < 11))
      }
    }
    #expect(outline.points.count < points.count)
  }
}
