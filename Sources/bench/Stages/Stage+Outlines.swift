import Geometry
import Raster
import RasterKernels

extension Stage {
  /// From paths to the sorted edges of a display list, and whole pictures of what they cover.
  static var outlines: [Stage] {
    let tolerance = Flattening.tolerance
    let style = StrokeStyle(width: 6, cap: .round, join: .round)
    return [
      Stage("flatten circles", per: "curve") {
        let circles = Shapes.circles
        return Work(count: 4 * circles.count) {
          circles.reduce(0) { $0 + $1.flattened(tolerance: tolerance).points.count }
        }
      },
      Stage("flatten cubics", per: "line") {
        let cubics = Shapes.cubics
        return Work(count: Shapes.flatCubics.lineCount) {
          cubics.reduce(0) { $0 + $1.flattened(tolerance: tolerance).points.count }
        }
      },
      cubics("stroke cubics") { $0.stroked(style, tolerance: tolerance) },
      cubics("dash cubics") { $0.dashed(pattern: [10, 6], phase: 0) },
      cubics("trim cubics") { $0.trimmed(start: 0.25, end: 0.75) },
      Stage("survey zigzag", per: "point") {
        let points = Shapes.zigzag[0].points
        return Work(count: points.count) {
          let survey = Fast.survey(points.span, asksTurns: true)
          return survey.turnsOnceRound ? 0 : Int(survey.right)
        }
      },
      Stage("grid zigzag", per: "point") {
        let points = Shapes.zigzag[0].points
        var edges: [Edge] = []
        return Work(count: points.count) {
          edges.removeAll(keepingCapacity: true)
          edges.append(addingCapacity: points.count) {
            Fast.appendEdges(of: points.span, to: &$0)
          }
          return edges.count
        }
      },
      record("record circles", Shapes.flatCircles),
      record("record zigzag", Shapes.zigzag),
      bin("bin circles", Shapes.flatCircles),
      bin("bin zigzag", Shapes.zigzag),
      cover("cover circles", Shapes.flatCircles, .nonZero),
      cover("cover zigzag", Shapes.zigzag, .nonZero),
      cover("cover zigzag even-odd", Shapes.zigzag, .evenOdd),
      cover("cover scribble", Shapes.scribble, .nonZero),
      cover("cover scribble even-odd", Shapes.scribble, .evenOdd),
    ]
  }

  private static func cubics(
    _ name: String, _ change: @escaping (FlatPath) -> FlatPath
  ) -> Stage {
    Stage(name, per: "line") {
      let cubics = Shapes.flatCubics
      return Work(count: cubics.lineCount) {
        cubics.reduce(0) { $0 + change($1).points.count }
      }
    }
  }

  /// Clipping to the picture and putting on the grid.
  private static func record(
    _ name: String, _ shapes: @autoclosure @escaping () -> [FlatPath]
  ) -> Stage {
    Stage(name, per: "line") {
      let shapes = shapes()
      return Work(count: shapes.lineCount) { Canvas.list(filling: shapes).width }
    }
  }

  /// Sorting into bands.
  private static func bin(
    _ name: String, _ shapes: @autoclosure @escaping () -> [FlatPath]
  ) -> Stage {
    Stage(name, per: "line") {
      let shapes = shapes()
      let list = Canvas.list(filling: shapes)
      let canvas = Canvas()
      return Work(count: shapes.lineCount) {
        canvas.prepare(list)
        return list.width
      }
    }
  }

  /// Bands filled with what the shapes cover: coverage and, in a pixel's colour, little else.
  private static func cover(
    _ name: String, _ shapes: @autoclosure @escaping () -> [FlatPath], _ rule: FillRule
  ) -> Stage {
    Stage(name, per: "line") {
      let shapes = shapes()
      let list = Canvas.list(filling: shapes, rule)
      let canvas = Canvas()
      canvas.prepare(list)
      return Work(count: shapes.lineCount) { canvas.paintBands(of: list) }
    }
  }
}
