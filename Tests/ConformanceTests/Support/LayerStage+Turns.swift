import QuartzCore
import Stage

// Turns of the run loop, and one layer whose depth tells where an animation stands.

extension LayerStage {
  /// Does `body` now and ends the turn.
  @discardableResult
  func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    let result = try body()
    commit()
    return result
  }

  /// A layer that is shown, −1 deep: what `rise` animates.
  func restingLayer(in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.zPosition = -1
    turn { (parent ?? rootLayer).addSublayer(layer) }
    return layer
  }

  /// The depth `layer` shows at `time`, which must not be past.
  func depth(of layer: CALayer, at time: CFTimeInterval) -> Double? {
    presentation(of: layer, at: time).map { Double($0.zPosition) }
  }

  /// What a resting layer shows at each of `times` after `animation` was added to it.
  func depths(at times: [CFTimeInterval], of animation: CAAnimation) -> [Double?] {
    let layer = restingLayer()
    let start = time
    turn { layer.add(animation, forKey: nil) }
    return times.map { depth(of: layer, at: start + $0) }
  }
}

/// Depth from 0 to 100 in one second, unless `prepare` says otherwise.
@MainActor
func rise(_ prepare: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "zPosition")
  (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
  prepare(animation)
  return animation
}

/// Takes note of what it is told, and when.
@MainActor
final class AnimationWitness: NSObject, CAAnimationDelegate {
  var notes: [String] = []
  /// What it was told about.
  var animations: [CAAnimation] = []

  func animationDidStart(_ anim: CAAnimation) {
    notes.append("start \(CACurrentMediaTime())")
    animations.append(anim)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    notes.append("\(flag ? "end" : "cut") \(CACurrentMediaTime())")
    animations.append(anim)
  }
}

extension LayerStage {
  /// Layers in one another with these clocks, outermost first; the innermost, −1 deep.
  func addTree(of clocks: [LayerRule]) -> CALayer {
    var layer = rootLayer
    for clock in clocks {
      let inner = CALayer()
      inner.zPosition = -1
      (inner.beginTime, inner.timeOffset) = (clock.begin, clock.offset)
      inner.speed = Float(clock.speed)
      layer.addSublayer(inner)
      layer = inner
    }
    commit()
    return layer
  }
}
