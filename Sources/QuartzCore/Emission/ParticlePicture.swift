import RenderTree

/// The particles of an emitter at one moment, as they are drawn.
struct ParticlePicture {
  /// Nothing when there are no particles.
  let content: [NodeContent]

  /// `particles`, the oldest first, in the order of `mode`. The layer's plane is seen along z.
  init(of particles: [EmittedParticle], at time: Double, mode: CAEmitterLayerRenderMode) {
    let ordered: [EmittedParticle]
    switch mode {
    case .oldestLast: ordered = particles.reversed()
    case .backToFront:
      let depths = particles.map { $0.position(at: time - $0.birth).z }
      let order = particles.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      ordered = order.map { particles[$0] }
    default: ordered = particles
    }
    var sprites: [EmissionSprite] = []
    var placed: [PlacedParticles.Particle] = []
    for particle in ordered {
      guard let sprite = particle.cell.sprite else { continue }
      let index = sprites.firstIndex(of: sprite) ?? sprites.count
      if index == sprites.count { sprites.append(sprite) }
      placed.append(particle.placed(at: time - particle.birth, sprite: index))
    }
    content =
      placed.isEmpty
      ? []
      : [
        .particles(
          PlacedParticles(
            sprites: sprites.map(\.placed), particles: placed, isAdditive: mode == .additive))
      ]
  }
}

extension EmittedParticle {
  /// True when it leaves the layer's plane.
  var hasDepth: Bool { origin.z != 0 || velocity.z != 0 || cell.acceleration.z != 0 }
}
