import CoreGraphics
import VirtualTime

/// An object that events can reach: a view, a window or a view controller.
@MainActor
open class UIResponder: KeyValueResponder {
  /// Who gets what this object leaves: a view's controller or superview, a controller's
  /// superview.
  open var next: UIResponder? { nil }

  /// The object has been loaded from a storyboard or xib, and connected with the others.
  open func awakeFromNib() {}

  // MARK: Touches

  /// Fingers came down. What is not overridden goes on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers that came down on this responder moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers that came down on this responder were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches of this responder were taken away, by a gesture for example.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether the object may be the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object gives up being the first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// True for the object that keys and editing are for.
  open var isFirstResponder: Bool { TouchScreen.active.firstResponder === self }

  /// Makes the object the first responder; false when it or the one before it refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let screen = TouchScreen.active
    if screen.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = screen.firstResponder, !old.resignFirstResponder() { return false }
    screen.firstResponder = self
    return true
  }

  /// Ends being the first responder; false when the object refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    TouchScreen.active.firstResponder = nil
    return true
  }
}
