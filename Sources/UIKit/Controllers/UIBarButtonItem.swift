public import CoreGraphics

/// A title or picture in a bar.
@MainActor
open class UIBarItem: NSObject, AccessibleObject {
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

  /// What the item tells a reader of the screen.
  public final var accessibilityDescription = AccessibilityDescription()

  /// Called when the bar has to show something else.
  final var didChange: (() -> Void)?

  public override init() { super.init() }

  /// The item has been loaded from a storyboard or xib, and connected with other objects.
  open func awakeFromNib() {}
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
  /// Whom the method of the name `action` is called on, held weakly; nil: the first responder that has it.
  open weak var target: AnyObject? { didSet { bindAction() } }
  /// The name of the method that is called when the button is pressed.
  open var action: Selector? { didSet { bindAction() } }
  /// What is called when the button is pressed.
  final var method: TargetAction? { didSet { didChange?() } }

  private func bindAction() { method = action.map { TargetAction(target, $0) } }

  /// Not written out in the initialisers: observers of properties do not run there.
  private func bind(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public override init() { super.init() }

  /// A button with a picture, shown as a stencil unless its mode is `alwaysOriginal`, that calls the
  /// method of that name on `target`, which is held weakly; without a name it does nothing.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    bind(target, action)
  }

  /// The same; screens here are never turned, so that the lower picture is not shown.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// A button with a title that calls the method of that name on `target`, which is held weakly; without a
  /// name it does nothing.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    bind(target, action)
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
    return method == nil && isEnabled ? content : BarButton(self, content: content)
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
