import CoreGraphics

/// Every pixel by a formula of its colour and its place.
struct ColorNode: ImageNode {
  let input: any ImageNode
  /// Colours are premultiplied.
  let make:
    @Sendable (WorkingSpace) -> (_ color: SIMD4<Float>, _ x: Double, _ y: Double) -> SIMD4<Float>

  var extent: CGRect { input.extent }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    var field = input.whole(area, space)
    let color = make(space)
    for row in 0..<area.height {
      for column in 0..<area.width {
        let offset = row * area.width + column
        field.pixels[offset] = color(
          field.pixels[offset], Double(area.x + column) + 0.5, Double(area.y + row) + 0.5)
      }
    }
    return field
  }
}

/// Every pixel by a formula of the colours that two images have there.
struct PairNode: ImageNode {
  let first: any ImageNode
  let second: any ImageNode
  let extent: CGRect
  /// Colours are premultiplied.
  let mix: @Sendable (_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float>

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    var field = first.whole(area, space)
    let other = second.whole(area, space)
    for offset in field.pixels.indices {
      field.pixels[offset] = mix(field.pixels[offset], other.pixels[offset])
    }
    return field
  }
}

/// One image where a third has a weight of 1, another where it has none.
struct MaskNode: ImageNode {
  let image: any ImageNode
  let background: any ImageNode
  let mask: any ImageNode
  let weight: @Sendable (_ mask: SIMD4<Float>) -> Float

  var extent: CGRect { image.extent.joined(with: background.extent) }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    var field = background.whole(area, space)
    let above = image.whole(area, space)
    let mask = mask.whole(area, space)
    for offset in field.pixels.indices {
      field.pixels[offset] = mixed(
        field.pixels[offset], above.pixels[offset], min(max(0, weight(mask.pixels[offset])), 1))
    }
    return field
  }
}
