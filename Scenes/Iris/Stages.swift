import UIKit

/// The chapter's steps, each made of the finished code by leaving out what comes later
enum Stage {
  case dot, copiesStacked, row
  case move, moveDelay
  case scale, scaleEaseIn, fade, tint, rotateInitial, rotate

  /// Brings a controller whose view was just loaded to this step
  @MainActor
  func prepare(_ controller: ViewController) {
    controller.loadViewIfNeeded()
    controller.assistant.speechDuration = .infinity
    let replicator = controller.replicator
    switch self {
    case .dot:
      replicator.instanceCount = 1
      replicator.instanceTransform = CATransform3DIdentity
      replicator.instanceDelay = 0
    case .copiesStacked:
      replicator.instanceTransform = CATransform3DIdentity
      replicator.instanceDelay = 0
    case .row:
      replicator.instanceDelay = 0
    case .move:
      replicator.instanceDelay = 0
      addMove(to: controller.dot)
    case .moveDelay:
      addMove(to: controller.dot)
    default:
      let label = controller.meterLabel.text
      controller.startSpeaking()
      // The answer's words, and the button that hides, come after all of these steps.
      controller.meterLabel.text = label
      controller.speakButton.isHidden = false
      for key in laterKeys {
        controller.dot.removeAnimation(forKey: key)
        replicator.removeAnimation(forKey: key)
      }
    }
    if case .scaleEaseIn = self { easeIn(controller.dot) }
  }

  /// Of the animations that this step does not have yet
  private var laterKeys: ArraySlice<String> {
    let keys = ["dotScale", "dotOpacity", "dotColor", "initialRotation", "replicatorRotation"]
    switch self {
    case .scale, .scaleEaseIn: return keys[1...]
    case .fade: return keys[2...]
    case .tint: return keys[3...]
    case .rotateInitial: return keys[4...]
    default: return []
    }
  }

  /// The test animation that the chapter replaces later
  @MainActor
  private func addMove(to dot: CALayer) {
    let move = CABasicAnimation(keyPath: "position.y")
    move.fromValue = dot.position.y
    move.toValue = dot.position.y - 50.0
    move.duration = 1.0
    move.repeatCount = 10
    dot.add(move, forKey: nil)
  }

  @MainActor
  private func easeIn(_ dot: CALayer) {
    guard let scale = dot.animation(forKey: "dotScale")?.copy() as? CABasicAnimation else { return }
    scale.timingFunction = CAMediaTimingFunction(name: .easeIn)
    dot.add(scale, forKey: "dotScale")
  }
}
