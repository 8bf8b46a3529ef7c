//
//  MeterView.swift
//  Swift3Demo
//

import UIKit

/// A bar that is lengthened from outside, with a frame; in the spelling of Swift 2, as many a library was left
class MeterView: UIView {

    let barView = UIView()
    var shapeLayer: CAShapeLayer {
        return self.layer as! CAShapeLayer
    }

    override class var layerClass: AnyClass {
        return CAShapeLayer.self
    }

    override func awakeFromNib() {
        super.awakeFromNib()

        barView.frame = CGRectMake(0, 0, 0, 30)
        barView.backgroundColor = UIColor.orangeColor()
        addSubview(barView)

        shapeLayer.path = UIBezierPath(rect: self.bounds).CGPath
        shapeLayer.fillColor = UIColor.clearColor().CGColor
        shapeLayer.strokeColor = UIColor.grayColor().CGColor
        shapeLayer.lineWidth = 4
        shapeLayer.lineJoin = kCALineJoinRound
    }

}
