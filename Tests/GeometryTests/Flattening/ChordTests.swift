import Testing

@testable import Geometry

/// What a chord leaves out cannot be seen.
struct ChordTests {
  /// The corners that are left of a row of points.
  private func kept(_ points: [Point]) -> [Point] {
    var kept: [Point] = []
    var chord = Chord(from: points[0], tolerance: Chord.unseen)
    for point in points.dropFirst() where !chord.extend(to: point) {
      kept.append(chord.start)
      chord.begin(to: point)
    }
    return kept + [chord.start, chord.end]
  }

  private func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let d = b - a
    let length = d.length
    guard length > 0 else { return (p - a).length }
    let along = min(max(Point.dot(p - a, d) / length, 0), length)
    return (p - a - d * (along / length)).length
  }

  @Test func pointsOnALineAreLeftOut() {
    let line = (0...1000).map { Point(Double($0) * 0.01, Double($0) * 0.003) }
    #expect(kept(line).count == 2)
    #expect(kept(line.map { Point(-$0.y, $0.x) }).count == 2)
    #expect(kept(line.map { Point(-$0.x, -$0.y) }).count == 2)
  }

  @Test func noPointIsFartherThanTheTolerance() {
    var numbers = Seeded(4)
    for _ in 0..<200 {
      let points = meander(300, &numbers)
      expectNear(kept(points), points, Chord.unseen)
    }
  }

  /// A line that winds, with steps of one length, and sometimes turns back.
  private func meander(_ count: Int, _ numbers: inout Seeded) -> [Point] {
    let step = numbers.number(in: 0.0002...0.5)
    var angle = numbers.number(in: 0...6)
    var points = [Point(3, -5)]
    for _ in 0..<count {
      angle += numbers.number(in: -0.02...0.05)
      if numbers.whole(below: 100) == 0 { angle += 3 }
      points.append(points[points.count - 1] + Point(cosine(angle), sine(angle)) * step)
    }
    return points
  }

  /// Expects that every one of `points` lies near the line through `corners`, one after the other.
  private func expectNear(_ corners: [Point], _ points: [Point], _ tolerance: Double) {
    var next = 1
    for point in points {
      while next + 1 < corners.count, point == corners[next] { next += 1 }
      let nearest = (max(1, next - 1)...next).map {
        distance(point, corners[$0 - 1], corners[$0])
      }
      #expect(nearest.contains { $0 <= tolerance * 1.001 })
    }
  }

  @Test func goingOverManyPointsIsGoingToEach() {
    var numbers = Seeded(5)
    let device = Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 100, ty: 50)
    for _ in 0..<100 {
      let points = meander(300, &numbers)
      let mapped = points.map(device.apply)
      var chord = Chord(from: mapped[0], tolerance: Chord.unseen)
      var corners = [mapped[0]]
      var index = 1
      while index < points.count {
        if chord.reach > 0 {
          corners.append(chord.end)
          chord.begin(to: mapped[index])
        } else {
          chord.point(to: mapped[index])
        }
        index = chord.extend(over: points.span, from: index + 1, in: device)
        #expect(chord.end == mapped[index - 1])
      }
      corners.append(chord.end)
      expectNear(corners, mapped, Chord.unseen)
      let others = kept(mapped)
      // Rounding may end a chord one point sooner or later.
      #expect(abs(corners.count - others.count) <= others.count / 20 + 2)
    }
  }

  @Test func aRowThatTurnsBackEnds() {
    let there = (0...10).map { Point(Double($0), 0) }
    #expect(kept(there + there.reversed()) == [Point(0, 0), Point(10, 0), Point(0, 0)])
  }
}
