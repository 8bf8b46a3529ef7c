import QuartzCore

extension PeerCases {
  /// Where flat layers come to lie, and in which order.
  static let placeCases: [PeerCase] = [
    .layers("turn-30") { $0.addSublayer(turned(box(green), 30)) },
    .layers("turn-45-border") { $0.addSublayer(turned(box(nil, border: 6), 45)) },
    .layers("turn-corner") { $0.addSublayer(turned(box(nil, corner: 20, border: 6), -20)) },
    .layers("turn-about-corner") { root in
      let layer = box(green)
      layer.anchorPoint = .zero
      layer.position = CGPoint(x: 12, y: 16)
      root.addSublayer(turned(layer, 20))
    },
    .layers("scale") { root in
      let layer = box(nil, corner: 20, border: 6)
      layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 1.2))
      root.addSublayer(layer)
    },
    .layers("scale-negative") { root in
      let layer = box(green)
      layer.setAffineTransform(CGAffineTransform(scaleX: -0.8, y: 1))
      layer.addSublayer(small(red, 6, 8))
      root.addSublayer(layer)
    },
    .layers("skew") { root in
      let layer = box(green, corner: 12)
      layer.setAffineTransform(CGAffineTransform(a: 0.8, b: 0.2, c: -0.4, d: 0.9, tx: 3, ty: -4))
      root.addSublayer(layer)
    },
    .layers("nested") { root in
      let (outer, middle, inner) = (
        turned(box(green), 15), rect(red, 20, 10, 40, 40), rect(yellow, 10, 10, 20, 24)
      )
      middle.setAffineTransform(
        CGAffineTransform(rotationAngle: degrees(15)).scaledBy(x: 0.8, y: 0.8))
      inner.setAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.363970, d: 1, tx: 0, ty: 0))
      middle.addSublayer(inner)
      outer.addSublayer(middle)
      root.addSublayer(outer)
    },
    .layers("sublayer-transform") { root in
      let layer = box(green)
      layer.sublayerTransform = CATransform3DMakeAffineTransform(
        CGAffineTransform(rotationAngle: degrees(20)).scaledBy(x: 0.7, y: 0.7))
      layer.addSublayer(small(red, 0, 0))
      layer.addSublayer(small(blue, 42, 30))
      root.addSublayer(layer)
    },
    .layers("half-pixel") { root in
      let layer = box(green)
      layer.setAffineTransform(CGAffineTransform(translationX: 0.5, y: 0.25))
      root.addSublayer(layer)
    },
    .layers("scrolled") { root in
      let layer = box(green)
      layer.masksToBounds = true
      layer.bounds.origin = CGPoint(x: 12, y: -14)
      layer.addSublayer(small(red, 0, 0))
      layer.addSublayer(small(blue, 42, 30))
      root.addSublayer(layer)
    },
    .layers("flipped") { root in
      let layer = box(green)
      layer.isGeometryFlipped = true
      layer.addSublayer(small(red, 0, 0))
      root.addSublayer(layer)
    },
    .layers("order") { root in
      let layers = [box(green), small(red, 4, 4), small(blue, 60, 60), small(yellow, 66, 4)]
      for (layer, z) in zip(layers, [3, 5, -2, 3]) {
        layer.zPosition = CGFloat(z)
        root.addSublayer(layer)
      }
    },
  ]

  @MainActor
  private static func turned(_ layer: CALayer, _ angle: CGFloat) -> CALayer {
    layer.setAffineTransform(CGAffineTransform(rotationAngle: degrees(angle)))
    return layer
  }
}
