import CoreGraphics
import Geometry

extension FilterKind {
  static let distortions: [String: FilterKind] = [
    "CIBumpDistortion": around(
      "Bump Distortion", radius: 300, [.number("inputScale", 0.5, -1...1)]
    ) { filter in
      let scale = filter.number("inputScale", -100...100)
      // As seen through a lens: the middle is enlarged most, the edge of the circle stays.
      return { distance, radius in
        distance >= radius ? 1 : 1 - scale * falling(distance / radius)
      }
    },
    "CIPinchDistortion": around(
      "Pinch Distortion", radius: 300, [.number("inputScale", 0.5, 0...2)]
    ) { filter in
      let scale = filter.number("inputScale", -100...100)
      return { distance, radius in
        distance >= radius ? 1 : 1 + scale * falling(distance / radius)
      }
    },
    "CICircleSplashDistortion": around("Circle Splash Distortion", radius: 150, []) { _ in
      { distance, radius in distance <= radius ? 1 : radius / distance }
    },
    "CIHoleDistortion": FilterKind(
      "Hole Distortion", kCICategoryDistortionEffect,
      [.image, .center, .number("inputRadius", 150, 0...1000)]
    ) { filter in
      let (center, radius) = (filter.point("inputCenter"), filter.length("inputRadius"))
      return warped(filter) { x, y in
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        // Pushed outwards, the less the further away: nothing is left within the circle.
        guard distance > radius else { return nil }
        let factor = 1 - radius * radius / (distance * distance)
        return Point(center.x + dx * factor, center.y + dy * factor)
      }
    },
    "CITwirlDistortion": turning("Twirl Distortion", angle: Double.pi) { angle, part in
      angle * falling(part)
    },
    "CIVortexDistortion": turning("Vortex Distortion", angle: 56.54866776461628) { angle, part in
      let rest = 1 - part
      return angle * rest * rest * rest * rest
    },
    "CIPerspectiveTransform": FilterKind(
      "Perspective Transform", kCICategoryGeometryAdjustment,
      [
        .image, .vector("inputTopLeft", 118, 484), .vector("inputTopRight", 646, 507),
        .vector("inputBottomRight", 548, 140), .vector("inputBottomLeft", 155, 153),
      ]
    ) { filter in
      guard let image = filter.image(), !image.extent.isInfinite, !image.extent.isEmpty,
        let map = Homography(
          unitSquareTo: filter.point("inputBottomLeft"), filter.point("inputBottomRight"),
          filter.point("inputTopRight"), filter.point("inputTopLeft")),
        let inverse = map.inverse
      else { return nil }
      let box = image.extent
      let corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map {
        filter.point("input\($0)")
      }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
      let (bottom, top) = (ys.min() ?? 0, ys.max() ?? 0)
      let extent = CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
      return image.with(
        WarpNode(input: image.node, extent: extent) { x, y in
          guard let seen = inverse.visiblePoint(Point(x, y)) else { return nil }
          return Point(
            Double(box.minX) + seen.x * Double(box.width),
            Double(box.minY) + seen.y * Double(box.height))
        })
    },
    "CIPerspectiveCorrection": FilterKind(
      "Perspective Correction", kCICategoryGeometryAdjustment,
      [
        .image, .vector("inputTopLeft", 118, 484), .vector("inputTopRight", 646, 507),
        .vector("inputBottomRight", 548, 140), .vector("inputBottomLeft", 155, 153),
      ]
    ) { filter in
      let (topLeft, topRight) = (filter.point("inputTopLeft"), filter.point("inputTopRight"))
      let (bottomRight, bottomLeft) = (
        filter.point("inputBottomRight"), filter.point("inputBottomLeft")
      )
      guard let image = filter.image(),
        let map = Homography(unitSquareTo: bottomLeft, bottomRight, topRight, topLeft)
      else { return nil }
      // As large as the longer of opposite sides.
      let width = max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)).rounded()
      let height = max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)).rounded()
      guard width >= 1, height >= 1 else { return nil }
      return image.with(
        WarpNode(
          input: image.node, extent: CGRect(x: 0, y: 0, width: width, height: height)
        ) { x, y in map.visiblePoint(Point(x / width, y / height)) })
    },
  ]

  /// 1 in the middle, 0 and level at the edge.
  private static func falling(_ part: Double) -> Double {
    let rest = max(0, 1 - part)
    return rest * rest
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func warped(
    _ filter: CIFilter, _ source: @escaping @Sendable (_ x: Double, _ y: Double) -> Point?
  ) -> CIImage? {
    filter.image().map {
      $0.with(WarpNode(input: $0.node, extent: $0.extent, source: source))
    }
  }

  /// Where `factor` says how much nearer to the middle, or further from it, a colour comes from.
  private static func around(
    _ name: String, radius: Double, _ more: [Input],
    _ factor:
      @escaping @Sendable (CIFilter) -> @Sendable (_ distance: Double, _ radius: Double) -> Double
  ) -> FilterKind {
    FilterKind(
      name, kCICategoryDistortionEffect,
      [.image, .center, .number("inputRadius", radius, 0...1000)] + more
    ) { filter in
      let (center, radius) = (filter.point("inputCenter"), filter.length("inputRadius"))
      let factor = factor(filter)
      return warped(filter) { x, y in
        let (dx, dy) = (x - center.x, y - center.y)
        let factor = factor((dx * dx + dy * dy).squareRoot(), radius)
        return Point(center.x + dx * factor, center.y + dy * factor)
      }
    }
  }

  /// Where `turn` says by which angle what lies at a part of the radius is turned, counterclockwise.
  private static func turning(
    _ name: String, angle: Double,
    _ turn: @escaping @Sendable (_ angle: Double, _ part: Double) -> Double
  ) -> FilterKind {
    FilterKind(
      name, kCICategoryDistortionEffect,
      [
        .image, .center, .number("inputRadius", 300, 0...1000),
        .number("inputAngle", angle, -4 * Double.pi...4 * Double.pi),
      ]
    ) { filter in
      let (center, radius) = (filter.point("inputCenter"), filter.length("inputRadius"))
      let angle = filter.number("inputAngle", -1e6...1e6)
      return warped(filter) { x, y in
        let (dx, dy) = (x - center.x, y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance < radius else { return Point(x, y) }
        let back = -turn(angle, distance / radius)
        let (c, s) = (cosine(back), sine(back))
        return Point(center.x + dx * c - dy * s, center.y + dx * s + dy * c)
      }
    }
  }
}

extension Homography {
  /// Maps the corners of the unit square, counterclockwise from the origin; nil where three of them lie in a line.
  /// Heckbert, *Fundamentals of Texture Mapping and Image Warping*, 1989, 2.2.3.
  fileprivate init?(unitSquareTo a: Point, _ b: Point, _ c: Point, _ d: Point) {
    let (dx1, dx2, sx) = (b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x)
    let (dy1, dy2, sy) = (b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y)
    let scale = dx1 * dy2 - dx2 * dy1
    guard scale != 0, scale.isFinite else { return nil }
    let (g, h) = ((sx * dy2 - dx2 * sy) / scale, (dx1 * sy - sx * dy1) / scale)
    self.init(
      h11: b.x - a.x + g * b.x, h12: b.y - a.y + g * b.y, h13: g,
      h21: d.x - a.x + h * d.x, h22: d.y - a.y + h * d.y, h23: h,
      h31: a.x, h32: a.y, h33: 1)
  }

  /// Where a point goes; nil for one behind the eye.
  fileprivate func visiblePoint(_ point: Point) -> Point? {
    weight(at: point) > 0 ? apply(point) : nil
  }
}
