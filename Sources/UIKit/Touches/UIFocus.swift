public import CoreGraphics

/// Something in which a focus could be, which remote controls and keyboards move; here it is nowhere.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus would go, the most wanted first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to be looked for again.
  func setNeedsFocusUpdate()
  /// Looks for it now.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Which way a focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// From where to where a focus moves.
@MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets it.
  open var nextFocusedView: UIView? { nil }
  /// Which way it moves.
  open var focusHeading: UIFocusHeading { [] }
}

/// What moves beside a focus.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Animates beside the focus; never asked, as the focus never moves.
  open func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {}
}

extension UIView {
  /// Whether the focus is on the view.
  public final var isFocused: Bool { false }
}
