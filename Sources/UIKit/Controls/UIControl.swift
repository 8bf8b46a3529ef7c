import CoreGraphics
import VirtualTime

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
    SceneContext.active.nest(.notices, at: "the actions of \(type(of: self))") {
      for action in actions where !action.events.isDisjoint(with: events) {
        action.send(from: self, for: event)
      }
    }
  }

  /// Has the method of that name called on `target`, which is held weakly, for `controlEvents`. Without a
  /// target the first responder that has it gets it, from the control on. The same method of the same
  /// target is called once for an event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = TargetAction(target, action)
    for index in actions.indices {
      guard case .method(let method) = actions[index].callee, method.selector == action,
        method.target === added.target, method.searchesTarget == added.searchesTarget
      else { continue }
      actions[index].events.formUnion(controlEvents)
      return
    }
    add(added, for: controlEvents)
  }

  /// Forgets for `controlEvents` the method of that name of `target`; nil: all methods, of all targets.
  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: Event
  ) {
    removeActions(for: controlEvents) {
      guard case .method(let method) = $0 else { return false }
      return method.matches(target, action)
    }
  }

  /// The names of the methods that are called on `target` for `controlEvent`; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event)
    -> [String]?
  {
    let names = actions.compactMap { action -> String? in
      guard case .method(let method) = action.callee, !action.events.isDisjoint(with: controlEvent),
        method.matches(target, nil), method.searchesTarget == (target == nil)
      else { return nil }
      return method.selector?.description
    }
    return names.isEmpty ? nil : names
  }

  /// Runs `action` for `controlEvents`, instead of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(events: controlEvents, callee: .action(action)))
  }

  /// Forgets `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Forgets the action of that identifier for `controlEvents`.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeActions(for: controlEvents) {
      guard case .action(let action) = $0 else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// Everything that is sent somewhere.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets of methods.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap {
        guard case .method(let method) = $0.callee else { return nil }
        return method.target as? NSObject
      })
  }
}
