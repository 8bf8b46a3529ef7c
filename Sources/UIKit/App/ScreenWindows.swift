import CoreGraphics
package import QuartzCore
import VirtualTime

/// The windows on a scene's screen.
@MainActor
package final class ScreenWindows {
  /// In the order in which they were shown.
  private var shown: [Weakly<UIWindow>] = []
  /// The window that gets keys.
  package private(set) weak var key: UIWindow?
  /// Holds the windows' layers where there are several.
  private let screen: CALayer
  private let screenDelegate = StillDelegate()

  /// The running scene's.
  package static var active: ScreenWindows { SceneContext.active.service { ScreenWindows() } }

  private init() {
    screen = CALayer()
    screen.frame = UIScreen.main.bounds
    screen.delegate = screenDelegate
  }

  /// Nothing moves by itself.
  private final class StillDelegate: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  /// The windows that are not hidden, those in front last.
  package var windows: [UIWindow] {
    shown.compactMap(\.object).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// Those of them that belong to the app.
  var windowsOfApp: [UIWindow] { windows.filter { !($0 is KeyboardWindow) } }

  func show(_ window: UIWindow) {
    hide(window)
    shown.append(Weakly(window))
  }

  func hide(_ window: UIWindow) { shown.removeAll { $0.object === window || $0.object == nil } }

  func makeKey(_ window: UIWindow) {
    let old = key
    key = window
    let center = NotificationCenter.default
    if let old {
      old.resignKey()
      center.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    window.becomeKey()
    center.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// What the screen shows: the layer of the only window where it fills the screen, or one that holds
  /// those of all.
  package var rootLayer: CALayer {
    let windows = windows
    if windows.count == 1, let only = windows.first, only.layer.superlayer == nil,
      only.frame == UIScreen.main.bounds
    {
      return only.layer
    }
    let layers = windows.map(\.layer)
    if screen.sublayers ?? [] != layers { screen.sublayers = layers }
    return screen
  }

  /// The window in front that has something at `point`, a point of the screen.
  func window(at point: CGPoint, with event: UIEvent) -> UIWindow? {
    let windows = windows
    guard windows.count > 1 else { return windows.last ?? key }
    return windows.last { $0.hitTest($0.fromScreen(point), with: event) != nil }
  }
}

extension UIWindow {
  /// A point of the screen in the window's space.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }
}
