public import CoreGraphics
import QuartzCore

/// The bar at the bottom of a tab bar controller: 49 points high, items of equal width. Blur is not
/// drawn: bars are opaque.
open class UITabBar: UIView {
  /// Points.
  static let height: CGFloat = 49

  private let hairline = UIView()
  private var buttons: [TabButton] = []
  /// Called when an item is touched.
  final var didSelect: (@MainActor (Int) -> Void)?

  /// The items from left to right.
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  /// The item of what is shown.
  open var selectedItem: UITabBarItem? { didSet { showState() } }
  /// The background; nil: very light grey.
  open var barTintColor: UIColor? { didSet { showState() } }
  /// The items that are not selected; nil: grey.
  open var unselectedItemTintColor: UIColor? { didSet { showState() } }
  /// Stored; bars are always opaque.
  open var isTranslucent = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibTabBar(coder) }
  }

  private func setUp() {
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    hairline.isUserInteractionEnabled = false
    addSubview(hairline)
    showState()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = TabButton(item)
      button.addAction(
        UIAction { [weak self] _ in self?.didSelect?(index) }, for: .touchUpInside)
      item.didChange = { [weak self] in self?.rebuild() }
      addSubview(button)
      return button
    }
    showState()
    setNeedsLayout()
  }

  private func showState() {
    backgroundColor =
      barTintColor
      ?? .onScreen(
        light: UIColor(white: 0.97, alpha: 1),
        dark: UIColor(red: 22 / 255, green: 22 / 255, blue: 23 / 255, alpha: 1))
    for button in buttons {
      let isSelected = button.item === selectedItem
      button.show(
        isSelected: isSelected,
        color: isSelected ? tintColor : unselectedItemTintColor ?? UIColor(white: 0.573, alpha: 1))
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / UIScreen.main.scale
    hairline.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }
}

/// One item: a picture above a title of 10 points.
private final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.text = item.title
    for view in [picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isEnabled = item.isEnabled
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, color: UIColor) {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    label.textColor = color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.sizeToFit()
    let size = picture.image?.size ?? .zero
    picture.bounds.size = size
    let hasTitle = !(item.title ?? "").isEmpty
    picture.center = CGPoint(x: bounds.midX, y: hasTitle ? 19 : bounds.midY)
    label.center = CGPoint(x: bounds.midX, y: 41)
  }
}
