import CoreGraphics
import QuartzCore

extension UIView {
  /// Draws the view into its layer's contents, at the layer's scale. What was not drawn by
  /// `draw(_:)`, such as contents a scene set itself, stays.
  func displayContents(of layer: CALayer) {
    if !layer.bounds.isEmpty { layerWillDraw(layer) }
    let context = CGContext(
      filledBy: layer.bounds.size, scale: layer.contentsScale, isOpaque: false)
    awaitsArea = context == nil
    guard let context else { return layer.noteLostContents() }
    context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
    layer.drawContents(into: context)
    if !context.isBlank {
      layer.contents = context.makeImage()
      hasDrawnContents = true
    } else if hasDrawnContents {
      layer.contents = nil
      hasDrawnContents = false
    }
  }

  /// The rectangle is the bounds, or the tile of a tiled layer.
  func drawView(in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds)
    UIGraphicsPopContext()
  }
}
