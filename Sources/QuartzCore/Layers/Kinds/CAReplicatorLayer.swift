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
  override func frozenChildren(of model: CALayer, at localTime: Double) -> [RenderNode] {
    guard !sharesSpace else { return [] }
    let placement = NodePlacement(around: values.drawnSublayerMatrix)
    return copies(of: model, at: localTime, placed: placement)
  }

  /// With `preservesDepth` the copies stand beside the layer's own node, as those of a transform
  /// layer do.
  override func frozenNodes(
    of model: CALayer, at localTime: Double, placed placement: NodePlacement
  ) -> [RenderNode] {
    let own = super.frozenNodes(of: model, at: localTime, placed: placement)
    guard sharesSpace else { return own }
    let toSuperlayer = placement.matrix(after: values.matrixInSuperlayer)
    let inner = NodePlacement(
      around: values.sublayerMatrix?.followed(by: toSuperlayer) ?? toSuperlayer,
      tint: placement.tint, opacity: placement.opacity * min(values.opacity, 1))
    return own + model.handingDown { copies(of: model, at: localTime, placed: inner) }
  }

  private var sharesSpace: Bool {
    replication.preservesDepth && !ContextDrawing.isGoingOn
  }

  private func copies(
    of model: CALayer, at localTime: Double, placed placement: NodePlacement
  ) -> [RenderNode] {
    // Drawn into a context copies are as they are there: about the origin, without colours.
    let isInContext = ContextDrawing.isGoingOn
    let center = isInContext ? .zero : values.anchor
    return withInstances(about: center, isFlat: isInContext) { instances -> [RenderNode] in
      if replication.count > instances.count {
        SceneContext.active.unsupported(
          "more than \(instances.count) instances", at: name ?? "a layer")
      }
      // A layer keeps one place only.
      return StillWalk.takingNone {
        instances.flatMap { instance in
          let inner = NodePlacement(
            around: placement.around.map { instance.matrix.followed(by: $0) } ?? instance.matrix,
            tint: isInContext ? placement.tint : placement.tint.multiplied(by: instance.tint),
            opacity: placement.opacity)
          return TreeFreezer.nodes(
            for: instance.ordered(model.children, at: localTime),
            atParentTime: localTime - (isInContext ? 0 : instance.delay), placed: inner)
        }
      }
    }
  }

  /// Hands `body` the copies that are shown, and counts them for the replicators inside. `isFlat`: a
  /// transform that is not affine moves none.
  private func withInstances<Result>(
    about center: CGPoint, isFlat: Bool = false, _ body: ([ReplicationValues.Instance]) -> Result
  ) -> Result {
    var replication = replication
    if isFlat, !replication.transform.isAffineButForRounding {
      replication.transform = CATransform3DIdentity
    }
    let instances = replication.instances(about: center)
    let copies = ReplicationValues.copiesAround * max(1, instances.count)
    return ReplicationValues.$copiesAround.withValue(copies) { body(instances) }
  }

  override func inspectedInstances(of model: CALayer, at localTime: Double) -> OrderedJSON? {
    withInstances(about: .zero) { instances in
      OrderedJSON.array(
        instances.enumerated().map { index, instance in
          .object([
            ("index", .number(Double(index))),
            ("transform", OrderedJSON(instance.matrix)),
            (
              "sublayers",
              .array(
                model.children.map {
                  LayerInspection.node(for: $0, atParentTime: localTime - instance.delay)
                })
            ),
          ])
        })
    }
  }
}
