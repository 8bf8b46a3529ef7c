import CoreGraphics
import QuartzCore

/// The titles below a search field, of which one is chosen.
final class ScopeBar: UIControl {
  private var labels: [UILabel] = []
  private let card = UIView()

  /// Called when another is chosen by hand.
  var didChoose: ((Int) -> Void)?

  /// Which is chosen.
  var selected = 0 { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8.5
    backgroundColor = .tertiarySystemFill
    card.isUserInteractionEnabled = false
    card.layer.cornerRadius = 7
    card.layer.shadowOpacity = 0.12
    card.layer.shadowRadius = 4
    card.layer.shadowOffset = CGSize(width: 0, height: 3)
    card.backgroundColor = .both(
      .white, UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))
    addSubview(card)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows these titles.
  func show(_ titles: [String]) {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      label.textColor = .label
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch, !labels.isEmpty, bounds.width > 0 else { return }
    let share = touch.location(in: self).x / bounds.width * CGFloat(labels.count)
    let index = min(labels.count - 1, max(0, Int(share)))
    guard index != selected else { return }
    layoutIfNeeded()
    selected = index
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
    didChoose?(index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !labels.isEmpty else { return }
    let width = bounds.width / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      label.font = .systemFont(ofSize: 13, weight: index == selected ? .semibold : .medium)
      label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    let chosen = min(max(0, selected), labels.count - 1)
    card.frame = CGRect(
      x: CGFloat(chosen) * width + 2, y: 2, width: width - 4, height: bounds.height - 4)
  }
}
