import UIKit

extension FeaturePage {
  static let corners = FeaturePage(
    title: "Corners, borders, edges",
    features: [
      box("cornerRadius 20") { $0.cornerRadius = 20 },
      box("cornerRadius 100, cut") { $0.cornerRadius = 100 },
      box("continuous") {
        $0.cornerRadius = 30
        $0.cornerCurve = .continuous
      },
      box("top corners") {
        $0.cornerRadius = 24
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      },
      box("one corner, continuous") {
        $0.cornerRadius = 30
        $0.cornerCurve = .continuous
        $0.maskedCorners = .layerMaxXMaxYCorner
      },
      box("border 6") { $0.borderWidth = 6 },
      box("border, rounded") {
        $0.borderWidth = 6
        $0.cornerRadius = 20
      },
      box("border wider than radius") {
        $0.borderWidth = 16
        $0.cornerRadius = 12
      },
      box("translucent border") {
        $0.borderWidth = 14
        $0.borderColor = UIColor(white: 1, alpha: 0.5).cgColor
      },
      box("border above sublayers") {
        $0.borderWidth = 6
        $0.addSublayer(block(30, 20, 80, 70, sun))
      },
      box("masksToBounds, rounded") {
        $0.cornerRadius = 28
        $0.masksToBounds = true
        $0.addSublayer(block(40, 30, 80, 70, sun))
      },
      box("not masked") {
        $0.cornerRadius = 28
        $0.addSublayer(block(40, 30, 70, 60, sun))
      },
      box("turned") { $0.transform = CATransform3DMakeRotation(0.2, 0, 0, 1) },
      box("turned, hard edges") {
        $0.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
        $0.allowsEdgeAntialiasing = false
      },
      box("turned, smooth left only") {
        $0.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
        $0.edgeAntialiasingMask = .layerLeftEdge
      },
    ])

  static func box(_ title: String, _ configure: @escaping (CALayer) -> Void) -> Feature {
    Feature(title) { cell in
      add(block(25, 20, 90, 70, sky), to: cell) {
        $0.borderColor = ink.cgColor
        configure($0)
      }
    }
  }
}
