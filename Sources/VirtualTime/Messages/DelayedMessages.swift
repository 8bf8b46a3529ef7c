/// The messages of a scene that wait for their time.
@MainActor
final class DelayedMessages {
  private struct Message {
    let target: ObjectIdentifier
    let selector: Selector
    let argument: Any?
    let token: CallbackQueue.Token
  }

  private var waiting: [Int: Message] = [:]
  private var count = 0

  static var active: DelayedMessages { SceneContext.active.service { DelayedMessages() } }

  /// Sends after `delay` seconds. The target is kept until then.
  func send(_ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: Double) {
    let context = SceneContext.active
    count += 1
    let number = count
    let message = DelayedMessage(target: target, selector: selector, argument: argument)
    let token = context.schedule(at: context.clock.now + (delay > 0 ? delay : 0)) {
      self.waiting[number] = nil
      message.send()
    }
    waiting[number] = Message(
      target: ObjectIdentifier(target), selector: selector, argument: argument, token: token)
  }

  /// Takes back what waits for `target`: all, or with a selector those of that name and argument.
  func cancel(for target: AnyObject, selector: Selector?, argument: Any?) {
    let context = SceneContext.active
    for (number, message) in waiting where message.target == ObjectIdentifier(target) {
      if let selector {
        guard message.selector == selector, isSame(message.argument, argument) else { continue }
      }
      context.callbacks.cancel(message.token)
      waiting[number] = nil
    }
  }
}

/// What is sent later.
@MainActor
private final class DelayedMessage {
  private let target: AnyObject
  private let selector: Selector
  private let argument: Any?

  init(target: AnyObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func send() { SceneContext.send(selector, to: target, [argument]) }
}

/// True for one object, for values that are equal or, where they cannot be compared, look it, and for none
/// and none.
func isSame(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  if type(of: a) is AnyClass, type(of: b) is AnyClass {
    return a as AnyObject === b as AnyObject
      || (a as? NSObject).map { $0.isEqual(b as? NSObject) } ?? false
  }
  guard let a = a as? AnyHashable, let b = b as? AnyHashable else {
    return String(reflecting: a) == String(reflecting: b)
  }
  return a == b
}
