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
    single(nodes(for: root, atParentTime: sceneTime, placed: NodePlacement())) ?? RenderNode()
  }

  /// What shows `layer` at `parentTime`, its superlayer's time: one node for most layers, none when
  /// there is nothing to see.
  static func nodes(
    for layer: CALayer, atParentTime parentTime: Double, placed placement: NodePlacement
  ) -> [RenderNode] {
    let localTime = layer.timing.localTime(atParentTime: parentTime)
    let shown = PresentationEvaluator.presentation(of: layer, atLocalTime: localTime)
    guard !shown.values.isHidden, shown.values.opacity > 0 else { return [] }
    return shown.frozenNodes(of: layer, at: localTime, placed: placement)
  }

  /// The node of `layer` with the picture of its presentation `shown`; nil when its mask lets
  /// nothing through.
  static func node(
    showing shown: CALayer, of layer: CALayer, at localTime: Double, placed placement: NodePlacement
  ) -> RenderNode? {
    let values = shown.values
    var mask: RenderNode?
    if let maskLayer = layer.maskLayer {
      mask = single(nodes(for: maskLayer, atParentTime: localTime, placed: NodePlacement()))
      // A hidden mask lets nothing through.
      guard mask != nil else { return nil }
    }
    return RenderNode(
      name: shown.name, matrix: placement.matrix(after: values.matrixInSuperlayer),
      bounds: Rect(values.bounds), opacity: min(values.opacity, 1) * placement.opacity,
      fadesAsGroup: values.allowsGroupOpacity, childOrder: shown.childOrder,
      isDoubleSided: values.isDoubleSided, isFlipped: shown.showsFlipped,
      effects: values.effects(tint: placement.tint),
      content: shown.shownContent(), children: shown.frozenChildren(of: layer, at: localTime),
      mask: mask)
  }

  /// `nodes` as one; nil for none.
  private static func single(_ nodes: [RenderNode]) -> RenderNode? {
    nodes.count > 1 ? RenderNode(children: nodes) : nodes.first
  }
}

/// How a superlayer places a sublayer's node.
struct NodePlacement {
  /// Acts after the layer's own matrix; nil for nothing.
  var around: Matrix4?
  /// Multiplied into the colours.
  var tint = Color.white
  /// Fades each node by itself.
  var opacity = 1.0

  /// The node's matrix for a layer with `own`.
  func matrix(after own: Matrix4) -> Matrix4 { around.map { own.followed(by: $0) } ?? own }
}

extension LayerValues {
  func effects(tint: Color) -> NodeEffects {
    NodeEffects(
      backgroundColor: backgroundColor?.rasterColor, cornerRadius: max(0, Double(cornerRadius)),
      borderWidth: max(0, Double(borderWidth)), borderColor: borderColor?.rasterColor,
      masksToBounds: masksToBounds, tint: tint)
  }
}
