public import CoreGraphics
import VirtualTime

/// Watches the touches in a view and tells its targets when they form a gesture.
///
/// A class of one's own overrides the four methods for touches, which set `state`.
@MainActor
open class UIGestureRecognizer: NSObject {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The end of a gesture that happens at one moment.
    public static let recognized = State.ended
  }

  // MARK: Set-up

  /// Says what the recogniser may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True: views lose the touches of a gesture that is recognised.
  open var cancelsTouchesInView = true
  /// True: views get touches once the gesture has failed, and not at all when it is recognised.
  open var delaysTouchesBegan = false
  /// True: views hear that a touch ended once the gesture has failed; when it is recognised, they
  /// lose the touch.
  open var delaysTouchesEnded = true
  /// What to call the recogniser.
  open var name: String?
  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?

  /// False: touches are left alone; a gesture under way is cancelled.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      giveUp()
    }
  }

  /// Fails, or cancels a gesture under way.
  final func giveUp() {
    guard isActive else { return }
    state = state == .possible ? .failed : .cancelled
  }

  final var targets: [TargetAction] = []
  final var requirements: [Weakly<UIGestureRecognizer>] = []

  /// A recogniser that tells nobody.
  public override init() { super.init() }

  /// The recogniser has been loaded from a storyboard or xib, and connected with other objects.
  open func awakeFromNib() {}

  /// The form that takes a method where Apple's takes a selector; the target is held weakly.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recogniser that calls a method that takes it.
  public convenience init<Target: AnyObject, Sender>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recogniser that calls the method of that name on `target`, which is held weakly; without a name it
  /// tells nobody.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// Has the method of that name called on `target`, which is held weakly, whenever the gesture's state
  /// changes.
  open func addTarget(_ target: Any?, action: Selector) {
    let added = TargetAction(target, action)
    guard
      !targets.contains(where: { $0.selector == action && $0.target === added.target })
    else { return }
    targets.append(added)
  }

  /// Has `action` called on `target`, which is held weakly, whenever the gesture's state changes.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    targets.append(TargetAction(target, action))
  }

  /// Has a method that takes the recogniser called whenever the gesture's state changes.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    targets.append(TargetAction(target, action))
  }

  /// Forgets the method of that name of `target`; nil: all methods, of all targets.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// Waits with recognising until `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Weakly(otherGestureRecognizer))
  }

  // MARK: State

  /// How far the gesture is. Classes of one's own set it.
  open var state: State {
    get { requested.last ?? current }
    set {
      guard isActive || !newValue.isTerminal else { return }
      requested.append(newValue)
      if !isHandlingTouches { arena.settle(self) }
    }
  }

  /// The state targets know.
  final var current = State.possible
  /// States that were set and not yet dealt with.
  final var requested: [State] = []
  /// Recognised, but waiting for others to fail: the state to take then.
  final var held: State?
  /// True while a method for touches runs.
  final var isHandlingTouches = false
  /// True from the first touch of a sequence until the reset after it.
  final var isActive = false
  /// True while it watches touches and has neither recognised its gesture nor failed.
  final var isUndecided: Bool { isActive && current == .possible }
  /// The touches being watched that are on the screen.
  final var touches: [UITouch] = []
  /// All touches since the last reset.
  final var sequence: [UITouch] = []
  /// The middle of the touches when there were any last, in the window.
  final var lastMiddle = CGPoint.zero

  final var arena: GestureArena { TouchScreen.active.arena }

  // MARK: Touches

  /// How many touches form the gesture at the moment.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches in `view`'s space; nil: the window's.
  open func location(in view: UIView?) -> CGPoint { fromWindow(middle, to: view) }

  /// One of the touches in `view`'s space; nil: the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Back to the start, after a gesture was recognised or failed.
  open func reset() {}

  /// The gesture may begin, and its targets are about to be told.
  func willTellOfRecognition() {}

  /// Watches `touch` no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
    TouchScreen.active.resume(touch)
  }

  // MARK: Others

  /// Whether recognising this gesture makes another one fail; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture makes this one fail; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits until another one failed; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one waits until this one failed; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
