import CoreGraphics
import Geometry
import Timing

/// A path that a point follows: every element but a move is a segment, of equal time unless key
/// times say otherwise, of which those without a time are not reached; paced, the whole is run through
/// at constant speed.
struct MotionPath {
  private let segments: [CubicBezier]
  /// The direction of travel on the way into each segment, radians: kept by one of no length.
  private let arrivals: [Double]
  private let keyTimes: KeyTimes
  private let curves: [TimingCurve]
  private let mode: CalculationMode
  /// The segments measured, and the length of the path at the end of each: for the paced modes.
  private let paced: [(curve: MeasuredCurve, end: Double)]

  /// A point on the path and the direction of travel there, radians.
  struct Pose {
    var point: Point
    var angle: Double
  }

  /// Nil for a path without segments.
  init?(_ path: Path, mode: CalculationMode, keyTimes: [Double]?, curves: [TimingCurve]) {
    segments = Self.segments(of: path)
    guard !segments.isEmpty else { return nil }
    var heading = 0.0
    arrivals = segments.map { segment in
      defer { heading = segment.angle(at: 1) ?? heading }
      return heading
    }
    self.mode = mode
    self.curves = curves
    self.keyTimes = KeyTimes(segmentCount: segments.count, keyTimes: keyTimes)
    var travelled = 0.0
    paced =
      mode.isPaced
      ? segments.map {
        let curve = MeasuredCurve($0)
        travelled += curve.length
        return (curve, travelled)
      } : []
  }

  /// Where the point is at `progress` through the animation.
  func pose(at progress: Double) -> Pose {
    if let length = paced.last?.end {
      return pose(atDistance: min(max(0, progress), 1) * length)
    }
    if mode == .discrete {
      let index = min(keyTimes.reached(at: progress), segments.count - 1)
      let segment = segments[index]
      return Pose(point: segment.start, angle: segment.angle(at: 0) ?? arrivals[index])
    }
    let position = keyTimes.position(at: progress)
    let segment = segments[position.segment]
    let curve = position.segment < curves.count ? curves[position.segment] : nil
    let t = curve?.value(at: position.fraction) ?? position.fraction
    return Pose(
      point: segment.evaluate(at: t), angle: segment.angle(at: t) ?? arrivals[position.segment])
  }

  /// Where one segment ends and the next begins it is the beginning: a move jumps.
  private func pose(atDistance distance: Double) -> Pose {
    let index = paced.firstIndex { $0.end > distance } ?? paced.count - 1
    let (curve, end) = paced[index]
    let t = curve.parameter(at: distance - (end - curve.length))
    return Pose(
      point: curve.curve.evaluate(at: t), angle: curve.curve.angle(at: t) ?? arrivals[index])
  }

  private static func segments(of path: Path) -> [CubicBezier] {
    var segments: [CubicBezier] = []
    var start = Point.zero
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p):
        segments.append(CubicBezier(from: current, to: p))
        current = p
      case .quad(let control, let p):
        segments.append(QuadraticBezier(start: current, control: control, end: p).cubic)
        current = p
      case .cubic(let control1, let control2, let p):
        segments.append(
          CubicBezier(start: current, control1: control1, control2: control2, end: p))
        current = p
      case .close:
        segments.append(CubicBezier(from: current, to: start))
        current = start
      }
    }
    return segments
  }
}

extension CubicBezier {
  /// The direction of travel at `t`, radians; where a control point coincides with its end, that
  /// towards the next point that does not. Nil for a curve of no length.
  fileprivate func angle(at t: Double) -> Double? {
    let s = 1 - t
    let derivative =
      (control1 - start) * (s * s) + (control2 - control1) * (2 * s * t)
      + (end - control2) * (t * t)
    let directions =
      t < 0.5
      ? [derivative, control2 - start, end - start] : [derivative, end - control1, end - start]
    guard let direction = directions.first(where: { $0.length > 1e-12 }) else { return nil }
    return arcTangent2(direction.y, direction.x)
  }
}
