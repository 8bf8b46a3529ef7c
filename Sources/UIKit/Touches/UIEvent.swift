public import CoreGraphics

/// What the fingers on the screen did at one moment.
@MainActor
open class UIEvent: NSObject {
  /// What kind of input an event is.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What happened beside touches.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Touches: there is no other input.
  open var type: EventType { .touches }
  /// Nothing beside touches.
  open var subtype: EventSubtype { .none }
  /// When it happened, scene seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// All fingers on the screen, also those that did not move.
  open var allTouches: Set<UITouch>? { Set(ordered) }

  /// The touches in the order in which they began.
  final var ordered: [UITouch] = []

  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(ordered.filter { $0.view === view })
  }

  /// The touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(ordered.filter { $0.window === window })
  }

  /// What was measured between two events: `touch` alone, as every measurement is an event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// None: nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// The touches that `gesture` watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(ordered.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true })
  }
}
