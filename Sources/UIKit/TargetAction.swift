import CoreGraphics
import VirtualTime

/// A target with the method to call on it. The target is held weakly.
///
/// Methods are given by their names, or unapplied, as `ViewController.tapped(sender:)`, with no argument,
/// with the sender, or with the sender and the event. A sender of another type than the method's argument
/// is not called.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// True: no target was given, so that the first responder of the method's class is meant.
  let searchesTarget: Bool
  /// The method's name; nil for a method given unapplied, which cannot be told from others.
  let selector: Selector?
  private let call: @MainActor (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool

  /// A method by its name.
  init(_ target: Any?, _ selector: Selector) {
    self.init(target.map { $0 as AnyObject }, selector: selector) { target, sender, event in
      guard MessageTable.hasMethod(selector, in: target) else { return false }
      SceneContext.send(selector, to: target, [sender, event ?? UIEvent()])
      return true
    }
  }

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
    _ target: AnyObject?, selector: Selector? = nil,
    call: @escaping @MainActor (AnyObject, Any?, UIEvent?) -> Bool
  ) {
    self.target = target
    searchesTarget = target == nil
    self.selector = selector
    self.call = call
  }

  /// Calls the method. Without a target, the responders from `first` on are asked who has it, then those
  /// from the first responder on. False when nobody has it, which for a name is noted.
  @discardableResult
  func send(
    from sender: Any?, for event: UIEvent? = nil, startingAt first: UIResponder? = nil
  ) -> Bool {
    guard searchesTarget else {
      guard let target else { return false }
      if call(target, sender, event) { return true }
      note(missingIn: "\(type(of: target))")
      return false
    }
    for start in [first, TouchScreen.active.firstResponder, UIApplication.shared.mainResponder] {
      var responder = start
      while let one = responder {
        if call(one, sender, event) { return true }
        responder = one.next
      }
    }
    note(missingIn: "any responder")
    return false
  }

  private func note(missingIn subject: String) {
    guard let selector else { return }
    SceneContext.active.unsupported("no method '\(selector)'", at: subject)
  }

  /// True for a method of `target`, where one is given, and of that name, where one is given.
  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || target.map { $0 as AnyObject } === self.target)
      && (selector == nil || selector == self.selector)
  }
}
