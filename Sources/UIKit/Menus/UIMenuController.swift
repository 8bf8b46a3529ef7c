public import CoreGraphics
import VirtualTime

/// A command of one's own in the bar of commands over a selection.
@MainActor
open class UIMenuItem: NSObject {
  /// What it says.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The bar of commands over a selection. It holds what it is told; the bar itself is not drawn, which the
/// ledger notes when it would be shown.
@MainActor
open class UIMenuController: NSObject {
  /// The one that there is.
  open class var shared: UIMenuController {
    SceneContext.active.service { UIMenuController() }
  }

  /// Commands of one's own.
  open var menuItems: [UIMenuItem]?
  /// Held: which way its arrow points.
  open var arrowDirection = ArrowDirection.default

  /// Which way an arrow points.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }
  /// True while the bar would be shown.
  open private(set) var isMenuVisible = false
  /// Where the bar would be shown, in the window; nothing is.
  open var menuFrame: CGRect { .zero }

  /// Shows the bar about that part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setMenuVisible(true, animated: true)
  }

  /// Takes the bar away.
  open func hideMenu() { isMenuVisible = false }

  /// Takes the bar away.
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }

  /// Says about which part of a view the bar is.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  /// Shows the bar, or takes it away.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    isMenuVisible = menuVisible
    if menuVisible {
      SceneContext.active.unsupported(
        "the bar of commands over a selection", at: "UIMenuController")
    }
  }

  /// The commands may have changed.
  open func update() {}
}
