import Geometry
import RasterKernels

/// A gradient paint as it is drawn.
struct GradientSource: Sendable {
  let shape: GradientShape
  let unitFromDevice: Homography
  /// Premultiplied colours for `GradientShape.rampCount` positions.
  private(set) var ramp: [UInt32]
  /// True when every sample has alpha 255.
  private(set) var isOpaque: Bool

  /// Nil when the paint shows nothing.
  init?(_ paint: GradientPaint) {
    guard let first = paint.stops.first else { return nil }
    var ramp: [UInt32] = []
    ramp.reserveCapacity(GradientShape.rampCount)
    // The stops on both sides of the entry's position.
    var below = Stop(first, in: paint, after: 0)
    var above = below
    var next = 1
    for entry in 0..<GradientShape.rampCount {
      let t = Double(entry) / Double(GradientShape.rampCount - 1)
      while above.location <= t, next < paint.stops.count {
        below = above
        above = Stop(paint.stops[next], in: paint, after: below.location)
        next += 1
      }
      let distance = above.location - below.location
      let part = distance > 0 ? unit((t - below.location) / distance) : t < above.location ? 0 : 1
      ramp.append(Color.mix(below.color, above.color, part).premultiplied)
    }
    guard ramp.contains(where: { $0 >> 24 > 0 }) else { return nil }
    shape = GradientShape(paint)
    unitFromDevice = paint.unitFromDevice
    isOpaque =
      shape.reachesEverywhere && unitFromDevice.visibleAffine != nil
      && ramp.allSatisfy { $0 >> 24 == 255 }
    self.ramp = ramp
  }

  /// Multiplies all colours by `opacity`/255.
  mutating func fade(by opacity: Int32) {
    guard opacity < 255 else { return }
    ramp = ramp.map { faded($0, by: opacity) }
    isOpaque = false
  }

  /// The colour of all of row `y` when the gradient only runs downwards.
  func constantColor(row y: Int) -> UInt32? {
    let h = unitFromDevice
    guard shape == .axial, h.h11 == 0, h.h13 == 0, h.h23 == 0, h.h33 > 0 else { return nil }
    let t = unit((h.h21 * (Double(y) + 0.5) + h.h31) / h.h33)
    return ramp[Int(t * Double(GradientShape.rampCount - 1) + 0.5)]
  }

  /// A stop with its place and colour made sound.
  private struct Stop {
    var location: Double
    var color: Color

    init(_ stop: GradientPaint.Stop, in paint: GradientPaint, after location: Double) {
      self.location = max(location, unit(stop.location))
      color = Color(
        red: unit(stop.color.red) * unit(paint.tint.red),
        green: unit(stop.color.green) * unit(paint.tint.green),
        blue: unit(stop.color.blue) * unit(paint.tint.blue),
        alpha: unit(stop.color.alpha) * unit(paint.tint.alpha) * unit(paint.opacity))
    }
  }
}

extension Color {
  /// The colour at fraction `t` of the way from `a` to `b`, each component on its own.
  fileprivate static func mix(_ a: Color, _ b: Color, _ t: Double) -> Color {
    Color(
      red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
      blue: a.blue + (b.blue - a.blue) * t, alpha: a.alpha + (b.alpha - a.alpha) * t)
  }
}

extension GradientShape {
  fileprivate init(_ paint: GradientPaint) {
    let ends = GradientEnds(
      continuesBefore: paint.continuesBefore, continuesAfter: paint.continuesAfter)
    switch paint.shape {
    case .axial:
      self = ends.continuesBefore && ends.continuesAfter ? .axial : .segment(ends)
    case .radial: self = .radial
    case .conic: self = .conic
    case .circles(let startRadius, let endRadius, let distance):
      self = .circles(
        CircleFamily(
          startRadius: startRadius, growth: endRadius - startRadius, distance: distance,
          ends: ends))
    }
  }

  /// True when no place is without a colour.
  fileprivate var reachesEverywhere: Bool {
    switch self {
    case .axial, .radial, .conic: true
    case .segment, .circles: false
    }
  }
}
