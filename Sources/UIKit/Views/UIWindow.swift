import CoreGraphics

/// The root of a tree of views, as large as the screen.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { showRoot() }
    }
  }

  /// True after `makeKeyAndVisible()`.
  open private(set) var isKeyWindow = false

  private var isShown = false

  open override var window: UIWindow? { isShown ? self : nil }

  open override var next: UIResponder? { nil }

  /// Hands an event to the recognisers and views that its touches are for.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Gives the window the touches that begin from now on.
  open func makeKey() {
    isKeyWindow = true
    TouchScreen.active.window = self
  }

  /// Shows the window: loads the root controller's view, puts it over the whole window and tells
  /// the controllers.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    guard !isShown else { return }
    isShown = true
    showRoot()
  }

  private func showRoot() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
