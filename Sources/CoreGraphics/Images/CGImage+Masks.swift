public import Foundation
import Geometry
import Raster

extension CGImage {
  /// A stencil: where a sample is 0 it paints, where it is greatest it does not; `decode` [1, 0]
  /// turns that round.
  /// - Returns: nil when a side is not positive, a row is too short, or a sample has not 1, 2, 4 or
  ///   8 bits.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0, height <= (1 << 28) / width,
      [1, 2, 4, 8].contains(bitsPerComponent)
    else { return nil }
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
      space: .deviceGray, bitmapInfo: [], alpha: .none, decode: decode?.map { Double($0) })
    guard format.fits(width: width) else { return nil }
    // As a grey image first: a pixel paints as much as it is not light.
    var pixels = format.pixels(
      of: [UInt8](provider.data ?? Data()), width: width, height: height)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let paint = 255 - pixels[start]
      for channel in 0..<4 { pixels[start + channel] = paint }
    }
    self.init(
      rasterImage: Image(width: width, height: height, pixels: pixels), format: format,
      provider: provider, shouldInterpolate: shouldInterpolate, isMask: true)
  }

  /// A stencil, 8 bits a sample, that paints where `image` is white.
  convenience init(stencil image: Image, shouldInterpolate: Bool) {
    let format = PixelFormat(
      bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: image.width, space: .deviceGray,
      bitmapInfo: [], alpha: .none, decode: nil)
    let samples = stride(from: 3, to: image.pixels.count, by: 4).map { 255 - image.pixels[$0] }
    self.init(
      rasterImage: image, format: format, provider: CGDataProvider(data: Data(samples)),
      shouldInterpolate: shouldInterpolate, isMask: true)
  }

  /// How much of what is drawn through the image remains, as the alpha of white pixels: what a
  /// stencil paints, the alpha of an image that has one, and how light any other is.
  var stencil: Image {
    if isMask { return rasterImage }
    let source = rasterImage.pixels
    var pixels: [UInt8] = []
    pixels.reserveCapacity(source.count)
    for start in stride(from: 0, to: source.count, by: 4) {
      let value: UInt8
      if format.alphaOffset != nil {
        value = source[start + 3]
      } else {
        let light =
          2126 * Int(source[start]) + 7152 * Int(source[start + 1]) + 722 * Int(source[start + 2])
        value = UInt8((light + 5000) / 10000)
      }
      for _ in 0..<4 { pixels.append(value) }
    }
    return Image(width: width, height: height, pixels: pixels)
  }

  /// The image seen through `mask`, stretched over it: a stencil shows it where it paints, a grey
  /// image where it is light.
  /// - Returns: nil for a stencil.
  public func masking(_ mask: CGImage) -> CGImage? {
    if isMask { return nil }
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let stencil = mask.stencil
    let paint = ImagePaint(
      image: stencil,
      imageFromDevice: Homography(
        .scale(Double(stencil.width) / area.width, Double(stencil.height) / area.height)),
      filter: mask.shouldInterpolate ? .linear : .nearest)
    var surface = ContextSurface(width: width, height: height, background: .clear)
    surface.list.pushClip(FlatPath(polygon: area.corners), rule: .nonZero, mask: paint)
    surface.list.lay(rasterImage)
    surface.list.popClip()
    return CGImage(
      rasterImage: surface.picture(), format: .standard(width: width),
      shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }

  /// The image with the pixels transparent whose components all lie between two numbers, the least
  /// and the greatest for each, in units of the image's own components.
  /// - Returns: nil for a stencil, for an image with alpha, and with too few numbers.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    let count = format.colorComponents
    guard !isMask, format.alphaOffset == nil, components.count >= 2 * count, let dataProvider
    else { return nil }
    let reader = PixelReader(format: format, bytes: [UInt8](dataProvider.data ?? Data()))
    var pixels = rasterImage.pixels
    for y in 0..<height {
      for x in 0..<width {
        let isMasked = zip(reader.samples(x, y), 0..<count).allSatisfy { sample, index in
          sample >= Double(components[2 * index]) && sample <= Double(components[2 * index + 1])
        }
        if isMasked { for channel in 0..<4 { pixels[4 * (y * width + x) + channel] = 0 } }
      }
    }
    return CGImage(
      rasterImage: Image(width: width, height: height, pixels: pixels),
      format: .standard(width: width), shouldInterpolate: shouldInterpolate,
      intent: renderingIntent)
  }
}
