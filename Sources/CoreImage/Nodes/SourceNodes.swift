import CoreGraphics
import Raster

/// Nothing.
struct EmptyNode: ImageNode {
  var extent: CGRect { .null }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField { PixelField(area) }
}

/// The pixels of a picture, the last row at the bottom.
struct BitmapNode: ImageNode {
  let image: Image

  var extent: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
  }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField { space.field(image, area) }
}

/// Colours by a formula of the pixel's centre.
struct FormulaNode: ImageNode {
  var extent = CGRect.infinite
  /// What does not depend on the place is made once; colours are premultiplied.
  let make: @Sendable (WorkingSpace) -> (_ x: Double, _ y: Double) -> SIMD4<Float>

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    var field = PixelField(area)
    let color = make(space)
    for row in 0..<area.height {
      for column in 0..<area.width {
        field.pixels[row * area.width + column] = color(
          Double(area.x + column) + 0.5, Double(area.y + row) + 0.5)
      }
    }
    return field
  }
}
