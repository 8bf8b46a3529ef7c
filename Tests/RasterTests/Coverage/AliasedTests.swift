import Geometry
import Raster
import TestSupport
import Testing

/// Without antialiasing a pixel is drawn whole when its centre is inside.
struct AliasedTests {
  /// The winding number of `points`, on the grid of 1024 steps a pixel, around a pixel's centre.
  private func winding(_ points: [Point], aroundPixel x: Int, _ y: Int) -> Int {
    let grid = points.map {
      (x: Int(($0.x * 1024).rounded()), y: Int(($0.y * 1024).rounded()))
    }
    let centre = (x: x * 1024 + 512, y: y * 1024 + 512)
    var winding = 0
    for (index, b) in grid.enumerated() {
      let a = grid[(index + grid.count - 1) % grid.count]
      let goesDown = a.y < b.y
      let (top, bottom) = goesDown ? (a, b) : (b, a)
      guard top.y <= centre.y, centre.y < bottom.y else { continue }
      // Where the edge lies in relation to the centre, without a division.
      let side =
        (bottom.x - top.x) * (centre.y - top.y) - (centre.x - top.x) * (bottom.y - top.y)
      if side <= 0 { winding += goesDown ? 1 : -1 }
    }
    return winding
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func onlyCentresCount(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    // Within the picture, so that no edge is cut and rounded at another place; in one band.
    let points = (0..<Int.random(in: 3...9, using: &numbers)).map { _ in
      Point(.random(in: 0...30, using: &numbers), .random(in: 0...32, using: &numbers))
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let picture = draw(30, 32) { list in
        list.fill(FlatPath(polygon: points), rule: rule, paint: .solid(.black), isAliased: true)
      }
      for y in 0..<32 {
        for x in 0..<30 {
          let winding = winding(points, aroundPixel: x, y)
          let inside = rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
          #expect(picture.alpha(x, y) == (inside ? 255 : 0))
        }
      }
    }
  }

  @Test func rectanglesBecomeWholePixels() {
    let picture = draw(4, 1) { list in
      list.fill(rectangle(0.6, 0.2, 2, 0.5), rule: .nonZero, paint: .solid(.black), isAliased: true)
    }
    #expect((0..<4).map { picture.alpha($0, 0) } == [0, 255, 255, 0])
  }

  @Test func neighboursShareNoPixelAndLeaveNone() {
    let slant = [Point(0, 0), Point(13.3, 0), Point(29.7, 60), Point(0, 60)]
    let rest = [Point(13.3, 0), Point(40, 0), Point(40, 60), Point(29.7, 60)]
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let picture = draw(40, 60) { list in
      for part in [slant, rest] {
        list.fill(FlatPath(polygon: part), rule: .nonZero, paint: .solid(half), isAliased: true)
      }
    }
    for y in 0..<60 { for x in 0..<40 { #expect(picture.alpha(x, y) == 128) } }
  }

  @Test func clipsCanBeAliasedToo() {
    let triangle = [Point(0, 0), Point(20, 3), Point(7, 20)]
    let filled = draw(20, 20) { list in
      list.fill(FlatPath(polygon: triangle), rule: .nonZero, paint: .solid(.black), isAliased: true)
    }
    let clipped = draw(20, 20) { list in
      list.pushClip(FlatPath(polygon: triangle), rule: .nonZero, isAliased: true)
      list.fill(rectangle(0, 0, 20, 20), rule: .nonZero, paint: .solid(.black))
      list.popClip()
    }
    #expect(filled == clipped)
    #expect(filled.pixels.contains(255))
  }

  @Test func clipsOfSlimRectanglesMayHoldNoCentre() {
    let picture = draw(4, 4) { list in
      list.pushClip(rectangle(1.6, 0, 0.8, 4), rule: .nonZero, isAliased: true)
      list.fill(rectangle(0, 0, 4, 4), rule: .nonZero, paint: .solid(.black))
      list.popClip()
    }
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }
}
