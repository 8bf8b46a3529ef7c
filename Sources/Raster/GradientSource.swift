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
    guard let ramp = GradientSource.ramp(of: paint) else { return nil }
    guard ramp.contains(where: { $0 >> 24 > 0 }) else { return nil }
    shape = GradientShape(paint)
    unitFromDevice = paint.unitFromDevice
    isOpaque =
      shape.reachesEverywhere && unitFromDevice.visibleAffine != nil
      && ramp.reduce(.max, &) >> 24 == 255
    self.ramp = ramp
  }

  /// The colours of all positions; nil where there are no stops.
  private static func ramp(of paint: GradientPaint) -> [UInt32]? {
    guard let first = paint.stops.first else { return nil }
    var ramp = [UInt32](repeating: 0, count: GradientShape.rampCount)
    var colors = ramp.mutableSpan
    // The stops on both sides of the entry's position.
    var below = Stop(first, in: paint, after: 0)
    var above = below
    var next = 1
    var entry = 0
    while entry < colors.count {
      while next < paint.stops.count, above.location <= GradientShape.position(ofEntry: entry) {
        below = above
        above = Stop(paint.stops[next], in: paint, after: below.location)
        next += 1
      }
      let end = next < paint.stops.count ? firstEntry(at: above.location) : colors.count
      let length = above.location - below.location
      if length > 0 {
        let section = RampSection(
          from: below.color.components, to: above.color.components, start: below.location,
          length: length)
        Fast.fillRamp(&colors, entry..<end, with: section)
      } else {
        let color = above.color.premultiplied
        for place in entry..<end { colors[place] = color }
      }
      entry = end
    }
    return ramp
  }

  /// The first entry whose position is not before `location`, 0…1.
  private static func firstEntry(at location: Double) -> Int {
    // Rounded, it may be one too low, but never too high.
    var entry = Int(location * Double(GradientShape.rampCount - 1))
    while GradientShape.position(ofEntry: entry) < location { entry += 1 }
    return entry
  }

  /// Multiplies all colours by `opacity`/255.
  mutating func fade(by opacity: Int32) {
    guard opacity < 255 else { return }
    for entry in ramp.indices { ramp[entry] = faded(ramp[entry], by: opacity) }
    isOpaque = false
  }

  /// The colour of all of row `y` when the gradient only runs downwards.
  func constantColor(row y: Int) -> UInt32? {
    let h = unitFromDevice
    guard case .axial = shape, h.h11 == 0, h.h13 == 0, h.h23 == 0, h.h33 > 0 else { return nil }
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
  /// Red, green, blue and alpha.
  fileprivate var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
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
