package import AttributedText
import Geometry
import Raster
package import RenderTree

extension TextPiece {
  /// The same in a layer's content, on its shadow where that is sharp.
  package var content: [NodeContent] { withSharpShadow.map(\.ownContent) }

  private var ownContent: NodeContent {
    if let stroke {
      .stroke(path, style: stroke, color: color)
    } else {
      .fill(path, rule: .nonZero, color: color)
    }
  }
}
