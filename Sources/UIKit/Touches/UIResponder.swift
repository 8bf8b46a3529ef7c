import CoreGraphics
import VirtualTime

/// An object that events can reach: a view, a window or a view controller.
@MainActor
open class UIResponder: AccessibleResponder {
  /// Who gets what this object leaves: a view's controller or superview, a controller's
  /// superview.
  open var next: UIResponder? { nil }

  private nonisolated let number = SceneContext.active.nextNumber()

  /// No address, which every run has others of: sets and dictionaries of responders keep one order.
  nonisolated open override var hash: Int { number }

  /// The object has been loaded from a storyboard or xib, and connected with the others.
  open func awakeFromNib() {}

  /// Called by Interface Builder, which shows objects without running them; never by an app.
  open func prepareForInterfaceBuilder() {}

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

  /// The object that does `action`: this one where it can, else the next that can; nil where none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Nothing, unless overridden.
  open func toggleBoldface(_ sender: Any?) {}
  /// Nothing, unless overridden.
  open func toggleItalics(_ sender: Any?) {}
  /// Nothing, unless overridden.
  open func toggleUnderline(_ sender: Any?) {}

  // MARK: Keys, which here nobody presses

  /// Keys came down. What is not overridden goes on to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// How hard keys are pressed changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Something took the keys away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// What keys together do.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Adds to the menus of a menu bar; there is none.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Brings a command up to date before it is shown.
  open func validate(_ command: UICommand) {}
  /// By what the kind of keyboard is remembered; nil: it is not.
  open var textInputContextIdentifier: String? { nil }
  /// The kind of keyboard; nil: the user's.
  open var textInputMode: UITextInputMode? { nil }

  // MARK: Movements and remote controls, which are none here

  /// The device began to be shaken. What is not overridden goes on to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The device was moved, but not shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A button of a headset was pressed.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// Forces of touches were measured more exactly; never here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Focus, which only remote controls and keyboards move

  /// Where the focus would go, the most wanted first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? []
  }
  /// The view that would have the focus.
  open var preferredFocusedView: UIView? { nil }
  /// Asks for the focus to be looked for again.
  open func setNeedsFocusUpdate() {}
  /// Looks for it now.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: What the user does

  /// What the user is doing, to go on with it on another device.
  open var userActivity: NSUserActivity?
  /// Says where the user is; nothing is handed over here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on where the user was.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

extension UIResponder: UIUserActivityRestoring {}
