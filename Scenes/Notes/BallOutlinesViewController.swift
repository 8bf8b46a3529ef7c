import UIKit

/// A ball with a spoke, so that one sees it turn
class SpokedBallView: BallView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let spoke = UIView(
      frame: CGRect(
        x: frame.width / 2, y: frame.height / 2 - 1.5, width: frame.width / 2, height: 3))
    spoke.backgroundColor = .white
    addSubview(spoke)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }
}

/// The same with a circle as its path, as the notes have it. Of a path only corners count
class CirclePathBallView: SpokedBallView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    return .path
  }

  override var collisionBoundingPath: UIBezierPath {
    return UIBezierPath(
      ovalIn: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

/// A field with a ball in it, and below it how fast the ball flies and turns
class BallField: UIView {
  let ball: BallView
  let speedLabel = UILabel()
  let spinLabel = UILabel()
  private let bar = UIView()
  private let startSpeed: CGFloat
  private var animator: UIDynamicAnimator!
  private let behavior: UIDynamicItemBehavior

  init(frame: CGRect, title: String, ball: BallView, velocity: CGPoint) {
    self.ball = ball
    startSpeed = hypot(velocity.x, velocity.y)
    behavior = UIDynamicItemBehavior(items: [ball])
    super.init(frame: frame)

    let walls = UIView(frame: CGRect(x: 0, y: 36, width: frame.width, height: frame.height - 120))
    walls.layer.name = "walls"
    walls.backgroundColor = .white
    walls.layer.cornerRadius = 3
    walls.clipsToBounds = true
    addSubview(walls)
    ball.center = CGPoint(x: walls.bounds.midX, y: walls.bounds.midY)
    walls.addSubview(ball)

    add(UILabel(), title, y: 6, color: .black)
    bar.layer.name = "bar"
    bar.frame = CGRect(x: 0, y: frame.height - 72, width: frame.width, height: 8)
    bar.backgroundColor = ball.backgroundColor
    bar.layer.cornerRadius = 4
    addSubview(bar)
    speedLabel.layer.name = "speed"
    add(speedLabel, "", y: frame.height - 56, color: .black)
    spinLabel.layer.name = "spin"
    add(spinLabel, "", y: frame.height - 32, color: .darkGray)

    start(in: walls, velocity: velocity)
    tell()
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  private func add(_ label: UILabel, _ text: String, y: CGFloat, color: UIColor) {
    label.frame = CGRect(x: 0, y: y, width: bounds.width, height: 22)
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.textColor = color
    label.text = text
    addSubview(label)
  }

  private func start(in walls: UIView, velocity: CGPoint) {
    animator = UIDynamicAnimator(referenceView: walls)

    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    behavior.elasticity = 1.0
    behavior.friction = 0
    behavior.resistance = 0
    behavior.angularResistance = 0
    behavior.addLinearVelocity(velocity, for: ball)
    behavior.action = { [weak self] in self?.tell() }
    animator.addBehavior(behavior)
  }

  private func tell() {
    let velocity = behavior.linearVelocity(for: ball)
    let speed = hypot(velocity.x, velocity.y)
    let turns = behavior.angularVelocity(for: ball) / (2 * .pi)
    bar.frame.size.width = bounds.width * min(speed / startSpeed, 1)
    speedLabel.text = "\(Int(speed.rounded())) pt/s"
    spinLabel.text = String(format: "%.1f turns/s", abs(turns))
  }
}

/// Two balls side by side: one collides with a path that is a circle, the other as an ellipse
class BallOutlinesViewController: UIViewController {
  /// Points a second at the start
  let speed: CGFloat

  init(speed: CGFloat) {
    self.speed = speed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 233 / 255, green: 233 / 255, blue: 238 / 255, alpha: 1)
    let velocity = CGPoint(x: speed * 0.6, y: -speed * 0.8)
    let size = CGRect(x: 0, y: 0, width: 40, height: 40)
    let width = (view.bounds.width - 36) / 2
    let field = CGRect(x: 12, y: 40, width: width, height: view.bounds.height - 60)

    let path = BallField(
      frame: field, title: "collisionBoundingPath", ball: CirclePathBallView(frame: size),
      velocity: velocity)
    path.layer.name = "path"
    view.addSubview(path)
    let ellipse = BallField(
      frame: field.offsetBy(dx: width + 12, dy: 0), title: ".ellipse",
      ball: SpokedBallView(frame: size), velocity: velocity)
    ellipse.layer.name = "ellipse"
    view.addSubview(ellipse)
  }
}
