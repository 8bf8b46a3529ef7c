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
  /// Seconds from green to magenta. The last copy is 0.9 s behind, and the pause lasts a second: with
  /// 0.1 s it arrives as the answer begins.
  var tintDuration: TimeInterval = 0.1

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
    // Kept until the answer: what removes itself is over for all copies when it is for the original.
    tint.fillMode = .both
    tint.isRemovedOnCompletion = false
    dot.add(tint, forKey: "handOver")

    delay(seconds: 1.0) {
      self.dot.removeAnimation(forKey: "handOver")
      self.startSpeaking()
    }
  }
}
