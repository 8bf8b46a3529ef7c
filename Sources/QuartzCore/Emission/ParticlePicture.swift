import RenderTree

/// The particles of an emitter at one moment, as they are drawn.
struct ParticlePicture {
  private var sprites: [PlacedParticles.Sprite] = []
  private var particles: [PlacedParticles.Particle] = []
  /// Of each particle, points before the layer's plane.
  private var depths: [Double] = []
  private let isAdditive: Bool

  /// What is `seen` at `time`, in the order of `mode`. The layer's plane is seen along z.
  init(of seen: SeenParticles, at time: Double, mode: CAEmitterLayerRenderMode) {
    isAdditive = mode == .additive
    let particles = seen.particles
    let depths = particles.map { $0.position(at: time - $0.birth).z }
    let order: [Int] =
      switch mode {
      case .oldestLast: particles.indices.reversed()
      case .backToFront: particles.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      default: Array(particles.indices)
      }
    var spriteOfKind = [Int?](repeating: nil, count: seen.kinds.count)
    for number in order {
      let particle = particles[number]
      guard
        let sprite = spriteOfKind[particle.kind]
          ?? seen.kinds[particle.kind].cell.sprite.map({ addSprite($0) })
      else { continue }
      spriteOfKind[particle.kind] = sprite
      self.particles.append(particle.placed(at: time - particle.birth, sprite: sprite))
      self.depths.append(depths[number])
    }
  }

  /// The number of `sprite`, a new one if no particle has looked like it.
  private mutating func addSprite(_ sprite: EmissionSprite) -> Int {
    if let known = sprites.firstIndex(where: { EmissionSprite(placed: $0) == sprite }) {
      return known
    }
    sprites.append(sprite.placed)
    return sprites.count - 1
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
        sprites: sprites, particles: particles, isAdditive: isAdditive))
  }
}
