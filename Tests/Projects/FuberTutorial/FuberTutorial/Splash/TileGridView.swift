//
//  TileGridView.swift
//  FuberTutorial
//

import UIKit

/// The grid of tiles behind the logo, with the word mark in its middle tile
class TileGridView: UIView {
    private var containerView: UIView!
    private var modelTileView: TileView!
    private var centerTileView: TileView?
    private var numberOfRows = 0
    private var numberOfColumns = 0

    private var logoLabel: UILabel!
    private var tileViewRows: [[TileView]] = []
    private var beginTime: CFTimeInterval = 0

    private let tileFileName: String

    init(TileFileName: String) {
        tileFileName = TileFileName
        super.init(frame: CGRectZero)
        modelTileView = TileView(TileFileName: TileFileName)
        clipsToBounds = true

        containerView = UIView(frame: CGRect(x: 0.0, y: 0.0, width: 630.0, height: 990.0))
        containerView.backgroundColor = UIColor.fuberBlue()
        containerView.clipsToBounds = false
        addSubview(containerView)

        renderTileViews()

        logoLabel = generateLogoLabel()
        centerTileView?.addSubview(logoLabel)
        layoutIfNeeded()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        containerView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func startAnimating() {
        beginTime = CACurrentMediaTime()
        startAnimatingWithBeginTime(beginTime)
    }
}

extension TileGridView {
    private func generateLogoLabel() -> UILabel {
        let label = UILabel()
        label.text = "F         BER"
        label.font = UIFont.systemFontOfSize(50)
        label.textColor = UIColor.whiteColor()
        label.textAlignment = .Center
        label.sizeToFit()

        // A label centres its line; here the capitals are to be centred.
        let tile = modelTileView.bounds
        let baseline = tile.midY + label.font.capHeight / 2
        label.center = CGPoint(
            x: tile.midX + 31.0, y: baseline - label.font.ascender + label.font.lineHeight / 2)
        return label
    }

    private func renderTileViews() {
        let width = containerView.bounds.width
        let height = containerView.bounds.height
        let modelImageWidth = modelTileView.bounds.width
        let modelImageHeight = modelTileView.bounds.height

        numberOfColumns = Int(ceil((width - modelTileView.bounds.size.width / 2.0) / modelImageWidth))
        numberOfRows = Int(ceil((height - modelTileView.bounds.size.height / 2.0) / modelImageHeight))

        for y in 0..<numberOfRows {
            var tileRows: [TileView] = []
            for x in 0..<numberOfColumns {
                let view = TileView(TileFileName: tileFileName)
                view.frame = CGRect(
                    x: CGFloat(x) * modelImageWidth, y: CGFloat(y) * modelImageHeight,
                    width: modelImageWidth, height: modelImageHeight)

                if view.center == containerView.bounds.center {
                    centerTileView = view
                }

                containerView.addSubview(view)
                tileRows.append(view)

                if y != 0 && y != numberOfRows - 1 && x != 0 && x != numberOfColumns - 1 {
                    view.shouldEnableRipple = true
                }
            }
            tileViewRows.append(tileRows)
        }

        if let centerTileView = centerTileView {
            containerView.bringSubviewToFront(centerTileView)
        }
    }

    private func startAnimatingWithBeginTime(beginTime: NSTimeInterval) {
        let linearTimingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)

        let keyframe = CAKeyframeAnimation(keyPath: "transform.scale")
        keyframe.timingFunctions = [
            linearTimingFunction, CAMediaTimingFunction(controlPoints: 0.6, 0.0, 0.15, 1.0),
            linearTimingFunction,
        ]
        keyframe.repeatCount = Float.infinity
        keyframe.duration = kAnimationDuration
        keyframe.removedOnCompletion = false
        keyframe.keyTimes = [0.0, 0.45, 0.887, 1.0]
        keyframe.values = [0.75, 0.75, 1.0, 1.0]
        keyframe.beginTime = beginTime
        keyframe.timeOffset = kAnimationTimeOffset
        containerView.layer.addAnimation(keyframe, forKey: "scale")

        for tileRows in tileViewRows {
            for view in tileRows {
                let distance = distanceFromCenterViewWithView(view)
                var vector = normalizedVectorFromCenterViewToView(view)
                vector = CGPoint(
                    x: vector.x * kRippleMagnitudeMultiplier * distance,
                    y: vector.y * kRippleMagnitudeMultiplier * distance)
                view.startAnimatingWithDuration(
                    kAnimationDuration, beginTime: beginTime,
                    rippleDelay: kRippleDelayMultiplier * NSTimeInterval(distance), rippleOffset: vector)
            }
        }
    }

    private func distanceFromCenterViewWithView(view: UIView) -> CGFloat {
        guard let centerTileView = centerTileView else { return 0.0 }

        let normalizedX = view.center.x - centerTileView.center.x
        let normalizedY = view.center.y - centerTileView.center.y
        return sqrt(normalizedX * normalizedX + normalizedY * normalizedY)
    }

    private func normalizedVectorFromCenterViewToView(view: UIView) -> CGPoint {
        let length = distanceFromCenterViewWithView(view)
        guard let centerTileView = centerTileView where length != 0 else { return CGPointZero }

        let deltaX = view.center.x - centerTileView.center.x
        let deltaY = view.center.y - centerTileView.center.y
        return CGPoint(x: deltaX / length, y: deltaY / length)
    }
}

extension CGRect {
    private var center: CGPoint { return CGPoint(x: midX, y: midY) }
}
