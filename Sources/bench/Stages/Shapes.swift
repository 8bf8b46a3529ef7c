import Geometry

/// Outlines on the canvas, the same in every run.
enum Shapes {
  /// A thousand of four curves each.
  static var circles: [Path] {
    var chance = SeededGenerator(seed: 1)
    return (0..<1000).map { _ in chance.circle() }
  }

  /// Two hundred across the canvas.
  static var cubics: [Path] {
    var chance = SeededGenerator(seed: 4)
    return (0..<200).map { _ in chance.curve() }
  }

  static var flatCircles: [FlatPath] {
    circles.map { $0.flattened(tolerance: Flattening.tolerance) }
  }

  static var flatCubics: [FlatPath] {
    cubics.map { $0.flattened(tolerance: Flattening.tolerance) }
  }

  /// A line of a hundred thousand short steps up and down, forty times across the canvas.
  static var zigzag: [FlatPath] {
    var chance = SeededGenerator(seed: 5)
    return [chance.zigzag(segments: 100_000)]
  }

  /// The outline of a line of ten thousand steps that crosses itself everywhere.
  static var scribble: [FlatPath] {
    var chance = SeededGenerator(seed: 6)
    var path = Path()
    var point = Point(Double(Canvas.width) / 2, Double(Canvas.height) / 2)
    path.move(to: point)
    for _ in 0..<10_000 {
      point.x = min(max(point.x + chance.number(-8...8), 0), Double(Canvas.width))
      point.y = min(max(point.y + chance.number(-8...8), 0), Double(Canvas.height))
      path.line(to: point)
    }
    let style = StrokeStyle(width: 2, cap: .round, join: .round)
    return [path.strokeOutline(style, tolerance: Flattening.tolerance)]
  }

  /// A circle in the middle of the canvas.
  static func disc(diameter: Double) -> FlatPath {
    let corner = Point(
      (Double(Canvas.width) - diameter) / 2, (Double(Canvas.height) - diameter) / 2)
    return Path(ellipseIn: Rect(x: corner.x, y: corner.y, width: diameter, height: diameter))
      .flattened(tolerance: Flattening.tolerance)
  }
}

extension [FlatPath] {
  /// Lines of all shapes.
  var lineCount: Int { reduce(0) { $0 + $1.points.count } }
}
