import CoreGraphics
import Geometry
import Raster
package import RenderTree
import Timing

/// From a layer tree to the picture of one moment: time, animations and copies resolved.
@MainActor
package enum TreeFreezer {
  /// What the tree of `root` shows at `sceneTime`, seconds on the scene's clock. An empty node when
  /// the root is hidden.
  package static func freeze(_ root: CALayer, at sceneTime: Double) -> RenderNode {
    node(for: root, atParentTime: sceneTime, placed: NodePlacement()) ?? RenderNode()
  }

  /// `layer` at `parentTime`, its superlayer's time; nil when there is nothing to see.
  static func node(
    for layer: CALayer, atParentTime parentTime: Double, placed placement: NodePlacement
  ) -> RenderNode? {
    let localTime = layer.timing.localTime(atParentTime: parentTime)
    let shown = PresentationEvaluator.presentation(of: layer, atLocalTime: localTime)
    let values = shown.values
    guard !values.isHidden, values.opacity > 0 else { return nil }
    var mask: RenderNode?
    if let maskLayer = layer.maskLayer {
      let placement = NodePlacement(around: values.flipMatrix)
      mask = node(for: maskLayer, atParentTime: localTime, placed: placement)
      // A hidden mask lets nothing through.
      guard mask != nil else { return nil }
    }
    return RenderNode(
      name: shown.name, matrix: placement.matrix(after: values.ownMatrix),
      bounds: Rect(values.bounds), opacity: min(values.opacity, 1),
      fadesAsGroup: values.allowsGroupOpacity,
      zPosition: placement.isOrdered ? 0 : Double(values.zPosition),
      isDoubleSided: values.isDoubleSided, effects: values.effects(tint: placement.tint),
      content: shown.shownContent(), children: shown.frozenChildren(of: layer, at: localTime),
      mask: mask)
  }
}

/// How a superlayer places a sublayer's node.
struct NodePlacement {
  /// Acts after the layer's own matrix; nil for nothing.
  var around: Matrix4?
  /// Multiplied into the colours.
  var tint = Color.white
  /// True when the order of the nodes is settled already, whatever their zPosition.
  var isOrdered = false

  /// The node's matrix for a layer with `own`.
  func matrix(after own: Matrix4) -> Matrix4 { around.map { own.followed(by: $0) } ?? own }
}

extension LayerValues {
  /// What every sublayer's matrix is followed by; nil for nothing.
  var aroundSublayers: Matrix4? {
    guard let perspective = sublayerMatrix else { return flipMatrix }
    return flipMatrix.map { perspective.followed(by: $0) } ?? perspective
  }

  func effects(tint: Color) -> NodeEffects {
    NodeEffects(
      backgroundColor: backgroundColor?.rasterColor, cornerRadius: max(0, Double(cornerRadius)),
      borderWidth: max(0, Double(borderWidth)), borderColor: borderColor?.rasterColor,
      masksToBounds: masksToBounds, tint: tint)
  }
}
