import CoreGraphics

/// What an emitter layer has emitted since its clock began, in its own time.
///
/// A particle follows from the moment of its birth alone, and that from the births before it; so what
/// is seen at any time can be worked out from the changes that were committed until then. Before the
/// first commit the layer counts as having been what it was at that commit: its system is as old as
/// its clock. The same goes for a layer that is turned on: where nothing was emitted and nothing is left,
/// it counts as having been on all along, as on iOS since its version 7. Where the clock is set back,
/// what was recorded for later is forgotten.
@MainActor
final class EmissionHistory {
  private var periods: [EmissionPeriod] = []
  private let identities = CellIdentities()

  /// Older changes are forgotten, with the particles born before them.
  private static let mostPeriods = 4096

  /// Takes note of what `layer` emits from `localTime` on, if that is something else than before.
  func record(_ layer: CAEmitterLayer, atLocalTime localTime: Double) {
    guard localTime.isFinite else { return }
    while let last = periods.last, last.start >= localTime { periods.removeLast() }
    let emission = Emission(of: layer, identities)
    let attachments = layer.attachments.filter { $0.isCommitted && $0.shown.changesEmission }
    if !emission.isIdle, isAtRest(at: localTime) { forget() }
    guard let last = periods.last else { return begin(emission, of: layer, attachments, localTime) }
    guard
      emission != last.emission
        || attachments.map(ObjectIdentifier.init)
          != last.attachments.map(ObjectIdentifier.init)
    else {
      last.end = .infinity
      return
    }
    last.end = localTime
    periods.append(
      EmissionPeriod(
        emission, of: layer, identities, attachments: attachments, from: localTime,
        counted: last.counts(at: localTime)))
    if periods.count > Self.mostPeriods { periods.removeFirst() }
  }

  /// Begins with what `layer` is at `localTime` as if it had been that since its clock began; what
  /// animates it counts from then on alone.
  private func begin(
    _ emission: Emission, of layer: CAEmitterLayer, _ attachments: [AttachedAnimation],
    _ localTime: Double
  ) {
    func add(_ attachments: [AttachedAnimation], from start: Double, counted: [Int: Double]) {
      periods.append(
        EmissionPeriod(
          emission, of: layer, identities, attachments: attachments, from: start, counted: counted))
    }
    guard !attachments.isEmpty, localTime > 0 else {
      return add(attachments, from: 0, counted: [:])
    }
    add([], from: 0, counted: [:])
    periods[0].end = localTime
    add(attachments, from: localTime, counted: periods[0].counts(at: localTime))
  }

  /// True when nothing is emitted and nothing of it is left at `localTime`.
  private func isAtRest(at localTime: Double) -> Bool {
    guard let last = periods.last, last.emission.isIdle, last.attachments.isEmpty else {
      return false
    }
    return particles(at: localTime).particles.isEmpty
  }

  /// Forgets everything: the layer is shown no more.
  func forget() { periods = [] }

  var isEmpty: Bool { periods.isEmpty }

  /// What is seen at `time`.
  func particles(at time: Double) -> SeenParticles {
    guard time.isFinite else { return SeenParticles() }
    let time = Emission.sane(time)
    var collector = ParticleCollector(time: time)
    for period in periods.reversed() where period.start <= time {
      for piece in period.pieces(until: min(time, period.end)).reversed()
      where piece.start < period.end {
        collect(piece, of: period, into: &collector)
      }
    }
    return collector.seen()
  }

  /// The youngest first, so that they are those that are shown where there are too many.
  private func collect(
    _ piece: EmissionPeriod.Piece, of period: EmissionPeriod,
    into collector: inout ParticleCollector
  ) {
    for births in piece.births {
      let ramp = births.ramp.cut(at: period.end)
      let numbers = ramp.births(from: collector.time - births.reach, through: collector.time)
      if numbers.isEmpty { continue }
      if let emission = piece.emission {
        ParticleSource(births.identity, in: emission, for: &collector)?
          .emitAll(numbers, on: ramp, to: &collector)
        continue
      }
      for number in numbers.reversed() {
        guard collector.takeBirth() else { return }
        let emission = period.emission(at: ramp.moment(ofBirth: number))
        ParticleSource(births.identity, in: emission, for: &collector)?
          .emit(number, on: ramp, to: &collector)
      }
    }
  }
}

extension CAEmitterLayer {
  /// What is seen of this model's particles at its `localTime`.
  final func particles(at localTime: Double) -> SeenParticles {
    guard history.isEmpty else { return history.particles(at: localTime) }
    // Never committed: as if it had always been so.
    let history = EmissionHistory()
    history.record(self, atLocalTime: 0)
    return history.particles(at: localTime)
  }
}

extension CAAnimation {
  /// True when it, or an animation inside it, changes what an emitter layer emits.
  fileprivate var changesEmission: Bool {
    switch self {
    case let property as CAPropertyAnimation:
      property.keyPath?.splitAtDot.map { EmissionHistory.keys.contains($0.first) } ?? false
    case let group as CAAnimationGroup:
      group.animations?.contains { $0.changesEmission } ?? false
    default: false
    }
  }
}

extension EmissionHistory {
  /// The properties of an emitter layer that births depend on.
  fileprivate static let keys: Set = [
    "emitterCells", "birthRate", "lifetime", "emitterPosition", "emitterZPosition", "emitterSize",
    "emitterDepth", "velocity", "scale", "spin",
  ]
}
