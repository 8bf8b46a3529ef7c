public import CoreGraphics

/// An object that lays out the sublayers of layers. Every method is optional.
@MainActor
public protocol CALayoutManager: AnyObject {
  /// The size `layer` would like to have, in its superlayer's space, points.
  func preferredSize(of layer: CALayer) -> CGSize

  /// The layout of `layer` was good and no longer is.
  func invalidateLayout(of layer: CALayer)

  /// Arranges the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  public func preferredSize(of layer: CALayer) -> CGSize { layer.values.frame.size }
  public func invalidateLayout(of layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
}
