package import AttributedText
import Geometry
import Raster
package import RenderTree

extension TextPiece {
  /// The piece in a layer's content, on its shadow.
  /// Patterns get `scale` pixels a point.
  package func content(scale: Double) -> [NodeContent] {
    guard let shadow = blurredShadow else {
      return withSharpShadow.map { $0.ownContent(scale: scale) }
    }
    let cast = NodeShadow(
      color: shadow.color, offset: shadow.offset, radius: shadow.deviation,
      reach: NodeShadow.reachInContexts)
    return [
      .node(RenderNode(effects: NodeEffects(shadow: cast), content: [ownContent(scale: scale)]))
    ]
  }

  private func ownContent(scale: Double) -> NodeContent {
    if let image, let box = path.tightBounds {
      .image(
        PlacedImage(
          image: image.rasterImage,
          source: Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height)),
          destination: box))
    } else if let stroke {
      NodeContent(path, strokedAs: stroke, in: color, scale: scale)
    } else {
      NodeContent(path, filledBy: .nonZero, in: color, scale: scale)
    }
  }
}
