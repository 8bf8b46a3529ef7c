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
    return ScreenKeyboard.active.changing {
      if let old = screen.firstResponder, !old.resignFirstResponder() { return false }
      screen.firstResponder = self
      return true
    }
  }

  /// Ends being the first responder; false when the object refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    return ScreenKeyboard.active.changing {
      TouchScreen.active.firstResponder = nil
      return true
    }
  }

  /// The object stopped being the first responder without being asked.
  func firstResponderWasTaken() {}

  // MARK: Keyboard

  /// Shown in place of the keyboard while the object, or one whose actions reach it, is the first responder;
  /// nil: the keyboard, for what takes text.
  open var inputView: UIView? { nil }

  /// Shown on top of the keyboard, or alone where there is none; nil: nothing.
  open var inputAccessoryView: UIView? { nil }

  /// Has the keyboard follow what the first responder asks of it now.
  open func reloadInputViews() {
    if isFirstResponder { ScreenKeyboard.active.prepare() }
  }

  // MARK: Editing menu

  /// Whether the object has the method of that name, so that a menu might offer it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    MessageTable.hasMethod(action, in: self)
  }

  /// Nothing, unless overridden.
  open func cut(_ sender: Any?) {}
  /// Nothing, unless overridden.
  open func copy(_ sender: Any?) {}
  /// Nothing, unless overridden.
  open func paste(_ sender: Any?) {}
  /// Nothing, unless overridden.
  open func select(_ sender: Any?) {}
  /// Nothing, unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Nothing, unless overridden.
  open func delete(_ sender: Any?) {}

  // MARK: Accessibility

  /// A reader of the screen would ask for more of an adjustable thing; nobody reads here.
  open func accessibilityIncrement() {}
  /// The same for less.
  open func accessibilityDecrement() {}
  /// True where it does what a tap does.
  open func accessibilityActivate() -> Bool { false }
  /// True where it closes what is in front.
  open func accessibilityPerformEscape() -> Bool { false }
}
