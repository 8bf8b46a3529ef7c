import CoreGraphics
import QuartzCore

extension FrozenLayer {
  /// The picture `layer` shows at this moment.
  convenience init(freezing layer: CALayer) {
    let now = CACurrentMediaTime()
    let time = layer.superlayer?.convertTime(now, from: nil) ?? now
    self.init(node: TreeFreezer.freeze(layer, at: time), bounds: layer.bounds)
  }
}
