public import Foundation
import Raster
import VirtualTime

/// Whether a gradient goes on beyond its start and end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at locations between 0 and 1, mixed in one colour space with straight alpha.
public final class CGGradient: Sendable {
  /// The colours as they are drawn, in order of their locations.
  let stops: [GradientPaint.Stop]

  /// A gradient of `count` colours in `space`, each given by its components, alpha last; at even
  /// distances when `locations` is nil. Locations outside 0…1 are moved to its ends.
  /// - Returns: nil without colours, with too few numbers, and for a pattern space.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
    locations: [CGFloat]?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    guard count > 0, count <= components.count / length, length > 1, space.model != .pattern,
      (locations?.count ?? count) >= count
    else { return nil }
    stops = Self.stops(
      of: (0..<count).map { index in
        components[index * length..<(index + 1) * length].map { Double($0) }
      }, in: space, at: locations)
  }

  /// A gradient of `colors`, `CGColor`s, converted to `space` before they are mixed, or to
  /// `GenericRGB` when that is nil; at even distances when `locations` is nil.
  /// - Returns: nil without colours, when one is no `CGColor` or a pattern, and when there are
  ///   fewer locations than colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count, space?.model != .pattern,
      found.allSatisfy({ $0.space.model != .pattern }),
      (locations?.count ?? found.count) >= found.count
    else { return nil }
    guard let space else {
      stops = Self.stops(
        of: found.map { GenericRGB.values($0.rasterColor) }, in: .genericRGB, at: locations)
      return
    }
    stops = Self.stops(
      of: found.map { color in
        color.space == space
          ? color.values
          : color.space.converted(color.values.dropLast(), to: space)
            + [color.values[color.values.count - 1]]
      }, in: space, at: locations)
  }

  /// A gradient drawn from its stops.
  init(stops: [GradientPaint.Stop]) { self.stops = stops }

  private static func stops(
    of colors: [[Double]], in space: CGColorSpace, at locations: [CGFloat]?
  ) -> [GradientPaint.Stop] {
    SceneContext.check("locations", locations?.allSatisfy(\.isPlain) ?? true, at: "CGGradient")
    let stopLocations = colors.indices.map { index in
      locations.map { unit(Double($0[index])) }
        ?? (colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
    }
    // Colours at one location stay in their order.
    let order = colors.indices.sorted { (stopLocations[$0], $0) < (stopLocations[$1], $1) }
    guard let first = order.first else { return [] }
    func stop(_ index: Int) -> GradientPaint.Stop {
      GradientPaint.Stop(location: stopLocations[index], color: space.rasterColor(colors[index]))
    }
    var stops = [stop(first)]
    for (index, next) in zip(order, order.dropFirst()) {
      let (from, to) = (colors[index], colors[next])
      if space.mixesAsPixels(from), space.mixesAsPixels(to) {
        stops.append(stop(next))
      } else {
        stops.appendWay(to: stopLocations[next]) { t in
          space.rasterColor(zip(from, to).map { $0 + ($1 - $0) * t })
        }
      }
    }
    return stops
  }

  /// `value` within 0…1; 0 when it is not a number.
  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension CGColorSpace {
  /// True when mixtures of this colour with others like it can be made of pixels: nothing is cut
  /// off, and components are those of pixels.
  fileprivate func mixesAsPixels(_ values: [Double]) -> Bool {
    let isPixelSpace =
      profile.lights == .gray
      ? profile.transfer != .linear : profile.agrees(with: CGColorSpace.standardRGB.profile)
    return isPixelSpace && values.allSatisfy { (0...1).contains($0) }
  }
}
