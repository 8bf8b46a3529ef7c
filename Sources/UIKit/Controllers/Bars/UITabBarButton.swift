import CoreGraphics
import QuartzCore

/// One item of a tab bar: a picture above a title of 10 points, and a badge. Apple's class of that name is not public,
/// but code finds the bar's buttons by it.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel()
  private let badge = UILabel()
  private var look: UITabBarItemStateAppearance?

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    badge.textAlignment = .center
    badge.layer.masksToBounds = true
    for view in [picture, label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityDescription = item.accessibilityDescription
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, color: UIColor, look: UITabBarItemStateAppearance?) {
    self.look = look
    isEnabled = item.isEnabled
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: color,
    ]
    attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
    var normal = item.titleAttributes[.normal] ?? [:]
    // A colour for normal titles does not count where the tab is selected.
    if isSelected { normal[.foregroundColor] = nil }
    attributes.merge(normal) { $1 }
    if isSelected { attributes.merge(item.titleAttributes[.selected] ?? [:]) { $1 } }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    showBadge(look)
    alpha = item.isEnabled ? 1 : 0.4
    setNeedsLayout()
  }

  private func showBadge(_ look: UITabBarItemStateAppearance?) {
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    attributes.merge(look?.badgeTextAttributes ?? [:]) { $1 }
    attributes.merge(item.badgeAttributes[.normal] ?? [:]) { $1 }
    badge.attributedText = NSAttributedString(
      string: item.badgeValue ?? "", attributes: attributes)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.sizeToFit()
    let size = picture.image?.size ?? .zero
    picture.bounds.size = size
    let hasTitle = !(item.title ?? "").isEmpty
    let insets = item.imageInsets
    let (dx, dy) = ((insets.left - insets.right) / 2, (insets.top - insets.bottom) / 2)
    picture.center = CGPoint(x: bounds.midX + dx, y: (hasTitle ? 19 : bounds.midY) + dy)
    let offset =
      item.titlePositionAdjustment == .zero
      ? look?.titlePositionAdjustment ?? .zero : item.titlePositionAdjustment
    label.center = CGPoint(x: bounds.midX + offset.horizontal, y: 41 + offset.vertical)
    // At the upper right of the picture; 18 points high and at least as wide.
    let width = max(18, badge.intrinsicContentSize.width + 10)
    let moved = look?.badgePositionAdjustment ?? .zero
    let x = min(bounds.midX + 4, max(0, bounds.width - width - 2))
    badge.frame = CGRect(
      x: x + moved.horizontal, y: 3 + moved.vertical, width: width, height: 18)
    badge.layer.cornerRadius = 9
  }
}
