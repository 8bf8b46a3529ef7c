import CoreGraphics
import Geometry
import RenderTree

/// What a text layer draws, as contents that fade from one to another.
@MainActor
final class DrawnText {
  private let values: TextValues
  /// Where it was drawn that is kept; nil for what is drawn now.
  private let oldBounds: CGRect?

  /// What `layer` draws as it is set.
  init(of layer: CATextLayer) {
    values = layer.text
    oldBounds = nil
  }

  /// What `layer` shows, to be kept when it shows something else.
  init(keeping layer: CATextLayer) {
    values = layer.text.setApart()
    oldBounds = layer.values.bounds
  }

  /// The text as contents of `layer`, a presentation: what was kept is stretched, as pictures are.
  func content(in layer: CALayer) -> [NodeContent] {
    func content(of values: TextValues, in bounds: CGRect) -> [NodeContent] {
      values.content(in: bounds, scale: Double(layer.contentsScale), layer: layer.name)
    }
    guard let oldBounds else {
      // Actions of the change do not show: they and the fade would be the same change twice.
      let animated = layer.contentChanges.contains(.added) ? (layer as? CATextLayer)?.text : nil
      return content(of: animated ?? values, in: layer.values.bounds)
    }
    let old = content(of: values, in: oldBounds)
    let (drawn, shown) = (Rect(oldBounds), Rect(layer.values.bounds))
    guard drawn != shown, drawn.width > 0, drawn.height > 0 else { return old }
    let frame = layer.contentsGravity.placement(of: Point(drawn.width, drawn.height), in: shown)
    let (x, y) = (frame.width / drawn.width, frame.height / drawn.height)
    let scaling = Affine(
      a: x, b: 0, c: 0, d: y, tx: frame.x - x * drawn.x, ty: frame.y - y * drawn.y)
    return old.map { $0.transformed(by: scaling) }
  }
}
