package import AttributedText
import Geometry
import Raster
package import RenderTree

extension TextPiece {
  /// The same in a layer's content, on its shadow.
  package var content: [NodeContent] {
    guard let shadow = blurredShadow else { return withSharpShadow.map(\.ownContent) }
    let cast = NodeShadow(
      color: shadow.color, offset: shadow.offset, radius: shadow.deviation,
      reach: NodeShadow.reachInContexts)
    return [.node(RenderNode(effects: NodeEffects(shadow: cast), content: [ownContent]))]
  }

  private var ownContent: NodeContent {
    if let stroke {
      .stroke(path, style: stroke, color: color)
    } else {
      .fill(path, rule: .nonZero, color: color)
    }
  }
}
