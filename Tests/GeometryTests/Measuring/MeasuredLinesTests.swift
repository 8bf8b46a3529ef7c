import Testing

@testable import Geometry

/// Lines kept from one drawing to the next, against lines made anew.
@Suite struct MeasuredLinesTests {
  private static let paths: [Path] = {
    var waves = Path()
    waves.move(to: Point(2, 3))
    waves.cubic(to: Point(60, 20), control1: Point(20, -30), control2: Point(40, 70))
    waves.line(to: Point(70, 4))
    waves.move(to: Point(5, 50))
    waves.quad(to: Point(55, 50), control: Point(30, 90))
    var circle = Path()
    circle.addEllipse(in: Rect(x: 10, y: 10, width: 40, height: 40))
    return [waves, circle]
  }()

  private static let styles: [StrokeStyle] = [
    StrokeStyle(width: 6),
    StrokeStyle(width: 6, trimStart: 0.2, trimEnd: 0.7),
    StrokeStyle(width: 6, trimEnd: 0.4),
    StrokeStyle(width: 6, trimStart: 0.5, trimEnd: 0.5),
    StrokeStyle(width: 40, cap: .round, join: .round, trimEnd: 0.9),
    StrokeStyle(width: 3, dash: [7, 4]),
    StrokeStyle(width: 3, dash: [7, 4, 2], dashPhase: 5, trimStart: 0.1, trimEnd: 0.8),
    StrokeStyle(width: 3, dash: [0, 0], trimEnd: 0.6),
    StrokeStyle(width: 0, trimEnd: 0.6),
  ]

  @Test func partsOfAKnownLineAreThoseOfALineMadeAnew() {
    var lines = MeasuredLines()
    for _ in 1...3 {
      for (number, path) in Self.paths.enumerated() {
        for style in Self.styles {
          for tolerance in [0.0025, 0.01] {
            let outline = path.strokeOutline(style, tolerance: tolerance, recalling: &lines)
            let anew = path.strokeOutline(style, tolerance: tolerance)
            #expect(outline.points == anew.points, "\(style) of path \(number)")
            #expect(outline.contours == anew.contours, "\(style) of path \(number)")
          }
        }
      }
      lines.finishPicture()
    }
  }

  @Test func onePathIsMeasuredOnceForEachDivision() {
    var lines = MeasuredLines()
    func draw(_ path: Path, width: Double, end: Double, tolerance: Double = 0.01) -> Int {
      let style = StrokeStyle(width: width, trimEnd: end)
      _ = path.strokeOutline(style, tolerance: tolerance, recalling: &lines)
      return lines.count
    }
    #expect(draw(Self.paths[0], width: 4, end: 0.3) == 1)
    #expect(draw(Self.paths[0], width: 4, end: 0.9) == 1)
    #expect(draw(Self.paths[0], width: 8, end: 0.9) == 2)
    #expect(draw(Self.paths[0], width: 8, end: 0.9, tolerance: 0.02) == 3)
    #expect(draw(Self.paths[1], width: 8, end: 0.9, tolerance: 0.02) == 4)
  }

  @Test func wholeLinesAreNotKept() {
    var lines = MeasuredLines()
    _ = Self.paths[0].strokeOutline(StrokeStyle(width: 2), tolerance: 0.01, recalling: &lines)
    #expect(lines.count == 0)
  }

  @Test func whatWasNotWantedForAPictureIsForgotten() {
    var lines = MeasuredLines()
    let style = StrokeStyle(width: 4, trimEnd: 0.5)
    for path in Self.paths {
      _ = path.strokeOutline(style, tolerance: 0.01, recalling: &lines)
    }
    lines.finishPicture()
    #expect(lines.count == 2)
    _ = Self.paths[0].strokeOutline(style, tolerance: 0.01, recalling: &lines)
    lines.finishPicture()
    #expect(lines.count == 1)
    lines.finishPicture()
    #expect(lines.count == 0)
  }
}
