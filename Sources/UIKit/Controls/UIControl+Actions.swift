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
  /// Has `action` called on `target`, which is held weakly, for `controlEvents`: the form that takes
  /// a method where Apple's takes a selector. Without a target the first responder of the method's
  /// class, from the control on, gets it.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Has a method that takes the control called on `target` for `controlEvents`.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Has a method that takes the control and the event called on `target` for `controlEvents`.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  final func add(_ action: TargetAction, for events: Event) {
    actions.append(ControlAction(events: events, callee: .method(action)))
  }

  final func removeActions(for events: Event, where matches: (ControlAction.Callee) -> Bool) {
    for index in actions.indices where matches(actions[index].callee) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
