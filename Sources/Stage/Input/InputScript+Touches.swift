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

  /// Taps at `place`, `count` times in quick succession, from `seconds` on. A tap takes 0.05
  /// seconds, and begins 0.15 seconds after the one before.
  public mutating func tap(_ place: CGPoint, at seconds: Double, count: Int = 1) {
    for number in 0..<max(0, count) {
      press([place], at: seconds + Double(number) * Self.tapInterval, duration: Self.tapDuration)
    }
  }

  /// Taps with a finger at each of `places` together.
  public mutating func tap(_ places: [CGPoint], at seconds: Double) {
    press(places, at: seconds, duration: Self.tapDuration)
  }

  /// Holds a finger at `place` for `duration` seconds.
  public mutating func longPress(_ place: CGPoint, at seconds: Double, duration: Double = 1) {
    press([place], at: seconds, duration: duration)
  }

  private mutating func press(_ places: [CGPoint], at seconds: Double, duration: Double) {
    touch(
      places.map { place in
        FingerPath([.init(time: 0, place: place), .init(time: duration, place: place)])
      }, at: seconds)
  }

  /// Moves a finger from `start` to `end` and lifts it while it moves, so that what it drags goes on
  /// moving.
  public mutating func swipe(
    from start: CGPoint, to end: CGPoint, at seconds: Double, duration: Double = 0.2
  ) {
    touch(
      [FingerPath([.init(time: 0, place: start), .init(time: duration, place: end)])],
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
    through places: [CGPoint], at seconds: Double, duration: Double, rest: Double? = nil
  ) {
    guard !places.isEmpty else { return }
    touch([Self.dragging(through: places, duration: duration, rest: rest)], at: seconds)
  }

  /// A tap of one finger.
  static func tapping(_ place: CGPoint) -> FingerPath {
    FingerPath([.init(time: 0, place: place), .init(time: tapDuration, place: place)])
  }

  /// One finger through `places`, of which there is one at least.
  static func dragging(
    through places: [CGPoint], duration: Double, rest: Double? = nil
  ) -> FingerPath {
    let last = places[places.count - 1]
    let pieces = Double(max(1, places.count - 1))
    var stops = places.enumerated().map { index, place in
      FingerPath.Stop(time: duration * Double(index) / pieces, place: place)
    }
    let rest = rest ?? Self.rest
    if rest > 0 { stops.append(.init(time: duration + rest, place: last)) }
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
        .init(time: 0, place: center.moved(by: side * start / 2, at: angle)),
        .init(time: duration, place: center.moved(by: side * end / 2, at: angle)),
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
            place: center.moved(by: side * distance / 2, at: angle * fraction))
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
