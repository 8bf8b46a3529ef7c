import CoreGraphics
import Geometry

extension FilterKind {
  static let sharpening: [String: FilterKind] = [
    "CISharpenLuminance": FilterKind(
      "Sharpen Luminance", kCICategorySharpen,
      [.image, .number("inputSharpness", 0.4, 0...2), .number("inputRadius", 1.69, 0...20)]
    ) { filter in
      let amount = Float(filter.number("inputSharpness", -100...100))
      return blended(filter, radius: "inputRadius") { color, blurred in
        color + SIMD4(1, 1, 1, 0) * ((luminance(color) - luminance(blurred)) * amount)
      }
    },
    "CIUnsharpMask": FilterKind(
      "Unsharp Mask", kCICategorySharpen,
      [.image, .number("inputRadius", 2.5, 0...100), .number("inputIntensity", 0.5, 0...1)]
    ) { filter in
      let amount = Float(filter.number("inputIntensity", -100...100))
      return blended(filter, radius: "inputRadius") { color, blurred in
        var result = color + (color - blurred) * amount
        result.w = color.w
        return result
      }
    },
  ]

  static let stylizing: [String: FilterKind] = [
    "CIBloom": FilterKind(
      "Bloom", kCICategoryStylize,
      [.image, .number("inputRadius", 10, 0...100), .number("inputIntensity", 0.5, 0...1)]
    ) { filter in
      let amount = Float(filter.number("inputIntensity", 0...100))
      return blended(filter, radius: "inputRadius", grows: true) { color, blurred in
        let glow = color + blurred - color * blurred
        return mixed(color, glow, amount)
      }
    },
    "CIGloom": FilterKind(
      "Gloom", kCICategoryStylize,
      [.image, .number("inputRadius", 10, 0...100), .number("inputIntensity", 0.5, 0...1)]
    ) { filter in
      let amount = Float(filter.number("inputIntensity", 0...100))
      return blended(filter, radius: "inputRadius", grows: true) { color, blurred in
        var dull = pointwiseMin(color, blurred)
        dull.w = color.w
        return mixed(color, dull, min(1, amount))
      }
    },
    "CIEdges": FilterKind(
      "Edges", kCICategoryStylize, [.image, .number("inputIntensity", 1, 0...10)]
    ) { filter in
      let amount = Float(filter.number("inputIntensity", 0...10_000))
      return filter.image().map { image in
        image.with(
          NeighbourNode(input: image.node, extent: image.extent, columns: 1, rows: 1) { color in
            // Roberts' cross: the differences along both diagonals.
            let (rising, falling) = (color(1, 1) - color(0, 0), color(1, 0) - color(0, 1))
            let strength = (rising * rising + falling * falling).squareRoot() * amount
            let alpha = color(0, 0).w
            var result = pointwiseMin(strength, .one) * alpha
            result.w = alpha
            return result
          })
      }
    },
    "CIPixellate": FilterKind(
      "Pixelate", kCICategoryStylize, [.image, .center, .number("inputScale", 8, 1...100)]
    ) { filter in
      let side = max(1, filter.length("inputScale"))
      return filter.image().map {
        $0.with(SquaresNode(input: $0.node, center: filter.point("inputCenter"), side: side))
      }
    },
    "CIConvolution3X3": convolution("3 by 3 convolution", width: 3, height: 3),
    "CIConvolution5X5": convolution("5 by 5 convolution", width: 5, height: 5),
    "CIConvolution7X7": convolution("7 by 7 convolution", width: 7, height: 7),
    "CIConvolution9Horizontal": convolution("Horizontal 9 Convolution", width: 9, height: 1),
    "CIConvolution9Vertical": convolution("Vertical 9 Convolution", width: 1, height: 9),
  ]

  /// A mix of an image and the same blurred, its edges going on; where it grows, what is around is clear.
  private static func blended(
    _ filter: CIFilter, radius key: String, grows: Bool = false,
    _ mix: @escaping @Sendable (_ color: SIMD4<Float>, _ blurred: SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage? {
    guard let image = filter.image() else { return nil }
    let radius = filter.length(key)
    guard radius > 0 else { return image }
    let source = grows ? image : image.clampedToExtent()
    let blurred = source.applyingGaussianBlur(sigma: radius)
    return image.with(
      PairNode(
        first: image.node, second: blurred.node, extent: grows ? blurred.extent : image.extent,
        mix: mix))
  }

  private static func convolution(_ name: String, width: Int, height: Int) -> FilterKind {
    var identity = [CGFloat](repeating: 0, count: width * height)
    identity[width * height / 2] = 1
    let weights = Input(
      key: "inputWeights", value: .vector(CIVector(values: identity, count: width * height)),
      range: nil)
    return FilterKind(name, kCICategoryStylize, [.image, weights, .number("inputBias", 0)]) {
      filter in
      let vector = filter.vector("inputWeights")
      let values = (0..<width * height).map { Float(vector.value(at: $0)) }
      return filter.image().map {
        $0.with(
          NeighbourNode.convolved(
            $0.node, values, width: width, bias: Float(filter.number("inputBias", -1000...1000)),
            growing: true))
      }
    }
  }
}
