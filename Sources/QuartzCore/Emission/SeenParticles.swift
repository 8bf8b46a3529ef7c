/// The particles that are seen at one moment.
struct SeenParticles: Sendable {
  /// The oldest first.
  var particles: [EmittedParticle] = []
  /// Those that `EmittedParticle.kind` numbers.
  var kinds: [ParticleKind] = []
  /// False when there was too much to be looked at, or to be shown.
  var isWhole = true
}
