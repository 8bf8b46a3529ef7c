//
//  AvatarView.swift
//  LayersTutorial
//

import UIKit

/// A player's picture in a round frame, with the name below it
@IBDesignable
class AvatarView: UIView {
    let lineWidth: CGFloat = 6.0
    let animationDuration = 1.0
    var isSquare = false

    let photoLayer = CALayer()
    let circleLayer = CAShapeLayer()
    let maskLayer = CAShapeLayer()
    let label: UILabel = {
        let label = UILabel()
        label.font = UIFont.systemFont(ofSize: 18.0)
        label.textAlignment = .center
        label.textColor = UIColor.black
        return label
    }()

    @IBInspectable var image: UIImage! {
        didSet {
            photoLayer.contents = image.cgImage
        }
    }

    override func didMoveToWindow() {
        layer.addSublayer(photoLayer)
        photoLayer.mask = maskLayer
        layer.addSublayer(circleLayer)
        addSubview(label)
    }

    override func layoutSubviews() {
        photoLayer.frame = CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
        circleLayer.path = UIBezierPath(ovalIn: bounds).cgPath
        circleLayer.strokeColor = UIColor.white.cgColor
        circleLayer.lineWidth = lineWidth
        circleLayer.fillColor = UIColor.clear.cgColor
        maskLayer.path = circleLayer.path
        maskLayer.position = CGPoint(x: 0.0, y: 0.0)

        label.frame = CGRect(
            x: 0.0, y: bounds.size.height + 10.0, width: bounds.size.width, height: 24.0)
    }

    /// To `boundsOffset` from the left with a spring, where the picture is squeezed to `morphSize` on the
    /// side that hits, and back
    func boundsOffset(_ boundsOffset: CGFloat, morphSize: CGSize) {
        layoutSubviews()

        let originalCenter = center

        // There
        UIView.animate(
            withDuration: animationDuration, delay: 0.0, usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0.0, options: [],
            animations: {
                self.frame.origin.x = boundsOffset
            },
            completion: { _ in
                self.animateToSquare()
            })

        // And back
        UIView.animate(
            withDuration: animationDuration, delay: animationDuration, usingSpringWithDamping: 0.7,
            initialSpringVelocity: 1.0, options: [],
            animations: {
                self.center = originalCenter
            },
            completion: { _ in
                delay(seconds: 0.1) {
                    if !self.isSquare {
                        self.boundsOffset(boundsOffset, morphSize: morphSize)
                    }
                }
            })

        // The side that hits keeps its place, and so does the bottom.
        let morphedFrame =
            (originalCenter.x > boundsOffset)
            ? CGRect(
                x: 0.0, y: bounds.height - morphSize.height, width: morphSize.width,
                height: morphSize.height)
            : CGRect(
                x: bounds.width - morphSize.width, y: bounds.height - morphSize.height,
                width: morphSize.width, height: morphSize.height)

        let morphAnimation = CABasicAnimation(keyPath: "path")
        morphAnimation.duration = animationDuration
        morphAnimation.toValue = UIBezierPath(ovalIn: morphedFrame).cgPath
        morphAnimation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        circleLayer.add(morphAnimation, forKey: nil)
        maskLayer.add(morphAnimation, forKey: nil)
    }

    func animateToSquare() {
        isSquare = true

        let squarePath = UIBezierPath(rect: bounds).cgPath
        let morph = CABasicAnimation(keyPath: "path")
        morph.duration = 0.25
        morph.fromValue = circleLayer.path
        morph.toValue = squarePath
        circleLayer.add(morph, forKey: nil)
        maskLayer.add(morph, forKey: nil)

        circleLayer.path = squarePath
        maskLayer.path = squarePath
    }
}
