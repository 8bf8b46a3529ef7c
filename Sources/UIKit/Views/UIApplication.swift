import VirtualTime

/// The app that the scene stands for.
@MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The only app.
  public class var shared: UIApplication { SceneContext.active.service { UIApplication() } }

  /// The window that gets touches.
  open var keyWindow: UIWindow? { TouchScreen.active.window }

  /// The windows that are shown.
  open var windows: [UIWindow] { [keyWindow].compactMap { $0 } }

  /// Calls the method of that name on `target`, or without a target on the first responder that has it:
  /// from the sender on where that is one, then from the first responder on. It gets the sender and the
  /// event.
  /// - Returns: false when nobody has it, which is noted.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    TargetAction(target, action).send(
      from: sender, for: event, startingAt: sender as? UIResponder)
  }

  /// Whom actions for nobody in particular reach last: the view in front in the key window.
  final var mainResponder: UIResponder? {
    keyWindow?.rootViewController?.viewIfLoaded ?? keyWindow ?? self
  }

  /// Always in front.
  open var applicationState: State { .active }

  /// Whether the device stays awake; it always does.
  open var isIdleTimerDisabled = false
}
