package import Raster

/// Apple's Generic RGB, the space in which Core Graphics mixes colours where nobody names another
/// and `CALayer.render(in:)` those of gradient layers: P22 phosphors, D65 and gamma 1.8
/// (Technical Q&A QA1430), components within 0…1.
package enum GenericRGB {
  /// `stops`, whose colours are in gamma-coded sRGB, as they look when they are mixed in Generic RGB
  /// with straight alpha: converted there and back, and as many more between them as mixing by
  /// pixels then takes to come within a quarter of a level.
  package static func mixing(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    guard let first = stops.first else { return [] }
    var mixed = [GradientPaint.Stop(location: first.location, color: shown(values(first.color)))]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let ends = (values(from.color), values(to.color))
      mixed.appendWay(to: to.location) { t in
        shown(zip(ends.0, ends.1).map { $0 + ($1 - $0) * t })
      }
    }
    return mixed
  }

  /// The components for a colour in gamma-coded sRGB, alpha last.
  static func values(_ color: Color) -> [Double] {
    CGColorSpace.extendedRGB.converted(
      [color.red, color.green, color.blue], to: .genericRGB) + [color.alpha]
  }

  private static func shown(_ values: [Double]) -> Color {
    CGColorSpace.genericRGB.rasterColor(values)
  }
}

extension CGColorSpace {
  /// The space `GenericRGB` says more of. Not among the named ones: a colour that is said to be in
  /// generic RGB is in sRGB here.
  static let genericRGB = CGColorSpace(
    "kCGColorSpaceGenericRGB", .rgb(.phosphors22), .gamma(1.8))
}

extension [GradientPaint.Stop] {
  /// Appends stops that lead from the last one to `location` on the way that `color` takes from 0 to
  /// 1: as many as it takes for mixtures of neighbours to be within a quarter of a level of it.
  mutating func appendWay(to location: Double, _ color: (Double) -> Color) {
    guard let start = last?.location else { return }
    let end = GradientPaint.Stop(location: location, color: color(1))
    guard location > start else { return append(end) }
    appendInner(in: 0...1, from: color(0), to: end.color, halvings: 0) { t, color in
      GradientPaint.Stop(location: start + (location - start) * t, color: color)
    } _: {
      color($0)
    }
    append(end)
  }

  /// Appends what lies within `part` of the way, whose ends are known.
  private mutating func appendInner(
    in part: ClosedRange<Double>, from first: Color, to last: Color, halvings: Int,
    stop: (Double, Color) -> GradientPaint.Stop, _ color: (Double) -> Color
  ) {
    let length = part.upperBound - part.lowerBound
    let middle = color(part.lowerBound + length / 2)
    let isStraight =
      middle.isNear(first, last, at: 0.5)
      && color(part.lowerBound + length / 4).isNear(first, last, at: 0.25)
      && color(part.lowerBound + length * 3 / 4).isNear(first, last, at: 0.75)
    guard !isStraight, halvings < Self.mostHalvings else { return }
    let center = part.lowerBound + length / 2
    appendInner(
      in: part.lowerBound...center, from: first, to: middle, halvings: halvings + 1, stop: stop,
      color)
    append(stop(center, middle))
    appendInner(
      in: center...part.upperBound, from: middle, to: last, halvings: halvings + 1, stop: stop,
      color)
  }

  /// Ways are cut into 256 parts at most.
  private static var mostHalvings: Int { 8 }
}

extension Color {
  /// True within a quarter of a level of the mixture of two colours, `t` of the way.
  fileprivate func isNear(_ first: Color, _ last: Color, at t: Double) -> Bool {
    func isNear(_ component: (Color) -> Double) -> Bool {
      let mixed = component(first) + (component(last) - component(first)) * t
      // Beyond 0…1 it is cut off when it is drawn.
      return abs(Self.shown(component(self)) - Self.shown(mixed)) <= 0.25 / 255
    }
    return isNear(\.red) && isNear(\.green) && isNear(\.blue) && isNear(\.alpha)
  }

  private static func shown(_ component: Double) -> Double { Swift.min(Swift.max(0, component), 1) }
}
