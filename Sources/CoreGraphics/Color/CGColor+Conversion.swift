public import Foundation
import Raster

extension CGColor {
  /// The same colour in another space, by the published primaries and transfer functions of both.
  /// A space without extended range cuts components off at 0 and 1, whatever the intent.
  /// - Returns: nil for patterns and pattern spaces alone.
  public func converted(
    to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == destination { return self }
    guard pattern == nil, space.model != .pattern, destination.model != .pattern else { return nil }
    return CGColor(
      space: destination,
      values: space.converted(values.dropLast(), to: destination) + [values[values.count - 1]])
  }
}

extension CGColorSpace {
  /// The components, without alpha, that mean the same colour in `destination`.
  func converted(_ components: [Double], to destination: CGColorSpace) -> [Double] {
    let result =
      profile.agrees(with: destination.profile)
      ? components
      : destination.profile.components(standardLight: profile.standardLight(components))
    return destination.usesExtendedRange ? result : result.map { min(1, max(0, $0)) }
  }

  /// The colour with these components, alpha last, as the rasteriser takes it.
  ///
  /// Decision: a grey that is not linear is drawn as equal red, green and blue, like the greys of a
  /// phone (`UIColor.lightGray` is #AAAAAA there), though gamma 2.2 is not quite sRGB's function.
  func rasterColor(_ values: [Double]) -> Color {
    let alpha = values[values.count - 1]
    if profile.lights == .gray, profile.transfer != .linear {
      return Color(red: values[0], green: values[0], blue: values[0], alpha: alpha)
    }
    let rgb = converted(values.dropLast(), to: .extendedRGB)
    return Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
  }
}
