import CoreGraphics

/// An object that draws, lays out or animates on behalf of a layer. Every method is optional.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents. Left out, `draw(_:in:)` draws them.
  func display(_ layer: CALayer)

  /// About to draw the layer's contents: the last moment to change what the drawing depends on.
  func layerWillDraw(_ layer: CALayer)

  /// Draws the layer's contents, in its bounds space.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Arranges the sublayers. Left out, the layer's layout manager arranges them.
  func layoutSublayers(of layer: CALayer)

  /// What to do about the change of `event`: an action, `NSNull` for nothing, nil to ask on.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {
    layer.layoutManager?.layoutSublayers(of: layer)
  }
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
