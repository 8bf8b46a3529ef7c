import UIKit

/// A round gauge, filled with water up to its progress
class WaterProgressView: UIView {
  /// Holds the water; its top is the water's level
  let visibleView = UIView()
  let waveLayer = CAShapeLayer()

  /// 0 for empty, 1 for full
  var progress: CGFloat = 0 {
    didSet { visibleView.frame.origin.y = (1 - progress) * bounds.height }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 240 / 255, green: 248 / 255, blue: 1, alpha: 1)
    layer.cornerRadius = frame.width / 2
    clipsToBounds = true

    visibleView.layer.name = "visibleView"
    visibleView.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
    addSubview(visibleView)

    waveLayer.name = "wave"
    waveLayer.frame = CGRect(
      x: -bounds.width, y: 0, width: 2 * bounds.width, height: bounds.height)
    waveLayer.path = wavePath().cgPath
    waveLayer.fillColor = UIColor(red: 30 / 255, green: 144 / 255, blue: 1, alpha: 1).cgColor
    visibleView.layer.addSublayer(waveLayer)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  /// Four waves along twice the width, and the water below them
  private func wavePath() -> UIBezierPath {
    let (width, height) = (2 * bounds.width, bounds.height)
    let path = UIBezierPath()
    path.move(to: .zero)
    for x in stride(from: 0, through: width, by: 0.5) {
      path.addLine(to: CGPoint(x: x, y: 5 * sin(x * 8 * .pi / width)))
    }
    path.addLine(to: CGPoint(x: width, y: height))
    path.addLine(to: CGPoint(x: 0, y: height))
    path.close()
    return path
  }

  /// Lets the water run to the right, for ever
  func startWave() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = bounds.width
    animation.duration = 3
    animation.repeatCount = .infinity
    waveLayer.add(animation, forKey: nil)
  }
}
