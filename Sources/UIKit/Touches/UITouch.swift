public import CoreGraphics
import VirtualTime

/// One finger on the screen, from coming down to being lifted.
@MainActor
open class UITouch: NSObject {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
  }

  /// Where the touch is in its life, as of the event being delivered.
  open internal(set) var phase: Phase = .began
  /// When the touch last changed, scene seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many times the point was tapped in quick succession, this time included.
  open internal(set) var tapCount = 1
  /// The view the touch began in.
  open internal(set) var view: UIView?
  /// The window the touch began in.
  open internal(set) weak var window: UIWindow?
  /// The recognisers that watch the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// A finger.
  open var type: TouchType { .direct }
  /// The radius of the finger's print, points.
  open var majorRadius: CGFloat { 20 }
  /// How hard the finger presses: always an ordinary touch.
  open var force: CGFloat { 1 }
  /// The most `force` can be: hardness is not measured here.
  open var maximumPossibleForce: CGFloat { 1 }

  /// A finger has no direction: straight down.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// A finger has no direction.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// A finger has no direction.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// How exact `majorRadius` is, points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// Nothing is guessed, so that nothing is corrected later.
  open var estimatedProperties: Properties { [] }
  /// Nothing is guessed.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Nothing is guessed.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// What may be guessed of a touch at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }

  /// Where the touch began, in the window, points.
  final let start: CGPoint
  /// In the window, points.
  final var point: CGPoint
  /// In the window at the event before.
  final var earlierPoint: CGPoint
  /// What `view` knows of the touch.
  final var delivery = Delivery.none

  /// Held back as long as a scroll view waits whether the touch becomes a drag.
  final var isInDelay = false
  /// Lifted, while recognisers that have not decided keep that from the view.
  final var isEndOwed = false

  /// How much of a touch its view has been told.
  enum Delivery {
    case none
    /// Kept back for a moment, in case it becomes a scroll view's.
    case held
    case told
    case cancelled
    /// Told that it ended.
    case over
  }

  init(point: CGPoint) {
    start = point
    self.point = point
    earlierPoint = point
    super.init()
  }

  /// Where the finger is in `view`'s space; nil: the window's.
  open func location(in view: UIView?) -> CGPoint { Self.convert(point, to: view, from: window) }

  /// Where the finger was at the event before, in `view`'s space; nil: the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    Self.convert(earlierPoint, to: view, from: window)
  }

  /// As `location(in:)`: points are exact.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// As `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// True while a recogniser that has not decided keeps the touch from its view.
  final var isHeldBack: Bool {
    watchers.contains { $0.delaysTouchesBegan && $0.isUndecided }
  }

  /// True while a recogniser that has not decided keeps the touch's end from its view.
  final var isEndHeldBack: Bool {
    watchers.contains { $0.delaysTouchesEnded && $0.isUndecided }
  }

  /// True when a gesture that was recognised keeps the touch from its view.
  final var isTaken: Bool {
    watchers.contains { $0.cancelsTouchesInView && $0.current.isRecognized }
  }

  /// Those recognisers that count the touch to their gesture.
  private var watchers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter { recognizer in recognizer.sequence.contains { $0 === self } }
  }

  private static func convert(_ point: CGPoint, to view: UIView?, from window: UIWindow?)
    -> CGPoint
  {
    guard let view else { return point }
    return view.layer.convert(point, from: window?.layer)
  }
}
