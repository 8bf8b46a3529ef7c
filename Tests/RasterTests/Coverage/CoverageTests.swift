import Geometry
import Raster
import TestSupport
import Testing

/// What filling promises about the area it covers.
struct CoverageTests {
  /// Half a level for rounding to bytes, half of one for the grid of 1024 steps.
  let tolerance = 1.0

  @Test(arguments: 0..<60 as Range<UInt64>)
  func trianglesCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let points = (0..<3).map { _ in
      Point(Double.random(in: -8...40, using: &numbers), .random(in: -8...75, using: &numbers))
    }
    let picture = draw(32, 67) { list in
      list.fill(FlatPath(polygon: points), rule: .nonZero, paint: .solid(.black))
    }
    #expect(coverageError(picture, of: [points]) <= tolerance)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func starShapedPolygonsCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 1000)
    let points = circle(20, 34, radius: 1, count: 24).points.map { p in
      let r = Double.random(in: 1...36, using: &numbers)
      return Point(20 + (p.x - 20) * r, 34 + (p.y - 34) * r)
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let picture = draw(40, 68) { list in
        list.fill(FlatPath(polygon: points), rule: rule, paint: .solid(.black))
      }
      #expect(coverageError(picture, of: [points]) <= tolerance)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func sliversCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 2000)
    let a = Point(Double.random(in: 0...48, using: &numbers), .random(in: 0...40, using: &numbers))
    let b = Point(Double.random(in: 0...48, using: &numbers), .random(in: 0...40, using: &numbers))
    let width = Double.random(in: 0.02...0.5, using: &numbers)
    let along = b - a
    let across = Point(-along.y, along.x) * (width / max(along.length, 1e-9))
    let points = [a, b, b + across, a + across]
    let picture = draw(50, 42) { list in
      list.fill(FlatPath(polygon: points), rule: .nonZero, paint: .solid(.black))
    }
    #expect(coverageError(picture, of: [points]) <= tolerance)
  }

  @Test func finelyFlattenedCirclesCoverTheirArea() {
    for radius in [0.3, 1, 5.7, 30, 47.3] {
      let path = circle(50.2, 49.7, radius: radius, count: 720)
      let picture = draw(100, 100) { $0.fill(path, rule: .nonZero, paint: .solid(.black)) }
      #expect(coverageError(picture, of: [path.points]) <= tolerance)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func rectanglesCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 3000)
    let path = rectangle(
      .random(in: -4...20, using: &numbers), .random(in: -4...40, using: &numbers),
      .random(in: 0.01...30, using: &numbers), .random(in: 0.01...40, using: &numbers))
    let picture = draw(24, 40) { $0.fill(path, rule: .nonZero, paint: .solid(.black)) }
    #expect(coverageError(picture, of: [path.points]) <= tolerance)
  }

  @Test func rectanglesAndTheSameShapesWithMoreCornersAgree() {
    for shift in stride(from: 0.0, to: 2, by: 0.093) {
      let corners = Rect(x: 3 + shift, y: 4.5 - shift, width: 10.3, height: 40 + shift).corners
      // A corner in the middle of a side takes the general path.
      let general = FlatPath(
        polygon: [corners[0], Point.mix(corners[0], corners[1], 0.5)] + corners[1...])
      let color = Color(red: 0.2, green: 0.7, blue: 1, alpha: 0.8)
      #expect(
        draw(20, 50) { $0.fill(FlatPath(polygon: corners), rule: .evenOdd, paint: .solid(color)) }
          == draw(20, 50) { $0.fill(general, rule: .evenOdd, paint: .solid(color)) })
    }
  }

  @Test func windingDirectionDoesNotMatter() {
    let path = circle(16, 16, radius: 13.3)
    let reversed = FlatPath(polygon: path.points.reversed())
    #expect(
      draw(32, 32) { $0.fill(path, rule: .nonZero, paint: .solid(.black)) }
        .difference(
          from: draw(32, 32) { $0.fill(reversed, rule: .nonZero, paint: .solid(.black)) }) <= 1)
  }

  @Test func nonZeroFillsWhatOverlapsAndEvenOddLeavesItOut() {
    let path = joined([rectangle(2, 2, 20, 20), rectangle(12, 12, 20, 20)])
    let nonZero = draw(40, 40) { $0.fill(path, rule: .nonZero, paint: .solid(.black)) }
    let evenOdd = draw(40, 40) { $0.fill(path, rule: .evenOdd, paint: .solid(.black)) }
    for (x, y) in [(5, 5), (30, 30)] {
      #expect(nonZero.alpha(x, y) == 255)
      #expect(evenOdd.alpha(x, y) == 255)
    }
    #expect(nonZero.alpha(15, 15) == 255)
    #expect(evenOdd.alpha(15, 15) == 0)
    #expect(nonZero.alpha(30, 5) == 0)
  }

  @Test func aContourAgainstAnotherCutsAHole() {
    let hole = FlatPath(polygon: circle(20, 20, radius: 8).points.reversed())
    let ring = joined([circle(20, 20, radius: 16), hole])
    let picture = draw(40, 40) { $0.fill(ring, rule: .nonZero, paint: .solid(.black)) }
    #expect(picture.alpha(20, 20) == 0)
    #expect(picture.alpha(8, 20) == 255)
    #expect(
      coverageError(picture, of: ring.contours.map { Array(ring.points[$0.start..<$0.end]) })
        <= tolerance)
  }

  @Test func openContoursCountAsClosed() {
    var open = rectangle(3.5, 3.5, 20, 20)
    open.contours[0].isClosed = false
    #expect(
      draw(30, 30) { $0.fill(open, rule: .nonZero, paint: .solid(.black)) }
        == draw(30, 30) {
          $0.fill(rectangle(3.5, 3.5, 20, 20), rule: .nonZero, paint: .solid(.black))
        })
  }

  @Test func shapesThatShareAnEdgeLeaveNoDifferenceToTheirUnion() {
    // Their alphas in the shared pixels add up to full coverage.
    let left = [Point(0, 0), Point(10.3, 0), Point(17.9, 64), Point(0, 64)]
    let right = [Point(10.3, 0), Point(40, 0), Point(40, 64), Point(17.9, 64)]
    let a = draw(40, 64) { $0.fill(FlatPath(polygon: left), rule: .nonZero, paint: .solid(.black)) }
    let b = draw(40, 64) {
      $0.fill(FlatPath(polygon: right), rule: .nonZero, paint: .solid(.black))
    }
    for y in 0..<64 {
      for x in 0..<40 { #expect((254...256).contains(a.alpha(x, y) + b.alpha(x, y))) }
    }
  }

  @Test func bandsLeaveNoSeams() {
    // Every band of a shape that moves by whole bands is the same.
    let path = FlatPath(polygon: [Point(3, -40), Point(9, -40), Point(41, 200), Point(21, 200)])
    let picture = draw(48, 160) { $0.fill(path, rule: .nonZero, paint: .solid(.black)) }
    #expect(coverageError(picture, of: [path.points]) <= tolerance)
  }

  @Test func coordinatesBeyondAllBoundsSurvive() {
    let far = 1e30
    let big = FlatPath(
      polygon: [Point(-far, -far), Point(far, -far), Point(far, far), Point(-far, far)])
    #expect(
      draw(40, 40) { $0.fill(big, rule: .nonZero, paint: .solid(.black)) }.alpha(39, 0) == 255)
    let greatest = Double.greatestFiniteMagnitude
    let triangle = FlatPath(
      polygon: [Point(-greatest, 20), Point(greatest, -greatest), Point(greatest, greatest)])
    let half = draw(40, 40) { $0.fill(triangle, rule: .nonZero, paint: .solid(.black)) }
    #expect(half.alpha(39, 20) == 255)
    for value in [
      Double.nan, Double.infinity, -Double.infinity, 1e30, -1e30, Double.leastNonzeroMagnitude,
      greatest,
    ] {
      for other in [Double.nan, 0, 20, -Double.infinity, greatest, -1e18] {
        let path = FlatPath(
          polygon: [Point(1, 1), Point(value, other), Point(30, 20), Point(other, value)])
        _ = draw(40, 40) { list in
          list.pushClip(path, rule: .evenOdd)
          list.fill(path, rule: .nonZero, paint: .solid(.black))
          list.popClip()
        }
      }
    }
  }

  @Test func pointsThatAreNotFiniteAreLeftOut() {
    let points = circle(16, 16, radius: 12, count: 40).points
    var broken = points
    broken.insert(Point(.nan, 3), at: 7)
    broken.insert(Point(4, .infinity), at: 20)
    #expect(
      draw(32, 32) { $0.fill(FlatPath(polygon: points), rule: .nonZero, paint: .solid(.black)) }
        == draw(32, 32) {
          $0.fill(FlatPath(polygon: broken), rule: .nonZero, paint: .solid(.black))
        })
  }

  @Test func emptyShapesAndShapesElsewhereDrawNothing() {
    let picture = draw(32, 32) { list in
      list.fill(FlatPath(), rule: .nonZero, paint: .solid(.black))
      list.fill(rectangle(-20, 5, 20, 10), rule: .nonZero, paint: .solid(.black))
      list.fill(rectangle(32, 5, 20, 10), rule: .nonZero, paint: .solid(.black))
      list.fill(circle(16, 60, radius: 20), rule: .nonZero, paint: .solid(.black))
      list.fill(rectangle(5, 5, 0, 10), rule: .nonZero, paint: .solid(.black))
    }
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }
}
