import UIKit

extension FeaturePage {
  static let masks = FeaturePage(
    title: "Masks, groups, order",
    features: [
      masked("shape") { shape(UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 80, height: 80))) },
      masked("gradient") {
        let mask = CAGradientLayer()
        mask.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        return mask
      },
      masked("text") {
        let mask = CATextLayer()
        mask.frame = CGRect(x: 0, y: 10, width: 100, height: 60)
        mask.string = "MASK"
        mask.fontSize = 38
        mask.alignmentMode = .center
        return mask
      },
      masked("image") {
        let mask = block(20, 20, 60, 40, .clear)
        mask.contents = arrow.cgImage
        return mask
      },
      masked("sublayers, half opacity") {
        let mask = CALayer()
        mask.addSublayer(block(0, 0, 50, 80, .black))
        mask.addSublayer(block(50, 0, 50, 40, .black))
        mask.opacity = 0.6
        return mask
      },
      masked("mask of a mask") {
        let mask = block(0, 0, 100, 80, .black)
        mask.mask = shape(UIBezierPath(ovalIn: CGRect(x: 0, y: 10, width: 100, height: 60)))
        return mask
      },
      masked("turned") {
        let mask = block(25, 15, 50, 50, .black)
        mask.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        return mask
      },
      masked("empty: nothing") { CALayer() },
      group("group opacity 0.5", fades: true),
      group("each by itself", fades: false),
      Feature("zPosition") { cell in
        add(block(20, 20, 60, 50, sky), to: cell) { $0.zPosition = 2 }
        add(block(40, 35, 60, 50, sun), to: cell)
        add(block(60, 50, 60, 50, rose), to: cell) { $0.zPosition = 1 }
      },
      Feature("shouldRasterize at 1, at 2") { cell in
        for (x, scale) in [(10.0, 1.0), (75, 2)] {
          add(CALayer(), to: cell) {
            $0.frame = CGRect(x: x, y: 25, width: 55, height: 55)
            let inner = shape(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 45, height: 45)))
            inner.fillColor = leaf.cgColor
            $0.addSublayer(inner)
            $0.shouldRasterize = true
            $0.rasterizationScale = scale
          }
        }
      },
    ])

  private static func shape(_ path: UIBezierPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    return layer
  }

  private static func masked(_ title: String, _ mask: @escaping () -> CALayer) -> Feature {
    Feature(title) { cell in
      add(block(20, 15, 100, 80, sky), to: cell) {
        $0.addSublayer(block(0, 40, 100, 40, sun))
        $0.borderWidth = 5
        $0.borderColor = rose.cgColor
        $0.mask = mask()
      }
    }
  }

  private static func group(_ title: String, fades: Bool) -> Feature {
    Feature(title) { cell in
      add(block(20, 20, 70, 55, sky), to: cell) {
        $0.addSublayer(block(30, 20, 70, 55, rose))
        $0.opacity = 0.5
        $0.allowsGroupOpacity = fades
      }
    }
  }
}
