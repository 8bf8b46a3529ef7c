import CoreGraphics
import UIKit

/// The empty backdrop of a map without network: one colour with a faint grid that moves along.
final class MapBackdrop: UIView {
  private let lines = CAShapeLayer()
  /// True for pictures from above, which are dark where they are missing.
  var isImagery = false { didSet { showColors() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(lines)
    lines.fillColor = nil
    lines.lineWidth = 1
    showColors()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    let isDark = isImagery || traitCollection.userInterfaceStyle == .dark
    backgroundColor =
      isDark
      ? UIColor(red: 0.16, green: 0.16, blue: 0.17, alpha: 1)
      : UIColor(red: 249 / 255, green: 245 / 255, blue: 237 / 255, alpha: 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lines.strokeColor =
      (isDark
      ? UIColor(white: 1, alpha: 0.06) : UIColor(red: 0.9, green: 0.87, blue: 0.8, alpha: 1))
      .cgColor
    CATransaction.commit()
  }

  /// Draws the grid: squares of the map whose sides are 64 to 128 points.
  func show(_ window: MapWindow) {
    let path = CGMutablePath()
    let side = window.step(atLeast: 64)
    let rect = window.rect
    guard side > 0, !rect.isEmpty, rect.width / side < 1000 else { return }
    var x = (rect.minX / side).rounded(.up) * side
    while x <= rect.maxX {
      let left = ((x - rect.minX) * window.scale).rounded() + 0.5
      path.move(to: CGPoint(x: left, y: 0))
      path.addLine(to: CGPoint(x: left, y: Double(window.size.height)))
      x += side
    }
    var y = (rect.minY / side).rounded(.up) * side
    while y <= rect.maxY {
      let top = ((y - rect.minY) * window.scale).rounded() + 0.5
      path.move(to: CGPoint(x: 0, y: top))
      path.addLine(to: CGPoint(x: Double(window.size.width), y: top))
      y += side
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lines.frame = bounds
    lines.path = path
    CATransaction.commit()
  }
}

extension MapWindow {
  /// Map points of the smallest square, of those that halve the world again and again, with at least so many
  /// points to a side.
  func step(atLeast points: Double) -> Double {
    var side = MKMapSize.world.width
    while side / 2 * scale >= points { side /= 2 }
    return side
  }
}
