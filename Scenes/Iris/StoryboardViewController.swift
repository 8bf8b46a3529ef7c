import UIKit

/// What the chapter's storyboard holds: a label, a button, and what the button calls
class StoryboardViewController: ViewController {
  override func loadView() {
    let screen = UIView(frame: UIScreen.main.bounds)
    screen.backgroundColor = UIColor(white: 1 / 3, alpha: 1)
    let (width, height) = (screen.bounds.width, screen.bounds.height)

    meterLabel = UILabel(frame: CGRect(x: 16, y: height - 257, width: width - 32, height: 99))
    meterLabel.layer.name = "meterLabel"
    meterLabel.font = .systemFont(ofSize: 21)
    meterLabel.textColor = .white
    meterLabel.textAlignment = .center
    meterLabel.numberOfLines = 0
    meterLabel.text = "Touch to speak"
    screen.addSubview(meterLabel)

    speakButton = UIButton(
      frame: CGRect(x: (width - 67) / 2, y: height - 150, width: 67, height: 67))
    speakButton.layer.name = "speakButton"
    speakButton.backgroundColor = .lightGray
    speakButton.layer.cornerRadius = 33
    speakButton.setTitle("...", for: .highlighted)
    speakButton.addTarget(
      self, action: ViewController.actionStartMonitoring, for: .touchDown)
    speakButton.addTarget(
      self, action: ViewController.actionEndMonitoring, for: .touchUpInside)
    screen.addSubview(speakButton)

    view = screen
    replicator.name = "replicator"
    dot.name = "dot"
  }
}
