import UIKit

/// A star that is filled with a spring and throws sparks when it is tapped
class LikeButton: UIButton {
  private let emitterLayer = CAEmitterLayer()
  private let starLayer = CAShapeLayer()

  private(set) var isLiked = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpStar()
    setUpSparks()
    addTarget(self, action: LikeButton.tapped, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func setUpStar() {
    starLayer.name = "star"
    starLayer.frame = bounds
    starLayer.path = starPath().cgPath
    starLayer.lineWidth = 3
    starLayer.lineJoin = .round
    starLayer.strokeColor = UIColor.lightGray.cgColor
    starLayer.fillColor = UIColor.clear.cgColor
    layer.addSublayer(starLayer)
  }

  private func setUpSparks() {
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents = UIImage(named: "spark")?.cgImage
    cell.birthRate = 300
    cell.lifetime = 0.8
    cell.lifetimeRange = 0.3
    cell.velocity = 140
    cell.velocityRange = 60
    cell.emissionRange = .pi * 2
    cell.scale = 0.5
    cell.scaleRange = 0.3
    cell.scaleSpeed = -0.4
    cell.alphaSpeed = -0.9
    cell.color = UIColor(red: 1, green: 0.55, blue: 0.1, alpha: 1).cgColor
    cell.greenRange = 0.6
    emitterLayer.name = "sparks"
    emitterLayer.emitterShape = .circle
    emitterLayer.emitterMode = .outline
    emitterLayer.emitterSize = CGSize(width: 20, height: 0)
    emitterLayer.emitterPosition = CGPoint(x: bounds.midX, y: bounds.midY)
    emitterLayer.birthRate = 0
    emitterLayer.emitterCells = [cell]
    layer.insertSublayer(emitterLayer, below: starLayer)
  }

  func tapped() {
    isLiked.toggle()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let color: UIColor = isLiked ? .orange : .lightGray
    starLayer.strokeColor = color.cgColor
    starLayer.fillColor = isLiked ? color.cgColor : UIColor.clear.cgColor
    CATransaction.commit()

    transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 6,
      options: .allowUserInteraction,
      animations: {
        self.transform = .identity
      })

    guard isLiked else { return }
    emitterLayer.beginTime = CACurrentMediaTime()
    emitterLayer.birthRate = 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
      self.emitterLayer.birthRate = 0
    }
  }

  private func starPath() -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for corner in 0..<10 {
      let radius = corner.isMultiple(of: 2) ? bounds.width / 2 : bounds.width / 4.6
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}

/// A star in the middle of the screen
class LikeViewController: UIViewController {
  let button = LikeButton(frame: CGRect(x: 0, y: 0, width: 90, height: 90))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.layer.name = "like"
    button.center = view.center
    view.addSubview(button)
  }
}
