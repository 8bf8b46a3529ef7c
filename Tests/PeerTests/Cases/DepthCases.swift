import QuartzCore

extension PeerCases {
  /// Perspective and depth; Chromium's side is `Peers/depth.html`.
  static let depthCases: [PeerCase] = planeCases + sideCases + crossingCases

  private static let planeCases: [PeerCase] = [
    .layers("own-perspective-y") { $0.addSublayer(halved(.eye(150).turned(50, 0, 1, 0))) },
    .layers("own-perspective-x") { $0.addSublayer(halved(.eye(150).turned(50, 1, 0, 0))) },
    .layers("own-perspective-xyz") { root in
      root.addSublayer(
        halved(.eye(120).turned(35, 1, 0, 0).turned(-40, 0, 1, 0).turned(20, 0, 0, 1)))
    },
    .layers("rotate-y-flat") { $0.addSublayer(halved(.flat.turned(60, 0, 1, 0))) },
    .layers("axis") { $0.addSublayer(halved(.eye(150).turned(70, 1, 2, 3))) },
    .layers("perspective") { root in
      root.sublayerTransform = .eye(150)
      for (color, x) in [(green, 4), (red, 52)] {
        root.addSublayer(placed(rect(color, CGFloat(x), 18, 40, 60), .flat.turned(50, 0, 1, 0)))
      }
    },
    .layers("perspective-corner") { root in
      root.anchorPoint = .zero
      root.position = .zero
      root.sublayerTransform = .eye(150)
      root.addSublayer(halved(.flat.turned(50, 1, 0, 0)))
    },
    .layers("raised") { root in
      root.sublayerTransform = .eye(150)
      let (near, far) = (rect(green, 50, 20, 24, 30), rect(red, 20, 20, 24, 30))
      (near.zPosition, far.zPosition) = (50, -100)
      root.addSublayer(near)
      root.addSublayer(far)
    },
    .layers("rounded-turned") { root in
      root.sublayerTransform = .eye(150)
      let layer = middle(nil)
      (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (20, 8, blue)
      root.addSublayer(placed(layer, .flat.turned(45, 0, 1, 0)))
    },
    .layers("clipped-turned") { root in
      root.sublayerTransform = .eye(150)
      let layer = middle(green)
      layer.cornerRadius = 20
      layer.masksToBounds = true
      layer.addSublayer(rect(red, 30, -10, 20, 40))
      root.addSublayer(placed(layer, .flat.turned(45, 1, 0, 0)))
    },
    .layers("faded-turned") { root in
      root.sublayerTransform = .eye(150)
      let layer = halved(.flat.turned(45, 1, 0, 0))
      layer.opacity = 0.5
      root.addSublayer(layer)
    },
    .layers("flattened") { root in
      root.sublayerTransform = .eye(150)
      let layer = placed(middle(green), .flat.turned(40, 0, 1, 0))
      layer.addSublayer(placed(rect(red, 30, 10, 20, 40), .flat.turned(-60, 0, 1, 0)))
      root.addSublayer(layer)
    },
    .layers("behind-the-eye") { root in
      root.sublayerTransform = .eye(40)
      root.addSublayer(placed(rect(green, -52, 28, 200, 40), .flat.turned(55, 0, 1, 0)))
    },
    .layers("edge-on") { root in
      root.sublayerTransform = .eye(150)
      root.addSublayer(placed(middle(green), .flat.turned(88, 0, 1, 0)))
    },
    .layers("origin-z") { root in
      let layer = halved(.eye(150).turned(40, 0, 1, 0))
      layer.anchorPointZ = -30
      root.addSublayer(layer)
    },
  ]

  private static let sideCases: [PeerCase] = [
    .layers("back-hidden") { root in
      let back = placed(middle(green), .eye(150).turned(130, 0, 1, 0))
      let front = placed(rect(red, 18, 18, 40, 40), .eye(150).turned(50, 0, 1, 0))
      (back.isDoubleSided, front.isDoubleSided) = (false, false)
      root.addSublayer(back)
      root.addSublayer(front)
    },
    .layers("back-seen") { $0.addSublayer(halved(.eye(150).turned(130, 0, 1, 0))) },
    .layers("card") { root in
      root.sublayerTransform = .eye(150)
      let card = CATransformLayer()
      card.frame = CGRect(x: 18, y: 18, width: 60, height: 60)
      card.transform = .flat.turned(150, 0, 1, 0)
      let (front, back) = (rect(green, 0, 0, 60, 60), rect(yellow, 0, 0, 60, 60))
      back.addSublayer(rect(red, 30, 10, 20, 40))
      back.transform = .flat.turned(180, 0, 1, 0)
      (front.isDoubleSided, back.isDoubleSided) = (false, false)
      card.addSublayer(front)
      card.addSublayer(back)
      root.addSublayer(card)
    },
  ]

  private static let crossingCases: [PeerCase] = [
    .layers("crossing-y", edge: 30, because: edgesAtEdges) { root in
      fill(
        space(in: root),
        [
          placed(band(green), .flat.turned(50, 0, 1, 0)),
          placed(band(red), .flat.turned(-50, 0, 1, 0)),
        ])
    },
    .layers("crossing-x", edge: 30, because: edgesAtEdges) { root in
      fill(
        space(in: root),
        [
          placed(middle(green), .flat.turned(40, 1, 0, 0)),
          placed(middle(red), .flat.turned(-30, 1, 0, 0)),
        ])
    },
    .layers("crossing-three", edge: 55, because: edgesAtEdges) { root in
      fill(
        space(in: root),
        [
          placed(middle(green), .flat.turned(45, 0, 1, 0)),
          placed(middle(red), .flat.turned(60, 1, 0, 0)),
          placed(middle(blue), .flat.turned(-50, 0, 1, 0).turned(20, 1, 0, 0)),
        ])
    },
    .layers("crossing-flat", edge: 40, because: edgesAtEdges) { root in
      fill(space(in: root), [middle(green), placed(middle(red), .flat.turned(50, 0, 1, 0))])
    },
    .layers("crossing-turned-space", edge: 75, because: edgesAtEdges) { root in
      fill(
        space(in: root, .flat.turned(-30, 1, 0, 0).turned(30, 0, 1, 0)),
        [
          middle(green), placed(middle(red), .flat.turned(90, 0, 1, 0)),
          placed(middle(blue), .flat.turned(90, 1, 0, 0)),
        ])
    },
    .layers("cube", edge: 70, mean: 0.4, because: edgesAtEdges) { root in
      let sides: [(CGColor, CATransform3D)] = [
        (red, .flat), (green, .flat.turned(90, 0, 1, 0)), (blue, .flat.turned(90, 1, 0, 0)),
        (yellow, .flat.turned(-90, 0, 1, 0)),
      ]
      fill(
        space(in: root, .flat.turned(-25, 1, 0, 0).turned(35, 0, 1, 0)),
        sides.map { color, turn in
          placed(rect(color, 28, 28, 40, 40), CATransform3DTranslate(turn, 0, 0, 20))
        })
    },
    .layers("depth-order") { root in
      let layers = [
        rect(green, 10, 10, 50, 50), rect(red, 30, 30, 50, 50), rect(blue, 40, 20, 20, 60),
      ]
      for (layer, z) in zip(layers, [20, -20, 10]) { layer.zPosition = CGFloat(z) }
      fill(space(in: root), layers)
    },
    .layers("nested-space", edge: 30, because: edgesAtEdges) { root in
      let outer = space(in: root, .flat.turned(30, 0, 1, 0))
      let inner = CATransformLayer()
      inner.frame = outer.bounds
      inner.transform = .flat.turned(40, 1, 0, 0)
      outer.addSublayer(inner)
      let (near, far) = (middle(green), placed(middle(red), .flat.turned(45, 0, 0, 1)))
      (near.zPosition, far.zPosition) = (20, -20)
      fill(inner, [near, far])
    },
    .layers("translucent-crossing", edge: 36, because: edgesAtEdges) { root in
      fill(
        space(in: root),
        [
          placed(band(.hex("28b43c90")), .flat.turned(50, 0, 1, 0)),
          placed(band(.hex("dc282890")), .flat.turned(-50, 0, 1, 0)),
        ])
    },
  ]

  /// A transform layer over the root, seen from 150 points before its middle.
  @MainActor
  private static func space(
    in root: CALayer, _ transform: CATransform3D = CATransform3DIdentity
  ) -> CATransformLayer {
    root.sublayerTransform = .eye(150)
    let space = CATransformLayer()
    space.frame = root.bounds
    space.transform = transform
    root.addSublayer(space)
    return space
  }

  @MainActor
  private static func fill(_ space: CATransformLayer, _ layers: [CALayer]) {
    for layer in layers { space.addSublayer(layer) }
  }

  /// 60 × 60 points in the middle of the picture.
  @MainActor
  private static func middle(_ color: CGColor?) -> CALayer { rect(color, 18, 18, 60, 60) }

  @MainActor
  private static func band(_ color: CGColor) -> CALayer { rect(color, 8, 33, 80, 30) }

  /// Green with red in its right half.
  @MainActor
  private static func halved(_ transform: CATransform3D) -> CALayer {
    let layer = middle(green)
    layer.addSublayer(rect(red, 30, 10, 20, 40))
    return placed(layer, transform)
  }

  @MainActor
  private static func placed(_ layer: CALayer, _ transform: CATransform3D) -> CALayer {
    layer.transform = transform
    return layer
  }
}

extension CATransform3D {
  fileprivate static var flat: CATransform3D { CATransform3DIdentity }

  /// Seen from `distance` before the plane.
  fileprivate static func eye(_ distance: CGFloat) -> CATransform3D {
    var matrix = CATransform3DIdentity
    matrix.m34 = -1 / distance
    return matrix
  }

  /// Degrees about an axis, before what was there.
  fileprivate func turned(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Self {
    CATransform3DRotate(self, degrees(angle), x, y, z)
  }
}
