//
//  GradientLabel.swift
//  LayersTutorial
//

import UIKit

/// Text through which a highlight runs
@IBDesignable
class GradientLabel: UIView {
    lazy var gradientLayer: CAGradientLayer = {
        let gradientLayer = CAGradientLayer()

        gradientLayer.startPoint = CGPoint(x: 0.0, y: 0.5)
        gradientLayer.endPoint = CGPoint(x: 1.0, y: 0.5)

        let colors = [
            UIColor.black.cgColor,
            UIColor.white.cgColor,
            UIColor.black.cgColor,
        ]
        gradientLayer.colors = colors

        let locations: [NSNumber] = [0.25, 0.5, 0.75]
        gradientLayer.locations = locations

        return gradientLayer
    }()

    lazy var textAttributes: [NSAttributedString.Key: Any] = {
        let style = NSMutableParagraphStyle()
        style.alignment = .center

        return [
            .font: UIFont.systemFont(ofSize: 28.0, weight: .thin),
            .paragraphStyle: style,
        ]
    }()

    @IBInspectable var text: String! {
        didSet {
            setNeedsDisplay()
            UIGraphicsBeginImageContextWithOptions(frame.size, false, 0)
            text.draw(in: bounds, withAttributes: textAttributes)
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()

            let maskLayer = CALayer()
            maskLayer.backgroundColor = UIColor.clear.cgColor
            maskLayer.frame = bounds.offsetBy(dx: bounds.size.width, dy: 0)
            maskLayer.contents = image?.cgImage

            gradientLayer.mask = maskLayer
        }
    }

    override func layoutSubviews() {
        gradientLayer.frame = CGRect(
            x: -bounds.size.width, y: bounds.origin.y, width: 3 * bounds.size.width,
            height: bounds.size.height)

        layer.addSublayer(gradientLayer)
    }

    override func didMoveToWindow() {
        let gradientAnimation = CABasicAnimation(keyPath: "locations")
        gradientAnimation.fromValue = [0.0, 0.0, 0.25]
        gradientAnimation.toValue = [0.75, 1.0, 1.0]
        gradientAnimation.duration = 3.0
        gradientAnimation.repeatCount = .infinity
        gradientLayer.add(gradientAnimation, forKey: nil)
    }
}
