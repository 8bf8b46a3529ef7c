import UIKit

/// A round gauge, filled with water up to its level
class WaterProgressView: UIView {
  /// Holds the water; its top is the water's level
  let visibleView = UIView()
  var waveLayer: CAShapeLayer!

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 240 / 255, green: 248 / 255, blue: 1, alpha: 1)
    layer.cornerRadius = frame.width / 2
    clipsToBounds = true

    visibleView.layer.name = "visibleView"
    self.addSubview(visibleView)
    visibleView.frame = self.bounds

    waveLayer = generateWaveLayer()
    waveLayer.name = "wave"
    waveLayer.frame = CGRect(
      x: -self.bounds.width, y: 0, width: self.bounds.width * 2.0, height: self.bounds.height)

    visibleView.layer.addSublayer(waveLayer)
    addWaveAnimation(to: waveLayer)
    changeWaterLevel(to: 0.0)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  /// Four waves along twice the width, and the water below them
  func generateWaveLayer() -> CAShapeLayer {
    let width = self.bounds.width
    let height = self.bounds.height

    var currentX: CGFloat = 0.0
    let dx: CGFloat = 0.5
    let totalLength = width * 2.0

    let wavePath = UIBezierPath()
    wavePath.move(to: CGPoint(x: 0, y: 0))
    while currentX <= totalLength {
      let y = 5.0 * sin(currentX * (8.0 * CGFloat.pi / totalLength))
      wavePath.addLine(to: CGPoint(x: currentX, y: y))
      currentX += dx
    }

    wavePath.addLine(to: CGPoint(x: totalLength, y: height))
    wavePath.addLine(to: CGPoint(x: 0, y: height))
    wavePath.close()

    let waveLayer = CAShapeLayer()
    waveLayer.path = wavePath.cgPath
    waveLayer.fillColor =
      UIColor(red: 30.0 / 255.0, green: 144.0 / 255.0, blue: 255.0 / 255.0, alpha: 1.0).cgColor

    return waveLayer
  }

  /// Lets the water run to the right, for ever
  func addWaveAnimation(to animateLayer: CAShapeLayer) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 3.0
    animation.fromValue = 0.0
    animation.toValue = self.bounds.width
    animation.repeatCount = MAXFLOAT

    animateLayer.add(animation, forKey: nil)
  }

  /// `relativeLevel`: 0 for empty, 1 for full
  func changeWaterLevel(to relativeLevel: CGFloat) {
    visibleView.frame = CGRect(
      x: 0, y: (1.0 - relativeLevel) * self.bounds.height, width: self.bounds.width,
      height: self.bounds.height)
  }
}
