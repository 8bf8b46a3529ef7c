import UIKit

/// A player's picture in a round frame, with the name below it
class AvatarView: UIView {
  let lineWidth: CGFloat = 6.0
  let animationDuration = 1.0

  let photoLayer = CALayer()
  let circleLayer = CAShapeLayer()
  let maskLayer = CAShapeLayer()
  let label: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 18)
    label.textAlignment = .center
    label.textColor = .black
    return label
  }()

  @IBInspectable var image: UIImage? {
    didSet { photoLayer.contents = image?.cgImage }
  }

  @IBInspectable var name: String? {
    didSet { label.text = name }
  }

  var isSquare = false

  override func didMoveToWindow() {
    photoLayer.name = "photo"
    maskLayer.name = "mask"
    circleLayer.name = "ring"
    label.layer.name = "caption"

    layer.addSublayer(photoLayer)
    photoLayer.mask = maskLayer

    circleLayer.strokeColor = UIColor.white.cgColor
    circleLayer.lineWidth = lineWidth
    circleLayer.fillColor = UIColor.clear.cgColor
    layer.addSublayer(circleLayer)

    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoLayer.frame = bounds
    circleLayer.frame = bounds
    maskLayer.frame = bounds
    if !isSquare {
      circleLayer.path = UIBezierPath(ovalIn: bounds).cgPath
      maskLayer.path = circleLayer.path
    }
    label.frame = CGRect(
      x: 0.0, y: bounds.size.height + 10.0, width: bounds.size.width, height: 24.0)
  }

  /// To `point` with a spring, where the picture is squeezed to `morphSize` on the side that hits,
  /// and back
  func bounceOff(point: CGPoint, morphSize: CGSize) {
    let originalCenter = center

    UIView.animate(
      withDuration: animationDuration, delay: 0.0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0.0,
      animations: {
        self.frame.origin.x = point.x
      },
      completion: { _ in
        self.animateToSquare()
      })

    UIView.animate(
      withDuration: animationDuration, delay: animationDuration, usingSpringWithDamping: 0.7,
      initialSpringVelocity: 1.0,
      animations: {
        self.center = originalCenter
      },
      completion: { _ in
        delay(seconds: 0.1) {
          if !self.isSquare {
            self.bounceOff(point: point, morphSize: morphSize)
          }
        }
      })

    // The side that hits keeps its place, and so does the bottom.
    let morphedFrame = CGRect(
      x: originalCenter.x > point.x ? 0.0 : bounds.width - morphSize.width,
      y: bounds.height - morphSize.height, width: morphSize.width, height: morphSize.height)

    let morphAnimation = CABasicAnimation(keyPath: "path")
    morphAnimation.duration = animationDuration
    morphAnimation.toValue = UIBezierPath(ovalIn: morphedFrame).cgPath
    morphAnimation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    circleLayer.add(morphAnimation, forKey: nil)
    maskLayer.add(morphAnimation, forKey: nil)
  }

  func animateToSquare() {
    isSquare = true

    let squarePath = UIBezierPath(rect: bounds).cgPath
    let morph = CABasicAnimation(keyPath: "path")
    morph.duration = 0.25
    morph.fromValue = circleLayer.path
    morph.toValue = squarePath
    circleLayer.add(morph, forKey: nil)
    maskLayer.add(morph, forKey: nil)

    circleLayer.path = squarePath
    maskLayer.path = squarePath
  }
}
