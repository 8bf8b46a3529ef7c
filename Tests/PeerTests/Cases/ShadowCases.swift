import QuartzCore

extension PeerCases {
  /// Shadows; Chromium's side is `Peers/shadows.html`.
  static let shadowCases: [PeerCase] = [
    .layers("shadow-1") { $0.addSublayer(shadowed(square(), 0, 3, 1)) },
    .layers("shadow-3") { $0.addSublayer(shadowed(square(), 0, 3, 3)) },
    .layers("shadow-8", flat: 4, because: roughBlur) {
      $0.addSublayer(shadowed(square(), 4, 6, 8, opacity: 0x8c))
    },
    .layers("shadow-hard") { $0.addSublayer(shadowed(square(), 8, 6, 0, red)) },
    .layers("shadow-coloured", flat: 4, mean: 0.25, because: roughBlur) {
      $0.addSublayer(shadowed(square(), -5, -4, 5, blue, opacity: 0xb3))
    },
    .layers("shadow-corner") {
      $0.addSublayer(shadowed(square(corner: 16), 5, 5, 4, opacity: 0xb3))
    },
    .layers("shadow-circle") { root in
      let circle = rect(green, 24, 24, 44, 44)
      circle.cornerRadius = 22
      root.addSublayer(shadowed(circle, 0, 6, 6, opacity: 0xb3))
    },
    .layers("shadow-small", flat: 4, because: roughBlur) {
      $0.addSublayer(shadowed(rect(green, 44, 40, 6, 12), 12, 10, 7))
    },
    .layers("shadow-turned", flat: 4, because: roughBlur) { root in
      let layer = shadowed(square(), 8, 0, 4, opacity: 0xb3)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: degrees(30)))
      root.addSublayer(layer)
    },
    .layers("shadow-scaled") { root in
      let layer = shadowed(square(), 8, 12, 8)
      layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
      root.addSublayer(layer)
    },
    .layers("shadow-faded") { root in
      let layer = shadowed(square(), 6, 6, 5)
      layer.opacity = 0.5
      root.addSublayer(layer)
    },
    .layers("shadow-child", flat: 5, because: roughBlur) { root in
      let (layer, child) = (square(nil), rect(red, 20, 24, 40, 20))
      child.cornerRadius = 10
      layer.addSublayer(small(green, 0, 0))
      layer.addSublayer(child)
      root.addSublayer(shadowed(layer, 6, 5, 4, opacity: 0xb3))
    },
    .layers("shadow-translucent") {
      $0.addSublayer(shadowed(square(.hex("28b43c80")), 8, 8, 3))
    },
    .layers("shadow-border-only", flat: 5, because: roughBlur) { root in
      let layer = square(nil, corner: 14)
      (layer.borderWidth, layer.borderColor) = (6, blue)
      root.addSublayer(shadowed(layer, 5, 5, 3, opacity: 0xcc))
    },
    .layers("shadow-shape", flat: 5, because: roughBlur) { root in
      let path = CGMutablePath()
      path.addLines(between: [
        CGPoint(x: 48, y: 12), CGPoint(x: 84, y: 76), CGPoint(x: 12, y: 60),
      ])
      let layer = CAShapeLayer()
      layer.frame = root.bounds
      (layer.path, layer.fillColor) = (path, red)
      root.addSublayer(shadowed(layer, 4, 6, 4, opacity: 0xcc))
    },
    .layers("shadow-path") { root in
      let layer = shadowed(square(), 5, 5, 4, opacity: 0xb3)
      layer.shadowPath = CGPath(
        roundedRect: layer.bounds, cornerWidth: 16, cornerHeight: 16, transform: nil)
      layer.cornerRadius = 16
      root.addSublayer(layer)
    },
  ]

  @MainActor
  private static func square(_ color: CGColor? = green, corner: CGFloat = 0) -> CALayer {
    let layer = rect(color, 18, 20, 56, 48)
    layer.cornerRadius = corner
    return layer
  }

  /// The offset, the gaussian's deviation, and an opacity in 255ths.
  @MainActor
  private static func shadowed(
    _ layer: CALayer, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat,
    _ color: CGColor = .hex("000000"), opacity: Float = 255
  ) -> CALayer {
    layer.shadowOffset = CGSize(width: x, height: y)
    layer.shadowRadius = radius
    layer.shadowColor = color
    layer.shadowOpacity = opacity / 255
    return layer
  }
}
