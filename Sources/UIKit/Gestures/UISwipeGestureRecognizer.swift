import CoreGraphics

/// A quick straight movement.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// How far fingers move at least, points.
  private static let distance: CGFloat = 50
  /// How long that may take, seconds.
  private static let longest = 0.5

  /// Where the swipe goes; right unless changed.
  open var direction: Direction = .right
  /// How many fingers; 1 unless changed.
  open var numberOfTouchesRequired = 1

  private var start: (point: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = (middle, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    guard event.timestamp - start.time <= Self.longest else {
      state = .failed
      return
    }
    let (dx, dy) = (middle.x - start.point.x, middle.y - start.point.y)
    guard max(abs(dx), abs(dy)) >= Self.distance else { return }
    let way: Direction =
      abs(dx) >= abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    let isMeant = direction.contains(way) && self.touches.count == numberOfTouchesRequired
    state = isMeant ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { start = nil }
}
