import QuartzCore
import Stage

extension LayerStage {
  /// What `layer` shows when a basic animation of `keyPath` has come `progress` of its way. Outside
  /// 0…1 a timing function that overshoots leads there.
  func shown<Layer: CALayer>(
    _ layer: Layer, _ keyPath: String, from: Any? = nil, to: Any? = nil, at progress: Double
  ) -> Layer? {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    return shown(layer, animation, at: progress)
  }

  /// The same for any animation.
  func shown<Layer: CALayer>(
    _ layer: Layer, _ animation: CAAnimation, at progress: Double
  ) -> Layer? {
    animation.duration = 1
    var elapsed = progress
    if progress < 0 || progress > 1 {
      // Control points at thirds make the time its own parameter; here y(½) is the progress.
      let y = Float((8 * progress - 1) / 6)
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 1 / 3, y, 2 / 3, y)
      elapsed = 0.5
    }
    if layer.superlayer == nil { _ = show(layer) }
    let start = CACurrentMediaTime()
    layer.add(animation, forKey: nil)
    return presentation(of: layer, at: start + elapsed)
  }
}

/// True when no element of the two differs by more than `tolerance`.
func isClose(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
  let pairs: [(CGFloat, CGFloat)] = [
    (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14),
    (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24),
    (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
    (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
  ]
  return pairs.allSatisfy { isClose(Double($0.0), Double($0.1), tolerance) }
}

/// True when `a` has the components `b`, alpha last.
func isClose(_ a: CGColor?, _ b: [Double], _ tolerance: Double = 1e-6) -> Bool {
  guard let components = a?.components, components.count == b.count else { return false }
  return zip(components, b).allSatisfy { isClose(Double($0), $1, tolerance) }
}

/// The surroundings of a test.
typealias Stage = LayerStage
