import Raster
import RenderTree

/// What an emitter layer emits at one moment, in plain numbers. None is NaN or beyond `most`.
struct Emission: Equatable, Sendable {
  /// Of the emitter, in the layer's bounds space, points.
  var position = SIMD3<Double>.zero
  var shape = EmissionShape()
  var seed: UInt64 = 0
  /// The factors of the layer.
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var cells: [EmissionCell] = []

  /// Greater numbers count as this: whatever a layer is given, the arithmetic stays finite.
  static let most = 1e9
  /// More births in a second are not counted.
  static let mostBirths = 1e6

  /// `number` without what arithmetic cannot bear; NaN counts as 0.
  static func sane(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -most), most)
  }

  /// True when nothing is born.
  var isIdle: Bool { cells.allSatisfy { births(of: $0) == 0 } }

  /// Births of `cell` in a second.
  func births(of cell: EmissionCell) -> Double {
    guard cell.isEnabled else { return 0 }
    return min(max(cell.birthRate * birthRate, 0), Self.mostBirths)
  }
}

/// A value drawn by lot: evenly from half a range below its mean to half a range above.
struct EmissionSpread: Equatable, Sendable {
  var mean = 0.0
  var range = 0.0

  func value(_ unit: Double) -> Double { mean + (unit - 0.5) * range }

  var greatest: Double { mean + abs(range) / 2 }
}

/// One emitter cell at one moment, in plain numbers.
struct EmissionCell: Equatable, Sendable {
  /// Tells cells apart, also those that were replaced.
  var identity = 0
  var isEnabled = true
  /// Births in a second.
  var birthRate = 0.0
  /// Seconds.
  var lifetime = EmissionSpread()
  /// The time of births within the life of the emitter, or of the particle that emits: seconds.
  var begin = 0.0
  var end = Double.infinity
  /// Radians in the plane, from the normal of the emitter's shape as +x turns towards +y.
  var longitude = EmissionSpread()
  /// Radians out of the plane, from the normal towards +z.
  var latitude = 0.0
  /// Points in a second.
  var velocity = EmissionSpread()
  var acceleration = SIMD3<Double>.zero
  var scale = EmissionSpread(mean: 1)
  var scaleSpeed = 0.0
  /// Radians in a second.
  var spin = EmissionSpread()
  /// Red, green, blue and alpha, straight.
  var color = SIMD4<Double>(repeating: 1)
  var colorRange = SIMD4<Double>.zero
  var colorSpeed = SIMD4<Double>.zero
  /// Nil: the particles are not seen.
  var sprite: EmissionSprite?
  var cells: [EmissionCell] = []

  /// How long after its birth a particle or what it emits can be seen at most, seconds.
  func reach(lifetimeFactor: Double) -> Double {
    let life = greatestLife(lifetimeFactor)
    let own = sprite == nil ? 0 : min(life, visibleLife)
    let inner = cells.map { $0.reach(lifetimeFactor: lifetimeFactor) }.max() ?? 0
    let emitting = min(life, cells.map(\.end).max() ?? 0)
    return min(max(own, inner > 0 ? max(0, emitting) + inner : 0), Emission.most)
  }

  private func greatestLife(_ factor: Double) -> Double {
    max(max(lifetime.greatest * factor, (lifetime.mean - abs(lifetime.range) / 2) * factor), 0)
  }

  /// When the last of them have become transparent, or shrunk to nothing.
  private var visibleLife: Double {
    var life = Double.infinity
    if colorSpeed.w < 0 {
      life = max(0, (color.w + abs(colorRange.w) / 2) / -colorSpeed.w)
    }
    if scaleSpeed < 0, scale.mean - abs(scale.range) / 2 >= 0 {
      life = min(life, scale.greatest / -scaleSpeed)
    }
    return life
  }
}

/// What the particles of a cell look like.
struct EmissionSprite: Equatable, Sendable {
  var placed: PlacedParticles.Sprite

  static func == (a: EmissionSprite, b: EmissionSprite) -> Bool {
    a.placed.image === b.placed.image && a.placed.source == b.placed.source
      && a.placed.size == b.placed.size && a.placed.filter == b.placed.filter
      && a.placed.shrinkingFilter == b.placed.shrinkingFilter
      && a.placed.levelBias == b.placed.levelBias
  }
}
