public import Foundation
import Raster

/// A gradient whose colours a function computes.
public final class CGShading {
  enum Geometry {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  let geometry: Geometry
  let options: CGGradientDrawingOptions
  let gradient: CGGradient

  /// Along the line from `start` to `end`.
  /// - Returns: nil when the function's results are not colours of `space` with alpha.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(.axial(start: start, end: end), space, function, extendStart, extendEnd)
  }

  /// Through the circles from one to the other.
  /// - Returns: nil when the function's results are not colours of `space` with alpha.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), space,
      function, extendStart, extendEnd)
  }

  /// Where the function is evaluated; between two of these points colours are mixed.
  private static let samples = 256

  private init?(
    _ geometry: Geometry, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool,
    _ extendEnd: Bool
  ) {
    let interval = function.firstInterval
    let length = space.numberOfComponents + 1
    var stops: [GradientPaint.Stop] = []
    for sample in 0..<Self.samples {
      let t = CGFloat(sample) / CGFloat(Self.samples - 1)
      let values = function.values(
        at: interval.lowerBound + (interval.upperBound - interval.lowerBound) * t)
      guard values.count >= length, space.model != .pattern else { return nil }
      stops.append(
        GradientPaint.Stop(
          location: Double(t),
          color: space.rasterColor(values.prefix(length).map { Double($0) })))
    }
    self.geometry = geometry
    gradient = CGGradient(stops: stops)
    options = [
      extendStart ? .drawsBeforeStartLocation : [], extendEnd ? .drawsAfterEndLocation : [],
    ]
  }
}

extension CGContext {
  /// Fills the clip with the shading.
  public func drawShading(_ shading: CGShading) {
    switch shading.geometry {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: shading.options)
    }
  }
}
