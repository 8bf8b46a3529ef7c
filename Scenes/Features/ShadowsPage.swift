import UIKit

extension FeaturePage {
  static let shadows = FeaturePage(
    title: "Shadows",
    features: [
      shadow("defaults, opacity 1") { _ in },
      shadow("offset (8, 8)") { $0.shadowOffset = CGSize(width: 8, height: 8) },
      shadow("radius 0") {
        $0.shadowRadius = 0
        $0.shadowOffset = CGSize(width: 8, height: 8)
      },
      shadow("radius 12") { $0.shadowRadius = 12 },
      shadow("colour, half opacity") {
        $0.shadowColor = rose.cgColor
        $0.shadowOpacity = 0.5
        $0.shadowOffset = CGSize(width: 0, height: 10)
        $0.shadowRadius = 6
      },
      shadow("rounded layer") {
        $0.cornerRadius = 25
        $0.shadowOffset = CGSize(width: 0, height: 6)
      },
      shadow("shadowPath, an ellipse") {
        $0.shadowPath = UIBezierPath(ovalIn: CGRect(x: -10, y: 44, width: 100, height: 16)).cgPath
        $0.shadowOffset = .zero
        $0.shadowRadius = 4
      },
      shadow("of sublayers too") {
        $0.backgroundColor = nil
        $0.addSublayer(block(-10, 5, 40, 30, sky))
        $0.addSublayer(block(50, 25, 50, 30, sun))
        $0.shadowOffset = CGSize(width: 4, height: 6)
      },
      shadow("of a shape") {
        $0.backgroundColor = nil
        let star = CAShapeLayer()
        star.path = UIBezierPath(ovalIn: CGRect(x: 15, y: 0, width: 50, height: 50)).cgPath
        star.fillColor = nil
        star.strokeColor = leaf.cgColor
        star.lineWidth = 8
        $0.addSublayer(star)
        $0.shadowOffset = CGSize(width: 4, height: 6)
      },
      shadow("translucent layer") {
        $0.backgroundColor = sky.withAlphaComponent(0.4).cgColor
        $0.shadowOffset = CGSize(width: 6, height: 6)
        $0.shadowRadius = 2
      },
      shadow("turned with the layer") {
        $0.shadowOffset = CGSize(width: 14, height: 0)
        $0.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      },
      shadow("masksToBounds: none") {
        $0.shadowOffset = CGSize(width: 8, height: 8)
        $0.masksToBounds = true
      },
      shadow("opacity 0.5 as one") {
        $0.shadowOffset = CGSize(width: 14, height: 14)
        $0.shadowRadius = 1
        $0.opacity = 0.5
      },
      shadow("in perspective") {
        $0.shadowOffset = CGSize(width: 10, height: 10)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 150
        $0.transform = CATransform3DRotate(transform, 0.9, 0, 1, 0)
      },
    ])

  private static func shadow(
    _ title: String, _ configure: @escaping (CALayer) -> Void
  ) -> Feature {
    Feature(title) { cell in
      add(block(30, 25, 80, 55, sky), to: cell) {
        $0.shadowOpacity = 1
        configure($0)
      }
    }
  }
}
