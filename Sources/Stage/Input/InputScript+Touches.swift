public import CoreGraphics
import Geometry

// Fingers. Places are points of the screen, origin top left; times are seconds of scene time, and
// durations run from coming down to being lifted. A finger goes straight and at an even speed.
extension InputScript {
  /// How long a tap's finger is down, seconds.
  private static let tapDuration = 0.05
  /// From one tap of several to the next, seconds.
  private static let tapInterval = 0.15
  /// How long a dragging finger rests before it is lifted, seconds.
  private static let rest = 0.1

  /// Taps at `point`, `count` times in quick succession, from `seconds` on. A tap takes 0.05
  /// seconds, and begins 0.15 seconds after the one before.
  public mutating func tap(_ point: CGPoint, at seconds: Double, count: Int = 1) {
    for number in 0..<max(0, count) {
      press([point], at: seconds + Double(number) * Self.tapInterval, duration: Self.tapDuration)
    }
  }

  /// Taps with a finger at each of `places` together.
  public mutating func tap(_ points: [CGPoint], at seconds: Double) {
    press(points, at: seconds, duration: Self.tapDuration)
  }

  /// Holds a finger at `point` for `duration` seconds.
  public mutating func longPress(_ point: CGPoint, at seconds: Double, duration: Double = 1) {
    press([point], at: seconds, duration: duration)
  }

  private mutating func press(_ points: [CGPoint], at seconds: Double, duration: Double) {
    touch(
      points.map { point in
        FingerPath([.init(time: 0, point: point), .init(time: duration, point: point)])
      }, at: seconds)
  }

  /// Moves a finger from `start` to `end` and lifts it while it moves, so that what it drags goes on
  /// moving.
  public mutating func swipe(
    from start: CGPoint, to end: CGPoint, at seconds: Double, duration: Double = 0.2
  ) {
    touch(
      [FingerPath([.init(time: 0, point: start), .init(time: duration, point: end)])],
      at: seconds)
  }

  /// Moves a finger from `start` to `end` in `duration` seconds, and lets it rest there for a tenth
  /// of a second before it is lifted, so that what it drags stays.
  public mutating func drag(
    from start: CGPoint, to end: CGPoint, at seconds: Double, duration: Double = 0.5
  ) {
    drag(through: [start, end], at: seconds, duration: duration)
  }

  /// Moves a finger through `places`, the same time from each to the next and `duration` seconds in
  /// all, and lets it rest at the last for `rest` seconds before it is lifted.
  public mutating func drag(
    through points: [CGPoint], at seconds: Double, duration: Double, rest: Double? = nil
  ) {
    guard !points.isEmpty else { return }
    touch([Self.dragging(through: points, duration: duration, rest: rest)], at: seconds)
  }

  /// A tap of one finger.
  static func tapping(_ point: CGPoint) -> FingerPath {
    FingerPath([.init(time: 0, point: point), .init(time: tapDuration, point: point)])
  }

  /// One finger through `places`, of which there is one at least.
  static func dragging(
    through points: [CGPoint], duration: Double, rest: Double? = nil
  ) -> FingerPath {
    let last = points[points.count - 1]
    let pieces = Double(max(1, points.count - 1))
    var stops = points.enumerated().map { index, point in
      FingerPath.Stop(time: duration * Double(index) / pieces, point: point)
    }
    let rest = rest ?? Self.rest
    if rest > 0 { stops.append(.init(time: duration + rest, point: last)) }
    return FingerPath(stops)
  }

  /// Moves two fingers, `start` points apart at first and `end` points at last, on a line through
  /// `center` at `angle` radians, clockwise from the right.
  public mutating func pinch(
    around center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    at seconds: Double, duration: Double = 0.5
  ) {
    let paths = [1.0, -1.0].map { side in
      FingerPath([
        .init(time: 0, point: center.moved(by: side * start / 2, at: angle)),
        .init(time: duration, point: center.moved(by: side * end / 2, at: angle)),
      ])
    }
    touch(paths, at: seconds)
  }

  /// Turns two fingers, `distance` points apart, about `center` by `angle` radians, clockwise.
  public mutating func rotate(
    around center: CGPoint, distance: CGFloat = 150, by angle: CGFloat, at seconds: Double,
    duration: Double = 0.5
  ) {
    // Short straight pieces stand for the circle.
    let pieces = 60
    let paths = [1.0, -1.0].map { side in
      FingerPath(
        (0...pieces).map { piece in
          let fraction = Double(piece) / Double(pieces)
          return .init(
            time: duration * fraction,
            point: center.moved(by: side * distance / 2, at: angle * fraction))
        })
    }
    touch(paths, at: seconds)
  }
}

extension CGPoint {
  /// The point `distance` away at `angle` radians, clockwise from the right.
  fileprivate func moved(by distance: CGFloat, at angle: CGFloat) -> CGPoint {
    CGPoint(
      x: x + distance * CGFloat(cosine(Double(angle))),
      y: y + distance * CGFloat(sine(Double(angle))))
  }
}
