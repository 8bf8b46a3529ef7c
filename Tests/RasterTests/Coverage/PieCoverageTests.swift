import Geometry
import Raster
import Testing

/// The pixels round the centre of pies: lines as wide as their curve is round, or about.
@Suite struct PieCoverageTests {
  /// A part of a closed curve of four cubics as a stroke, whose centre lies inside a small picture.
  struct Pie: CustomTestStringConvertible {
    var radius: Double
    /// Half the stroke's width, of `radius`.
    var part = 1.0
    /// The other half axis, of `radius`.
    var flatness = 1.0
    var trim: ClosedRange<Double>
    var start = 0.0
    var isClockwise = true

    var testDescription: String {
      "\(radius) × \(part), \(flatness), \(trim) from \(start), \(isClockwise)"
    }

    static let size = 24
    private var center: Point { Point(12.3, 11.8) }
    private var curves: [CubicBezier] {
      let handle = 0.5522847498307936
      let turn = isClockwise ? 1.0 : -1
      return (0..<4).map { index in
        func corner(_ index: Int) -> Point {
          let angle = start + turn * Double(index) * .pi / 2
          return Point(cosine(angle), sine(angle)) * radius
        }
        let (a, b) = (corner(index), corner(index + 1))
        func placed(_ p: Point) -> Point { center + Point(p.x, p.y * flatness) }
        return CubicBezier(
          start: placed(a), control1: placed(a + Point(-a.y, a.x) * (turn * handle)),
          control2: placed(b - Point(-b.y, b.x) * (turn * handle)), end: placed(b))
      }
    }

    var outline: FlatPath {
      var path = Path()
      path.move(to: curves[0].start)
      for curve in curves {
        path.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
      return path.strokeOutline(
        StrokeStyle(
          width: 2 * radius * part, trimStart: trim.lowerBound, trimEnd: trim.upperBound),
        tolerance: Flattening.tolerance)
    }

    /// What the inner half of the line's width passes: a polygon, or the two where they cross, between
    /// each two of many normals, all wound the same way.
    var fan: FlatPath {
      let count = 1000
      let cubics = curves
      var ends: [(line: Point, inner: Point)] = []
      let places = arcPlaces(cubics)
      for index in 0...count {
        let share =
          trim.lowerBound + (trim.upperBound - trim.lowerBound) * Double(index) / Double(count)
        let (point, direction) = places(share)
        let normal = Point(-direction.y, direction.x) * (isClockwise ? 1 : -1)
        ends.append((point, point + normal * (radius * part)))
      }
      var fan = FlatPath()
      func add(_ points: [Point]) {
        var area = 0.0
        for index in points.indices {
          area += Point.cross(points[index], points[(index + 1) % points.count])
        }
        let start = fan.points.count
        fan.points += area < 0 ? points.reversed() : points
        fan.contours.append(.init(start: start, end: fan.points.count, isClosed: true))
      }
      for (a, b) in zip(ends, ends.dropFirst()) {
        let (u, v) = (a.inner - a.line, b.inner - b.line)
        let across = Point.cross(u, v)
        let s = across == 0 ? 2 : Point.cross(b.line - a.line, v) / across
        let t = across == 0 ? 2 : Point.cross(b.line - a.line, u) / across
        if 0...1 ~= s, 0...1 ~= t {
          let intersection = a.line + u * s
          add([a.line, intersection, b.line])
          add([intersection, a.inner, b.inner])
        } else {
          add([a.line, a.inner, b.inner, b.line])
        }
      }
      return fan
    }

    /// The point and the direction where the line is cut at a share of the length: at the parameter of its
    /// curve that is the share of that curve's length.
    private func arcPlaces(_ cubics: [CubicBezier]) -> (Double) -> (Point, Point) {
      let steps = 2000
      let lengths = cubics.map { curve in
        (0..<steps).reduce(0.0) { sum, step in
          let from = curve.evaluate(at: Double(step) / Double(steps))
          return sum + (curve.evaluate(at: Double(step + 1) / Double(steps)) - from).length
        }
      }
      return { share in
        var rest = share * lengths.reduce(0, +)
        var index = 0
        while index < cubics.count - 1, rest > lengths[index] {
          rest -= lengths[index]
          index += 1
        }
        let (c, t) = (cubics[index], rest / lengths[index])
        let s = 1 - t
        let d =
          (c.control1 - c.start) * (s * s) + (c.control2 - c.control1) * (2 * s * t)
          + (c.end - c.control2) * (t * t)
        return (c.evaluate(at: t), d / d.length)
      }
    }
  }

  private func error(_ pie: Pie) -> Double {
    let picture = draw(Pie.size, Pie.size) {
      $0.fill(pie.outline, rule: .nonZero, paint: .solid(.black))
    }
    let truth = ReferenceCoverage(
      pie.fan, rule: .nonZero, width: Pie.size, height: Pie.size, lines: 64)
    return truth.error(of: picture)
  }

  private func windsOnce(_ pie: Pie) -> Bool { pie.outline.contours.map(\.windsOnce) == [true] }

  static func pies(_ radii: [Double], _ parts: [Double]) -> [Pie] {
    radii.flatMap { radius in
      parts.flatMap { part in
        [
          Pie(radius: radius, trim: 0...part),
          Pie(
            radius: radius, trim: 0.03...0.03 + part, start: part * 5, isClockwise: radius == 75),
        ]
      }
    }
  }

  @Test(arguments: pies([20, 75, 150], [0.21, 0.23, 0.3, 0.42, 0.5, 0.61, 0.75, 0.9, 0.96]))
  func tipsCoverWhatTheLinesNormalsPass(pie: Pie) {
    #expect(windsOnce(pie))
    #expect(error(pie) <= 2)
  }

  @Test(arguments: pies([200, 300, 500], [0.25, 0.3, 0.42, 0.61, 0.75]))
  func largeTipsDoToo(pie: Pie) {
    #expect(windsOnce(pie))
    // Where a side ends in a pixel, a reference of 64 lines may itself be off by 2 levels.
    #expect(error(pie) <= 2.5)
  }

  @Test(arguments: pies([20, 75, 150], [0.03, 0.05, 0.1, 0.15]))
  func narrowTipsDoNearly(pie: Pie) {
    // The same of both sides of a narrow wedge, which share pixels.
    #expect(error(pie) <= 5)
  }

  @Test(arguments: [0.997, 0.9985, 1.0015, 1.003], [0.3, 0.5, 0.8])
  func linesOfAboutTheWidthDoToo(part: Double, end: Double) {
    let pie = Pie(radius: 100, part: part, trim: 0...end)
    // Bulges and holes are left to the sum of all pieces.
    #expect(error(pie) <= (windsOnce(pie) ? 2 : 4.5))
  }

  @Test(arguments: [0.999, 1.001], [0.4, 0.7])
  func linesOfCurvesThatAreNotQuiteRoundDoToo(flatness: Double, end: Double) {
    let pie = Pie(radius: 100, flatness: flatness, trim: 0.1...0.1 + end)
    #expect(windsOnce(pie))
    #expect(error(pie) <= 2)
  }
}
