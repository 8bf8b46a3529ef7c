import UIKit

/// The mistake that the chapter shows first: nothing stops the voice when the button is let go
class StuckViewController: StoryboardViewController {
  override func actionEndMonitoring(_ sender: AnyObject) {
    delay(seconds: 1.0) {
      self.startSpeaking()
    }
  }
}

/// The chapter's challenge: the copies come to rest and change colour before the answer begins
class ChallengeViewController: StoryboardViewController {
  /// Seconds from green to magenta
  var tintDuration: TimeInterval = 1.2

  override func actionEndMonitoring(_ sender: AnyObject) {
    monitor.stopMonitoring()

    let scale = CABasicAnimation(keyPath: "transform.scale.y")
    scale.fromValue = lastTransformScale
    scale.toValue = 1.0
    scale.duration = 0.2
    scale.isRemovedOnCompletion = false
    scale.fillMode = .forwards
    dot.add(scale, forKey: nil)

    dot.backgroundColor = UIColor.magenta.cgColor
    let tint = CABasicAnimation(keyPath: "backgroundColor")
    tint.fromValue = UIColor.green.cgColor
    tint.toValue = UIColor.magenta.cgColor
    tint.duration = tintDuration
    tint.fillMode = .backwards
    dot.add(tint, forKey: nil)

    delay(seconds: 1.0) {
      self.startSpeaking()
    }
  }
}
