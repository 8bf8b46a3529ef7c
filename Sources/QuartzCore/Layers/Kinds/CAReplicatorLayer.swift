public import CoreGraphics
import Geometry
import Raster
import RenderTree
import VirtualTime

/// A layer that shows its sublayers several times, each copy moved, tinted and delayed.
open class CAReplicatorLayer: CALayer {
  final var replication = ReplicationValues()

  /// How many times the sublayers are shown; 0 shows none, and no more than 10 000 are.
  open var instanceCount: Int {
    get { replication.count }
    set {
      change("instanceCount", from: replication.count, to: newValue) { replication.count = $0 }
    }
  }

  /// By how much each copy is behind the one before, seconds.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set {
      change("instanceDelay", from: replication.delay, to: newValue) { replication.delay = $0 }
    }
  }

  /// From one copy to the next, about the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set {
      change("instanceTransform", from: replication.transform, to: newValue) {
        replication.transform = $0
      }
    }
  }

  /// Multiplied into the colours of the first copy.
  open var instanceColor: CGColor? {
    get { replication.color }
    set {
      change("instanceColor", from: replication.color, to: newValue) { replication.color = $0 }
    }
  }

  /// Added to the red of `instanceColor` from one copy to the next.
  open var instanceRedOffset: Float {
    get { replication.redOffset }
    set {
      change("instanceRedOffset", from: replication.redOffset, to: newValue) {
        replication.redOffset = $0
      }
    }
  }

  /// Added to the green of `instanceColor` from one copy to the next.
  open var instanceGreenOffset: Float {
    get { replication.greenOffset }
    set {
      change("instanceGreenOffset", from: replication.greenOffset, to: newValue) {
        replication.greenOffset = $0
      }
    }
  }

  /// Added to the blue of `instanceColor` from one copy to the next.
  open var instanceBlueOffset: Float {
    get { replication.blueOffset }
    set {
      change("instanceBlueOffset", from: replication.blueOffset, to: newValue) {
        replication.blueOffset = $0
      }
    }
  }

  /// Added to the alpha of `instanceColor` from one copy to the next.
  open var instanceAlphaOffset: Float {
    get { replication.alphaOffset }
    set {
      change("instanceAlphaOffset", from: replication.alphaOffset, to: newValue) {
        replication.alphaOffset = $0
      }
    }
  }

  /// True: the copies share the space of the layers around, as those of a transform layer do, and
  /// only `opacity` of what this layer draws around its sublayers acts on them.
  open var preservesDepth: Bool {
    get { replication.preservesDepth }
    set {
      change("preservesDepth", from: replication.preservesDepth, to: newValue) {
        replication.preservesDepth = $0
      }
    }
  }

  open override func presentation() -> CAReplicatorLayer? {
    presentationNow() as? CAReplicatorLayer
  }

  open override func makePresentation() -> CALayer { CAReplicatorLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CAReplicatorLayer { replication = layer.replication }
  }

  override class var properties: PropertyTable { .replicatorLayer }

  override var inspectedClass: String { "CAReplicatorLayer" }

  override func inspectedProperties() -> [OrderedJSON.Member] {
    replication.inspectedProperties
  }

  override var showsCopies: Bool { true }

  override var childOrder: RenderNode.ChildOrder { .given }

  /// Copy by copy, so that later ones lie on top; within one by zPosition.
  override func frozenChildren(
    of model: CALayer, at localTime: Double, in context: FreezingContext
  ) -> [RenderNode] {
    guard !sharesSpace(in: context) else { return [] }
    let placement = NodePlacement(around: values.drawnSublayerMatrix(by: context.drawing))
    return copies(of: model, at: localTime, placed: placement, in: context)
  }

  /// With `preservesDepth` the copies stand beside the layer's own node, as those of a transform
  /// layer do.
  override func frozenNodes(
    of model: CALayer, at localTime: Double, placed placement: NodePlacement,
    in context: FreezingContext
  ) -> [RenderNode] {
    let own = super.frozenNodes(of: model, at: localTime, placed: placement, in: context)
    guard sharesSpace(in: context) else { return own }
    let toSuperlayer = placement.matrix(after: values.matrixInSuperlayer)
    let inner = NodePlacement(
      around: values.sublayerMatrix?.followed(by: toSuperlayer) ?? toSuperlayer,
      tint: placement.tint, opacity: placement.opacity * min(values.opacity, 1))
    return own + copies(of: model, at: localTime, placed: inner, in: context.inside(model))
  }

  private func sharesSpace(in context: FreezingContext) -> Bool {
    replication.preservesDepth && context.isForScreen
  }

  /// The copies of the sublayers of `model`, in their context.
  private func copies(
    of model: CALayer, at localTime: Double, placed placement: NodePlacement,
    in context: FreezingContext
  ) -> [RenderNode] {
    // Drawn into a context copies are as they are there: about the origin, without colours.
    let isInContext = !context.isForScreen
    let (instances, inner) = instances(
      about: isInContext ? .zero : values.anchor, isFlat: isInContext, in: context)
    if replication.count > instances.count {
      SceneContext.active.unsupported(
        "more than \(instances.count) instances", at: name ?? "a layer")
    }
    return instances.flatMap { instance in
      let placement = NodePlacement(
        around: placement.around.map { instance.matrix.followed(by: $0) } ?? instance.matrix,
        tint: isInContext ? placement.tint : placement.tint.multiplied(by: instance.tint),
        opacity: placement.opacity)
      return TreeFreezer.nodes(
        for: instance.ordered(model.children, at: localTime, in: inner),
        atParentTime: localTime - (isInContext ? 0 : instance.delay), placed: placement, in: inner)
    }
  }

  /// The copies that are shown, and the context of what is in them, which counts them for the replicators
  /// inside. `isFlat`: a transform that is not affine moves none.
  private func instances(
    about center: CGPoint, isFlat: Bool = false, in context: FreezingContext
  ) -> ([ReplicationValues.Instance], FreezingContext) {
    var replication = replication
    if isFlat, !replication.transform.isAffineButForRounding {
      replication.transform = CATransform3DIdentity
    }
    let instances = replication.instances(about: center, copiesAround: context.copies)
    return (instances, context.replicated(instances.count))
  }

  override func inspectedInstances(
    of model: CALayer, at localTime: Double, in context: FreezingContext
  ) -> OrderedJSON? {
    let (instances, inner) = instances(about: .zero, in: context)
    return OrderedJSON.array(
      instances.enumerated().map { index, instance in
        .object([
          ("index", .number(Double(index))),
          ("transform", OrderedJSON(instance.matrix)),
          (
            "sublayers",
            .array(
              model.children.map {
                LayerInspection.node(for: $0, atParentTime: localTime - instance.delay, in: inner)
              })
          ),
        ])
      })
  }
}
