/// Into how many pieces curves are cut whose corners are then balanced: moved to the curve's outer
/// side, until every piece covers what its curve does.
///
/// A chord over a piece of parameter length h misses its curve by −B″·h²/8·(1 − u²), u in −1…1 along
/// the piece: by two thirds of the sagitta s = |B″|·h²/8 on average. Corners moved by −B″·h²/12
/// leave an error s·(⅓ − u²), which changes its sign along the piece: it adds up to at most
/// 0.1283·s·L in any window, where L is the piece's length, and to 0.943·s in a pixel's, whose
/// longest line is its diagonal.
struct CurveDivision {
  /// 1 / (|B′|·|B″|·h³) of a piece as long as the first bound lets it be.
  private let perArea: Double
  /// 1 / (|B″|·h²) of a piece as long as the second bound lets it be.
  private let perLength: Double
  /// Half the width of the line drawn along the curve; 0 for the border of an area.
  private let radius: Double

  /// `stretch` is the number of pixels for a unit of the path.
  init(stretch: Double, radius: Double = 0) {
    let scale = stretch > 0 ? stretch : 1
    // A line's edges are balanced from its chords alone, which is less exact where they begin.
    perArea = (radius > 0 ? 0.2 : 0.1283) / 8 * scale * scale / Flattening.coverageError
    perLength = 0.943 / 8 * scale / Flattening.coverageError
    self.radius = radius
  }

  func pieces(_ curve: QuadraticBezier) -> Int {
    let first = curve.control - curve.start
    let last = curve.end - curve.control
    return pieces(bend: 2 * (last - first).length, speed: 2 * max(first.length, last.length))
  }

  func pieces(_ curve: CubicBezier) -> Int {
    let first = curve.control1 - curve.start
    let middle = curve.control2 - curve.control1
    let last = curve.end - curve.control2
    return pieces(
      bend: 6 * max((middle - first).length, (last - middle).length),
      speed: 3 * max(first.length, middle.length, last.length))
  }

  /// How many parts of `curve` deserve a step length of their own.
  func parts(_ curve: CubicBezier) -> Int {
    let count = pieces(curve)
    // Of a curve far beyond every picture the limit would be one for each part.
    if count < 16 || count > Flattening.mostPieces / 2 { return 1 }
    let first = curve.control1 - curve.start
    let middle = curve.control2 - curve.control1
    let last = curve.end - curve.control2
    let bends = ((middle - first).length, (last - middle).length)
    let speeds = (first.length, middle.length, last.length)
    // An arc of a circle is as even as curves are.
    let least = min(bends.0, bends.1) * min(speeds.0, speeds.1, speeds.2)
    let most = max(bends.0, bends.1) * max(speeds.0, speeds.1, speeds.2)
    return least > 0.7 * most ? 1 : count < 32 ? 2 : count < 64 ? 4 : 8
  }

  private func pieces(bend: Double, speed: Double) -> Int {
    // The outer edge of a line is that much longer than the line.
    let width = radius > 0 ? 1 + min(radius * bend / (speed * speed), 1) : 1
    let byLength = bend * width * perLength
    // A chord alone lies inside by two thirds of its sagitta, and so may its neighbours. Written so
    // that what is not a number is one.
    guard byLength > 1 else { return 1 }
    let byArea = bend * speed * width * width * perArea
    let whole = min(cubeRoot(byArea), byLength.squareRoot())
    let count = min(whole + 2 - 2 * CurveDivision.endPiece, Double(Flattening.mostPieces) - 1)
    return max(Int(count) + 1, 2)
  }

  /// The parameter length of a whole piece where a curve has `count` > 1 of them.
  static func step(_ count: Int) -> Double { 1 / (Double(count - 2) + 2 * endPiece) }

  /// The length of the first and the last piece, of a whole one: then ends that stay on the curve
  /// are balanced too.
  static var endPiece: Double { 0.707_106_781_186_547_5 }
}
