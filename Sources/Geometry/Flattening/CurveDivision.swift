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

  func pieces(_ curve: QuadraticBezier) -> Int { pieces(QuadraticCourse(curve)) }

  func pieces(_ curve: CubicBezier) -> Int { pieces(CubicCourse(curve)) }

  /// How many parts of `curve` deserve a step length of their own; where it is one, also the pieces.
  func parts(_ curve: CubicBezier) -> (count: Int, pieces: Int?) {
    let course = CubicCourse(curve)
    let count = pieces(course)
    // Of a curve far beyond every picture the limit would be one for each part.
    if count < 16 || count > Flattening.mostPieces / 2 || course.isEven { return (1, count) }
    return (count < 32 ? 2 : count < 64 ? 4 : 8, nil)
  }

  @inline(__always)
  private func pieces(_ course: some Course) -> Int {
    // A chord alone lies inside by two thirds of its sagitta, and so may its neighbours.
    guard let whole = radius > 0 ? wholePiecesOfLine(course) : wholePieces(course) else { return 1 }
    let count = min(whole + 2 - 2 * CurveDivision.endPiece, Double(Flattening.mostPieces) - 1)
    return max(Int(count) + 1, 2)
  }

  /// For an area's border; nil where one piece does. B″ as a whole leaves room for other edges in the
  /// same pixels.
  @inline(__always)
  private func wholePieces(_ course: some Course) -> Double? {
    let bend = course.bend
    let byLength = bend * perLength
    // Written so that what is not a number fails it.
    guard byLength > 1 else { return nil }
    return min(cubeRoot(bend * course.fastest * perArea), byLength.squareRoot())
  }

  /// The same for a line: what B″ has across it.
  private func wholePiecesOfLine(_ course: some Course) -> Double? {
    let (slowest, fastest, turning) = (course.slowest, course.fastest, course.turning)
    let wholeBend = course.bend
    // All of it where the curve nearly stops.
    let bend = min(wholeBend, turning / slowest)
    // The outer edge of a line is that much longer than the line.
    let width = 1 + min(radius * bend / (fastest * fastest), 1)
    let byLength = bend * width * perLength
    guard byLength > 1 else { return nil }
    let byArea = turning * width * width * perArea
    // Neighbours balance each other as long as they are about as long.
    let byPace = min(2 * wholeBend / slowest, (wholeBend * perLength).squareRoot())
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

/// How fast a curve runs and turns in its parameter; what is not asked for is not worked out.
private protocol Course {
  /// Bounds of |B′|.
  var slowest: Double { get }
  var fastest: Double { get }
  /// Bounds of |B″| and of |B′×B″|.
  var bend: Double { get }
  var turning: Double { get }
}

extension Course {
  /// The least speed when the coefficients of B′ have no less than `dot` along `way`: what lies between
  /// them has no less either.
  fileprivate static func least(_ dot: Double, along way: Point) -> Double {
    dot > 0 ? dot / way.length : 0
  }
}

/// B′ is linear, from 2·`first` to 2·`last`.
private struct QuadraticCourse: Course {
  private let first: Point
  private let last: Point

  init(_ curve: QuadraticBezier) {
    first = curve.control - curve.start
    last = curve.end - curve.control
  }

  var fastest: Double { 2 * max(first.length, last.length) }

  var slowest: Double {
    let way = first + last
    return 2 * Self.least(min(Point.dot(first, way), Point.dot(last, way)), along: way)
  }

  var bend: Double { 2 * (last - first).length }

  var turning: Double { 4 * abs(Point.cross(first, last)) }
}

/// B′ is the quadratic with the coefficients 3·`first`, 3·`middle`, 3·`last`, and B′×B″ 18 times the
/// one of their crosses: first×middle, first×last / 2, middle×last.
private struct CubicCourse: Course {
  private let first: Point
  private let middle: Point
  private let last: Point

  init(_ curve: CubicBezier) {
    first = curve.control1 - curve.start
    middle = curve.control2 - curve.control1
    last = curve.end - curve.control2
  }

  var fastest: Double { 3 * max(first.length, middle.length, last.length) }

  var slowest: Double {
    let way = first + middle + last
    return 3
      * Self.least(
        min(Point.dot(first, way), Point.dot(middle, way), Point.dot(last, way)), along: way)
  }

  var bend: Double { 6 * max((middle - first).length, (last - middle).length) }

  var turning: Double {
    let crosses = crosses
    return 18 * max(abs(crosses.begin), abs(crosses.inside), abs(crosses.end))
  }

  /// True where the curve turns about as fast everywhere, as an arc of a circle does.
  var isEven: Bool {
    let (begin, inside, end) = crosses
    let halfway = (begin + 2 * inside + end) / 4
    let least = min(abs(begin), abs(halfway), abs(end))
    return begin * halfway > 0 && halfway * end > 0 && 18 * least > 0.7 * turning
  }

  private var crosses: (begin: Double, inside: Double, end: Double) {
    (Point.cross(first, middle), Point.cross(first, last) / 2, Point.cross(middle, last))
  }
}
