import CoreGraphics
import CoreImage
import Raster

/// Pictures to work on, and what contexts make of images.
enum Pictures {
  /// Premultiplied RGBA of each pixel, rows from the top.
  static func image(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> CIImage {
    var pixels: [UInt8] = []
    for y in 0..<height { for x in 0..<width { pixels += color(x, y) } }
    return CIImage(
      cgImage: CGImage(rasterImage: Image(width: width, height: height, pixels: pixels)))
  }

  /// One colour, opaque unless it has an alpha.
  static func plain(_ color: [UInt8], side: Int = 4) -> CIImage {
    image(side, side) { _, _ in color.count == 4 ? color : color + [255] }
  }

  /// The pixels that a context draws, rows from the top; those of a context without colour management
  /// where `coded`.
  static func pixels(_ image: CIImage?, in rect: CGRect? = nil, coded: Bool = false) -> [[UInt8]] {
    let context = coded ? CIContext(options: [.workingColorSpace: NSNull()]) : CIContext()
    guard let image, let drawn = context.createCGImage(image, from: rect ?? image.extent) else {
      return []
    }
    let bytes = drawn.rasterImage.pixels
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  /// The one pixel whose lower left corner is at (x, y).
  static func pixel(_ image: CIImage?, _ x: Int, _ y: Int, coded: Bool = false) -> [UInt8] {
    pixels(image, in: CGRect(x: x, y: y, width: 1, height: 1), coded: coded).first ?? []
  }
}
