//
//  ReplicatorViewController.swift
//  LayersTutorial
//

import UIKit

/// A dot repeated across the screen, with a wave through the copies
class ReplicatorViewController: UIViewController {
    let replicator = CAReplicatorLayer()
    let dot = CALayer()

    let dotLength: CGFloat = 6.0
    let dotOffset: CGFloat = 8.0

    override func viewDidLoad() {
        super.viewDidLoad()
        replicator.frame = view.bounds
        view.layer.addSublayer(replicator)

        dot.frame = CGRect(
            x: replicator.frame.size.width - dotLength, y: replicator.position.y,
            width: dotLength, height: dotLength)
        dot.backgroundColor = UIColor.lightGray.cgColor
        dot.borderColor = UIColor(white: 1.0, alpha: 1.0).cgColor
        dot.borderWidth = 0.5
        dot.cornerRadius = 1.5
        replicator.addSublayer(dot)

        replicator.instanceCount = Int(view.frame.size.width / dotOffset)
        replicator.instanceTransform = CATransform3DMakeTranslation(-dotOffset, 0.0, 0.0)
        replicator.instanceDelay = 0.02

        scale()
        fade()
        tint()
        swing()
    }

    func scale() {
        let scale = CABasicAnimation(keyPath: "transform")
        scale.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        scale.toValue = NSValue(caTransform3D: CATransform3DMakeScale(1.4, 15, 1.0))
        scale.duration = 0.33
        scale.repeatCount = .infinity
        scale.autoreverses = true
        scale.timingFunction = CAMediaTimingFunction(name: .easeOut)
        dot.add(scale, forKey: "dotScale")
    }

    func fade() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1.0
        fade.toValue = 0.2
        fade.duration = 0.33
        fade.beginTime = CACurrentMediaTime() + 0.33
        fade.repeatCount = .infinity
        fade.autoreverses = true
        fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
        dot.add(fade, forKey: "dotOpacity")
    }

    func tint() {
        let tint = CABasicAnimation(keyPath: "backgroundColor")
        tint.fromValue = UIColor.magenta.cgColor
        tint.toValue = UIColor.cyan.cgColor
        tint.duration = 0.66
        tint.beginTime = CACurrentMediaTime() + 0.28
        tint.fillMode = .backwards
        tint.repeatCount = .infinity
        tint.autoreverses = true
        tint.timingFunction = CAMediaTimingFunction(name: .easeOut)
        dot.add(tint, forKey: "dotColor")
    }

    /// Turns the row a little, then swings it
    func swing() {
        let initialRotation = CABasicAnimation(keyPath: "instanceTransform.rotation")
        initialRotation.fromValue = 0.0
        initialRotation.toValue = 0.01
        initialRotation.duration = 0.33
        initialRotation.isRemovedOnCompletion = false
        initialRotation.fillMode = .forwards
        initialRotation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        replicator.add(initialRotation, forKey: "initialRotation")

        let rotation = CABasicAnimation(keyPath: "instanceTransform.rotation")
        rotation.fromValue = 0.01
        rotation.toValue = -0.01
        rotation.duration = 0.99
        rotation.beginTime = CACurrentMediaTime() + 0.33
        rotation.repeatCount = .infinity
        rotation.autoreverses = true
        rotation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        replicator.add(rotation, forKey: "replicatorRotation")
    }
}
