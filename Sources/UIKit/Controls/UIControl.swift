import CoreGraphics

/// A view that is set by hand: it turns touches into events and sends those to its targets.
@MainActor
open class UIControl: UIView {
  /// How far beside the control a finger may go and still count as inside, points.
  static let trackingMargin: CGFloat = 70

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { readNibControl(coder) }
  }

  /// A control that runs `primaryAction` when it is pressed, or its value changes.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// False: the control is not touched, and may look it.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// True once somebody says so.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True while a finger is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The three together.
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Where the content lies from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// Where the content lies from side to side.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// True: a touch shows the control's menu, where it has one.
  open var showsMenuAsPrimaryAction = false { didSet { showsMenuDidChange() } }

  func showsMenuDidChange() {}

  /// The look may have to follow the state.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Tracking

  /// True while a touch is followed.
  open private(set) var isTracking = false
  /// True while the touch that is followed is inside.
  open private(set) var isTouchInside = false
  /// The touch that is followed.
  private weak var followed: UITouch?

  /// A touch began in the control; false: it is not followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved; false: it is not followed any more.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    followed = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, for: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = followed, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, for: event)
    case (false, false): send(.touchDragOutside, for: event)
    case (false, true): send([.touchDragEnter, .touchDragInside], for: event)
    case (true, false): send([.touchDragExit, .touchDragOutside], for: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = followed, touches.contains(touch) else { return }
    isTouchInside = reaches(touch)
    isTracking = false
    followed = nil
    isHighlighted = false
    endTracking(touch, with: event)
    send(isTouchInside ? liftEvents : .touchUpOutside, for: event)
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = followed, touches.contains(touch) else { return }
    isTracking = false
    followed = nil
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, for: event)
  }

  /// What a finger lifted inside means.
  var liftEvents: Event { .touchUpInside }

  private func reaches(_ touch: UITouch) -> Bool {
    let reach = bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin)
    return reach.contains(touch.location(in: self))
  }

  // MARK: Actions

  final var actions: [ControlAction] = []

  /// Calls the actions for `controlEvents`.
  open func sendActions(for controlEvents: Event) { send(controlEvents, for: nil) }

  /// Runs `action` as if the control had sent it.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// Calls the method of that name on `target`, or on the first responder that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  private func send(_ events: Event, for event: UIEvent?) {
    for action in actions where !action.events.isDisjoint(with: events) {
      action.send(from: self, for: event)
    }
  }
}
