import Geometry
import Raster
import TestSupport
import Testing

/// Strokes, whose outlines overlap themselves as a rule.
struct StrokeCoverageTests {
  private let size = 44

  private func randomCurve(_ numbers: inout SeededGenerator) -> Path {
    func point() -> Point {
      Point(.random(in: 2...42, using: &numbers), .random(in: 2...42, using: &numbers))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      path.cubic(to: point(), control1: point(), control2: point())
      if Bool.random(using: &numbers) { path.line(to: point()) }
    }
    if Int.random(in: 0..<4, using: &numbers) == 0 { path.close() }
    return path
  }

  private func randomStyle(_ numbers: inout SeededGenerator) -> StrokeStyle {
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let widths = [0.1, 0.5, 1, 2.3, 6, 15, 40]
    var style = StrokeStyle(
      width: widths.randomElement(using: &numbers) ?? 1,
      cap: caps.randomElement(using: &numbers) ?? .butt,
      join: joins.randomElement(using: &numbers) ?? .miter)
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      style.dash = [.random(in: 0.5...6, using: &numbers), .random(in: 0.1...4, using: &numbers)]
    }
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      style.trimStart = .random(in: 0...0.4, using: &numbers)
      style.trimEnd = .random(in: 0.5...1, using: &numbers)
    }
    return style
  }

  private func stroke(_ outline: FlatPath) -> Picture {
    draw(size, size) { $0.fill(outline, rule: .nonZero, paint: .solid(.black)) }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func strokesCoverWhatTheirOutlinesWindRound(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 20_000)
    let path = randomCurve(&numbers)
    let outline = path.strokeOutline(randomStyle(&numbers), tolerance: 0.02)
    let truth = ReferenceCoverage(outline, rule: .nonZero, width: size, height: size)
    #expect(truth.error(of: stroke(outline)) <= 1)
  }

  /// Dashes that wind once each, and lie over each other where curves cross or pass closely.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func dashesThatMeetCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 22_000)
    var path = randomCurve(&numbers)
    for _ in 0..<3 { path.append(randomCurve(&numbers)) }
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let style = StrokeStyle(
      width: [0.2, 0.7, 1.5, 3].randomElement(using: &numbers) ?? 1,
      cap: caps.randomElement(using: &numbers) ?? .butt,
      dash: [.random(in: 1...6, using: &numbers), .random(in: 0.2...4, using: &numbers)])
    let outline = path.strokeOutline(style, tolerance: Flattening.tolerance)
    #expect(outline.contours.contains { $0.windsOnce })
    let truth = ReferenceCoverage(outline, rule: .nonZero, width: size, height: size)
    #expect(truth.error(of: stroke(outline)) <= 1)
    // Cut by the picture's sides, too.
    let shift = Affine.translation(
      .random(in: -30...30, using: &numbers), .random(in: -30...30, using: &numbers))
    let moved = outline.transformed(by: shift)
    let cut = ReferenceCoverage(moved, rule: .nonZero, width: size, height: size)
    #expect(cut.error(of: stroke(moved)) <= 1)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func roundStrokesCoverAllWithinHalfTheirWidth(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 21_000)
    let path = randomCurve(&numbers)
    var style = randomStyle(&numbers)
    style.cap = .round
    style.join = .round
    style.dash = []
    style.width = [1, 2.3, 6, 15].randomElement(using: &numbers) ?? 1
    style.trimStart = 0
    style.trimEnd = 1
    let picture = stroke(path.strokeOutline(style, tolerance: 0.001))
    let line = path.flattened(tolerance: 0.0005)
    #expect(distanceError(picture, line, radius: style.width / 2) <= 1.5)
  }

  /// These come in sections, which meet without a seam.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func thinStrokesCoverAllWithinHalfTheirWidth(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 24_000)
    var path = randomCurve(&numbers)
    path.move(to: Point(3, 40))
    path.cubic(to: Point(41, 40), control1: Point(80, -20), control2: Point(-36, -20))
    let width: Double = [0.3, 0.7, 1, 1.25].randomElement(using: &numbers) ?? 1
    let style = StrokeStyle(width: width, cap: .round, join: .round)
    let picture = stroke(path.strokeOutline(style, tolerance: Flattening.tolerance))
    let line = path.flattened(tolerance: 0.0005)
    #expect(distanceError(picture, line, radius: width / 2) <= 2)
  }

  /// Inside a hairpin as narrow as these the inner edge runs backwards, and is drawn with fewer points.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func foldsOfHairpinsCoverAllWithinHalfTheWidth(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 23_000)
    let middle = Double.random(in: 15...29, using: &numbers)
    let gap = Double.random(in: 0.3...3, using: &numbers)
    var path = Path()
    path.move(to: Point(1, middle - gap))
    path.cubic(
      to: Point(.random(in: 1...4, using: &numbers), middle + gap),
      control1: Point(.random(in: 40...46, using: &numbers), middle - gap / 2),
      control2: Point(
        .random(in: 38...46, using: &numbers), middle + .random(in: -1...2, using: &numbers)))
    let style = StrokeStyle(width: .random(in: 6...13, using: &numbers), cap: .round, join: .bevel)
    let outline = path.strokeOutline(style, tolerance: 0.001)
    // Beside a corner that is cut off the fold could be seen.
    var cornered = path
    cornered.line(to: Point(1, middle - 9))
    cornered.line(to: Point(1, middle - 14))
    let all = cornered.strokeOutline(style, tolerance: 0.001)
    #expect(outline.points.count < all.points.count - 20)
    let line = path.flattened(tolerance: 0.0005)
    // Of which the samples' share is up to a level, and rounding's half of one.
    #expect(distanceError(stroke(outline), line, radius: style.width / 2) <= 2)
  }

  /// The largest difference between a picture's alphas and the part of each pixel within `radius`
  /// of `line`, from 64 × 64 samples. An edge across a pixel makes an error of less than a level.
  private func distanceError(_ picture: Picture, _ line: FlatPath, radius: Double) -> Double {
    let samples = 64
    var segments: [(Point, Point)] = []
    for contour in line.contours {
      let points = line.points[contour.range]
      segments += zip(points, points.dropFirst()).map { ($0, $1) }
      if contour.isClosed, let first = points.first, let last = points.last {
        segments.append((last, first))
      }
    }
    var largest = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let center = Point(Double(x) + 0.5, Double(y) + 0.5)
        var near: [(Point, Point)] = []
        var nearest = Double.infinity
        for segment in segments {
          let d = distance(center, segment.0, segment.1)
          nearest = min(nearest, d)
          if d < radius + 0.71 { near.append(segment) }
        }
        var covered = 0
        if nearest <= radius - 0.71 {
          covered = samples * samples
        } else if !near.isEmpty {
          for j in 0..<samples {
            for i in 0..<samples {
              let p = Point(
                Double(x) + (Double(i) + 0.5) / Double(samples),
                Double(y) + (Double(j) + 0.5) / Double(samples))
              if near.contains(where: { distance(p, $0.0, $0.1) <= radius }) { covered += 1 }
            }
          }
        }
        let truth = 255 * Double(covered) / Double(samples * samples)
        largest = max(largest, abs(Double(picture.alpha(x, y)) - truth))
      }
    }
    return largest
  }

  private func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let d = b - a
    let square = Point.dot(d, d)
    let t = square > 0 ? min(max(Point.dot(p - a, d) / square, 0), 1) : 0
    return (p - (a + d * t)).length
  }

  @Test(arguments: [0.02, 0.05, 0.125, 0.21, 0.25, 0.37, 0.5, 0.63, 0.75, 0.88, 0.97, 1])
  func pieWedgesCoverTheirSector(part: Double) {
    #expect(pieError(curves: 32, part: part) <= 1)
    // Four curves are not quite a circle: their ends point 1/1000 radian off, which 20 pixels
    // from the centre is 1/50 pixel.
    #expect(pieError(curves: 4, part: part) <= 3.5)
  }

  /// A circle of so many curves, stroked as wide as it is, against the polygon of the sector.
  private func pieError(curves: Int, part: Double) -> Double {
    let radius = 20.0
    let center = Point(22.3, 21.8)
    func corner(_ turn: Double, _ radius: Double) -> Point {
      Point(cosine(turn) * radius, sine(turn) * radius)
    }
    let step = 2 * Double.pi / Double(curves)
    let handle = 4.0 / 3 * sine(step / 4) / cosine(step / 4)
    var path = Path()
    path.move(to: center + Point(radius / 2, 0))
    for index in 0..<curves {
      let a = corner(step * Double(index), radius / 2)
      let b = corner(step * Double(index + 1), radius / 2)
      path.cubic(
        to: center + b, control1: center + a + Point(-a.y, a.x) * handle,
        control2: center + b - Point(-b.y, b.x) * handle)
    }
    let style = StrokeStyle(width: radius, trimEnd: part)
    let picture = stroke(path.strokeOutline(style, tolerance: 0.002))
    // The last curve is cut at its parameter, which is not quite its share of the angle.
    let last = min(Int(part * Double(curves)), curves - 1)
    let t = part * Double(curves) - Double(last)
    let quarter = CubicBezier(
      start: Point(1, 0), control1: Point(1, handle),
      control2: corner(step, 1) - Point(-corner(step, 1).y, corner(step, 1).x) * handle,
      end: corner(step, 1)
    ).evaluate(at: t)
    let end = step * Double(last) + arcTangent2(quarter.y, quarter.x)
    let sector = [center] + (0...1000).map { center + corner(end * Double($0) / 1000, radius) }
    let truth = ReferenceCoverage(
      FlatPath(polygon: sector), rule: .nonZero, width: size, height: size)
    return truth.error(of: picture)
  }

  @Test func moreDashesThanTheirColumnsHaveStepsAreDrawn() {
    var path = Path()
    path.move(to: Point(2, 0))
    path.line(to: Point(2, 2560))
    let style = StrokeStyle(width: 1.5, dash: [0.25, 0.25])
    let outline = path.strokeOutline(style, tolerance: Flattening.tolerance)
    #expect(outline.contours.count > 3 * 1024)
    #expect(outline.contours.allSatisfy { $0.windsOnce })
    let picture = draw(4, 2560) { $0.fill(outline, rule: .nonZero, paint: .solid(.black)) }
    // Half of three quarters of a pixel.
    for y in 0..<2560 { #expect(abs(picture.alpha(1, y) - 96) <= 1) }
  }
}
