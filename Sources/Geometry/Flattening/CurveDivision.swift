/// Into how many pieces curves are cut whose corners are then balanced: moved to the curve's outer
/// side, until every piece covers what its curve does.
///
/// A chord over a piece of parameter length h misses its curve by −B″·h²/8·(1 − u²), u in −1…1 along
/// the piece: by two thirds of the sagitta s = |B″|·h²/8 on average. Corners moved by −B″·h²/12
/// leave an error s·(⅓ − u²), which changes its sign along the piece: it adds up to at most
/// 0.1283·s·L in any window, where L is the piece's length, and to 0.943·s in a pixel's, whose
/// longest line is its diagonal.
///
/// What B″ has along the curve moves a corner along it and changes nothing: across it is |B′×B″|/|B′|,
/// and s·L is |B′×B″|·h³/8, however fast the curve runs there.
struct CurveDivision: Hashable, Sendable {
  /// 1 / (|B′×B″|·h³) of a piece as long as the first bound lets it be.
  private let perArea: Double
  /// |B′| / (|B′×B″|·h²) of a piece as long as the second bound lets it be.
  private let perLength: Double
  /// Half the width of the line drawn along the curve; 0 for the border of an area.
  private let radius: Double

  /// `scale` is the number of pixels for a unit of the path.
  init(scale: Double, radius: Double = 0) {
    let factor = scale > 0 ? scale : 1
    // A line's edges are balanced from its chords alone, which is less exact where they begin.
    perArea = (radius > 0 ? 0.2 : 0.1283) / 8 * factor * factor / Flattening.coverageError
    perLength = 0.943 / 8 * factor / Flattening.coverageError
    self.radius = radius
  }

  func pieces(_ curve: QuadraticBezier) -> Int { pieces(Course(curve)) }

  func pieces(_ curve: CubicBezier) -> Int { pieces(Course(curve)) }

  /// How many parts of `curve` deserve a step length of their own; where it is one, also the pieces.
  func parts(_ curve: CubicBezier) -> (count: Int, pieces: Int?) {
    let course = Course(curve)
    let count = pieces(course)
    // Of a curve far beyond every picture the limit would be one for each part.
    if count < 16 || count > Flattening.mostPieces / 2 || course.isEven { return (1, count) }
    return (count < 32 ? 2 : count < 64 ? 4 : 8, nil)
  }

  private func pieces(_ course: Course) -> Int {
    // A chord alone lies inside by two thirds of its sagitta, and so may its neighbours.
    guard let whole = radius > 0 ? wholePiecesOfLine(course) : wholePieces(course) else { return 1 }
    let count = min(whole + 2 - 2 * CurveDivision.endPiece, Double(Flattening.mostPieces) - 1)
    return max(Int(count) + 1, 2)
  }

  /// For an area's border; nil where one piece does. B″ as a whole leaves room for other edges in the
  /// same pixels.
  private func wholePieces(_ course: Course) -> Double? {
    let byLength = course.bend * perLength
    // Written so that what is not a number fails it.
    guard byLength > 1 else { return nil }
    return min(cubeRoot(course.bend * course.fastest * perArea), byLength.squareRoot())
  }

  /// The same for a line: what B″ has across it.
  private func wholePiecesOfLine(_ course: Course) -> Double? {
    // All of it where the curve nearly stops.
    let bend = min(course.bend, course.turning / course.slowest)
    // The outer edge of a line is that much longer than the line.
    let width = 1 + min(radius * bend / (course.fastest * course.fastest), 1)
    let byLength = bend * width * perLength
    guard byLength > 1 else { return nil }
    let byArea = course.turning * width * width * perArea
    // Neighbours balance each other as long as they are about as long.
    let byPace = min(2 * course.bend / course.slowest, (course.bend * perLength).squareRoot())
    return max(min(cubeRoot(byArea), byLength.squareRoot()), byPace)
  }

  /// The parameter length of a whole piece where a curve has `count` > 1 of them.
  static func step(_ count: Int) -> Double { 1 / (Double(count - 2) + 2 * endPiece) }

  /// The length of the first and the last piece, of a whole one: then ends that stay on the curve
  /// are balanced too.
  static var endPiece: Double { 0.707_106_781_186_547_5 }
}

extension Path {
  /// By how much coarser curves may be divided where they go over what is seen so often that each pixel is passed
  /// dozens of times, and is sampled: a piece may miss as much more of it. 1 elsewhere.
  /// - Parameter scale: the length of a unit of the path, in that of `visible`.
  func coarseness(in visible: VisibleArea, scale: Double, pixel: Double) -> Double {
    let area = (visible.right - visible.left) * (visible.bottom - visible.top)
    // Lines are as many points, curves more.
    guard verbs.count > 20_000, points.count > verbs.count, area.isFinite, area > 0 else {
      return 1
    }
    var way = 0.0
    let points = points.span
    // So many are as long as those looked at, in the mean.
    let step = 17
    for index in stride(from: 1, to: points.count, by: step) {
      way += (points[index] - points[index - 1]).length
    }
    let times = way * Double(step) * scale * pixel / area
    // Written so that what is not a number is divided as others are.
    return times > 128 ? min(times / 64, 8) : 1
  }
}

/// How fast a curve runs and turns in its parameter.
private struct Course {
  /// Bounds of |B′|, of |B″| and of |B′×B″|.
  let slowest: Double
  let fastest: Double
  let bend: Double
  let turning: Double
  /// True where the curve turns about as fast everywhere, as an arc of a circle does.
  let isEven: Bool

  init(_ curve: QuadraticBezier) {
    let first = curve.control - curve.start
    let last = curve.end - curve.control
    let way = first + last
    fastest = 2 * max(first.length, last.length)
    slowest = 2 * Course.least(min(Point.dot(first, way), Point.dot(last, way)), along: way)
    bend = 2 * (last - first).length
    turning = 4 * abs(Point.cross(first, last))
    isEven = true
  }

  /// B′ is the quadratic with the coefficients 3·`first`, 3·`middle`, 3·`last`, and B′×B″ 18 times the
  /// one of their crosses: first×middle, first×last / 2, middle×last.
  init(_ curve: CubicBezier) {
    let first = curve.control1 - curve.start
    let middle = curve.control2 - curve.control1
    let last = curve.end - curve.control2
    let way = first + middle + last
    fastest = 3 * max(first.length, middle.length, last.length)
    slowest =
      3
      * Course.least(
        min(Point.dot(first, way), Point.dot(middle, way), Point.dot(last, way)), along: way)
    bend = 6 * max((middle - first).length, (last - middle).length)
    let begin = Point.cross(first, middle)
    let inside = Point.cross(first, last) / 2
    let end = Point.cross(middle, last)
    turning = 18 * max(abs(begin), abs(inside), abs(end))
    let halfway = (begin + 2 * inside + end) / 4
    let least = min(abs(begin), abs(halfway), abs(end))
    isEven = begin * halfway > 0 && halfway * end > 0 && 18 * least > 0.7 * turning
  }

  /// The least speed when the coefficients of B′ have no less than `dot` along `way`: what lies between
  /// them has no less either.
  private static func least(_ dot: Double, along way: Point) -> Double {
    dot > 0 ? dot / way.length : 0
  }
}
