import UIKit

/// The pictures with which the chapter introduces replicators: one shape, and what a replicator makes
/// of it
class IntroductionViewController: UIViewController {
  enum Picture {
    /// Copies side by side
    case row
    /// Each a step further from magenta to cyan
    case tinted
    /// Each turned a step further about the middle
    case circle
  }

  let picture: Picture
  let count: Int

  let replicator = CAReplicatorLayer()
  let shape = CALayer()

  init(_ picture: Picture, count: Int) {
    self.picture = picture
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 1 / 3, alpha: 1)

    replicator.name = "replicator"
    replicator.frame = view.bounds
    replicator.instanceCount = count
    view.layer.addSublayer(replicator)

    shape.name = "shape"
    shape.bounds = CGRect(x: 0, y: 0, width: 30, height: 54)
    shape.cornerRadius = 8
    shape.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(shape)

    if picture == .circle { lieInCircle() } else { lieInRow() }
    if picture == .row {
      shape.backgroundColor = UIColor.magenta.cgColor
    } else {
      tint()
    }
  }

  /// From left to right, in the middle of the screen
  private func lieInRow() {
    let step = min(44, 300 / CGFloat(max(count - 1, 1)))
    shape.position = CGPoint(
      x: view.bounds.midX - step * CGFloat(count - 1) / 2, y: view.bounds.midY)
    replicator.instanceTransform = CATransform3DMakeTranslation(step, 0.0, 0.0)
  }

  /// From the top on clockwise: an instance transform turns about the middle of its replicator
  private func lieInCircle() {
    shape.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 110)
    replicator.instanceTransform = CATransform3DMakeRotation(
      2 * .pi / CGFloat(count), 0.0, 0.0, 1.0)
  }

  /// White times magenta for the original; each copy takes red away and gives green, to cyan
  private func tint() {
    replicator.instanceColor = UIColor.magenta.cgColor
    replicator.instanceRedOffset = -1 / Float(max(count - 1, 1))
    replicator.instanceGreenOffset = 1 / Float(max(count - 1, 1))
  }
}
