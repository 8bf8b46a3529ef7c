import CoreGraphics
import Geometry

extension FilterKind {
  static let geometry: [String: FilterKind] = [
    "CIAffineTransform": FilterKind(
      "Affine Transform", kCICategoryGeometryAdjustment, [.image, .transform]
    ) { $0.image()?.transformed(by: $0.transform("inputTransform")) },
    "CICrop": FilterKind(
      "Crop", kCICategoryGeometryAdjustment,
      [.image, .vector("inputRectangle", -8.98847e307, -8.98847e307, 1.797693e308, 1.797693e308)]
    ) { filter in
      filter.value(forKey: "inputRectangle") is CIVector
        && filter.vector("inputRectangle").z > 1e300
        ? filter.image() : filter.image()?.cropped(to: filter.rect("inputRectangle"))
    },
    "CIAffineClamp": FilterKind("Affine Clamp", kCICategoryTileEffect, [.image, .transform]) {
      $0.image()?.transformed(by: $0.transform("inputTransform")).clampedToExtent()
    },
    "CIAffineTile": FilterKind("Affine Tile", kCICategoryTileEffect, [.image, .transform]) {
      filter in
      filter.image().map { image in
        image.extent.isInfinite
          ? image
          : image.with(TileNode(input: image.node))
            .transformed(by: filter.transform("inputTransform"))
      }
    },
    "CIClamp": FilterKind(
      "Clamp", kCICategoryTileEffect, [.image, .vector("inputExtent", 0, 0, 640, 80)]
    ) { $0.image()?.clamped(to: $0.rect("inputExtent")) },
    "CILanczosScaleTransform": FilterKind(
      "Lanczos Scale Transform", kCICategoryGeometryAdjustment,
      [
        .image, .number("inputScale", 1, 0.05...1.5), .number("inputAspectRatio", 1, 0.5...2),
      ]
    ) { filter in
      let scale = filter.number("inputScale", 0...1000)
      let across = scale * filter.number("inputAspectRatio", 0...1000)
      guard let image = filter.image(), scale > 0, across > 0, !image.extent.isInfinite,
        !image.extent.isNull
      else { return filter.image() }
      return image.with(LanczosNode(input: image.node, across: across, up: scale))
    },
  ]

  static let reductions: [String: FilterKind] = [
    "CIAreaAverage": reduction("Area Average", .mean),
    "CIAreaMaximum": reduction("Area Maximum", .greatest),
    "CIAreaMinimum": reduction("Area Minimum", .least),
  ]

  private static func reduction(_ name: String, _ kind: ReductionNode.Kind) -> FilterKind {
    FilterKind(name, kCICategoryReduction, [.image, .vector("inputExtent", 0, 0, 640, 80)]) {
      filter in
      filter.image().map {
        $0.with(ReductionNode(input: $0.node, rect: filter.rect("inputExtent"), kind: kind))
      }
    }
  }
}
