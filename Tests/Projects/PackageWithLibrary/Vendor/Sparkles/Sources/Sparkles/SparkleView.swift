import UIKit

public protocol SparkleViewDelegate: AnyObject {
    func sparkleViewDidStart(_ sparkleView: SparkleView)
}

/// Eight sparks on a circle, which turns once in four seconds
open class SparkleView: UIView {

    public weak var delegate: SparkleViewDelegate?

    @objc public dynamic var color: UIColor = .yellow {
        didSet { sparks.first?.backgroundColor = color.cgColor }
    }

    private let ring = CALayer()
    private var sparks: [SparkLayer] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        isUserInteractionEnabled = false
        ring.bounds = CGRect(x: 0, y: 0, width: 160, height: 160)
        layer.addSublayer(ring)

        for index in 0..<8 {
            let spark = SparkLayer(angle: CGFloat(index) * .pi / 4, radius: 70)
            spark.backgroundColor = (index == 0 ? color : .white).cgColor
            ring.addSublayer(spark)
            sparks.append(spark)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open func start() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 4
        turn.repeatCount = .infinity
        ring.add(turn, forKey: "turn")
        delegate?.sparkleViewDidStart(self)
    }
}
