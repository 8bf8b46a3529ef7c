import CoreGraphics
import Raster

extension UIImage {
  static func draw(_ pixels: CGImage, in rect: CGRect, _ context: CGContext) {
    context.saveGState()
    // Core Graphics puts the first row at the greatest y, which is below here.
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(pixels, in: rect)
    context.restoreGState()
  }

  /// The picture's alpha filled with `color`.
  func stenciled(with color: UIColor) -> UIImage {
    guard let source = uprightPixels?.rasterImage else { return self }
    let tint = color.cgColor.rasterColor
    let weights = [tint.red, tint.green, tint.blue, 1].map {
      min(1, max(0, $0)) * min(1, max(0, tint.alpha))
    }
    var pixels = source.pixels
    for byte in pixels.indices {
      pixels[byte] = UInt8((Double(source.pixels[byte | 3]) * weights[byte & 3]).rounded())
    }
    let image = Image(width: source.width, height: source.height, pixels: pixels)
    return UIImage(
      cgImage: CoreGraphics.CGImage(rasterImage: image), scale: scale, orientation: .up)
  }
}
