/// The scene of a new package: ordinary UIKit code that moves, has parameters, and is tapped.
struct SceneTemplate {
  private let name: PackageName

  init(_ name: PackageName) {
    self.name = name
  }

  /// - Parameter folder: What their paths begin with.
  func files(in folder: String) -> [NewFile] {
    [
      NewFile(path: "\(folder)Scene.swift", text: descriptor),
      NewFile(path: "\(folder)\(name.typePrefix)ViewController.swift", text: controller),
    ]
  }

  /// For a scene within Zoetrope, which has a page beside its sources.
  var readme: NewFile {
    NewFile(
      path: "README.md",
      text: """
        # \(name.title)

        `\(name.sceneID)`: \(summary).

        Origin: written for this collection. Look for: rings that do not jump when they begin anew, and the
        tick that is drawn once the button has been tapped.

        """)
  }

  private let summary = "rings spread from a button, and a tap draws a tick"

  private var descriptor: String {
    """
    import Stage
    import UIKit

    /// How big, how long, what can be changed about it, and what its user does when.
    nonisolated public let scene = TutorialScene(
      id: "\(name.sceneID)", title: "\(name.title)",
      summary: "\(summary)", duration: 3,
      parameters: [
        SceneParameter(
          name: "rings", default: 4, range: 1...12, unit: "", summary: "How many rings there are."),
        SceneParameter(
          name: "period", default: 2, range: 0.25...30, unit: "s",
          summary: "How long a ring takes to fade."),
      ],
      makeRootViewController: { settings in
        \(name.typePrefix)ViewController(
          ringCount: Int(settings["rings"]), period: settings["period"])
      },
      script: { script, settings in
        let size = settings.screenSize
        script.tap(CGPoint(x: size.width / 2, y: size.height / 2), at: 1)
      })

    """
  }

  private var controller: String {
    """
    import UIKit

    /// A round button from which rings spread; a tap draws a tick in it.
    class \(name.typePrefix)ViewController: UIViewController {
      private let ringCount: Int
      private let period: TimeInterval
      private let background = CAGradientLayer()
      private let rings = CAReplicatorLayer()
      private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 128, height: 128))
      private let tick = CAShapeLayer()

      init(ringCount: Int, period: TimeInterval) {
        self.ringCount = ringCount
        self.period = period
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        return nil
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        addBackground()
        addRings()
        addButton()
      }

      private func addBackground() {
        background.name = "background"
        background.frame = view.bounds
        background.colors = [
          UIColor(red: 0.10, green: 0.12, blue: 0.35, alpha: 1).cgColor,
          UIColor(red: 0.36, green: 0.16, blue: 0.49, alpha: 1).cgColor,
        ]
        view.layer.addSublayer(background)
      }

      private func addRings() {
        rings.name = "rings"
        rings.frame = view.bounds
        rings.instanceCount = ringCount
        rings.instanceDelay = period / Double(ringCount)
        view.layer.addSublayer(rings)

        let ring = CAShapeLayer()
        ring.name = "ring"
        ring.path = UIBezierPath(ovalIn: CGRect(x: -64, y: -64, width: 128, height: 128)).cgPath
        ring.position = view.center
        ring.fillColor = UIColor.clear.cgColor
        ring.strokeColor = UIColor.white.cgColor
        ring.lineWidth = 2
        ring.opacity = 0
        rings.addSublayer(ring)

        let spread = CABasicAnimation(keyPath: "transform.scale")
        spread.fromValue = 1
        spread.toValue = 2.6
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.7
        fade.toValue = 0
        let both = CAAnimationGroup()
        both.animations = [spread, fade]
        both.duration = period
        both.timingFunction = CAMediaTimingFunction(name: .easeOut)
        both.repeatCount = .infinity
        ring.add(both, forKey: "spread")
      }

      private func addButton() {
        button.layer.name = "button"
        button.center = view.center
        button.backgroundColor = UIColor(red: 1, green: 0.36, blue: 0.45, alpha: 1)
        button.layer.cornerRadius = 64
        button.layer.shadowOpacity = 0.35
        button.layer.shadowRadius = 12
        button.layer.shadowOffset = CGSize(width: 0, height: 6)
        button.addTarget(
          self, action: \(name.typePrefix)ViewController.tapped, for: .touchUpInside)
        view.addSubview(button)

        let path = UIBezierPath()
        path.move(to: CGPoint(x: 40, y: 66))
        path.addLine(to: CGPoint(x: 58, y: 84))
        path.addLine(to: CGPoint(x: 90, y: 48))
        tick.name = "tick"
        tick.path = path.cgPath
        tick.fillColor = UIColor.clear.cgColor
        tick.strokeColor = UIColor.white.cgColor
        tick.lineWidth = 9
        tick.lineCap = .round
        tick.lineJoin = .round
        tick.isHidden = true
        button.layer.addSublayer(tick)
      }

      func tapped() {
        tick.isHidden = false
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.duration = 0.35
        draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        tick.add(draw, forKey: "draw")

        button.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        UIView.animate(
          withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 5,
          options: .allowUserInteraction,
          animations: {
            self.button.transform = .identity
            self.button.backgroundColor = UIColor(red: 0.16, green: 0.76, blue: 0.55, alpha: 1)
          })
      }
    }

    """
  }
}
