import Geometry
import RasterKernels

/// A gradient paint as it is drawn.
struct GradientSource: Sendable {
  let shape: GradientShape
  let unitFromDevice: Homography
  private(set) var colors: GradientColors
  /// True when every sample has alpha 255.
  private(set) var isOpaque: Bool

  /// Nil when the paint shows nothing.
  init?(_ paint: GradientPaint) {
    let stops = GradientSource.stops(of: paint)
    guard stops.contains(where: { byte($0.color.w) > 0 }) else { return nil }
    shape = GradientShape(paint)
    unitFromDevice = paint.unitFromDevice
    isOpaque =
      shape.reachesEverywhere && unitFromDevice.visibleAffine != nil
      && stops.allSatisfy { byte($0.color.w) == 255 }
    colors = GradientColors(stops)
  }

  /// The stops as they are shown, made sound.
  private static func stops(of paint: GradientPaint) -> [GradientStop] {
    let (tint, opacity) = (paint.tint, unit(paint.opacity))
    let factors = SIMD4(unit(tint.red), unit(tint.green), unit(tint.blue), unit(tint.alpha))
    return paint.stops.map { stop in
      let color = stop.color
      var shown =
        SIMD4(unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha)) * factors
      shown.w *= opacity
      return GradientStop(location: unit(stop.location), color: shown)
    }
  }

  /// Multiplies all colours by `opacity`/255.
  mutating func fade(by opacity: Int32) {
    guard opacity < 255 else { return }
    colors.fade(by: opacity)
    isOpaque = false
  }

  /// True when the gradient only runs across: all rows are alike.
  var isAlikeDownwards: Bool {
    let h = unitFromDevice
    guard h.h13 == 0, h.h23 == 0, h.h33 > 0 else { return false }
    switch shape {
    case .axial, .segment: return h.h21 == 0
    case .radial, .conic, .circles: return false
    }
  }

  /// True when the gradient only runs downwards: all of a row is of one colour.
  var isAlikeAcross: Bool {
    let h = unitFromDevice
    guard case .axial = shape else { return false }
    return h.h11 == 0 && h.h13 == 0 && h.h23 == 0 && h.h33 > 0
  }

  /// The colour of all of row `y` when the gradient only runs downwards.
  func constantColor(row y: Int) -> UInt32? {
    guard isAlikeAcross else { return nil }
    let h = unitFromDevice
    return colors.color(at: (h.h21 * (Double(y) + 0.5) + h.h31) / h.h33)
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

  /// True when no point is without a colour.
  fileprivate var reachesEverywhere: Bool {
    switch self {
    case .axial, .radial, .conic: true
    case .segment, .circles: false
    }
  }
}
