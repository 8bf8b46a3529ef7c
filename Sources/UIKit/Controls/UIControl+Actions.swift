import CoreGraphics

/// What a control calls, and for which events.
@MainActor
struct ControlAction {
  /// What is called.
  enum Callee {
    case method(TargetAction)
    case action(UIAction)
  }

  var events: UIControl.Event
  let callee: Callee

  func send(from sender: UIControl, for event: UIEvent?) {
    switch callee {
    case .method(let method):
      guard let selector = method.selector else {
        method.send(from: sender, for: event, startingAt: sender)
        return
      }
      guard method.searchesTarget || method.target != nil else { return }
      sender.sendAction(selector, to: method.target, for: event)
    case .action(let action): action.run(from: sender)
    }
  }
}

extension UIControl {
  /// Has the method of that name called on `target`, which is held weakly, for `controlEvents`. Without a
  /// target the first responder that has it gets it, from the control on. The same method of the same
  /// target is called once for an event.
  public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
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

  /// Has `action` called on `target`, which is held weakly, for `controlEvents`: the form that takes
  /// a method where Apple's takes a selector. Without a target the first responder of the method's
  /// class, from the control on, gets it.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// The same for a method that takes the control.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// The same for a method that takes the control and the event.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  private func add(_ action: TargetAction, for events: Event) {
    actions.append(ControlAction(events: events, callee: .method(action)))
  }

  /// Forgets for `controlEvents` the method of that name of `target`; nil: all methods, of all targets.
  public final func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: Event
  ) {
    removeActions(for: controlEvents) {
      guard case .method(let method) = $0 else { return false }
      return method.matches(target, action)
    }
  }

  /// The names of the methods that are called on `target` for `controlEvent`; nil where there are none.
  public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event)
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
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(events: controlEvents, callee: .action(action)))
  }

  /// Forgets `action` for `controlEvents`.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Forgets the action of that identifier for `controlEvents`.
  public final func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeActions(for: controlEvents) {
      guard case .action(let action) = $0 else { return false }
      return action.identifier == actionIdentifier
    }
  }

  private func removeActions(for events: Event, where matches: (ControlAction.Callee) -> Bool) {
    for index in actions.indices where matches(actions[index].callee) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Everything that is sent somewhere.
  public final var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets of methods.
  public final var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap {
        guard case .method(let method) = $0.callee else { return nil }
        return method.target as? NSObject
      })
  }
}
