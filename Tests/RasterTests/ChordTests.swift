import Geometry
import TestSupport
import Testing

@testable import Raster

/// What a chord leaves out cannot be seen.
struct ChordTests {
  /// The corners that are left of a row of points.
  private func kept(_ points: [Point]) -> [Point] {
    var kept: [Point] = []
    var chord = Chord(from: points[0])
    for point in points.dropFirst() where !chord.extend(to: point) {
      kept.append(chord.start)
      chord = Chord(from: chord.end)
      _ = chord.extend(to: point)
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
    var numbers = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let step = Double.random(in: 0.0002...0.5, using: &numbers)
      var angle = Double.random(in: 0...6, using: &numbers)
      var points = [Point.zero]
      for _ in 0..<300 {
        angle += Double.random(in: -0.02...0.05, using: &numbers)
        if Int.random(in: 0..<100, using: &numbers) == 0 { angle += 3 }
        points.append(points[points.count - 1] + Point(cosine(angle), sine(angle)) * step)
      }
      let corners = kept(points)
      var next = 1
      for point in points {
        while next + 1 < corners.count, point == corners[next] { next += 1 }
        let nearest = (max(1, next - 1)...next).map {
          distance(point, corners[$0 - 1], corners[$0])
        }
        #expect(nearest.contains { $0 <= Chord.tolerance * 1.001 })
      }
    }
  }

  @Test func aRowThatTurnsBackEnds() {
    let there = (0...10).map { Point(Double($0), 0) }
    #expect(kept(there + there.reversed()) == [Point(0, 0), Point(10, 0), Point(0, 0)])
  }
}
