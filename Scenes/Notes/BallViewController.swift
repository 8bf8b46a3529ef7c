import UIKit

/// A round thing, for collisions too
class BallView: UIView {
  /// Told whenever the ball has been moved, between two steps of the animator too
  var didMove: (() -> Void)?

  override var center: CGPoint {
    didSet { didMove?() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.name = "ball"
    layer.cornerRadius = frame.width / 2
    backgroundColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    return .ellipse
  }
}

/// A ball between the edges of the screen and a paddle, or a floor
class BallViewController: UIViewController {
  let elasticity: CGFloat
  let hasFloor: Bool

  let ball = BallView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let paddle = UIView()
  var animator: UIDynamicAnimator!

  init(elasticity: CGFloat, hasFloor: Bool) {
    self.elasticity = elasticity
    self.hasFloor = hasFloor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 245 / 255, green: 245 / 255, blue: 247 / 255, alpha: 1)
    ball.center = view.center
    view.addSubview(ball)
    if hasFloor { addFloor() } else { addPaddle() }
    start()
  }

  private func addPaddle() {
    paddle.layer.name = "paddle"
    paddle.frame = CGRect(x: 0, y: 0, width: 100, height: 25)
    paddle.center = CGPoint(x: view.center.x, y: 600)
    paddle.backgroundColor = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 1)
    paddle.layer.cornerRadius = 6
    view.addSubview(paddle)
  }

  private func addFloor() {
    paddle.layer.name = "floor"
    paddle.frame = CGRect(x: 0, y: 647, width: view.bounds.width, height: 20)
    paddle.backgroundColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
    view.addSubview(paddle)
  }

  private func start() {
    animator = UIDynamicAnimator(referenceView: view)

    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    // The paddle is under the ball wherever that goes: to the ball it is a line across the screen.
    let top = paddle.frame.minY
    collision.addBoundary(
      withIdentifier: "paddle" as NSString, from: CGPoint(x: 0, y: top),
      to: CGPoint(x: view.bounds.width, y: top))
    animator.addBehavior(collision)

    let behavior = UIDynamicItemBehavior(items: [ball])
    behavior.elasticity = elasticity
    behavior.friction = 0
    behavior.resistance = 0
    behavior.allowsRotation = false
    behavior.addLinearVelocity(CGPoint(x: 335, y: -365), for: ball)
    animator.addBehavior(behavior)

    if !hasFloor {
      ball.didMove = { [weak self] in self?.movePaddle() }
      movePaddle()
    }
  }

  /// Where a finger would drag it
  private func movePaddle() {
    paddle.center.x = min(max(ball.center.x, 50), view.bounds.width - 50)
  }
}
