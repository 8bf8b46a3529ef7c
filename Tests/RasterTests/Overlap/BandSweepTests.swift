import Geometry
import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Outlines in a band that are found to lie over themselves nowhere, or are made to.
@Suite struct BandSweepTests {
  private let columns = 60
  private let step = Int(Subpixel.one)
  private let heights = 0..<32 * Subpixel.one

  /// The edges of a polygon that are not level; its points are in pixels of the band.
  private func edges(_ points: [(x: Double, y: Double)]) -> [BandEdge] {
    let grid = points.map { point in
      (x: Int32(point.x * Double(step)), y: UInt16(point.y * Double(step)))
    }
    return zip(grid, grid.dropFirst() + grid.prefix(1)).compactMap { from, to in
      from.y == to.y ? nil : BandEdge(x0: from.x, y0: from.y, x1: to.x, y1: to.y)
    }
  }

  private func square(_ x: Double, _ y: Double, side: Double, hole: Bool = false) -> [BandEdge] {
    let corners = [(x: x, y: y), (x + side, y), (x + side, y + side), (x, y + side)]
    return edges(hole ? corners.reversed() : corners)
  }

  /// Points round a middle at angles that grow: no two lines between them cross.
  private func blob(_ numbers: inout SeededGenerator, around x: Double) -> [BandEdge] {
    let count = Int.random(in: 3...14, using: &numbers)
    return edges(
      (0..<count).map { corner in
        let angle =
          (Double(corner) + Double.random(in: 0...0.9, using: &numbers)) * 2 * .pi / Double(count)
        let radius = Double.random(in: 0.5...4, using: &numbers)
        return (x: x + radius * cosine(angle), y: 16 + 3 * radius * sine(angle))
      })
  }

  private func windOnce(_ edges: [BandEdge], width: Int = 60) -> Bool {
    var sweep = BandSweep()
    var corrections: [EdgePart] = []
    let rest = sweep.correct(
      edges.span, heights: heights, width: width, rule: .nonZero, areAccumulated: true,
      with: &corrections)
    return rest == .none && corrections.isEmpty
  }

  /// An H, of which level edges alone hold both stems together.
  private var letter: [BandEdge] {
    edges([
      (2, 2), (5, 2), (5, 12), (9, 12), (9, 2), (12, 2), (12, 30), (9, 30), (9, 16), (5, 16),
      (5, 30), (2, 30),
    ])
  }

  @Test func shapesThatLieOverNothingWindOnce() {
    #expect(windOnce([]))
    #expect(windOnce(letter))
    #expect(windOnce(square(1, 1, side: 20) + square(5, 5, side: 8, hole: true)))
    #expect(windOnce(square(1, 1, side: 20) + square(30, 2, side: 20, hole: true)) == false)
    #expect(windOnce(square(1, 1, side: 20) + square(21, 1, side: 20)))
  }

  @Test func shapesThatLieOverThemselvesDoNot() {
    #expect(!windOnce(edges([(1, 1), (20, 20), (20, 1), (1, 20)])))
    #expect(!windOnce(square(1, 1, side: 20) + square(5, 5, side: 8)))
    #expect(!windOnce(square(1, 1, side: 9) + square(8, 8, side: 9)))
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func polygonsRoundAMiddleWindOnce(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 71_000)
    #expect(windOnce(blob(&numbers, around: 10)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func manyBesideEachOtherAreLookedAtOneByOne(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 72_000)
    var line: [BandEdge] = []
    for letter in 0..<60 { line += blob(&numbers, around: 5 + 10 * Double(letter)) }
    line.shuffle(using: &numbers)
    #expect(line.count > 256 && windOnce(line, width: 610))
    // The last one is there twice.
    let last = line.filter { min($0.x0, $0.x1) > 590 * Int32(step) }
    #expect(!windOnce(line + last, width: 610))
  }

  @Test func theStemsOfALetterStayTogetherAmongOthers() {
    var line: [BandEdge] = []
    for place in 0..<40 {
      line += letter.map { edge in
        let x = Int32(place * 14 * step)
        return BandEdge(x0: edge.x0 + x, y0: edge.y0, x1: edge.x1 + x, y1: edge.y1)
      }
    }
    #expect(line.count > 192 && windOnce(line, width: 600))
    // A bar that lies over both stems of one.
    let bar = edges([(3, 5), (11, 5), (11, 8), (3, 8)])
    #expect(!windOnce(line + bar, width: 600))
    // A square inside the bar between the stems.
    #expect(!windOnce(line + square(7.1, 13, side: 0.8), width: 600))
  }

  /// Bars lie over both stems of some letters.
  @Test(arguments: [[7], [0, 12], [3, 4, 39], Array(0..<40)])
  func barsOverStemsAreTakenBackWhereTheyAreInside(barred: [Int]) {
    let bar = edges([(3, 5), (11, 5), (11, 8), (3, 8)])
    var line: [BandEdge] = []
    for place in 0..<40 {
      let x = Int32(place * 14 * step)
      line += (barred.contains(place) ? letter + bar : letter).map {
        BandEdge(x0: $0.x0 + x, y0: $0.y0, x1: $0.x1 + x, y1: $0.y1)
      }
    }
    var sweep = BandSweep()
    var corrections: [EdgePart] = []
    let rest = sweep.correct(
      line.span, heights: heights, width: 600, rule: .nonZero, areAccumulated: true,
      with: &corrections)
    #expect(rest == .none)
    // Of each bar the two sides, three pixels high, and of each stem its side within the bar.
    let lengths = corrections.map { Int($0.bottom) - Int($0.top) }
    #expect(lengths.reduce(0, +) == barred.count * 4 * 3 * step)
  }

  /// Lines to and fro between the sides of a band, each of which crosses most of the others.
  private func tangle(_ numbers: inout SeededGenerator, count: Int) -> [BandEdge] {
    (0..<count).map { line in
      let ends = (0..<2).map { _ in Int32.random(in: 0...Int32(12 * step), using: &numbers) }
      let height = UInt16(32 * step)
      let goesDown = line.isMultiple(of: 2)
      return BandEdge(
        x0: ends[0], y0: goesDown ? 0 : height, x1: ends[1], y1: goesDown ? height : 0)
    }
  }

  @Test(arguments: [[7], [0, 12], [3, 4, 39]])
  func whatCrossesTooOftenIsLeft(tangled: [Int]) {
    var numbers = SeededGenerator(seed: 75_000)
    var line: [BandEdge] = []
    var expected: [BandEdge] = []
    for place in 0..<40 {
      let x = Int32(place * 14 * step)
      let isTangled = tangled.contains(place)
      let shifted = (isTangled ? tangle(&numbers, count: 400) : letter).map {
        BandEdge(x0: $0.x0 + x, y0: $0.y0, x1: $0.x1 + x, y1: $0.y1)
      }
      line += shifted
      expected += isTangled ? shifted : []
    }
    var sweep = BandSweep()
    var corrections: [EdgePart] = []
    let rest = sweep.correct(
      line.span, heights: heights, width: 600, rule: .nonZero, areAccumulated: true,
      with: &corrections)
    #expect(rest == .some)
    #expect(sweep.remaining == expected)
    #expect(corrections.isEmpty)
  }

  /// A line of so many dashes, each thousands of times as wide as long: their sides lie in another order at nearly
  /// every height, for they end in whole steps.
  private func thinDashes(_ count: Int) -> [BandEdge] {
    (0..<count).flatMap { dash -> [BandEdge] in
      let top = 51 * Double(dash) / Double(count) - 19
      let (from, to) = (top + 0.0042, top + 18.9)
      let sides: [(from: Double, to: Double)] = [(top, to), (to + 0.0042, from)]
      return sides.compactMap { side -> BandEdge? in
        let slope = 40 / abs(side.to - side.from)
        let ends = [side.from, side.to].map { y in
          let seen = min(max(y, 0), 32)
          let x = (seen - min(side.from, side.to)) * slope
          return (x: Int32(x * Double(step)), y: UInt16(seen * Double(step)))
        }
        return ends[0].y == ends[1].y
          ? nil : BandEdge(x0: ends[0].x, y0: ends[0].y, x1: ends[1].x, y1: ends[1].y)
      }
    }
  }

  @Test func whatWouldBeCorrectedInMillionsOfPlacesIsLeft() {
    var sweep = BandSweep()
    var corrections: [EdgePart] = []
    let rest = sweep.correct(
      thinDashes(6000).span, heights: heights, width: 40, rule: .nonZero, areAccumulated: false,
      with: &corrections)
    #expect(rest == .all)
    #expect(corrections.isEmpty && corrections.capacity < 1 << 23)
  }

  /// Six hundred triangles in a row, each of which crosses its neighbours.
  private func saw(height: Double) -> [BandEdge] {
    (0..<600).flatMap { tooth in
      let x = Double(tooth)
      return edges([(x: x + 0.25, y: 1), (x + 1.5, 1 + height), (x + 2.75, 1)])
    }
  }

  @Test(arguments: [30.0, 2]) func manyEdgesAreSweptLongOrShort(height: Double) {
    var sweep = BandSweep()
    var corrections: [EdgePart] = []
    let rest = sweep.correct(
      saw(height: height).span, heights: heights, width: 604, rule: .nonZero, areAccumulated: true,
      with: &corrections)
    #expect(rest == .none)
    #expect(!corrections.isEmpty)
  }

  /// Polygons that cross themselves and each other, by both rules: with what they lack they wind once round
  /// their inside, wherever no edge is within three steps.
  @Test(arguments: 0..<200 as Range<UInt64>) func whatIsInsideIsWoundOnce(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 73_000)
    var all: [BandEdge] = []
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      all += edges(
        (0..<Int.random(in: 3...9, using: &numbers)).map { _ in
          (
            x: Double.random(in: 0...59, using: &numbers),
            y: Double.random(in: 0...32, using: &numbers)
          )
        })
    }
    expectOneWinding(all, width: 60, using: &numbers)
  }

  /// The same where so many lie beside each other that a row of active edges has them in a queue.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatIsInsideOfManyIsWoundOnce(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 77_000)
    // All in one part, as each winds its own way.
    var all = edges([(x: 0, y: 15), (199, 16), (0, 17)])
    for _ in 0..<Int.random(in: 30...150, using: &numbers) {
      let x = Double.random(in: 12...180, using: &numbers)
      let y = Double.random(in: 0...32, using: &numbers)
      all += edges(
        (0..<Int.random(in: 3...5, using: &numbers)).map { _ in
          (
            x: x + Double.random(in: -12...12, using: &numbers),
            y: min(max(y + Double.random(in: -12...12, using: &numbers), 0), 32)
          )
        })
    }
    expectOneWinding(all, width: 200, using: &numbers)
  }

  /// Expects that `all` with what they lack wind once round their inside, in all of the band and in some of its
  /// rows.
  private func expectOneWinding(
    _ all: [BandEdge], width: Int, using numbers: inout SeededGenerator
  ) {
    let rows = [0..<32, Int.random(in: 0..<16, using: &numbers)..<20]
    // Some by themselves, without the edges.
    for (rule, rows, areAccumulated) in [
      (FillRule.nonZero, rows[0], true), (.evenOdd, rows[0], true), (.nonZero, rows[1], true),
      (.nonZero, rows[0], false), (.evenOdd, rows[0], false),
    ] {
      var sweep = BandSweep()
      let heights = Int32(rows.lowerBound * step)..<Int32(rows.upperBound * step)
      var corrections: [EdgePart] = []
      let rest = sweep.correct(
        all.span, heights: heights, width: width, rule: rule, areAccumulated: areAccumulated,
        with: &corrections)
      #expect(rest == .none)
      let corrected = (areAccumulated ? all : []) + corrections.map(\.line)
      var found: Set<Int> = []
      for _ in 0..<200 {
        let x = Double.random(in: 0..<Double(width), using: &numbers) * Double(step)
        let top = rows.lowerBound * step
        let y = Double(Int.random(in: top + 3..<rows.upperBound * step - 3, using: &numbers)) + 0.5
        let near = [(-3.0, 0.0), (3, 0), (0, -3), (0, 3)].map { all.winding(x: x + $0, y: y + $1) }
        let winding = all.winding(x: x, y: y)
        guard near.allSatisfy({ $0 == winding }) else { continue }
        let isInside = rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
        let result = corrected.winding(x: x, y: y)
        #expect((result != 0) == isInside)
        if result != 0 { found.insert(result) }
      }
      #expect(found.isSubset(of: [1]) || found.isSubset(of: [-1]))
      // Nothing is taken back elsewhere.
      #expect(corrections.allSatisfy { heights.contains(Int32($0.top)) })
      #expect(corrections.allSatisfy { $0.bottom <= heights.upperBound })
    }
  }

  /// Triangles that cross each other and a rectangle of 30 columns, all wound as it is.
  private func triangles(_ numbers: inout SeededGenerator) -> [BandEdge] {
    var all = edges([(x: 0, y: 0), (0, 32), (30, 32), (30, 0)])
    for _ in 0..<2 {
      var corners = (0..<3).map { _ in
        (
          x: Double.random(in: 1...59, using: &numbers),
          y: Double.random(in: 1...31, using: &numbers)
        )
      }
      let (a, b, c) = (corners[0], corners[1], corners[2])
      if (b.x - a.x) * (c.y - a.y) > (c.x - a.x) * (b.y - a.y) { corners.reverse() }
      all += edges(corners)
    }
    return all
  }

  /// The area in each pixel, of as many rows as the band has.
  private func areas(_ edges: [BandEdge], _ parts: [EdgePart]) -> [[Int32]] {
    let layout = CellLayout(width: columns)
    var cells = [Int32](repeating: 0, count: layout.stride * 32)
    var touched = [UInt64](repeating: 0, count: layout.words * 32)
    var lastChains: [UInt32] = []
    var lastChain: UInt32 = 0
    do {
      var cells = cells.mutableSpan
      var touched = touched.mutableSpan
      var lastChains = lastChains.mutableSpan
      _ = Plain.accumulate(
        edges.span, contests: false, layout: layout, cells: &cells, touched: &touched,
        lastChains: &lastChains, lastChain: &lastChain)
      Plain.accumulate(parts.span, layout: layout, cells: &cells, touched: &touched)
    }
    return (0..<32).map { row in
      var area: Int32 = 0
      return cells[row * layout.stride..<row * layout.stride + columns].map { cell in
        area += cell
        return area
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>, [true, false])
  func whatIsTakenBackIsGoneButWhereItBeginsAndEnds(seed: UInt64, areAccumulated: Bool) {
    var numbers = SeededGenerator(seed: seed &+ 76_000)
    let all = triangles(&numbers)
    var sweep = BandSweep()
    var corrections: [EdgePart] = []
    let rest = sweep.correct(
      all.span, heights: heights, width: columns, rule: .nonZero, areAccumulated: areAccumulated,
      with: &corrections)
    #expect(rest == .none)
    // Half a step for each end at the most, over a pixel's height at the most.
    var allowed = [Int32](repeating: 0, count: 32)
    for part in corrections where part.line != part.edge {
      allowed[Int(part.top) / step] += Subpixel.one
      allowed[(Int(part.bottom) - 1) / step] += Subpixel.one
    }
    for (row, areas) in areas(areAccumulated ? all : [], corrections).enumerated() {
      #expect(areas.prefix(30).allSatisfy { abs($0 - Subpixel.full) <= allowed[row] })
    }
  }

  /// Lines with bends, from the band's top to its bottom.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func bentLinesBesideEachOtherWindOnceUnlessTheyCross(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 74_000)
    let lines = (0..<4).map { line in
      let inner = Set(
        (0..<Int.random(in: 0...9, using: &numbers)).map { _ in
          Int.random(in: 1..<32 * step, using: &numbers)
        })
      return ([0] + inner.sorted() + [32 * step]).map { y in
        let x = 7 + 12 * Double(line) + Double.random(in: -7...7, using: &numbers)
        return (x: Int(x * Double(step)), y: y)
      }
    }
    // Between corners of either all are straight, so that there it shows at the corners.
    func x(_ line: [(x: Int, y: Int)], _ y: Int) -> Double {
      let end = line.indices.dropFirst().first { line[$0].y >= y } ?? 1
      let (from, to) = (line[end - 1], line[end])
      return Double(from.x) + Double(to.x - from.x) * Double(y - from.y) / Double(to.y - from.y)
    }
    let heights = lines.joined().map(\.y)
    let gaps = zip(lines, lines.dropFirst()).flatMap { left, right in
      heights.map { x(right, $0) - x(left, $0) }
    }
    // Where lines cross by less than a step, either is right.
    guard let least = gaps.min(), abs(least) > 1 || least >= 0 else { return }
    var all: [BandEdge] = []
    for (number, line) in lines.enumerated() {
      let down = zip(line, line.dropFirst()).map { from, to in
        BandEdge(x0: Int32(from.x), y0: UInt16(from.y), x1: Int32(to.x), y1: UInt16(to.y))
      }
      let up = down.reversed().map { BandEdge(x0: $0.x1, y0: $0.y1, x1: $0.x0, y1: $0.y0) }
      all += number.isMultiple(of: 2) ? down : up
    }
    #expect(windOnce(all) == (least >= 0))
    all.shuffle(using: &numbers)
    #expect(windOnce(all) == (least >= 0))
  }

  /// Some of what lies about does wind once, so that the test above has something to say.
  @Test func trianglesWindOnce() {
    var numbers = SeededGenerator(seed: 9)
    for _ in 0..<50 {
      let triangle = edges(
        (0..<3).map { _ in
          (
            x: Double.random(in: 0...59, using: &numbers),
            y: Double.random(in: 0...32, using: &numbers)
          )
        })
      #expect(windOnce(triangle))
    }
  }
}
