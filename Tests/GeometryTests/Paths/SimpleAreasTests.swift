import Testing

@testable import Geometry

/// Areas that wind round no point more than once: how they are told, and who remembers.
@Suite struct SimpleAreasTests {
  private func square(_ x: Double, _ y: Double, side: Double, hole: Bool = false) -> [Point] {
    let corners = Rect(x: x, y: y, width: side, height: side).corners
    return hole ? corners.reversed() : Array(corners)
  }

  private func flat(_ polygons: [[Point]]) -> FlatPath {
    var path = FlatPath()
    for polygon in polygons {
      let start = path.points.count
      path.points += polygon
      path.contours.append(
        FlatPath.Contour(start: start, end: path.points.count, isClosed: true))
    }
    return path
  }

  private func path(_ polygons: [[Point]]) -> Path {
    var path = Path()
    for polygon in polygons {
      for (number, point) in polygon.enumerated() {
        if number == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    return path
  }

  /// Winding numbers at the points of a grid that no corner of the test's shapes lies on.
  private func windingNumbers(_ path: FlatPath, within size: Double) -> Set<Int> {
    var numbers: Set<Int> = []
    let steps = 120
    for row in 0..<steps {
      for column in 0..<steps {
        let p = Point(
          (Double(column) + 0.4321) * size / Double(steps),
          (Double(row) + 0.5678) * size / Double(steps))
        var winding = 0
        for contour in path.contours {
          var from = path.points[contour.end - 1]
          for to in path.points[contour.range] {
            if (from.y <= p.y) != (to.y <= p.y) {
              let x = from.x + (to.x - from.x) * (p.y - from.y) / (to.y - from.y)
              if x <= p.x { winding += to.y > from.y ? 1 : -1 }
            }
            from = to
          }
        }
        numbers.insert(winding)
      }
    }
    return numbers
  }

  @Test func areasOfWhichNoPartLiesOverAnotherAreSimple() {
    #expect(flat([]).simpleWinding == nil)
    #expect(flat([square(0, 0, side: 9)]).simpleWinding == -1)
    #expect(flat([square(0, 0, side: 9), square(3, 3, side: 3, hole: true)]).simpleWinding == -1)
    // Side by side, with a border in common, and with a corner.
    #expect(flat([square(0, 0, side: 9), square(9, 0, side: 9)]).simpleWinding == -1)
    #expect(flat([square(0, 0, side: 9), square(9, 9, side: 9)]).simpleWinding == -1)
    // An island in a lake.
    #expect(
      flat([square(0, 0, side: 9), square(2, 2, side: 5, hole: true), square(4, 4, side: 1)])
        .simpleWinding == -1)
    #expect(flat([square(0, 0, side: 9, hole: true)]).simpleWinding == 1)
  }

  @Test func othersAreNot() {
    #expect(flat([square(0, 0, side: 9), square(3, 3, side: 3)]).simpleWinding == nil)
    #expect(flat([square(0, 0, side: 9), square(8, 8, side: 9)]).simpleWinding == nil)
    // One goes round the other way.
    #expect(flat([square(0, 0, side: 9), square(20, 0, side: 9, hole: true)]).simpleWinding == nil)
    #expect(flat([[Point(0, 0), Point(9, 9), Point(9, 0), Point(0, 9)]]).simpleWinding == nil)
    #expect(flat([[Point(0, 0), Point(9, 0), Point(.nan, 9)]]).simpleWinding == nil)
  }

  @Test func sidesMayTouchAtACornerButNotCrossThere() {
    let left = [Point(0, 0), Point(5, 5), Point(0, 10)]
    let right = [Point(10, 10), Point(5, 5), Point(10, 0)]
    #expect(flat([left + right]).simpleWinding == 1)
    #expect(flat([right.reversed() + left.reversed()]).simpleWinding == -1)
    let crossing = [
      Point(0, 0), Point(5, 5), Point(10, 10), Point(0, 10), Point(5, 5), Point(10, 0),
    ]
    #expect(flat([crossing]).simpleWinding == nil)
    // With a step on the way down, and two corners at one place.
    let stepped = [Point(0, 0), Point(0, 4), Point(3, 4), Point(3, 4), Point(3, 9), Point(9, 9)]
    #expect(flat([stepped + [Point(9, 0)]]).simpleWinding == 1)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func simpleAreasWindOnceWhereverOneLooks(seed: UInt64) {
    var numbers = Seeded(seed)
    let polygons = (0...numbers.whole(below: 3)).map { _ -> [Point] in
      let corner = numbers.point(in: 0...20)
      return (0..<3 + numbers.whole(below: 3)).map { _ in
        corner + numbers.point(in: 0...12)
      }
    }
    let shape = flat(polygons)
    let winding = windingNumbers(shape, within: 32).union([0])
    // Small overlaps lie between the points of the grid.
    if let inside = shape.simpleWinding { #expect(winding.isSubset(of: [0, inside])) }
    if winding.count > 2 || winding.contains(where: { abs($0) > 1 }) {
      #expect(shape.simpleWinding == nil)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func starsWithHolesAreSimple(seed: UInt64) {
    var numbers = Seeded(seed &+ 900)
    let count = 5 + numbers.whole(below: 40)
    var (outer, inner) = ([Point](), [Point]())
    for corner in 0..<count {
      let angle = 2 * Double.pi * (Double(corner) + numbers.number(in: 0...0.9)) / Double(count)
      let radius = numbers.number(in: 5...50)
      let way = Point(cosine(angle), sine(angle))
      outer.append(way * radius)
      inner.append(way * (radius * 0.6))
    }
    #expect(flat([outer, inner.reversed()]).simpleWinding == -1)
    #expect(flat([outer, inner]).simpleWinding == nil)
  }

  @Test func pathsRememberTheirAreas() {
    var letter = path([square(0, 0, side: 9), square(3, 3, side: 3, hole: true)])
    letter.noteSimpleArea(winding: 1)
    let turn = Affine(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 0)
    var line = path([square(50, 50, side: 1)])
    line.append(letter.transformed(by: turn))
    line.append(path([square(70, 50, side: 1)]))
    let contours = line.fillPolygons(in: .identity).contours
    #expect(contours.map(\.windsOnce) == [false, true, true, false])
    #expect(contours.map(\.continuesArea) == [false, false, true, false])
    // What goes on behind an area does not belong to it.
    line = letter
    line.line(to: Point(20, 20))
    line.line(to: Point(20, 0))
    #expect(line.fillPolygons(in: .identity).contours.map(\.windsOnce) == [true, true, false])
  }

  @Test func nothingIsKnownOfAnOpenAreaOrOneWithPartsLeftOut() {
    var open = Path()
    open.move(to: .zero)
    open.line(to: Point(9, 0))
    open.line(to: Point(9, 9))
    open.noteSimpleArea(winding: 1)
    #expect(open.simpleAreas.isEmpty)
    var letter = path([square(0, 0, side: 9), square(3, 3, side: 3, hole: true)])
    letter.noteSimpleArea(winding: 1)
    letter.append(path([[Point(.infinity, 0), Point(1, 1), Point(2, 0)]]))
    let contours = letter.fillPolygons(in: .identity).contours
    #expect(contours.count == 2 && contours.allSatisfy { !$0.windsOnce })
  }

  @Test func areasInRowsBecomeOne() {
    func areas(_ corners: [(Double, Double)]) -> [Range<Int>] {
      var all = Path()
      for (x, y) in corners {
        var letter = path([square(x, y, side: 9), square(x + 3, y + 3, side: 3, hole: true)])
        letter.noteSimpleArea(winding: 1)
        all.append(letter)
      }
      all.joinSimpleAreas()
      return all.simpleAreas.map(\.verbs)
    }
    // Ten elements each.
    #expect(areas([(0, 0), (10, 0), (20, 4)]) == [0..<30])
    #expect(areas([(0, 0), (10, 0), (0, 9), (10, 10)]) == [0..<40])
    // The third lies over the second, the last beside both lines.
    #expect(areas([(0, 0), (10, 0), (18, 0), (27, 0)]) == [0..<20, 20..<40])
    #expect(areas([(0, 0), (10, 0), (0, 10), (30, 8)]) == [0..<30, 30..<40])
    // From right to left.
    #expect(areas([(10, 0), (0, 0)]) == [0..<10, 10..<20])
    // One that is wound the other way round.
    var letters = path([square(0, 0, side: 9)])
    letters.noteSimpleArea(winding: 1)
    let mirrored = letters.transformed(by: Affine(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
    #expect(mirrored.simpleAreas.map(\.winding) == [-1])
    letters.append(mirrored)
    letters.append(mirrored.transformed(by: Affine(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0)))
    letters.joinSimpleAreas()
    #expect(letters.simpleAreas.map(\.verbs) == [0..<5, 5..<15])
    // Something else between them.
    var all = path([square(0, 0, side: 9)])
    all.noteSimpleArea(winding: 1)
    let letter = all.transformed(by: Affine(a: 1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
    all.append(path([square(10, 0, side: 9)]))
    all.append(letter)
    all.joinSimpleAreas()
    #expect(all.simpleAreas.map(\.verbs) == [0..<5, 10..<15])
  }
}
