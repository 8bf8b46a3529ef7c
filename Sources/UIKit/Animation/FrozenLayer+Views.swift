import CoreGraphics
import QuartzCore

extension FrozenLayer {
  /// The picture `layer` shows at this moment.
  convenience init(freezing layer: CALayer) {
    let now = CACurrentMediaTime()
    let time = layer.superlayer?.convertTime(now, from: nil) ?? now
    self.init(node: TreeFreezer.freeze(layer, at: time), bounds: layer.bounds)
  }

  /// Covers `layer` exactly: just above it, or in front of all it holds when it is a root.
  func place(over layer: CALayer) {
    zPosition = layer.zPosition
    guard let superlayer = layer.superlayer else {
      position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
      return layer.addSublayer(self)
    }
    anchorPoint = layer.anchorPoint
    position = layer.position
    transform = layer.transform
    superlayer.insertSublayer(self, above: layer)
  }
}
