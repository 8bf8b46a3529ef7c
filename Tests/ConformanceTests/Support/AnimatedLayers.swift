import QuartzCore
import Stage
import Testing

/// What `layer` shows `time` seconds after `animations` were added to it, all in one turn.
@MainActor
func shown<Layer: CALayer>(
  _ layer: Layer, at time: CFTimeInterval, with animations: CAAnimation...
) throws -> Layer {
  let presentation = onStage { stage in
    let layer = stage.show(layer)
    for animation in animations { layer.add(animation, forKey: nil) }
    return stage.presentation(of: layer, at: time)
  }
  return try #require(presentation)
}

/// A layer with the `zPosition` of a test of plain numbers.
@MainActor
func model(zPosition: CGFloat) -> CALayer {
  let layer = CALayer()
  layer.zPosition = zPosition
  return layer
}

/// An animation of `keyPath` over a second, filled on both sides, made ready by `prepare`.
@MainActor
func basic(
  _ keyPath: String, _ prepare: (CABasicAnimation) -> Void = { _ in }
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  holdAtBothEnds(animation)
  prepare(animation)
  return animation
}

/// Keyframes of `keyPath` over a second, filled on both sides, made ready by `prepare`.
@MainActor
func keyframes(
  _ keyPath: String, _ prepare: (CAKeyframeAnimation) -> Void
) -> CAKeyframeAnimation {
  let animation = CAKeyframeAnimation(keyPath: keyPath)
  holdAtBothEnds(animation)
  prepare(animation)
  return animation
}

/// A second long, filled before and after it.
@MainActor
func holdAtBothEnds(_ animation: CAAnimation) {
  animation.duration = 1
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
}

/// True when the points differ by no more than `tolerance` each way.
func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

extension CGPath {
  /// A path of straight lines through `points`, closed on request.
  static func through(_ points: CGPoint..., closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }
}
