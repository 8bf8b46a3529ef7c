//
//  OrbitViewController.swift
//  Storyboards
//

import UIKit

/// A moon on its way around the middle of the view
class OrbitViewController: UIViewController {

    @IBOutlet weak var moonView: UIView!

    var period: TimeInterval = 1

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let path = UIBezierPath(arcCenter: center, radius: 60, startAngle: 0, endAngle: 2 * .pi, clockwise: true)

        let orbit = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
        orbit.path = path.cgPath
        orbit.duration = period
        orbit.calculationMode = .paced
        orbit.repeatCount = .infinity
        moonView.layer.add(orbit, forKey: "orbit")
    }

}
