import CoreGraphics
import QuartzCore

/// One animation of an animator, moved by the animator's course.
@MainActor
final class AnimatorPart: AnimationProgress {
  let layer: CALayer
  let key: String
  /// Nil for a transition.
  let keyPath: String?
  private weak var animator: UIViewPropertyAnimator?
  /// The share of the animator's time that passes before it begins.
  private let start: Double
  /// The layer's time less the scene's.
  private let timeDifference: Double

  init(
    of animator: UIViewPropertyAnimator, from start: Double, layer: CALayer, key: String,
    keyPath: String?
  ) {
    self.animator = animator
    self.start = start
    self.layer = layer
    self.key = key
    self.keyPath = keyPath
    let now = CACurrentMediaTime()
    timeDifference = layer.convertTime(now, from: nil) - now
  }

  /// False: what the animator moves is not touched meanwhile.
  var letsTouchesThrough: Bool { animator?.isUserInteractionEnabled ?? true }

  /// True: touches find what the animator moves where it is shown.
  var placesTouches: Bool { animator.map { !$0.isManualHitTestingEnabled } ?? false }

  func progress(atLocalTime localTime: Double) -> Double {
    animator?.share(ofPartFrom: start, at: localTime - timeDifference) ?? 1
  }

  /// The animation, as long as the layer has it.
  private var animation: CAAnimation? {
    let found = layer.animation(forKey: key)
    return found?.progressSource === self ? found : nil
  }

  /// What the layer's property is when this animation alone has come `progress` of its way over
  /// what is set; nil when it moves none any more.
  func value(at progress: Double) -> Any? {
    guard let keyPath, let animation = animation as? CAPropertyAnimation else { return nil }
    return layer.value(forKeyPath: keyPath, animatedBy: animation, at: progress)
  }

  /// The share of its movement that is done now.
  var progressNow: Double { progress(atLocalTime: CACurrentMediaTime() + timeDifference) }

  /// Takes the animation away.
  func remove() {
    if animation != nil { layer.removeAnimation(forKey: key) }
  }
}

/// Gives the animations of one of an animator's blocks to the animator.
@MainActor
final class AnimatorBlock: AnimationDriver {
  private unowned let animator: UIViewPropertyAnimator
  private let firstShare: Double

  /// The block's animations begin after the share `start` of the animator's time.
  init(of animator: UIViewPropertyAnimator, from start: Double) {
    self.animator = animator
    firstShare = start
  }

  func start(_ animation: CAAnimation, on layer: CALayer, key: String) {
    let part = AnimatorPart(
      of: animator, from: firstShare, layer: layer, key: key,
      keyPath: (animation as? CAPropertyAnimation)?.keyPath)
    animation.progressSource = part
    layer.add(animation, forKey: key)
    animator.add(part)
  }

  func conclude(with conclusion: @escaping (_ reachesEnd: Bool) -> Void) {
    animator.conclude(with: conclusion)
  }
}

/// What one animator's parts make of the properties they move.
@MainActor
struct AnimatedProperties {
  private struct Property {
    let layer: CALayer
    let keyPath: String
    let start: Any?
    let current: Any?
    let end: Any?
  }

  private let properties: [Property]

  /// Reads the values at the start, now and at the end, and takes the animations away; what is set
  /// is then the end.
  init(endingMovementOf parts: [AnimatorPart]) {
    var targets: [(layer: CALayer, keyPath: String)] = []
    for part in parts {
      guard let keyPath = part.keyPath,
        !targets.contains(where: { $0.layer === part.layer && $0.keyPath == keyPath })
      else { continue }
      targets.append((part.layer, keyPath))
    }
    let ends = targets.map { $0.layer.value(forKeyPath: $0.keyPath) }
    func values(_ progress: (AnimatorPart) -> Double) -> [Any?] {
      // The last change first, as it lies on top of the others.
      for part in parts.reversed() {
        guard let keyPath = part.keyPath, let value = part.value(at: progress(part)) else {
          continue
        }
        part.layer.setValue(value, forKeyPath: keyPath)
      }
      let values = targets.map { $0.layer.value(forKeyPath: $0.keyPath) }
      for (target, end) in zip(targets, ends) {
        target.layer.setValue(end, forKeyPath: target.keyPath)
      }
      return values
    }
    var found: [Property] = []
    UIView.performWithoutAnimation {
      let currents = values { $0.progressNow }
      let starts = values { _ in 0 }
      for (index, target) in targets.enumerated() {
        found.append(
          Property(
            layer: target.layer, keyPath: target.keyPath, start: starts[index],
            current: currents[index], end: ends[index]))
      }
      for part in parts { part.remove() }
    }
    properties = found
  }

  /// Sets the values of `position`.
  func set(_ position: UIViewAnimatingPosition) {
    UIView.performWithoutAnimation {
      for property in properties {
        let value =
          switch position {
          case .start: property.start
          case .current: property.current
          case .end: property.end
          }
        property.layer.setValue(value, forKeyPath: property.keyPath)
      }
    }
  }
}
