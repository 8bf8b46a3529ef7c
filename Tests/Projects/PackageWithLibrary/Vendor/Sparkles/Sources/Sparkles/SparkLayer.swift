import UIKit

/// One spark, at an angle from the right, clockwise
class SparkLayer: CALayer {

    var angle: CGFloat = 0

    init(angle: CGFloat, radius: CGFloat) {
        self.angle = angle
        super.init()
        bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        cornerRadius = 10
        position = CGPoint(x: 80 + radius * cos(angle), y: 80 + radius * sin(angle))
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? SparkLayer {
            angle = other.angle
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
