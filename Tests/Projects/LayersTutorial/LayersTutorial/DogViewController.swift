//
//  DogViewController.swift
//  LayersTutorial
//

import UIKit

/// A dog that flies, rocks, or rocks in a round frame, when the screen is touched
class DogViewController: UIViewController {
    /// What it does: set in the storyboard
    @IBInspectable var trick: String = "fly"

    let dogLayer = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        dogLayer.contents = UIImage(named: "dog")?.cgImage
        dogLayer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dogLayer.position = CGPoint(x: 100, y: view.bounds.height / 2)
        view.layer.addSublayer(dogLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        switch trick {
        case "wobble":
            wobble()
        case "mask":
            maskWithCircle()
            wobble()
        default:
            fly()
        }
    }

    /// Round the screen in three legs of one length in time
    func fly() {
        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.duration = 2.0
        flight.values = [
            CGPoint(x: 50.0, y: 100.0),
            CGPoint(x: view.frame.width - 50, y: 160),
            CGPoint(x: 50.0, y: view.frame.height / 2),
            CGPoint(x: 50.0, y: 100.0),
        ].map { NSValue(cgPoint: $0) }
        flight.keyTimes = [0.0, 0.33, 0.66, 1.0]
        flight.repeatCount = .infinity
        dogLayer.add(flight, forKey: nil)
    }

    /// To the left and to the right
    func wobble() {
        let wobble = CAKeyframeAnimation(keyPath: "transform.rotation")
        wobble.duration = 2.5
        wobble.repeatCount = .infinity
        wobble.values = [0.0, -Double.pi / 16, 0.0, Double.pi / 16, 0.0]
        wobble.keyTimes = [0.0, 0.25, 0.5, 0.75, 1.0]
        dogLayer.add(wobble, forKey: nil)
    }

    /// Cuts the picture to a circle
    func maskWithCircle() {
        let circle = UIBezierPath(ovalIn: dogLayer.bounds).cgPath
        let maskLayer = CAShapeLayer()
        maskLayer.path = circle
        dogLayer.mask = maskLayer

        let circleLayer = CAShapeLayer()
        circleLayer.path = circle
        circleLayer.fillColor = UIColor.clear.cgColor
        dogLayer.addSublayer(circleLayer)
    }
}
