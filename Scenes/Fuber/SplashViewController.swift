import UIKit

/// The splash: the grid of tiles with the logo over its middle
class SplashViewController: UIViewController {
  private let animatedULogoView: AnimatedULogoView
  private let tileGridView: TileGridView

  init(tileViewFileName: String, step: SplashStep) {
    animatedULogoView = AnimatedULogoView(
      frame: CGRect(x: 0.0, y: 0.0, width: 90.0, height: 90.0), step: step)
    tileGridView = TileGridView(TileFileName: tileViewFileName, step: step)
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = UIColor.whiteColor()
    view.layer.name = "screen"
    view.addSubview(tileGridView)
    tileGridView.frame = view.bounds

    view.addSubview(animatedULogoView)
    animatedULogoView.layer.position = view.layer.position

    tileGridView.startAnimating()
    animatedULogoView.startAnimating()
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }
}
