public import CoreGraphics
import VirtualTime

/// The root of a tree of views, as large as the screen. It is hidden until it is shown.
open class UIWindow: UIView {
  /// How far in front a window stands.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }

    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { showRoot() }
    }
  }

  /// Windows of a higher level stand in front of those of lower ones; of one level, the one shown last.
  open var windowLevel = Level.normal
  /// The scene the window belongs to; nil: none, or the app has no scenes.
  open weak var windowScene: UIWindowScene?
  /// The only screen.
  open var screen: UIScreen { .main }

  /// True after `makeKey()` or `makeKeyAndVisible()`, until another window is made key.
  open var isKeyWindow: Bool { ScreenWindows.active.key === self }
  /// Whether the window may be the one that gets keys; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// True once the window was shown, also while it is hidden again.
  private var isShown = false

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window of that scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    layer.isHidden = true
    self.windowScene = windowScene
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  open override var window: UIWindow? { isShown ? self : nil }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// False shows the window, in front of those of its level, without giving it keys; true hides it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        ScreenWindows.active.hide(self)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
      } else {
        show()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
      }
    }
  }

  /// Hands an event to the recognisers and views that its touches are for.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Makes the window the one that gets keys.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    ScreenWindows.active.makeKey(self)
  }

  /// The window was made key.
  open func becomeKey() {}
  /// Another window was made key.
  open func resignKey() {}

  /// Shows the window and makes it key: loads the root controller's view, puts it over the whole window
  /// and tells the controllers.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  private func show() {
    if bounds.isEmpty { frame = UIScreen.main.bounds }
    ScreenWindows.active.show(self)
    guard !isShown else { return }
    isShown = true
    KnownWindow.noteMove()
    showRoot()
  }

  private func showRoot() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

@available(swift, deprecated: 99, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
