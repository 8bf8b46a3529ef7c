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
    freeze(root, at: sceneTime, in: FreezingContext(for: root))
  }

  static func freeze(
    _ root: CALayer, at sceneTime: Double, in context: FreezingContext
  ) -> RenderNode {
    nodes(for: root, atParentTime: sceneTime, placed: NodePlacement(), in: context).single
      ?? RenderNode()
  }

  /// What shows `layer` at `parentTime`, its superlayer's time: one node for most layers, none when
  /// there is nothing to see.
  private static func nodes(
    for layer: CALayer, atParentTime parentTime: Double, placed placement: NodePlacement,
    in context: FreezingContext
  ) -> ShownNodes {
    guard let walk = context.walk else {
      return newNodes(for: layer, atParentTime: parentTime, placed: placement, in: context)
    }
    return walk.nodes(of: layer, placed: placement, in: context) {
      newNodes(for: layer, atParentTime: parentTime, placed: placement, in: context)
    }
  }

  /// What shows several layers of one superlayer, in their order.
  static func nodes(
    for layers: [CALayer], atParentTime parentTime: Double, placed placement: NodePlacement,
    in context: FreezingContext
  ) -> [RenderNode] {
    if let budget = context.copyBudget, !budget.take(layers.count) { return [] }
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(layers.count)
    for layer in layers {
      self.nodes(for: layer, atParentTime: parentTime, placed: placement, in: context)
        .add(to: &nodes)
    }
    return nodes
  }

  private static func newNodes(
    for layer: CALayer, atParentTime parentTime: Double, placed placement: NodePlacement,
    in context: FreezingContext
  ) -> ShownNodes {
    let localTime = layer.timing.localTime(atParentTime: parentTime)
    let shown = PresentationEvaluator.presentation(
      of: layer, atLocalTime: localTime, parentTime: parentTime, in: context)
    shown.reportStrangeNumbers()
    guard !shown.values.isHidden || shown.showsWhileHidden, shown.values.opacity > 0 else {
      return .none
    }
    shown.redrawAnimated(of: layer)
    shown.reportUndrawn()
    return ShownNodes(shown.frozenNodes(of: layer, at: localTime, placed: placement, in: context))
  }

  /// The node of `layer` with the picture of its presentation `shown`; nil when there is nothing to
  /// see.
  static func node(
    showing shown: CALayer, of layer: CALayer, at localTime: Double,
    placed placement: NodePlacement, in context: FreezingContext
  ) -> RenderNode? {
    node(
      showing: shown, of: layer, at: localTime,
      placed: NodeSetting(shown.values, in: placement, context), in: context)
  }

  /// What `layer` draws in its bounds space at `localTime`, its own time: unmoved, at full opacity.
  /// Nil when that is nothing.
  static func picture(of layer: CALayer, atLocalTime localTime: Double) -> RenderNode? {
    let context = FreezingContext(for: layer)
    let shown = PresentationEvaluator.presentation(
      of: layer, atLocalTime: localTime,
      parentTime: layer.timing.parentTime(atLocalTime: localTime), in: context)
    shown.redrawAnimated(of: layer)
    return node(showing: shown, of: layer, at: localTime, placed: NodeSetting(), in: context)
  }

  /// What `shown`, which presents `layer` or is it, draws into a graphics context, in its bounds space
  /// with its opacity, and with it all that `layer` holds at `localTime`, its own time. Nil when that is
  /// nothing.
  static func picture(
    showing shown: CALayer, of layer: CALayer, at localTime: Double, by drawing: ContextDrawing
  ) -> RenderNode? {
    shown.redrawAnimated(of: layer)
    var setting = NodeSetting()
    setting.opacity = min(shown.values.opacity, 1)
    return node(
      showing: shown, of: layer, at: localTime, placed: setting,
      in: FreezingContext(for: layer, drawing: drawing))
  }

  private static func node(
    showing shown: CALayer, of layer: CALayer, at localTime: Double, placed setting: NodeSetting,
    in context: FreezingContext
  ) -> RenderNode? {
    guard shown.values.transition != nil else {
      return settledNode(showing: shown, of: layer, at: localTime, placed: setting, in: context)
    }
    return changingNode(showing: shown, of: layer, at: localTime, placed: setting, in: context)
  }

  /// The node while a transition runs.
  private static func changingNode(
    showing shown: CALayer, of layer: CALayer, at localTime: Double, placed setting: NodeSetting,
    in context: FreezingContext
  ) -> RenderNode? {
    let values = shown.values
    guard let transition = values.transition else { return nil }
    guard !values.isHidden || transition.start.hidesLayer else { return nil }
    let new = settledNode(
      showing: shown, of: layer, at: localTime, placed: NodeSetting(), in: context)
    guard new != nil || transition.start.picture != nil else { return nil }
    let (content, nodes) = transition.shown(to: new, in: Rect(values.bounds))
    return RenderNode(
      name: shown.name, matrix: setting.matrix, bounds: Rect(values.bounds),
      opacity: setting.opacity,
      childOrder: .given, isDoubleSided: setting.isDoubleSided,
      isFlipped: context.showsFlipped(shown),
      effects: NodeEffects(masksToBounds: transition.style.clips, tint: setting.tint),
      content: content, children: nodes)
  }

  /// The node without a transition; nil when it is hidden or its mask lets nothing through.
  private static func settledNode(
    showing shown: CALayer, of layer: CALayer, at localTime: Double, placed setting: NodeSetting,
    in context: FreezingContext
  ) -> RenderNode? {
    let values = shown.values
    guard !values.isHidden else { return nil }
    let inner = context.inside(layer)
    var mask: RenderNode?
    if let maskLayer = layer.maskLayer {
      mask =
        nodes(for: maskLayer, atParentTime: localTime, placed: NodePlacement(), in: inner).single
      // A hidden mask lets nothing through.
      guard mask != nil else { return nil }
    }
    return RenderNode(
      name: shown.name, matrix: setting.matrix, bounds: Rect(values.bounds),
      opacity: setting.opacity,
      fadesAsGroup: values.allowsGroupOpacity, childOrder: shown.childOrder,
      isDoubleSided: setting.isDoubleSided, isFlipped: context.showsFlipped(shown),
      effects: values.effects(tint: setting.tint),
      content: context.walk?.content(of: shown, presenting: layer, in: context) {
        shown.shownContent(in: context)
      } ?? shown.shownContent(in: context),
      children: shown.frozenChildren(of: layer, at: localTime, in: inner),
      overlay: shown.overlay(of: layer, at: localTime, in: inner), mask: mask)
  }
}

/// What a node has from where it is in the tree; by default, from its own space.
@MainActor
private struct NodeSetting {
  var matrix = Matrix4.identity
  var opacity = 1.0
  var isDoubleSided = true
  var tint = Color.white

  init() {}

  init(_ values: LayerValues, in placement: NodePlacement, _ context: FreezingContext) {
    matrix = placement.matrix(after: values.drawnMatrix(by: context.drawing))
    opacity = min(values.opacity, 1) * placement.opacity
    isDoubleSided = values.isDoubleSided
    tint = placement.tint
  }
}

extension CALayer {
  /// The nodes of the sublayers of `model`, whose presentation this is, at its `localTime`.
  final func sublayerNodes(
    of model: CALayer, at localTime: Double, in context: FreezingContext
  ) -> [RenderNode] {
    guard !model.children.isEmpty else { return [] }
    let placement = NodePlacement(around: values.drawnSublayerMatrix(by: context.drawing))
    return TreeFreezer.nodes(
      for: model.children, atParentTime: localTime, placed: placement, in: context)
  }

  /// True for a presentation whose transition hides it, which is seen until the end.
  fileprivate var showsWhileHidden: Bool {
    !keepsDepth && values.transition?.start.hidesLayer == true
  }
}
