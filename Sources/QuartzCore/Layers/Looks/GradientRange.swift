import Geometry
import Raster

/// The range of locations that holds all stops and 0…1: stops may lie outside, as they do when a
/// gleam is animated across a layer, while paint takes 0…1 only.
struct GradientRange {
  private let shape: GradientPaint.Shape
  private let start: Double
  private let end: Double

  init(of stops: [GradientPaint.Stop], shape: GradientPaint.Shape) {
    self.shape = shape
    let first = stops.first?.location ?? 0
    let last = stops.last?.location ?? 1
    // Nothing lies before the middle of a radial gradient, nor outside a full turn.
    start = shape == .axial ? min(first, 0) : 0
    end = shape == .conic ? 1 : max(last, 1)
  }

  /// The shape's unit space → that in which the range is 0…1.
  var unitFromUnit: Affine {
    switch shape {
    case .axial:
      Affine.translation(-start, 0).followed(by: .scale(1 / (end - start), 1))
    case .radial: .scale(1 / end, 1 / end)
    case .conic, .circles: .identity
    }
  }

  /// `stops` in the range, those outside replaced by what the gradient has at its ends.
  func fitted(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    var fitted = stops.filter { (start...end).contains($0.location) }
    if let next = stops.firstIndex(where: { $0.location >= start }), next > 0 {
      fitted.insert(Self.stop(at: start, from: stops[next - 1], to: stops[next]), at: 0)
    } else if let last = stops.last, last.location < start {
      fitted = [GradientPaint.Stop(location: start, color: last.color)]
    }
    if let next = stops.firstIndex(where: { $0.location > end }) {
      fitted.append(
        next > 0
          ? Self.stop(at: end, from: stops[next - 1], to: stops[next])
          : GradientPaint.Stop(location: end, color: stops[0].color))
    }
    return fitted.map {
      GradientPaint.Stop(location: ($0.location - start) / (end - start), color: $0.color)
    }
  }

  /// What lies at `location` between `stops`, or is at the nearer end; nil without any. Of stops at one
  /// location the last counts.
  static func stop(at location: Double, of stops: [GradientPaint.Stop]) -> GradientPaint.Stop? {
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return stops.last }
    return next > 0
      ? stop(at: location, from: stops[next - 1], to: stops[next]) : stops[next]
  }

  private static func stop(
    at location: Double, from before: GradientPaint.Stop, to after: GradientPaint.Stop
  ) -> GradientPaint.Stop {
    let distance = after.location - before.location
    let t = distance > 0 ? (location - before.location) / distance : 1
    return GradientPaint.Stop(
      location: location,
      color: Color(
        red: before.color.red + (after.color.red - before.color.red) * t,
        green: before.color.green + (after.color.green - before.color.green) * t,
        blue: before.color.blue + (after.color.blue - before.color.blue) * t,
        alpha: before.color.alpha + (after.color.alpha - before.color.alpha) * t))
  }
}
