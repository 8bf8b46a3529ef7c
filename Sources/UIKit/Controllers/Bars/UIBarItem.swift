public import CoreGraphics
import VirtualTime

/// A title or picture in a bar.
@MainActor
open class UIBarItem: NSObject, AccessibleObject {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  /// Shown when there is no picture.
  open var title: String? { didSet { didChange?() } }
  /// Shown instead of the title.
  open var image: UIImage? { didSet { didChange?() } }
  /// Stored: screens here are never turned.
  open var landscapeImagePhone: UIImage?
  /// Stored: how the lower picture's edges would move.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
  /// Moves the edges of the picture inwards, points.
  open var imageInsets: UIEdgeInsets = .zero { didSet { didChange?() } }
  /// A number to tell items apart.
  open var tag = 0
  /// False: the item cannot be pressed, and is pale.
  open var isEnabled = true { didSet { didChange?() } }

  /// What the item tells a reader of the screen.
  public final var accessibilityDescription = AccessibilityDescription()

  /// What was set on the item itself of what an appearance can set.
  final var ownAppearance = AppearanceMask()
  /// How the title is set, by states.
  final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Called when the bar has to show something else.
  final var didChange: (() -> Void)?

  public override init() { super.init() }

  /// The item that a storyboard or xib describes. Other archives are not read: the result is an empty
  /// item.
  public required init?(coder: NSCoder) { super.init() }

  /// The item has been loaded from a storyboard or xib, and connected with other objects.
  open func awakeFromNib() {}

  /// Called by Interface Builder, which shows items without running them; never by an app.
  open func prepareForInterfaceBuilder() {}

  /// Sets how the title looks in a state; what is not said is as it is without.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    didChange?()
  }

  /// What was set for the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
