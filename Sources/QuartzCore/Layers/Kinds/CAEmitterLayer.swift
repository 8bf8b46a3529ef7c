public import CoreGraphics
import Geometry
import RenderTree
import VirtualTime

/// A layer that emits particles and draws them above everything else it shows, its border too.
///
/// Particles are born from the start of the layer's clock on: one that is shown later, or whose
/// `beginTime` is past, is full of them at once. `beginTime = CACurrentMediaTime()` starts afresh.
open class CAEmitterLayer: CALayer {
  final var emitter = EmitterValues()
  /// Of the model: what it emitted when.
  final lazy var history = EmissionHistory()

  /// The kinds of particles; nil for none.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cells }
    set {
      change("emitterCells", from: emitter.cells, to: newValue) {
        emitter.cells = newValue
        emitter.ownsCells = false
      }
    }
  }

  /// Multiplied into the births of every cell.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change("birthRate", from: emitter.birthRate, to: newValue) { emitter.birthRate = $0 } }
  }

  /// Multiplied into the lifetimes of particles.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change("lifetime", from: emitter.lifetime, to: newValue) { emitter.lifetime = $0 } }
  }

  /// The middle of the shape, in bounds space.
  open var emitterPosition: CGPoint {
    get { emitter.emitterPosition }
    set {
      change("emitterPosition", from: emitter.emitterPosition, to: newValue) {
        emitter.emitterPosition = $0
      }
    }
  }

  /// The height of the shape's middle, points.
  open var emitterZPosition: CGFloat {
    get { emitter.emitterZPosition }
    set {
      change("emitterZPosition", from: emitter.emitterZPosition, to: newValue) {
        emitter.emitterZPosition = $0
      }
    }
  }

  /// Of the shape, points. The width of a circle or a sphere is its radius.
  open var emitterSize: CGSize {
    get { emitter.emitterSize }
    set {
      change("emitterSize", from: emitter.emitterSize, to: newValue) { emitter.emitterSize = $0 }
    }
  }

  /// Of the shape, points along z.
  open var emitterDepth: CGFloat {
    get { emitter.emitterDepth }
    set {
      change("emitterDepth", from: emitter.emitterDepth, to: newValue) { emitter.emitterDepth = $0 }
    }
  }

  /// The body from which particles come; a point unless changed.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.emitterShape }
    set {
      change("emitterShape", from: emitter.emitterShape, to: newValue) { emitter.emitterShape = $0 }
    }
  }

  /// The part of the body from which they come; all of it unless changed.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.emitterMode }
    set {
      change("emitterMode", from: emitter.emitterMode, to: newValue) { emitter.emitterMode = $0 }
    }
  }

  /// How particles are drawn over each other; in no order unless changed.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { change("renderMode", from: emitter.renderMode, to: newValue) { emitter.renderMode = $0 } }
  }

  /// True: particles lie in the space around; else they are drawn in the layer's plane.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set {
      change("preservesDepth", from: emitter.preservesDepth, to: newValue) {
        emitter.preservesDepth = $0
      }
    }
  }

  /// Multiplied into the velocities of particles.
  open var velocity: Float {
    get { emitter.velocity }
    set { change("velocity", from: emitter.velocity, to: newValue) { emitter.velocity = $0 } }
  }

  /// Multiplied into the scale of particles.
  open var scale: Float {
    get { emitter.scale }
    set { change("scale", from: emitter.scale, to: newValue) { emitter.scale = $0 } }
  }

  /// Multiplied into the spin of particles.
  open var spin: Float {
    get { emitter.spin }
    set { change("spin", from: emitter.spin, to: newValue) { emitter.spin = $0 } }
  }

  /// Another seed gives other particles, the same seed always the same.
  open var seed: UInt32 {
    get { emitter.seed }
    set { change("seed", from: emitter.seed, to: newValue) { emitter.seed = $0 } }
  }

  open override func presentation() -> CAEmitterLayer? { presentationNow() as? CAEmitterLayer }

  open override func makePresentation() -> CALayer { CAEmitterLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CAEmitterLayer {
      emitter = layer.emitter
      emitter.ownsCells = false
    }
  }

  override class var properties: PropertyTable { .emitterLayer }

  override func partPath(_ keyPath: String) -> ResolvedKeyPath? {
    cellPath(keyPath) ?? super.partPath(keyPath)
  }

  override var inspectedClass: String { "CAEmitterLayer" }

  override func inspectedProperties() -> [OrderedJSON.Member] { emitter.inspectedProperties }

  override func committed(atLocalTime localTime: Double) {
    history.record(self, atLocalTime: localTime)
  }

  override func leftTree() { history.forget() }

  override func overlay(
    of model: CALayer, at localTime: Double, in context: FreezingContext
  ) -> [NodeContent] {
    sharesSpace(in: context) ? [] : picture(of: model, at: localTime)?.content ?? []
  }

  override var movesByItself: Bool { true }

  /// With `preservesDepth` the particles stand beside the layer's own node, as the sublayers of a
  /// transform layer do.
  override func frozenNodes(
    of model: CALayer, at localTime: Double, placed placement: NodePlacement,
    in context: FreezingContext
  ) -> [RenderNode] {
    let own = super.frozenNodes(of: model, at: localTime, placed: placement, in: context)
    guard sharesSpace(in: context), values.opacity > 0,
      let picture = picture(of: model, at: localTime)
    else {
      return own
    }
    let toSuperlayer = placement.matrix(after: values.matrixInSuperlayer)
    return own
      + picture.contentsInDepth.map { depth, content in
        RenderNode(
          matrix: Matrix4.translation(0, 0, depth).followed(by: toSuperlayer),
          opacity: placement.opacity * min(values.opacity, 1),
          effects: NodeEffects(tint: placement.tint), content: [content])
      }
  }

  private func sharesSpace(in context: FreezingContext) -> Bool {
    preservesDepth && context.isForScreen
  }

  private func picture(of model: CALayer, at localTime: Double) -> ParticlePicture? {
    // Before its beginning a layer's clock stands at 0, when the first particles would be born.
    guard let model = model as? CAEmitterLayer, localTime > 0 || model.beginTime <= 0 else {
      return nil
    }
    let seen = model.particles(at: localTime)
    if !seen.isWhole {
      SceneContext.active.unsupported(
        "more than \(ParticleCollector.mostShown) particles", at: name ?? "a layer")
    }
    return ParticlePicture(of: seen, at: localTime, mode: renderMode)
  }
}
