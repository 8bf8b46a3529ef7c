public import CoreGraphics

/// A title or picture in a bar.
@MainActor
open class UIBarItem: NSObject {
  /// Shown when there is no picture.
  open var title: String? { didSet { didChange?() } }
  /// Shown instead of the title.
  open var image: UIImage? { didSet { didChange?() } }
  /// Moves the edges of the picture inwards, points.
  open var imageInsets: UIEdgeInsets = .zero { didSet { didChange?() } }
  /// A number to tell items apart.
  open var tag = 0
  /// False: the item cannot be pressed, and is pale.
  open var isEnabled = true { didSet { didChange?() } }

  /// Called when the bar has to show something else.
  final var didChange: (() -> Void)?

  public override init() { super.init() }
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// `done` makes a title bolder.
  open var style: Style = .plain
  /// Shown instead of title and picture.
  open var customView: UIView?
  /// The colour of title and picture; nil: the bar's.
  open var tintColor: UIColor? { didSet { didChange?() } }
  /// What is called when the button is pressed.
  final var action: TargetAction?

  public override init() { super.init() }

  /// A button with a picture, shown as a stencil unless its mode is `alwaysOriginal`, that does
  /// nothing.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
    self.init()
    self.image = image
    self.style = style
  }

  /// A button with a title that does nothing.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A view that shows the item in `tint`, as large as its content.
  final func makeView(tint: UIColor) -> UIView? {
    if let customView { return customView }
    guard let content = makeContent(tint: tint) else { return nil }
    return action == nil && isEnabled ? content : BarButton(self, content: content)
  }

  private func makeContent(tint: UIColor) -> UIView? {
    if let image {
      let template =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      let view = UIImageView(image: template)
      view.tintColor = tintColor ?? tint
      return view
    }
    guard let title else { return nil }
    let label = UILabel()
    label.text = title
    label.font =
      style == .done ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17)
    label.textColor = tintColor ?? tint
    label.sizeToFit()
    return label
  }
}
