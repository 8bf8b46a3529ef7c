public import CoreGraphics
import QuartzCore

/// The bar above a controller's view: title in the middle, buttons at the sides. 44 points high,
/// its background reaching up under the status bar. Blur is not drawn: bars are opaque.
open class UINavigationBar: UIView {
  /// Points from the side to the first button.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  private let background = UIView()
  private let hairline = UIView()
  private let titleLabel = UILabel()
  private var shown: [UIView] = []

  /// The items, the one in front last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.didChange = { [weak self] in self?.rebuild() } }
      rebuild()
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The background; nil: very light grey.
  open var barTintColor: UIColor? { didSet { showColors() } }

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
  }

  private func setUp() {
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    for view in [background, hairline, titleLabel] { addSubview(view) }
    showColors()
  }

  private func showColors() {
    background.backgroundColor = barTintColor ?? UIColor(white: 0.97, alpha: 1)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  private func rebuild() {
    for view in shown { view.removeFromSuperview() }
    shown = []
    titleLabel.text = topItem?.title
    titleLabel.isHidden = topItem?.titleView != nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / UIScreen.main.scale
    background.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    hairline.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: pixel)
    for view in shown { view.removeFromSuperview() }
    shown = []
    let title = topItem?.titleView ?? titleLabel
    if title !== titleLabel { show(title) } else { title.sizeToFit() }
    title.center = CGPoint(x: bounds.midX, y: bounds.midY)
    var left = Self.margin
    for item in topItem?.leftBarButtonItems ?? [] {
      guard let view = item.makeView(tint: tintColor) else { continue }
      place(view, of: item, at: left)
      left += view.bounds.width + Self.spacing
    }
    var right = bounds.width - Self.margin
    for item in topItem?.rightBarButtonItems ?? [] {
      guard let view = item.makeView(tint: tintColor) else { continue }
      place(view, of: item, at: right - view.bounds.width)
      right -= view.bounds.width + Self.spacing
    }
  }

  private func show(_ view: UIView) {
    addSubview(view)
    shown.append(view)
  }

  /// Pictures keep their size under insets, so that these move the middle.
  private func place(_ view: UIView, of item: UIBarButtonItem, at x: CGFloat) {
    show(view)
    let insets = item.imageInsets
    view.center = CGPoint(
      x: x + view.bounds.width / 2 + (insets.left - insets.right) / 2,
      y: bounds.midY + (insets.top - insets.bottom) / 2)
  }
}
