import CoreGraphics

/// A target with the method to call on it: what stands for Objective-C's pair of target and
/// selector. The target is held weakly.
///
/// Methods are given unapplied, as `ViewController.tapped(sender:)`, with no argument, with the
/// sender, or with the sender and the event. A sender of another type than the method's argument
/// is not called.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// True: no target was given, so that the first responder of the method's class is meant.
  let searchesTarget: Bool
  private let call: @MainActor (_ target: AnyObject, _ sender: Any, _ event: UIEvent?) -> Bool

  /// A method without arguments.
  init<Target: AnyObject>(
    _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target) { target, _, _ in
      guard let target = target as? Target else { return false }
      action(target)()
      return true
    }
  }

  /// A method with the sender.
  init<Target: AnyObject, Sender>(
    _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(target) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      action(target)(sender)
      return true
    }
  }

  /// A method with the sender and the event.
  init<Target: AnyObject, Sender>(
    _ target: Target?,
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(target) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      action(target)(sender, event ?? UIEvent())
      return true
    }
  }

  private init(
    _ target: AnyObject?,
    call: @escaping @MainActor (AnyObject, Any, UIEvent?) -> Bool
  ) {
    self.target = target
    searchesTarget = target == nil
    self.call = call
  }

  /// Calls the method. Without a target, the responders from `first` on are asked who has it.
  func send(from sender: Any, for event: UIEvent? = nil, startingAt first: UIResponder? = nil) {
    guard searchesTarget else {
      if let target { _ = call(target, sender, event) }
      return
    }
    var responder = first
    while let one = responder, !call(one, sender, event) { responder = one.next }
  }
}
