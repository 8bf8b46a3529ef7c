import UIKit

extension FeaturePage {
  static let emitters = FeaturePage(
    title: "CAEmitterLayer",
    features: [
      emitter("point, all round") { layer, cell in
        cell.emissionRange = 2 * .pi
        cell.velocity = 40
      },
      emitter("a fountain") { layer, cell in
        layer.emitterPosition = CGPoint(x: 70, y: 95)
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = 0.5
        cell.velocity = 110
        cell.velocityRange = 20
        cell.yAcceleration = 90
      },
      emitter("line, falling") { layer, cell in
        layer.emitterShape = .line
        layer.emitterPosition = CGPoint(x: 70, y: 5)
        layer.emitterSize = CGSize(width: 130, height: 0)
        cell.emissionLongitude = .pi
        cell.velocity = 70
      },
      emitter("circle, outline") { layer, cell in
        layer.emitterShape = .circle
        layer.emitterMode = .outline
        layer.emitterSize = CGSize(width: 40, height: 40)
      },
      emitter("rectangle, surface") { layer, cell in
        layer.emitterShape = .rectangle
        layer.emitterMode = .surface
        layer.emitterSize = CGSize(width: 100, height: 70)
      },
      emitter("colours and sizes") { layer, cell in
        cell.emissionRange = 2 * .pi
        cell.velocity = 40
        cell.redRange = 1
        cell.greenRange = 1
        cell.scaleRange = 0.4
        cell.scaleSpeed = -0.1
      },
      emitter("fading out") { layer, cell in
        cell.emissionRange = 2 * .pi
        cell.velocity = 45
        cell.alphaSpeed = -0.7
      },
      emitter("additive") { layer, cell in
        layer.backgroundColor = ink.cgColor
        layer.renderMode = .additive
        cell.color = UIColor(red: 0.6, green: 0.3, blue: 0.1, alpha: 1).cgColor
        cell.emissionRange = 2 * .pi
        cell.velocity = 20
        cell.scale = 1
      },
      emitter("cells of cells") { layer, cell in
        layer.emitterPosition = CGPoint(x: 70, y: 100)
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = 0.8
        cell.birthRate = 2
        cell.velocity = 70
        let spark = dot(sun)
        spark.birthRate = 40
        spark.lifetime = 0.5
        spark.velocity = 10
        spark.emissionRange = 2 * .pi
        spark.scale = 0.4
        cell.emitterCells = [spark]
      },
      emitter("cut to its bounds") { layer, cell in
        layer.frame = CGRect(x: 40, y: 25, width: 60, height: 60)
        layer.emitterPosition = CGPoint(x: 30, y: 30)
        layer.masksToBounds = true
        layer.borderWidth = 1
        cell.emissionRange = 2 * .pi
        cell.velocity = 40
      },
    ])

  private static func dot(_ color: UIColor) -> CAEmitterCell {
    let cell = CAEmitterCell()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image { _ in
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14)).fill()
      }.cgImage
    cell.color = color.cgColor
    cell.scale = 0.5
    return cell
  }

  private static func emitter(
    _ title: String, _ configure: @escaping (CAEmitterLayer, CAEmitterCell) -> Void
  ) -> Feature {
    Feature(title) { parent in
      let layer = CAEmitterLayer()
      layer.frame = CGRect(origin: .zero, size: cellSize)
      layer.emitterPosition = CGPoint(x: 70, y: 55)
      layer.seed = 7
      let cell = dot(sky)
      cell.birthRate = 40
      cell.lifetime = 1.4
      configure(layer, cell)
      layer.emitterCells = [cell]
      parent.masksToBounds = true
      parent.addSublayer(layer)
    }
  }
}
