import Geometry
import Raster

extension Stage {
  /// From paths to the sorted edges of a display list, and their coverage.
  static var outlines: [Stage] {
    var chance = Chance(seed: 1)
    let circles = (0..<1000).map { _ in chance.circle() }
    let curves = (0..<200).map { _ in chance.curve() }
    let tolerance = Flattening.tolerance
    let flatCircles = circles.map { $0.flattened(tolerance: tolerance) }
    let flatCurves = curves.map { $0.flattened(tolerance: tolerance) }
    let zigzag = chance.zigzag(segments: 100_000)
    let style = StrokeStyle(width: 6, cap: .round, join: .round)
    let dashes = StrokeStyle(width: 2, dash: [10, 6])
    return [
      Stage(name: "flatten circles", unit: "curve", count: 4000) {
        circles.reduce(0) { $0 + $1.flattened(tolerance: tolerance).points.count }
      },
      Stage(name: "flatten cubics", unit: "line", count: flatCurves.lineCount) {
        curves.reduce(0) { $0 + $1.flattened(tolerance: tolerance).points.count }
      },
      Stage(name: "stroke cubics", unit: "line", count: flatCurves.lineCount) {
        flatCurves.reduce(0) { $0 + $1.stroked(style, tolerance: tolerance).points.count }
      },
      Stage(name: "dash cubics", unit: "line", count: flatCurves.lineCount) {
        flatCurves.reduce(0) { $0 + $1.dashed(pattern: dashes.dash, phase: 0).points.count }
      },
      Stage(name: "trim cubics", unit: "line", count: flatCurves.lineCount) {
        flatCurves.reduce(0) { $0 + $1.trimmed(start: 0.25, end: 0.75).points.count }
      },
      record(flatCircles, "record circles"),
      record([zigzag], "record zigzag"),
      bin(flatCircles, "bin circles"),
      bin([zigzag], "bin zigzag"),
      cover(flatCircles, "cover circles"),
      cover([zigzag], "cover zigzag"),
    ]
  }

  /// Clipping to the picture and putting on the grid.
  private static func record(_ shapes: [FlatPath], _ name: String) -> Stage {
    Stage(name: name, unit: "line", count: shapes.lineCount) {
      let list = Canvas.list(filling: shapes)
      return list.width
    }
  }

  /// Sorting into bands.
  private static func bin(_ shapes: [FlatPath], _ name: String) -> Stage {
    let list = Canvas.list(filling: shapes)
    let canvas = Canvas()
    return Stage(name: name, unit: "line", count: shapes.lineCount) {
      canvas.prepare(list)
      return list.width
    }
  }

  /// Bands filled with what the shapes cover: coverage and, in a pixel's colour, little else.
  private static func cover(_ shapes: [FlatPath], _ name: String) -> Stage {
    let list = Canvas.list(filling: shapes)
    let canvas = Canvas()
    canvas.prepare(list)
    return Stage(name: name, unit: "line", count: shapes.lineCount) { canvas.paintBands(of: list) }
  }
}

extension [FlatPath] {
  /// Lines of all shapes.
  fileprivate var lineCount: Int { reduce(0) { $0 + $1.points.count } }
}
