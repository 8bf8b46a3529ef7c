//
//  GradientViewController.swift
//  LayersTutorial
//

import UIKit

/// A grey bar over which a highlight runs
class GradientViewController: UIViewController {
    @IBOutlet weak var gradientView: UIView!

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

    /// True: the gradient is three times as wide as the bar
    @IBInspectable var isWide: Bool = false

    override func viewDidLoad() {
        super.viewDidLoad()
        gradientView.clipsToBounds = isWide

        let bounds = gradientView.bounds
        gradientLayer.frame =
            isWide
            ? CGRect(x: -bounds.width, y: 0, width: 3 * bounds.width, height: bounds.height) : bounds
        gradientView.layer.addSublayer(gradientLayer)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        animate()
    }

    func animate() {
        let gradientAnimation = CABasicAnimation(keyPath: "locations")
        gradientAnimation.fromValue = [0.0, 0.0, 0.25]
        gradientAnimation.toValue = [0.75, 1.0, 1.0]
        gradientAnimation.duration = 3.0
        gradientAnimation.repeatCount = .infinity
        gradientLayer.add(gradientAnimation, forKey: nil)
    }
}
