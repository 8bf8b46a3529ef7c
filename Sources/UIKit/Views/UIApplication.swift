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

  /// Always in front.
  open var applicationState: State { .active }

  /// Whether the device stays awake; it always does.
  open var isIdleTimerDisabled = false
}
