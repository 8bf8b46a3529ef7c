import QuartzCore
import Stage

LayerStage.run(size: CGSize(width: 100, height: 20)) { stage in
  let layer = CALayer()
  layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
  layer.backgroundColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
  stage.rootLayer.addSublayer(layer)

  let move = CABasicAnimation(keyPath: "position.x")
  move.fromValue = 10
  move.toValue = 90
  move.duration = 1
  layer.add(move, forKey: "move")

  for tenth in 0..<10 {
    stage.advance(to: Double(tenth) / 10)
    let x = layer.presentation()?.position.x ?? .nan
    let pixel = stage.picture().pixel(atX: 50, y: 10) ?? .zero
    print("\(stage.time) s: x = \(x), pixel (50, 10) = \(pixel)")
  }
}
