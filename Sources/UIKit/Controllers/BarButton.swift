import CoreGraphics

/// Takes the touches of an item in a bar, as high as the bar, and shows the item.
final class BarButton: UIControl {
  private static let barHeight: CGFloat = 44
  /// How pale content is under a finger, and without being enabled.
  private static let pale: CGFloat = 0.3

  let item: UIBarButtonItem
  private let content: UIView

  init(_ item: UIBarButtonItem, content: UIView) {
    self.item = item
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
    content.frame = bounds
    content.isUserInteractionEnabled = false
    addSubview(content)
    isEnabled = item.isEnabled
    accessibilityDescription = item.accessibilityDescription
    addTarget(self, action: BarButton.press, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func press() { item.method?.send(from: item, startingAt: self) }

  override func stateDidChange() {
    super.stateDidChange()
    content.alpha = state.isEmpty ? 1 : Self.pale
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - Self.barHeight) / 2)).contains(point)
  }
}
