import Geometry
import VirtualTime

extension FilterKind {
  static let colorEffects: [String: FilterKind] = [
    "CIColorInvert": FilterKind("Color Invert", kCICategoryColorEffect, [.image], effect: .invert) {
      $0.image()?.changedAlike { color in mapped(color) { 1 - $0 } }
    },
    "CIColorMonochrome": FilterKind(
      "Color Monochrome", kCICategoryColorEffect,
      [
        .image, .color("inputColor", CIColor(red: 0.6, green: 0.45, blue: 0.3)),
        .number("inputIntensity", 1, 0...1),
      ], effect: .monochrome
    ) { filter in
      let intensity = Float(filter.number("inputIntensity", 0...1))
      let tone = filter.ciColor("inputColor")
      return filter.image()?.changed { space in
        let shade = straight(space.color(tone))
        return { color in
          var shaded = shade * luminance(color)
          shaded.w = color.w
          return mixed(color, shaded, intensity)
        }
      }
    },
    "CISepiaTone": FilterKind(
      "Sepia Tone", kCICategoryColorEffect, [.image, .number("inputIntensity", 1, 0...1)],
      effect: .sepia
    ) { filter in
      let intensity = Float(filter.number("inputIntensity", 0...1))
      // W3C Filter Effects' matrix, which is meant for coded colours.
      return filter.image()?.changedAsCoded { color in
        let sepia = SIMD4<Float>(
          dot(color, SIMD4(0.393, 0.769, 0.189, 0)), dot(color, SIMD4(0.349, 0.686, 0.168, 0)),
          dot(color, SIMD4(0.272, 0.534, 0.131, 0)), color.w)
        return mixed(color, pointwiseMin(sepia, .one), intensity)
      }
    },
    "CIFalseColor": FilterKind(
      "False Color", kCICategoryColorEffect,
      [
        .image, .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
        .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { filter in
      let (dark, light) = (filter.ciColor("inputColor0"), filter.ciColor("inputColor1"))
      return filter.image()?.changed { space in
        let (from, to) = (space.color(dark), space.color(light))
        return { color in
          let ramp = straight(mixed(from, to, luminance(color)))
          return SIMD4(ramp.x, ramp.y, ramp.z, ramp.w * color.w)
        }
      }
    },
    "CIColorPosterize": FilterKind(
      "Color Posterize", kCICategoryColorEffect, [.image, .number("inputLevels", 6, 2...30)]
    ) { filter in
      let steps = Float(filter.number("inputLevels", 2...256).rounded() - 1)
      return filter.image()?.changedAlike { color in
        mapped(color) { ($0 * steps).rounded() / steps }
      }
    },
    "CIMaskToAlpha": FilterKind(
      "Mask to Alpha", kCICategoryColorEffect, [.image], effect: .maskToAlpha
    ) {
      $0.image()?.changedAlike { color in SIMD4(1, 1, 1, luminance(color) * color.w) }
    },
    "CIMaximumComponent": FilterKind("Maximum Component", kCICategoryColorEffect, [.image]) {
      $0.image()?.changedAlike { color in
        let most = max(color.x, color.y, color.z)
        return mapped(color) { _ in most }
      }
    },
    "CIMinimumComponent": FilterKind("Minimum Component", kCICategoryColorEffect, [.image]) {
      $0.image()?.changedAlike { color in
        let least = min(color.x, color.y, color.z)
        return mapped(color) { _ in least }
      }
    },
    "CIPhotoEffectMono": film("Photo Effect Mono", contrast: 0.8),
    "CIPhotoEffectTonal": film("Photo Effect Tonal", contrast: 1),
    "CIPhotoEffectNoir": film("Photo Effect Noir", contrast: 1.4),
    "CIVignette": FilterKind(
      "Vignette", kCICategoryColorEffect,
      [.image, .number("inputRadius", 1, 0...2), .number("inputIntensity", 0, -1...1)]
    ) { filter in
      let radius = filter.number("inputRadius", 0...1000)
      let intensity = filter.number("inputIntensity", -100...100)
      guard let image = filter.image(), !image.extent.isInfinite, !image.extent.isEmpty else {
        return filter.image()
      }
      let box = image.extent
      let center = Point(Double(box.midX), Double(box.midY))
      let half = Double(box.width * box.width + box.height * box.height).squareRoot() / 2
      return image.with(
        ColorNode(input: image.node) { _ in
          { color, x, y in
            let (dx, dy) = (x - center.x, y - center.y)
            // None in the middle, all in the corners: the greater the radius, the further out it begins.
            let distance = (dx * dx + dy * dy) / (half * half)
            let reach = radius * radius
            let part = distance > 0 ? distance / (distance + reach) : 0
            return lightened(color, by: Float(max(0, 1 - intensity * part)))
          }
        })
    },
    "CIVignetteEffect": FilterKind(
      "Vignette Effect", kCICategoryColorEffect,
      [
        .image, .center, .number("inputRadius", 150, 0...2000),
        .number("inputIntensity", 1, -1...1),
        .number("inputFalloff", 0.5, 0...1),
      ]
    ) { filter in
      let (center, radius) = (filter.point("inputCenter"), filter.length("inputRadius"))
      let intensity = filter.number("inputIntensity", -100...100)
      let falloff = filter.number("inputFalloff", 0...1)
      return filter.image().map { image in
        image.with(
          ColorNode(input: image.node) { _ in
            { color, x, y in
              let (dx, dy) = (x - center.x, y - center.y)
              let distance = (dx * dx + dy * dy).squareRoot()
              // From the circle outwards, the longer the greater the falloff.
              let width = max(1, radius * falloff)
              let position = min(max(0, (distance - radius + width) / (2 * width)), 1)
              let part = position * position * (3 - 2 * position)
              return lightened(color, by: Float(max(0, 1 - intensity * part)))
            }
          })
      }
    },
    "CIColorCube": FilterKind(
      "Color Cube", kCICategoryColorEffect,
      [.image, .number("inputCubeDimension", 2, 2...128), .data("inputCubeData")]
    ) { filter in
      filter.image().flatMap { image in
        ColorCube(filter).map { cube in image.changedAlike { cube.color($0) } }
      }
    },
    "CIColorCubeWithColorSpace": FilterKind(
      "Color Cube with ColorSpace", kCICategoryColorEffect,
      [.image, .number("inputCubeDimension", 2, 2...128), .data("inputCubeData")]
    ) { filter in
      // The space says what the cube's numbers are.
      let isLinear = (filter.colorSpace("inputColorSpace"))?.isLinear ?? false
      return filter.image().flatMap { image in
        ColorCube(filter).map { cube in
          isLinear
            ? image.changedAlike { cube.color($0) } : image.changedAsCoded { cube.color($0) }
        }
      }
    },
  ]

  /// Greys of coded colours about the middle; how far Apple's differ in tone is not published.
  private static func film(_ name: String, contrast: Float) -> FilterKind {
    FilterKind(name, kCICategoryColorEffect, [.image]) { filter in
      SceneContext.active.unsupported("the exact tones of \(name)", at: "CIFilter")
      return filter.image()?.changedAsCoded { color in
        let gray = Float(
          SRGBCurve.code(
            0.2126 * SRGBCurve.light(Double(color.x)) + 0.7152 * SRGBCurve.light(Double(color.y))
              + 0.0722 * SRGBCurve.light(Double(color.z))))
        let toned = min(max(0, (gray - 0.5) * contrast + 0.5), 1)
        return mapped(color) { _ in toned }
      }
    }
  }
}

/// A premultiplied colour with its light multiplied.
private func lightened(_ color: SIMD4<Float>, by factor: Float) -> SIMD4<Float> {
  var result = color * factor
  result.w = color.w
  return result
}

/// A table of colours for every red, green and blue, red changing fastest.
private struct ColorCube: Sendable {
  private let side: Int
  /// Premultiplied, as the data has them.
  private let colors: [SIMD4<Float>]

  /// Nil where the data are not four numbers for every entry.
  init?(_ filter: CIFilter) {
    let side = Int(filter.number("inputCubeDimension", 2...128))
    guard let data = filter.bytes("inputCubeData"), data.count >= side * side * side * 16 else {
      return nil
    }
    self.side = side
    func number(_ position: Int) -> Float {
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(data[position + $1]) << (8 * UInt32($1)) }
      return Float(bitPattern: bits)
    }
    colors = (0..<side * side * side).map { entry in
      SIMD4(
        number(16 * entry), number(16 * entry + 4), number(16 * entry + 8), number(16 * entry + 12))
    }
  }

  /// A straight colour looked up, mixed of the eight entries around it.
  func color(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let position = color.clampedToUnit * Float(side - 1)
    let low = SIMD3(
      min(Int(position.x), side - 2), min(Int(position.y), side - 2), min(Int(position.z), side - 2)
    )
    let part = SIMD3(
      position.x - Float(low.x), position.y - Float(low.y), position.z - Float(low.z))
    func line(_ green: Int, _ blue: Int) -> SIMD4<Float> {
      let start = ((low.z + blue) * side + low.y + green) * side + low.x
      return mixed(colors[start], colors[start + 1], part.x)
    }
    let found = mixed(
      mixed(line(0, 0), line(1, 0), part.y), mixed(line(0, 1), line(1, 1), part.y), part.z)
    var result = straight(found)
    result.w *= color.w
    return result
  }
}
