import UIKit

extension FeaturePage {
  static let blendModes = FeaturePage(
    title: "compositingFilter",
    features: [
      "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
      "lightenBlendMode", "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode",
      "hardLightBlendMode", "differenceBlendMode", "exclusionBlendMode", "hueBlendMode",
      "saturationBlendMode", "colorBlendMode", "luminosityBlendMode", "linearBurnBlendMode",
      "linearDodgeBlendMode", "subtractBlendMode", "sourceAtop", "xor",
    ].map { name in
      Feature(name) { cell in
        let group = add(CALayer(), to: cell)
        group.frame = CGRect(origin: .zero, size: cellSize)
        // A group of its own, so that modes with transparency have something to leave out.
        group.opacity = 0.999
        add(rainbow(CGRect(x: 15, y: 15, width: 80, height: 80)), to: group)
        add(rainbow(CGRect(x: 45, y: 30, width: 80, height: 60)), to: group) {
          ($0 as? CAGradientLayer)?.startPoint = CGPoint(x: 0, y: 0.5)
          ($0 as? CAGradientLayer)?.endPoint = CGPoint(x: 1, y: 0.5)
          $0.compositingFilter = name
        }
      }
    })

  static let filters = FeaturePage(
    title: "Filters",
    features: [
      filter("none", nil),
      filter("CIGaussianBlur 3", "CIGaussianBlur", ["inputRadius": 3]),
      filter("CIGaussianBlur 12", "CIGaussianBlur", ["inputRadius": 12]),
      filter("saturation 0", "CIColorControls", ["inputSaturation": 0]),
      filter("saturation 2", "CIColorControls", ["inputSaturation": 2]),
      filter("brightness 0.3", "CIColorControls", ["inputBrightness": 0.3]),
      filter("contrast 2", "CIColorControls", ["inputContrast": 2]),
      filter("CIHueAdjust 90°", "CIHueAdjust", ["inputAngle": Double.pi / 2]),
      filter("CIColorInvert", "CIColorInvert"),
      filter("CISepiaTone", "CISepiaTone"),
      filter("CIColorMonochrome", "CIColorMonochrome"),
      filter("CIExposureAdjust −1", "CIExposureAdjust", ["inputEV": -1]),
      filter("CIGammaAdjust 2", "CIGammaAdjust", ["inputPower": 2]),
      filter("CIMaskToAlpha", "CIMaskToAlpha"),
      filter(
        "CIColorMatrix: red from green", "CIColorMatrix",
        ["inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0)]),
      Feature("backgroundFilters: blur") { cell in
        subject(in: cell)
        add(block(50, 30, 60, 50, .clear), to: cell) {
          $0.borderWidth = 1
          $0.cornerRadius = 12
          $0.backgroundFilters = [
            CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 5]) as Any
          ]
        }
      },
      Feature("blur, turned and stretched") { cell in
        add(block(45, 35, 50, 40, rose), to: cell) {
          $0.filters = [
            CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 4]) as Any
          ]
          $0.transform = CATransform3DScale(
            CATransform3DMakeRotation(0.5, 0, 0, 1), 1.6, 0.8, 1)
        }
      },
    ])

  private static func rainbow(_ frame: CGRect) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.colors = [rose.cgColor, sun.cgColor, leaf.cgColor, sky.cgColor]
    return layer
  }

  @discardableResult
  private static func subject(in cell: CALayer) -> CALayer {
    add(rainbow(CGRect(x: 25, y: 15, width: 90, height: 80)), to: cell) {
      let picture = block(20, 20, 60, 40, .clear)
      picture.contents = arrow.cgImage
      $0.addSublayer(picture)
    }
  }

  private static func filter(
    _ title: String, _ name: String?, _ inputs: [String: Any] = [:]
  ) -> Feature {
    Feature(title) { cell in
      let layer = subject(in: cell)
      if let name { layer.filters = [CIFilter(name: name, parameters: inputs) as Any] }
    }
  }
}
