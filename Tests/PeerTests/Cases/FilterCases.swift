import QuartzCore

extension PeerCases {
  /// Filters of layers; Chromium's side is `Peers/filters.html`.
  static let filterCases: [PeerCase] = [
    filtered("saturate-less") { [filter("CIColorControls", ["inputSaturation": 0.3])] },
    filtered("saturate-more") { [filter("CIColorControls", ["inputSaturation": 2])] },
    filtered("saturate-none") { [filter("CIColorControls", ["inputSaturation": 0])] },
    filtered("brightness-less") { [scaling(0.4)] },
    filtered("brightness-more") { [scaling(1.5)] },
    filtered("contrast-less") { [filter("CIColorControls", ["inputContrast": 0.5])] },
    filtered("contrast-more") { [filter("CIColorControls", ["inputContrast": 1.8])] },
    filtered("hue-60") { [filter("CIHueAdjust", ["inputAngle": Double.pi / 3])] },
    filtered("hue-180") { [filter("CIHueAdjust", ["inputAngle": Double.pi])] },
    filtered("hue-back") { [filter("CIHueAdjust", ["inputAngle": -Double.pi / 2])] },
    filtered("invert") { [filter("CIColorInvert")] },
    filtered("sepia") { [filter("CISepiaTone", ["inputIntensity": 1])] },
    filtered("sepia-half") { [filter("CISepiaTone", ["inputIntensity": 0.5])] },
    filtered("blur-1", mean: 0.3, because: roughBlur) {
      [filter("CIGaussianBlur", ["inputRadius": 1])]
    },
    filtered("blur-3", flat: 6, mean: 0.55, because: roughBlur) {
      [filter("CIGaussianBlur", ["inputRadius": 3])]
    },
    filtered("blur-7", flat: 6, mean: 1, because: roughBlur) {
      [filter("CIGaussianBlur", ["inputRadius": 7])]
    },
    filtered("blur-then-invert", flat: 6, mean: 0.6, because: roughBlur) {
      [filter("CIGaussianBlur", ["inputRadius": 3]), filter("CIColorInvert")]
    },
    filtered("saturate-then-hue") {
      [
        filter("CIColorControls", ["inputSaturation": 1.6]),
        filter("CIHueAdjust", ["inputAngle": 2 * Double.pi / 3]),
      ]
    },
  ]

  /// Bands of colours, the last translucent, with a bar across.
  private static func filtered(
    _ name: String, flat: Int? = nil, mean: Double? = nil, because reason: String? = nil,
    _ filters: @escaping @MainActor @Sendable () -> [CIFilter?]
  ) -> PeerCase {
    .layers("filter-\(name)", flat: flat, mean: mean, because: reason) { root in
      let layer = rect(nil, 18, 18, 60, 60)
      for (n, color) in ["dc2828", "28b43c", "2846dc", "f0dc3c", "14b4c880"].enumerated() {
        layer.addSublayer(rect(.hex(color), 12 * CGFloat(n), 0, 12, 60))
      }
      layer.addSublayer(rect(.hex("808080"), 0, 24, 60, 12))
      layer.filters = filters().compactMap { $0 }
      root.addSublayer(layer)
    }
  }

  @MainActor
  private static func filter(_ name: String, _ inputs: [String: Double] = [:]) -> CIFilter? {
    CIFilter(name: name, parameters: inputs)
  }

  /// Every colour times a number.
  @MainActor
  private static func scaling(_ factor: CGFloat) -> CIFilter? {
    CIFilter(
      name: "CIColorMatrix",
      parameters: [
        "inputRVector": CIVector(x: factor, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: factor, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: factor, w: 0),
      ])
  }
}
