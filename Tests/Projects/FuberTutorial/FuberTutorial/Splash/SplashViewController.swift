//
//  SplashViewController.swift
//  FuberTutorial
//

import UIKit

/// The splash: the grid of tiles with the logo over its middle
public class SplashViewController: UIViewController {
    private let animatedULogoView: AnimatedULogoView = AnimatedULogoView(frame: CGRect(x: 0.0, y: 0.0, width: 90.0, height: 90.0))
    private var tileGridView: TileGridView!

    public init(tileViewFileName: String) {
        tileGridView = TileGridView(TileFileName: tileViewFileName)
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = UIColor.whiteColor()
        view.addSubview(tileGridView)
        tileGridView.frame = view.bounds

        view.addSubview(animatedULogoView)
        animatedULogoView.layer.position = view.layer.position

        tileGridView.startAnimating()
        animatedULogoView.startAnimating()
    }

    required public init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
