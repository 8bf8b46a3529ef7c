import CoreGraphics
import Geometry
import Raster
import RenderTree

/// What a gradient layer shows beyond other layers.
struct GradientValues {
  var colors: [CGColor]?
  var locations: [Double]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// The gradient over `bounds`; nothing for too few colours or locations. `isInContext`: as
  /// `render(in:)` draws it, mixed in Generic RGB; on the screen it is mixed as pixels are.
  func content(in bounds: CGRect, isInContext: Bool) -> [NodeContent] {
    guard bounds.width > 0, bounds.height > 0, var stops else { return [] }
    if isInContext { stops = GenericRGB.mixing(stops) }
    let shape = type.shape
    let span = Point(endPoint) - Point(startPoint)
    let unitFromParts: Affine
    switch shape {
    case .radial:
      guard span.x != 0, span.y != 0 else { return [] }
      unitFromParts = .scale(1 / abs(span.x), 1 / abs(span.y))
    case .axial, .conic, .circles:
      // From a point to itself: the middle of the mixture everywhere.
      guard span != .zero else {
        let middle = GradientRange.stop(at: 0.5, of: stops).map { [$0] } ?? []
        return [
          .gradient(PlacedGradient(shape: .axial, stops: middle, unitFromBounds: .identity))
        ]
      }
      let r = 1 / Point.dot(span, span)
      unitFromParts = Affine(
        a: span.x * r, b: -span.y * r, c: span.y * r, d: span.x * r, tx: 0, ty: 0)
    }
    let origin = Point(bounds.origin)
    let unitFromBounds = Affine.translation(-origin.x, -origin.y)
      .followed(by: .scale(1 / Double(bounds.width), 1 / Double(bounds.height)))
      .followed(by: .translation(-Double(startPoint.x), -Double(startPoint.y)))
      .followed(by: unitFromParts)
    let range = GradientRange(of: stops, shape: shape)
    return [
      .gradient(
        PlacedGradient(
          shape: shape, stops: range.fitted(stops),
          unitFromBounds: unitFromBounds.followed(by: range.unitFromUnit)))
    ]
  }

  /// Colours and locations, none before its predecessor; nil where nothing is drawn.
  private var stops: [GradientPaint.Stop]? {
    guard let colors, colors.count > 1 else { return nil }
    let even = colors.indices.map { Double($0) / Double(colors.count - 1) }
    let stopLocations = locations ?? even
    guard stopLocations.count >= colors.count, stopLocations.allSatisfy(\.isFinite) else {
      return nil
    }
    var stops: [GradientPaint.Stop] = []
    for (color, location) in zip(colors, stopLocations) {
      stops.append(
        GradientPaint.Stop(
          location: max(location, stops.last?.location ?? location), color: color.rasterColor))
    }
    return stops
  }

  var inspectedProperties: [OrderedJSON.Member] {
    [
      ("colors", colors.map { .array($0.map { OrderedJSON($0) }) } ?? .null),
      ("locations", locations.map { OrderedJSON($0) } ?? .null),
      ("startPoint", OrderedJSON(startPoint)), ("endPoint", OrderedJSON(endPoint)),
      ("type", .string(type.rawValue)),
    ]
  }
}

extension PropertyTable {
  static let gradientLayer = PropertyTable(
    prototype: CAGradientLayer(), base: .layer,
    own: [
      .colors("colors", \CAGradientLayer.colors), .numbers("locations", \CAGradientLayer.locations),
      .point("startPoint", \CAGradientLayer.startPoint),
      .point("endPoint", \CAGradientLayer.endPoint), .name("type", \CAGradientLayer.type),
    ])
}
