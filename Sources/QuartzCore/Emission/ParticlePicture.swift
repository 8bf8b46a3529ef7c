import RenderTree

/// The particles of an emitter at one moment, as they are drawn.
struct ParticlePicture {
  private var sprites: [EmissionSprite] = []
  private var particles: [PlacedParticles.Particle] = []
  /// Of each particle, points before the layer's plane.
  private var depths: [Double] = []
  private let isAdditive: Bool

  /// `particles`, the oldest first, in the order of `mode`. The layer's plane is seen along z.
  init(of particles: [EmittedParticle], at time: Double, mode: CAEmitterLayerRenderMode) {
    isAdditive = mode == .additive
    let depths = particles.map { $0.position(at: time - $0.birth).z }
    let order: [Int] =
      switch mode {
      case .oldestLast: particles.indices.reversed()
      case .backToFront: particles.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      default: Array(particles.indices)
      }
    for number in order {
      let particle = particles[number]
      guard let sprite = particle.cell.sprite else { continue }
      let index = sprites.firstIndex(of: sprite) ?? sprites.count
      if index == sprites.count { sprites.append(sprite) }
      self.particles.append(particle.placed(at: time - particle.birth, sprite: index))
      self.depths.append(depths[number])
    }
  }

  /// All in the layer's plane; nothing when there are no particles.
  var content: [NodeContent] { particles.isEmpty ? [] : [content(particles)] }

  /// Each particle by itself, and how far it is before the layer's plane.
  var contentsInDepth: [(depth: Double, content: NodeContent)] {
    particles.indices.map { (depths[$0], content([particles[$0]])) }
  }

  private func content(_ particles: [PlacedParticles.Particle]) -> NodeContent {
    .particles(
      PlacedParticles(
        sprites: sprites.map(\.placed), particles: particles, isAdditive: isAdditive))
  }
}
