import CoreGraphics
import QuartzCore

extension FrozenLayer {
  /// The picture `layer` shows at this moment, of which `window`, in its bounds space, fills the
  /// bounds.
  convenience init(freezing layer: CALayer, in window: CGRect) {
    let now = CACurrentMediaTime()
    let time = layer.superlayer?.convertTime(now, from: nil) ?? now
    self.init(
      node: TreeFreezer.freeze(layer, at: time), bounds: layer.bounds, window: window,
      layerCount: layer.drawnLayerCount)
  }
}
