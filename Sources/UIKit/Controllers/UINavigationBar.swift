public import CoreGraphics
import QuartzCore

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// As `black`: bars are opaque.
  case blackTranslucent = 2
}

/// The bar above a controller's view: title in the middle, buttons at the sides. 44 points high,
/// its background reaching up under the status bar. Blur is not drawn: bars are opaque.
open class UINavigationBar: UIView {
  /// Points from the side to the first button.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  private let background = UIView()
  private let hairline = UIView()
  private let titleLabel = UILabel()
  private var titleView: UIView?
  private var leftViews: [ItemView] = []
  private var rightViews: [ItemView] = []

  /// The items, the one in front last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.didChange = { [weak self] in self?.rebuild() } }
      rebuild()
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// Whether the bar is as in the dark appearance: dark, with a white title.
  open var barStyle: UIBarStyle = .default { didSet { showColors(); rebuild() } }

  /// The background; nil: very light grey, or nearly black in a bar that is.
  open var barTintColor: UIColor? { didSet { showColors() } }

  /// How the title is set; what is not said is as it is without.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }

  /// Stored; bars are always opaque.
  open var isTranslucent = true

  /// Replaces the hairline below the bar; an empty picture removes it.
  open var shadowImage: UIImage? { didSet { hairline.isHidden = shadowImage != nil } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibBar(coder) }
  }

  private func setUp() {
    hairline.backgroundColor = .onScreen(
      light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    for view in [background, hairline, titleLabel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showColors()
  }

  private func showColors() {
    let dark = UIColor(red: 22 / 255, green: 22 / 255, blue: 23 / 255, alpha: 1)
    background.backgroundColor =
      barTintColor
      ?? (barStyle == .default
        ? .onScreen(light: UIColor(white: 0.97, alpha: 1), dark: dark) : dark)
    titleLabel.textColor =
      barStyle == .default ? .onScreen(light: .black, dark: .white) : .white
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// Makes the views of the top item anew.
  private func rebuild() {
    for view in [titleView].compactMap({ $0 }) + (leftViews + rightViews).map(\.view) {
      view.removeFromSuperview()
    }
    titleView = topItem?.titleView
    if let titleTextAttributes, let title = topItem?.title {
      titleLabel.attributedText = NSAttributedString(string: title, attributes: titleTextAttributes)
    } else {
      titleLabel.text = topItem?.title
    }
    titleLabel.isHidden = titleView != nil
    leftViews = makeViews(of: topItem?.leftBarButtonItems)
    rightViews = makeViews(of: topItem?.rightBarButtonItems)
    for view in [titleView].compactMap({ $0 }) + (leftViews + rightViews).map(\.view) {
      addSubview(view)
    }
    setNeedsLayout()
  }

  private func makeViews(of items: [UIBarButtonItem]?) -> [ItemView] {
    (items ?? []).compactMap { item in
      item.makeView(tint: tintColor).map { ItemView(view: $0, insets: item.imageInsets) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    hairline.frame = CGRect(
      x: 0, y: bounds.maxY, width: bounds.width, height: 1 / UIScreen.main.scale)
    if titleView == nil { titleLabel.sizeToFit() }
    (titleView ?? titleLabel).center = CGPoint(x: bounds.midX, y: bounds.midY)
    var left = Self.margin
    for item in leftViews {
      item.place(at: left, middle: bounds.midY)
      left += item.view.bounds.width + Self.spacing
    }
    var right = bounds.width - Self.margin
    for item in rightViews {
      right -= item.view.bounds.width
      item.place(at: right, middle: bounds.midY)
      right -= Self.spacing
    }
  }
}

/// A button's view and how its insets move it.
@MainActor
private struct ItemView {
  var view: UIView
  var insets: UIEdgeInsets

  /// Puts the left edge at `x`. Pictures keep their size under insets, so that these move the
  /// middle.
  func place(at x: CGFloat, middle: CGFloat) {
    view.center = CGPoint(
      x: x + view.bounds.width / 2 + (insets.left - insets.right) / 2,
      y: middle + (insets.top - insets.bottom) / 2)
  }
}
