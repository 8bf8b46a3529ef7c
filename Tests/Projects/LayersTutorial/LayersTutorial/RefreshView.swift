//
//  RefreshView.swift
//  LayersTutorial
//

import UIKit

/// Asked to fetch what is new
protocol RefreshViewDelegate: AnyObject {
    func refreshViewDidRefresh(_ refreshView: RefreshView)
}

/// Above the first row: a ring that is drawn as the table is pulled down, and an airplane that
/// flies round it while the table waits
class RefreshView: UIView, UIScrollViewDelegate {
    weak var delegate: RefreshViewDelegate?
    weak var scrollView: UIScrollView?

    let ovalShapeLayer = CAShapeLayer()
    let airplaneLayer = CALayer()

    var progress: CGFloat = 0.0
    var refreshing: Bool = false
    var isRefreshing = false

    init(frame: CGRect, scrollView: UIScrollView) {
        super.init(frame: frame)
        self.scrollView = scrollView
        backgroundColor = UIColor(red: 0, green: 155 / 255, blue: 226 / 255, alpha: 1)

        ovalShapeLayer.strokeColor = UIColor.white.cgColor
        ovalShapeLayer.fillColor = UIColor.clear.cgColor
        ovalShapeLayer.lineWidth = 4.0
        ovalShapeLayer.lineDashPattern = [2, 3]
        let refreshRadius = frame.size.height / 2 * 0.8
        ovalShapeLayer.path =
            UIBezierPath(
                ovalIn: CGRect(
                    x: frame.size.width / 2 - refreshRadius, y: frame.size.height / 2 - refreshRadius,
                    width: 2 * refreshRadius, height: 2 * refreshRadius)
            ).cgPath
        layer.addSublayer(ovalShapeLayer)
        redrawFromProgress(0)

        let airplaneImage = UIImage(named: "airplane")
        airplaneLayer.contents = airplaneImage?.cgImage
        airplaneLayer.bounds = CGRect(origin: .zero, size: airplaneImage?.size ?? .zero)
        airplaneLayer.position = CGPoint(
            x: frame.size.width / 2 + refreshRadius, y: frame.size.height / 2)
        layer.addSublayer(airplaneLayer)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offsetY = CGFloat(max(-(scrollView.contentOffset.y + scrollView.contentInset.top), 0.0))
        self.progress = min(max(offsetY / frame.size.height, 0.0), 1.0)

        if !refreshing {
            redrawFromProgress(progress)
        }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if !refreshing && self.progress >= 1.0 {
            delegate?.refreshViewDidRefresh(self)
            beginRefreshing()
        }
    }

    func beginRefreshing() {
        isRefreshing = true
        UIView.animate(
            withDuration: 0.3,
            animations: {
                var newInsets = self.scrollView!.contentInset
                newInsets.top += self.frame.size.height
                self.scrollView!.contentInset = newInsets
            })

        let strokeStartAnimation = CABasicAnimation(keyPath: "strokeStart")
        strokeStartAnimation.fromValue = -0.5
        strokeStartAnimation.toValue = 1.0

        let strokeEndAnimation = CABasicAnimation(keyPath: "strokeEnd")
        strokeEndAnimation.fromValue = 0.0
        strokeEndAnimation.toValue = 1.0

        let strokeAnimationGroup = CAAnimationGroup()
        strokeAnimationGroup.duration = 1.5
        strokeAnimationGroup.repeatDuration = 5.0
        strokeAnimationGroup.animations = [strokeStartAnimation, strokeEndAnimation]
        ovalShapeLayer.add(strokeAnimationGroup, forKey: nil)

        let flightAnimation = CAKeyframeAnimation(keyPath: "position")
        flightAnimation.path = ovalShapeLayer.path
        flightAnimation.calculationMode = .paced

        let airplaneOrientationAnimation = CABasicAnimation(keyPath: "transform.rotation")
        airplaneOrientationAnimation.fromValue = 0
        airplaneOrientationAnimation.toValue = 2.0 * Double.pi

        let flightAnimationGroup = CAAnimationGroup()
        flightAnimationGroup.duration = 1.5
        flightAnimationGroup.repeatDuration = 5.0
        flightAnimationGroup.animations = [flightAnimation, airplaneOrientationAnimation]
        airplaneLayer.add(flightAnimationGroup, forKey: nil)
    }

    func endRefreshing() {
        isRefreshing = false
        UIView.animate(
            withDuration: 0.3, delay: 0.0, options: .curveEaseOut,
            animations: {
                var newInsets = self.scrollView!.contentInset
                newInsets.top -= self.frame.size.height
                self.scrollView!.contentInset = newInsets
            }, completion: nil)
    }

    func redrawFromProgress(_ progress: CGFloat) {
        ovalShapeLayer.strokeEnd = progress
    }
}
