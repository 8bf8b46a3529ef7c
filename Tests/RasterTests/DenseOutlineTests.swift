import Geometry
import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Outlines of so many edges in each pixel that they are looked at along lines.
struct DenseOutlineTests {
  private let width = 20
  private let height = 40

  private func points(_ count: Int, spread: Double, seed: UInt64) -> FlatPath {
    var numbers = SeededGenerator(seed: seed)
    let x = Double(width) * spread
    let y = Double(height) * spread
    return FlatPath(
      polygon: (0..<count).map { _ in
        Point(
          Double(width) / 2 + .random(in: -x / 2...x / 2, using: &numbers),
          Double(height) / 2 + .random(in: -y / 2...y / 2, using: &numbers))
      })
  }

  /// The part of each pixel's samples that lie inside, in the first rows, so many along each of so many lines: winding
  /// numbers, by counting.
  private func sampled(
    _ shape: FlatPath, _ rule: FillRule, rows height: Int, lines: Int, parts: Int
  ) -> [Double] {
    let columns = width * parts
    var changes = [Int32](repeating: 0, count: height * lines * (columns + 1))
    var from = shape.points[shape.points.count - 1]
    for to in shape.points {
      let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
      let first = max(0, Int((upper.y * Double(lines) + 0.5).rounded(.down)))
      let end = min(height * lines, Int((lower.y * Double(lines) + 0.5).rounded(.down)))
      if first < end {
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        for line in first..<end {
          let y = (Double(line) + 0.5) / Double(lines)
          let x = (upper.x + (y - upper.y) * slope) * Double(parts) + 0.5
          let column = Int(min(max(x, 0), Double(columns)))
          changes[line * (columns + 1) + column] += from.y < to.y ? 1 : -1
        }
      }
      from = to
    }
    var values = [Double](repeating: 0, count: width * height)
    for line in 0..<height * lines {
      var winding: Int32 = 0
      for column in 0..<columns {
        winding += changes[line * (columns + 1) + column]
        if rule == .nonZero ? winding != 0 : winding & 1 != 0 {
          values[line / lines * width + column / parts] += 1 / Double(parts * lines)
        }
      }
    }
    return values
  }

  /// The mean and the largest difference of alphas from a picture's, in 255ths.
  private func differences(_ picture: Picture, _ values: [Double]) -> (mean: Double, most: Double) {
    let all = values.indices.map { abs(Double(picture.pixels[4 * $0 + 3]) - 255 * values[$0]) }
    return (all.reduce(0, +) / Double(all.count), all.max() ?? 0)
  }

  /// A sample more or less is a quarter of a level; the reference has a thousand of them.
  @Test(arguments: [FillRule.nonZero, .evenOdd], [1, 6])
  func randomPointsCoverWhatSamplesOfThemDo(rule: FillRule, spread: Double) {
    let shape = points(20_000, spread: spread, seed: 91)
    let picture = draw(width, height) { $0.fill(shape, rule: rule, paint: .solid(.black)) }
    let differences = differences(
      picture, sampled(shape, rule, rows: height, lines: 32, parts: 32))
    #expect(differences.mean < (rule == .evenOdd ? 5 : 2))
    #expect(differences.most < 32)
  }

  /// What the README says: lines of the reference are as many as are looked at, but lie elsewhere, and along them it is
  /// exact to a step of the grid.
  @Test(arguments: [FillRule.nonZero, .evenOdd], [1, 6])
  func samplesAreAsFarFromTheAreaAsIsSaid(rule: FillRule, spread: Double) {
    let shape = points(20_000, spread: spread, seed: 92)
    let picture = draw(width, height) { $0.fill(shape, rule: rule, paint: .solid(.black)) }
    let values = sampled(shape, rule, rows: 8, lines: 80, parts: 512).map { 255 * $0 }
    let errors = values.indices.map { Double(picture.pixels[4 * $0 + 3]) - values[$0] }
    let parted = errors.indices.filter { values[$0] > 0 && values[$0] < 255 }
    let squares = parted.reduce(0) { $0 + errors[$1] * errors[$1] }
    #expect(parted.count > 20)
    #expect((squares / Double(parted.count)).squareRoot() < 2)
    #expect(errors.allSatisfy { abs($0) < 12 })
  }

  /// What is looked at along lines grows no faster than the edges: they are counted on some lines of a row,
  /// and on the fewer the more they are.
  @Test func workGrowsWithTheEdges() {
    var before = 0
    for count in [10_000, 100_000, 1_000_000, 10_000_000] {
      let grid = LineSampling.grid(width: 375, edgeCount: count)
      let work = count << grid.lineBits
      #expect(work <= max(LineSampling.mostCrossings, 4 * count))
      #expect(work <= 10 * max(before, LineSampling.mostCrossings))
      #expect(grid.partBits == min(8, 12 - grid.lineBits), "close along lines, and across")
      before = work
    }
  }

  private func bandEdges(of shape: FlatPath) -> [BandEdge] {
    var list = DisplayList(width: width, height: 32)
    list.fill(shape, rule: .nonZero, paint: .solid(.black))
    var index = BandIndex()
    index.build(list)
    return Array(index.edges[index.entries[0].edges])
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func manyRandomEdgesAreDenseAndFewAreNot(rule: FillRule) {
    for (count, isMany) in [(40_000, true), (2000, false)] {
      let edges = bandEdges(of: points(count, spread: 1, seed: 3))
      let isDense = LineSampling.isDense(edges.span, width: width, rule)
      #expect(isDense == isMany, "\(count) points")
    }
  }

  /// What lies beside a dense part of an outline is as exact as alone.
  @Test func whatLiesBesideADensePartIsExact() {
    let dense = points(20_000, spread: 1, seed: 17)
    let box = rectangle(25.25, 3.5, 6.5, 30)
    let inner = rectangle(26.25, 4.5, 6.75, 30.25)
    let beside = joined([box, inner])
    let alone = draw(width + 20, height) {
      $0.fill(beside, rule: .nonZero, paint: .solid(.black))
    }
    let both = draw(width + 20, height) {
      $0.fill(joined([dense, beside]), rule: .nonZero, paint: .solid(.black))
    }
    for y in 0..<height {
      for x in width + 1..<width + 20 { #expect(both.alpha(x, y) == alone.alpha(x, y)) }
    }
    #expect(both.alpha(width / 2, height / 2) > 250)
  }

  /// Edges far left of the picture wind as often as they would inside.
  @Test func whatLiesLeftOfThePictureWinds() {
    let dense = points(20_000, spread: 1, seed: 23)
    let shifted = FlatPath(polygon: dense.points.map { Point($0.x - 1000, $0.y) })
    let around = FlatPath(polygon: [
      Point(-5000, -5000), Point(5000, -5000), Point(5000, 5000), Point(-5000, 5000),
    ])
    let picture = draw(width, height) {
      $0.fill(joined([shifted, around]), rule: .nonZero, paint: .solid(.black))
    }
    #expect(picture.pixels.allSatisfy { $0 == 255 || $0 == 0 })
    #expect(picture.alpha(3, 3) == 255)
  }
}
