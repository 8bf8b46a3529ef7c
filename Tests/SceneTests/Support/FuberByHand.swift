import Foundation

/// The Fuber splash worked out from its table of constants alone: no layers, no animations, easing
/// by bisection. What the framework shows is held against it.
enum FuberByHand {
  typealias Curve = @Sendable (Double) -> Double

  static let linear: Curve = { $0 }
  static let strokeEnd = bezier(1.00, 0.0, 0.35, 1.0)
  static let square = bezier(0.25, 0.0, 0.20, 1.0)
  static let circle = bezier(0.65, 0.0, 0.40, 1.0)
  static let fadeInSquare = bezier(0.15, 0.0, 0.85, 1.0)
  static let zoom = bezier(0.6, 0.0, 0.15, 1.0)
  static let easeOut = bezier(0, 0, 0.58, 1)
  static let easeInOut = bezier(0.42, 0, 0.58, 1)

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Curve {
    @Sendable func value(_ s: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    return { x in
      if x <= 0 { return 0 }
      if x >= 1 { return 1 }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<80 {
        let middle = (low + high) / 2
        if value(middle, x1, x2) < x { low = middle } else { high = middle }
      }
      return value((low + high) / 2, y1, y2)
    }
  }

  static func keyframes(
    _ progress: Double, _ values: [Double], _ keys: [Double], _ curves: [Curve]
  ) -> Double {
    let segment = min(keys.lastIndex { $0 <= progress } ?? 0, curves.count - 1)
    let fraction = (progress - keys[segment]) / (keys[segment + 1] - keys[segment])
    let eased = curves[segment](fraction)
    return values[segment] + (values[segment + 1] - values[segment]) * eased
  }

  /// A turn by `angle` and a scale by `factor`: m11, m12, m21, m22.
  static func turned(_ angle: Double, scaled factor: Double) -> [Double] {
    [factor * cos(angle), factor * sin(angle), -factor * sin(angle), factor * cos(angle)]
  }

  static func phase(_ time: Double, begin: Double = 0, offset: Double) -> Double {
    (max(time - begin, 0) + offset).truncatingRemainder(dividingBy: 3)
  }

  static let rest = 1 - 0.5 / 3.0

  static func circleLayer(_ time: Double, offset: Double = 2.1)
    -> (strokeEnd: Double, matrix: [Double])
  {
    let local = phase(time, offset: offset)
    guard local < 2.5 else { return (1, turned(0, scaled: 1)) }
    let x = strokeEnd(local / 2.5)
    return (x, turned(-.pi / 4 * (1 - x), scaled: 0.25 + 0.75 * x))
  }

  static func lineLayer(_ time: Double, offset: Double = 2.1)
    -> (width: Double, matrix: [Double])
  {
    let progress = phase(time, offset: offset) / 3
    let width = keyframes(progress, [0, 5, 0], [0, rest, 1], [strokeEnd, circle])
    if progress < rest {
      let x = strokeEnd(progress / rest)
      return (width, turned(-.pi / 4 * (1 - x), scaled: 0.25 + 0.75 * x))
    }
    return (width, turned(0, scaled: 1 - 0.85 * circle((progress - rest) / (1 - rest))))
  }

  static func squareLayer(_ time: Double, offset: Double = 2.1)
    -> (side: Double, color: [Double])
  {
    let local = phase(time, offset: offset)
    let side = keyframes(local / 3, [14, 21, 0], [0, rest, 1], [fadeInSquare, square])
    let x = square(min(max((local - 1 / 3.0) / 1.2, 0), 1))
    return (side, [15, 78, 101].map { 1 + ($0 / 255 - 1) * x } + [1])
  }

  static func maskLayer(_ time: Double, offset: Double = 2.1) -> (side: Double, radius: Double) {
    let local = phase(time, offset: offset)
    guard local >= 2.5 else { return (75, 0) }
    let x = circle((local - 2.5) / 0.5)
    return (75 - 61 * x, 37.5 - 35.5 * x)
  }

  static func tile(
    _ time: Double, row: Int, column: Int, delay: Double, magnitude: Double
  ) -> (opacity: Double, scale: Double, x: Double, y: Double) {
    let (dx, dy) = (Double(column - 3) * 90, Double(row - 5) * 90)
    let distance = (dx * dx + dy * dy).squareRoot()
    let progress = phase(time, begin: delay * distance, offset: 1.05) / 3
    let opacity = keyframes(
      progress, [0, 1, 0.45, 0.6, 0, 0], [0, 0.61, 0.7, 0.767, 0.95, 1],
      [easeInOut, square, square, easeOut, linear])
    let isBorder = row == 0 || row == 10 || column == 0 || column == 6
    let ripple =
      isBorder
      ? 0
      : keyframes(
        progress, [0, 0, 1, 0, 0], [0, 0.61, 0.7, 0.887, 1], [linear, square, square, linear])
    return (
      opacity, 1 + 0.05 * ripple, Double(column) * 90 + 45 + dx * magnitude * ripple,
      Double(row) * 90 + 45 + dy * magnitude * ripple
    )
  }

  static func container(_ time: Double) -> Double {
    keyframes(
      phase(time, offset: 1.05) / 3, [0.75, 0.75, 1, 1], [0, 0.45, 0.887, 1],
      [linear, zoom, linear])
  }
}
