import QuartzCore

extension PeerCases {
  static let maskCases: [PeerCase] = [
    .layers("mask-gradient") { root in
      let layer = box(green)
      layer.mask = gradient(.axial, [(0, 1), (1, 0)], from: (0, 0.5), to: (1, 0.5))
      root.addSublayer(layer)
    },
    .layers("mask-radial") { root in
      let layer = box(green)
      layer.addSublayer(small(red, 30, 20))
      layer.mask = gradient(.radial, [(0, 1), (1, 0)], from: (0.5, 0.5), to: (1, 1))
      root.addSublayer(layer)
    },
    .layers("mask-circle") { root in
      let layer = box(green)
      layer.addSublayer(small(red, 30, 20))
      layer.mask = shape(
        CGPath(ellipseIn: CGRect(x: 6, y: 10, width: 48, height: 48), transform: nil))
      root.addSublayer(layer)
    },
    .layers("mask-polygon") { $0.addSublayer(triangle()) },
    .layers("mask-star") { root in
      let layer = box(green)
      let star = shape(polygon([(36, 0), (54, 58), (4, 22), (68, 22), (18, 58)]))
      star.fillRule = .evenOdd
      layer.mask = star
      root.addSublayer(layer)
    },
    .layers("mask-rounded") { root in
      let layer = box(green, border: 12)
      let mask = rect(.hex("000000"), 14, 8, 48, 40)
      mask.cornerRadius = 10
      layer.mask = mask
      root.addSublayer(layer)
    },
    .layers("mask-turned") { root in
      let layer = triangle()
      layer.setAffineTransform(CGAffineTransform(rotationAngle: degrees(30)))
      root.addSublayer(layer)
    },
    .layers("mask-opacity") { root in
      let layer = box(green)
      layer.opacity = 0.6
      layer.addSublayer(small(red, 30, 15))
      layer.mask = gradient(
        .axial, [(0, 1), (0.5, 1), (0.5, 0), (1, 0)], from: (0.5, 0), to: (0.5, 1))
      root.addSublayer(layer)
    },
    .layers("mask-outside") { root in
      let layer = box(green)
      layer.addSublayer(small(red, -10, -14))
      layer.mask = shape(
        CGPath(ellipseIn: CGRect(x: -40, y: -40, width: 80, height: 80), transform: nil))
      root.addSublayer(layer)
    },
  ]

  @MainActor
  private static func triangle() -> CALayer {
    let layer = box(green)
    layer.mask = shape(polygon([(36, 4), (66, 54), (6, 40)]))
    return layer
  }

  @MainActor
  private static func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    return layer
  }

  private static func polygon(_ corners: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  /// Places and alphas of black over a box.
  @MainActor
  private static func gradient(
    _ type: CAGradientLayerType, _ stops: [(Double, CGFloat)], from: (CGFloat, CGFloat),
    to: (CGFloat, CGFloat)
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 72, height: 60)
    layer.type = type
    layer.colors = stops.map { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0.1) }
    layer.locations = stops.map { $0.0 }
    layer.startPoint = CGPoint(x: from.0, y: from.1)
    layer.endPoint = CGPoint(x: to.0, y: to.1)
    return layer
  }
}
