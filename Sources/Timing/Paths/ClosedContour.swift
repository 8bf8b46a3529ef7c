import Geometry

/// One closed contour, measured: places on it are fractions of its length.
struct ClosedContour {
  private(set) var curves: [MeasuredCurve] = []
  /// The fraction at which each curve begins, and 1.
  private(set) var knots: [Double] = [0]
  private var length = 0.0
  private let start: Point

  /// Nil unless the path is a single contour that ends where it begins.
  init?(_ path: Path) {
    guard path.verbs.first == .move, path.verbs.count > 1,
      !path.verbs.dropFirst().contains(.move)
    else { return nil }
    start = path.points[0]
    var end = start
    for element in path.elements {
      switch element {
      case .move: break
      case .line(let p):
        append(MeasuredCurve(from: end, to: p))
        end = p
      case .quad(let control, let p):
        append(MeasuredCurve(QuadraticBezier(start: end, control: control, end: p).cubic))
        end = p
      case .cubic(let control1, let control2, let p):
        append(
          MeasuredCurve(
            CubicBezier(start: end, control1: control1, control2: control2, end: p)))
        end = p
      case .close:
        append(MeasuredCurve(from: end, to: start))
        end = start
      }
    }
    guard (end - start).length <= 1e-6 * (1 + length) else { return nil }
    measure()
  }

  private mutating func append(_ curve: MeasuredCurve) {
    // What has no length is no knot.
    guard curve.length > 1e-9 else { return }
    length += curve.length
    curves.append(curve)
  }

  private mutating func measure() {
    var travelled = 0.0
    knots = [0]
    for curve in curves {
      travelled += curve.length
      knots.append(travelled / length)
    }
    if curves.isEmpty { knots.append(1) }
    knots[knots.count - 1] = 1
  }

  /// The same contour in the opposite direction, from the same start.
  var reversed: ClosedContour {
    var other = self
    other.curves = curves.reversed().map(\.reversed)
    other.measure()
    return other
  }

  /// The point at `fraction`, which counts round and round.
  func point(at fraction: Double) -> Point {
    let turn = fraction - fraction.rounded(.down)
    guard let index = curveIndex(at: turn) else { return start }
    return curves[index].curve.evaluate(at: parameter(at: turn, in: index))
  }

  /// The piece between two fractions, `end` above `start`, with no knot between them.
  func piece(from start: Double, to end: Double) -> CubicBezier {
    let turns = ((start + end) / 2).rounded(.down)
    guard let index = curveIndex(at: (start + end) / 2 - turns) else {
      return CubicBezier(from: self.start, to: self.start)
    }
    return curves[index].part(
      from: parameter(at: start - turns, in: index), to: parameter(at: end - turns, in: index))
  }

  private func curveIndex(at fraction: Double) -> Int? {
    guard !curves.isEmpty else { return nil }
    return (knots.firstIndex { $0 > fraction } ?? curves.count) - 1
  }

  private func parameter(at fraction: Double, in index: Int) -> Double {
    // A knot is the very end of its curve, whatever rounding says.
    if abs(fraction - knots[index]) < 1e-9 { return 0 }
    if abs(fraction - knots[index + 1]) < 1e-9 { return 1 }
    return curves[index].parameter(at: (fraction - knots[index]) * length)
  }
}
