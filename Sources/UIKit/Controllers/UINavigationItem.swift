public import CoreGraphics

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// Shown in the middle of the bar.
  open var title: String? { didSet { didChange?() } }
  /// Shown instead of the title.
  open var titleView: UIView? { didSet { didChange?() } }
  /// At the left, from the outside in.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// At the right, from the outside in.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  /// Called when the bar has to show something else.
  final var didChange: (() -> Void)?

  /// An item with a title alone.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first of `leftBarButtonItems`; setting it makes it the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of `rightBarButtonItems`; setting it makes it the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func itemsDidChange() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.didChange = { [weak self] in self?.didChange?() }
    }
    didChange?()
  }
}
