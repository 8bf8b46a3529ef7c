import QuartzCore

extension PeerCases {
  /// Gradient layers of the table.
  static let gradients = table("gradients") { entry in
    [
      .layers(entry.size) { root in
        let layer = CAGradientLayer()
        layer.frame = entry.rect("bounds") ?? .zero
        layer.type = CAGradientLayerType(rawValue: entry.text("type") ?? "axial")
        if let points = entry.numbers("points") {
          layer.startPoint = CGPoint(x: points[0], y: points[1])
          layer.endPoint = CGPoint(x: points[2], y: points[3])
        }
        layer.colors = (entry.texts("colors") ?? []).map { CGColor.hex($0) }
        layer.locations = entry.numbers("locations")
        root.addSublayer(layer)
      }
    ]
  }
}
