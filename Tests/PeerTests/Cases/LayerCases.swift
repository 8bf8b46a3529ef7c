import QuartzCore

extension PeerCases {
  /// Corners, borders, clipping, groups and masks; Chromium's side is `Peers/layers.html`.
  static let layerCases: [PeerCase] = cornerCases + clipCases + groupCases + maskCases + placeCases

  private static let cornerCases: [PeerCase] = [
    .layers("plain") { $0.addSublayer(box(green)) },
    .layers("translucent") { root in
      root.addSublayer(box(.hex("28b43c80")))
      root.addSublayer(small(.hex("dc282840"), 50, 50))
    },
    .layers("corner-4") { $0.addSublayer(box(green, corner: 4)) },
    .layers("corner-16") { $0.addSublayer(box(green, corner: 16)) },
    .layers("corner-half") { $0.addSublayer(box(green, corner: 30)) },
    .layers("corner-too-large") { $0.addSublayer(box(green, corner: 50)) },
    .layers("circle") { root in
      let circle = rect(blue, 10, 10, 76, 76)
      circle.cornerRadius = 38
      root.addSublayer(circle)
    },
    .layers("corners-top") { root in
      let layer = box(green, corner: 20)
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      root.addSublayer(layer)
    },
    .layers("corners-diagonal") { root in
      let layer = box(green, corner: 24)
      layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
      root.addSublayer(layer)
    },
    .layers("corners-one-border") { root in
      let layer = box(nil, corner: 26, border: 6)
      layer.maskedCorners = .layerMaxXMaxYCorner
      root.addSublayer(layer)
    },
    .layers("corners-clip") { root in
      let layer = box(nil, corner: 30)
      layer.masksToBounds = true
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      layer.addSublayer(rect(red, -4, 30, 80, 40))
      root.addSublayer(layer)
    },
    .layers("border") { $0.addSublayer(box(nil, border: 6)) },
    .layers("border-corner") { $0.addSublayer(box(nil, corner: 20, border: 6)) },
    .layers("border-wider-than-corner") { $0.addSublayer(box(nil, corner: 8, border: 12)) },
    .layers("border-over-background", edge: 75, mean: 0.35, because: edgesOnEdges) {
      $0.addSublayer(box(green, corner: 20, border: 6))
    },
    .layers("border-thin") { $0.addSublayer(box(nil, corner: 20, border: 1)) },
    .layers("border-translucent", edge: 45, mean: 0.2, because: edgesOnEdges) { root in
      let layer = box(green, corner: 20, border: 10)
      layer.borderColor = .hex("2846dc80")
      root.addSublayer(layer)
    },
    .layers("border-all") { $0.addSublayer(box(nil, corner: 20, border: 30)) },
    .layers("border-over-child") { root in
      let layer = box(green, border: 8)
      layer.addSublayer(small(red, -10, 20))
      root.addSublayer(layer)
    },
  ]

  private static let clipCases: [PeerCase] = [
    .layers("clip") { root in
      let layer = box(green)
      layer.masksToBounds = true
      layer.addSublayer(small(red, -10, 40))
      layer.addSublayer(small(blue, 60, -12))
      root.addSublayer(layer)
    },
    .layers("clip-corner") { $0.addSublayer(clippingBox()) },
    .layers("clip-in-clip") { root in
      let (layer, inner) = (box(green, corner: 20), rect(yellow, 30, 24, 50, 50))
      layer.masksToBounds = true
      inner.masksToBounds = true
      inner.cornerRadius = 25
      inner.addSublayer(small(red, 0, 0))
      layer.addSublayer(inner)
      root.addSublayer(layer)
    },
    .layers("clip-turned-child") { root in
      let (layer, bar) = (box(green, corner: 20), rect(red, 20, -10, 30, 80))
      layer.masksToBounds = true
      bar.setAffineTransform(CGAffineTransform(rotationAngle: degrees(40)))
      layer.addSublayer(bar)
      root.addSublayer(layer)
    },
    .layers("clip-turned") { root in
      let layer = clippingBox()
      layer.setAffineTransform(CGAffineTransform(rotationAngle: degrees(25)))
      root.addSublayer(layer)
    },
    .layers("child-sticks-out") { root in
      let layer = box(green, corner: 20)
      layer.addSublayer(small(red, -6, 36))
      root.addSublayer(layer)
    },
  ]

  @MainActor
  private static func clippingBox() -> CALayer {
    let layer = box(green, corner: 20)
    layer.masksToBounds = true
    layer.addSublayer(small(red, -6, 36))
    layer.addSublayer(small(blue, 48, -6))
    return layer
  }

  private static let groupCases: [PeerCase] = [
    .layers("opacity") { root in
      let layer = box(green)
      layer.opacity = 0.5
      root.addSublayer(layer)
    },
    .layers("opacity-group") { $0.addSublayer(overlappingPair()) },
    .layers("opacity-no-group") { root in
      let layer = overlappingPair()
      layer.allowsGroupOpacity = false
      root.addSublayer(layer)
    },
    .layers("opacity-nested", mean: 0.3, because: "three groups round one after the other") {
      root in
      let (outer, middle, inner) = (
        box(green), rect(red, 10, 10, 52, 40), rect(blue, 10, 10, 20, 40)
      )
      (outer.opacity, middle.opacity, inner.opacity) = (0.7, 0.6, 0.4)
      middle.cornerRadius = 12
      middle.addSublayer(inner)
      outer.addSublayer(middle)
      root.addSublayer(outer)
    },
    .layers("opacity-border", edge: 34, because: edgesOnEdges) { root in
      let layer = box(green, corner: 16, border: 8)
      layer.opacity = 0.4
      root.addSublayer(layer)
    },
  ]

  @MainActor
  private static func overlappingPair() -> CALayer {
    let layer = box(nil)
    layer.opacity = 0.5
    layer.addSublayer(rect(red, 0, 0, 45, 40))
    layer.addSublayer(rect(blue, 25, 20, 45, 40))
    return layer
  }
}
