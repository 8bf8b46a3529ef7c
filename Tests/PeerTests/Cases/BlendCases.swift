import QuartzCore

extension PeerCases {
  /// How layers meet what lies below them; Chromium's side is `Peers/blends.html`.
  static let blendCases: [PeerCase] = [
    ("multiply", "multiplyBlendMode"), ("screen", "screenBlendMode"),
    ("overlay", "overlayBlendMode"), ("darken", "darkenBlendMode"),
    ("lighten", "lightenBlendMode"), ("color-dodge", "colorDodgeBlendMode"),
    ("color-burn", "colorBurnBlendMode"), ("hard-light", "hardLightBlendMode"),
    ("soft-light", "softLightBlendMode"), ("difference", "differenceBlendMode"),
    ("exclusion", "exclusionBlendMode"), ("hue", "hueBlendMode"),
    ("saturation", "saturationBlendMode"), ("color", "colorBlendMode"),
    ("luminosity", "luminosityBlendMode"), ("plus-lighter", "plusL"),
  ].map { mode, filter in
    .layers("blend-\(mode)", mean: 0.4, because: "colours are rounded on the way") { root in
      for (n, color) in ["dc2828", "28b43c", "2846dc", "b4b4b4", "f0dc3c80"].enumerated() {
        root.addSublayer(rect(.hex(color), 16 * CGFloat(n), 0, 16, 96))
      }
      let top = rect(nil, 0, 0, 96, 96)
      for (n, color) in ["8cc83c", "c83cb4", "3c3c3c", "3cc8dc80", "ff8000"].enumerated() {
        top.addSublayer(rect(.hex(color), 0, 16 * CGFloat(n), 96, 16))
      }
      top.compositingFilter = filter
      root.addSublayer(top)
    }
  }
}
