import UIKit

extension FeaturePage {
  static let shapes = FeaturePage(
    title: "CAShapeLayer",
    features: [
      line("butt, miter") { _ in },
      line("round, round") {
        $0.lineCap = .round
        $0.lineJoin = .round
      },
      line("square, bevel") {
        $0.lineCap = .square
        $0.lineJoin = .bevel
      },
      line("miterLimit 1") { $0.miterLimit = 1 },
      line("dashes 14, 6") { $0.lineDashPattern = [14, 6] },
      line("dashes 14, 6, 3: odd") { $0.lineDashPattern = [14, 6, 3] },
      line("dots: 0, 16, round") {
        $0.lineDashPattern = [0, 16]
        $0.lineCap = .round
      },
      line("phase 10") {
        $0.lineDashPattern = [14, 6]
        $0.lineDashPhase = 10
      },
      line("strokeEnd 0.6") { $0.strokeEnd = 0.6 },
      line("0.2 to 0.8, round") {
        $0.strokeStart = 0.2
        $0.strokeEnd = 0.8
        $0.lineCap = .round
      },
      line("hairline") { $0.lineWidth = 0.25 },
      line("huge width") { $0.lineWidth = 60 },
      star("non-zero", .nonZero),
      star("even-odd", .evenOdd),
      Feature("closed, strokeEnd 0.75") { cell in
        add(CAShapeLayer(), to: cell) {
          guard let shape = $0 as? CAShapeLayer else { return }
          shape.path = UIBezierPath(ovalIn: CGRect(x: 30, y: 15, width: 80, height: 80)).cgPath
          shape.fillColor = sun.cgColor
          shape.strokeColor = ink.cgColor
          shape.lineWidth = 8
          shape.strokeEnd = 0.75
        }
      },
    ])

  static let gradients = FeaturePage(
    title: "CAGradientLayer, CAReplicatorLayer",
    features: [
      gradient("axial") { _ in },
      gradient("corner to corner") {
        $0.startPoint = .zero
        $0.endPoint = CGPoint(x: 1, y: 1)
      },
      gradient("locations 0, .2, 1") { $0.locations = [0, 0.2, 1] },
      gradient("equal: a hard edge") { $0.locations = [0, 0.5, 0.5] },
      gradient("out of order") { $0.locations = [0, 0.8, 0.4] },
      gradient("too few: nothing") { $0.locations = [0, 1] },
      gradient("radial") { radial($0, .radial) },
      gradient("conic") { radial($0, .conic) },
      gradient("rounded, bordered") {
        $0.cornerRadius = 25
        $0.borderWidth = 4
      },
      gradient("to transparent") {
        $0.colors = [rose.cgColor, UIColor.clear.cgColor]
      },
      replicator("row") { replicator, _ in
        replicator.instanceCount = 5
        replicator.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
      },
      replicator("ring") { replicator, _ in
        replicator.instanceCount = 12
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      },
      replicator("colour offsets") { replicator, dot in
        dot.backgroundColor = UIColor.white.cgColor
        replicator.instanceCount = 5
        replicator.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
        replicator.instanceGreenOffset = -0.2
        replicator.instanceBlueOffset = -0.2
      },
      replicator("alpha offset, scale") { replicator, _ in
        replicator.instanceCount = 6
        replicator.instanceAlphaOffset = -0.15
        replicator.instanceTransform = CATransform3DScale(
          CATransform3DMakeTranslation(14, 0, 0), 0.9, 0.9, 1)
      },
      Feature("nested: a grid") { cell in
        let rows = CAReplicatorLayer()
        let columns = CAReplicatorLayer()
        columns.instanceCount = 6
        columns.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        columns.instanceRedOffset = -0.15
        rows.instanceCount = 4
        rows.instanceTransform = CATransform3DMakeTranslation(0, 22, 0)
        rows.instanceBlueOffset = -0.25
        columns.addSublayer(block(15, 15, 14, 14, .white))
        rows.addSublayer(columns)
        cell.addSublayer(rows)
      },
    ])

  private static func line(
    _ title: String, _ configure: @escaping (CAShapeLayer) -> Void
  ) -> Feature {
    Feature(title) { cell in
      let shape = CAShapeLayer()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 25, y: 85))
      path.addLine(to: CGPoint(x: 55, y: 25))
      path.addLine(to: CGPoint(x: 85, y: 85))
      path.addLine(to: CGPoint(x: 115, y: 55))
      shape.path = path.cgPath
      shape.fillColor = nil
      shape.strokeColor = ink.cgColor
      shape.lineWidth = 10
      configure(shape)
      cell.masksToBounds = true
      cell.addSublayer(shape)
    }
  }

  private static func star(_ title: String, _ rule: CAShapeLayerFillRule) -> Feature {
    Feature(title) { cell in
      let path = UIBezierPath()
      let points: [(Double, Double)] = [(70, 8), (99, 95), (24, 41), (116, 41), (41, 95)]
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.close()
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      shape.fillColor = sky.cgColor
      shape.fillRule = rule
      cell.addSublayer(shape)
    }
  }

  private static func gradient(
    _ title: String, _ configure: @escaping (CAGradientLayer) -> Void
  ) -> Feature {
    Feature(title) { cell in
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 20, y: 15, width: 100, height: 80)
      layer.colors = [rose.cgColor, sun.cgColor, sky.cgColor]
      configure(layer)
      cell.addSublayer(layer)
    }
  }

  private static func radial(_ layer: CAGradientLayer, _ type: CAGradientLayerType) {
    layer.type = type
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
  }

  private static func replicator(
    _ title: String, _ configure: @escaping (CAReplicatorLayer, CALayer) -> Void
  ) -> Feature {
    Feature(title) { cell in
      let layer = CAReplicatorLayer()
      layer.frame = CGRect(origin: .zero, size: cellSize)
      let dot = block(14, 46, 18, 18, sky)
      dot.cornerRadius = 5
      layer.addSublayer(dot)
      configure(layer, dot)
      cell.addSublayer(layer)
    }
  }
}
