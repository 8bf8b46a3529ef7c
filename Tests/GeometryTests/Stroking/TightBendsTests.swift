import Testing

@testable import Geometry

/// Lines that are wider than their curves are round: the inner edge runs backwards there, below the line.
@Suite struct TightBendsTests {
  private func path(_ numbers: inout Seeded, isClosed: Bool) -> Path {
    var path = Path()
    path.move(to: numbers.point(in: -30...30))
    for _ in 0...numbers.whole(below: 4) {
      if numbers.whole(below: 2) == 0 {
        path.quad(to: numbers.point(in: -30...30), control: numbers.point(in: -30...30))
      } else {
        path.cubic(
          to: numbers.point(in: -30...30), control1: numbers.point(in: -30...30),
          control2: numbers.point(in: -30...30))
      }
    }
    if isClosed { path.close() }
    return path
  }

  /// True where an end of the line is as near as any of its points.
  private func isNearestToAnEnd(_ point: Point, of line: FlatPath, _ distance: Double) -> Bool {
    guard let first = line.points.first, let last = line.points.last else { return false }
    return min((point - first).length, (point - last).length) < distance + 0.01
  }

  @Test(arguments: [StrokeStyle.Cap.round, .butt], 0..<60 as Range<UInt64>)
  func areCoveredAsFarAsTheyReach(cap: StrokeStyle.Cap, seed: UInt64) {
    var numbers = Seeded(seed &+ 80_000)
    let isClosed = seed % 3 == 0
    let path = path(&numbers, isClosed: isClosed)
    let radius = numbers.number(in: 3...25)
    let line = path.flattened(tolerance: 0.001)
    func outline(_ join: StrokeStyle.Join) -> FlatPath {
      let style = StrokeStyle(width: 2 * radius, cap: cap, join: join, miterLimit: 1e6)
      return path.strokeOutline(style, tolerance: Flattening.tolerance)
    }
    let (round, mitered) = (outline(.round), outline(.miter))
    var inside = 0
    for _ in 0..<500 {
      let point = numbers.point(in: -60...60)
      let distance = line.distance(to: point)
      if abs(distance - radius) < 0.04 { continue }
      let isCovered = distance < radius
      // What is nearest to an end is covered by round ones.
      if cap == .butt, !isClosed, isNearestToAnEnd(point, of: line, distance) { continue }
      #expect((round.winding(at: point) > 0) == isCovered, "\(point)")
      // Miters reach farther.
      if isCovered {
        inside += 1
        #expect(mitered.winding(at: point) > 0, "\(point)")
      }
    }
    #expect(inside > 0)
  }

  /// A line as tight as this leaves nothing of its inner edge but what its ends show.
  @Test func takeFewPoints() {
    var path = Path()
    path.move(to: Point(-20, 0))
    path.cubic(to: Point(20, 0), control1: Point(-20, 26.5), control2: Point(20, 26.5))
    func count(_ width: Double, _ cap: StrokeStyle.Cap) -> Int {
      let style = StrokeStyle(width: width, cap: cap, join: .round)
      return path.strokeOutline(style, tolerance: Flattening.tolerance).points.count
    }
    #expect(count(60, .round) < count(60, .butt))
  }
}
