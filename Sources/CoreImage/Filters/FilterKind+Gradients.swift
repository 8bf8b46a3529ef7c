import CoreGraphics
import Geometry

extension FilterKind {
  static let gradients: [String: FilterKind] = [
    "CILinearGradient": linear("Linear Gradient") { $0 },
    "CISmoothLinearGradient": linear("Smooth Linear Gradient") { $0 * $0 * (3 - 2 * $0) },
    "CIRadialGradient": FilterKind(
      "Radial Gradient", kCICategoryGradient,
      [
        .center, .number("inputRadius0", 5, 0...800), .number("inputRadius1", 100, 0...800),
        .color("inputColor0", .white), .color("inputColor1", .black),
      ]
    ) { filter in
      let (inner, outer) = (filter.length("inputRadius0"), filter.length("inputRadius1"))
      return radial(filter) { distance in
        outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
      }
    },
    "CIGaussianGradient": FilterKind(
      "Gaussian Gradient", kCICategoryGradient,
      [
        .center, .color("inputColor0", .white), .color("inputColor1", .clear),
        .number("inputRadius", 300, 0...800),
      ]
    ) { filter in
      let radius = max(0.001, filter.length("inputRadius"))
      // Three deviations to the radius.
      return radial(filter) { distance in
        let position = 3 * distance / radius
        return 1 - exponential(-position * position / 2)
      }
    },
  ]

  private static func linear(
    _ name: String, _ shape: @escaping @Sendable (Double) -> Double
  ) -> FilterKind {
    FilterKind(
      name, kCICategoryGradient,
      [
        .vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200),
        .color("inputColor0", .white), .color("inputColor1", .black),
      ]
    ) { filter in
      let (start, end) = (filter.point("inputPoint0"), filter.point("inputPoint1"))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      return gradient(filter) { x, y in
        length > 0 ? shape(min(max(0, ((x - start.x) * dx + (y - start.y) * dy) / length), 1)) : 1
      }
    }
  }

  private static func radial(
    _ filter: CIFilter, _ position: @escaping @Sendable (_ distance: Double) -> Double
  ) -> CIImage {
    let center = filter.point("inputCenter")
    return gradient(filter) { x, y in
      let (dx, dy) = (x - center.x, y - center.y)
      return position((dx * dx + dy * dy).squareRoot())
    }
  }

  /// From the first colour at 0 to the second at 1, mixed in the working space.
  private static func gradient(
    _ filter: CIFilter, _ position: @escaping @Sendable (_ x: Double, _ y: Double) -> Double
  ) -> CIImage {
    let (first, second) = (filter.ciColor("inputColor0"), filter.ciColor("inputColor1"))
    return CIImage(
      FormulaNode { space in
        let (from, to) = (space.color(first), space.color(second))
        return { x, y in mixed(from, to, Float(min(max(0, position(x, y)), 1))) }
      })
  }
}
