import UIKit

/// A gauge in the middle of a white screen
class WaterViewController: UIViewController {
  let progressView = WaterProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let percentLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    progressView.layer.name = "progress"
    progressView.center = view.center
    view.addSubview(progressView)

    percentLabel.layer.name = "percent"
    percentLabel.frame = progressView.frame
    percentLabel.textAlignment = .center
    percentLabel.font = .systemFont(ofSize: 30)
    percentLabel.isHidden = true
    percentLabel.text = "0 %"
    view.addSubview(percentLabel)
  }

  /// Lets the water rise or fall to `progress` within a second
  func setProgress(_ progress: CGFloat) {
    percentLabel.text = "\(Int((progress * 100).rounded())) %"
    UIView.animate(withDuration: 1.0) {
      self.progressView.changeWaterLevel(to: progress)
    }
  }
}
