public import Foundation
import GIF
import JPEG
import PNG
import Raster
import WebP

extension CGImage {
  /// Reads a PNG file; `decode` is as for raw pixels.
  /// - Returns: nil for anything else.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let file = ImageFile(png: [UInt8](source.data ?? Data())) else { return nil }
    self.init(file, decode, shouldInterpolate, intent)
  }

  /// Reads a JPEG file; how it is turned is left to whoever shows it. `decode` is as for raw pixels.
  /// - Returns: nil for anything else.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: [CGFloat]?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let file = ImageFile(jpeg: [UInt8](source.data ?? Data())) else { return nil }
    self.init(file, decode, shouldInterpolate, intent)
  }

  private convenience init?(
    _ file: ImageFile, _ decode: [CGFloat]?, _ shouldInterpolate: Bool,
    _ intent: CGColorRenderingIntent
  ) {
    let image = file.image
    guard let decode else {
      self.init(
        rasterImage: image.rasterImage, format: image.format, provider: image.provider,
        shouldInterpolate: shouldInterpolate, intent: intent)
      return
    }
    guard let provider = image.dataProvider else { return nil }
    self.init(
      width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
      bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow, space: image.format.space,
      bitmapInfo: image.bitmapInfo, provider: provider, decode: decode,
      shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// The image as a PNG file; nil when it is too large for one.
  package func pngFile() -> [UInt8]? {
    try? FastPNGEncoder.encode(rasterImage.pixels, width: width, height: height)
  }

  /// The image on white as a JPEG file, `quality` 0…1; nil when it is too large for one.
  package func jpegFile(quality: Double) -> [UInt8]? {
    try? JPEGEncoder.encode(rasterImage.pixels, width: width, height: height, quality: quality)
  }
}

extension CGImage {
  /// An image of straight RGBA in the space of an ICC profile, rows from the top; sRGB where there is none
  /// that is known.
  /// - Precondition: both sides are positive and there are four bytes a pixel.
  package convenience init(
    straight pixels: [UInt8], width: Int, height: Int, profile: [UInt8]? = nil
  ) {
    var pixels = pixels
    premultiplyAlpha(of: &pixels)
    let space = profile.flatMap { ICCProfile($0)?.space }
    self.init(
      premultiplied: pixels, width: width, height: height,
      space: space?.model == .rgb ? space ?? .standardRGB : .standardRGB)
  }

  /// An image of premultiplied RGBA in `space`.
  fileprivate convenience init(
    premultiplied pixels: [UInt8], width: Int, height: Int, space: CGColorSpace
  ) {
    var pixels = pixels
    ByteConversion(from: space)?.convert(&pixels)
    let image = Image(width: width, height: height, pixels: pixels)
    let alpha = image.isOpaque ? CGImageAlphaInfo.noneSkipLast : .last
    self.init(
      rasterImage: image,
      format: PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), alpha: alpha, decode: nil))
  }
}

/// What a picture file holds.
package struct ImageFile {
  package let image: CGImage
  /// How the picture is turned, as EXIF counts: 1 upright … 8.
  package let orientation: Int

  /// Reads a PNG, JPEG, GIF or WebP file, of several pictures the first; nil for anything else.
  package init?(_ bytes: [UInt8]) {
    switch bytes.first {
    case 0xFF: self.init(jpeg: bytes)
    case UInt8(ascii: "G"): self.init(gif: bytes)
    case UInt8(ascii: "R"): self.init(webP: bytes)
    default: self.init(png: bytes)
    }
  }

  init?(gif bytes: [UInt8]) {
    guard let file = try? GIFDecoder.decode(bytes, firstOnly: true), let frame = file.frames.first
    else { return nil }
    self.image = CGImage(straight: frame.pixels, width: file.width, height: file.height)
    orientation = 1
  }

  init?(webP bytes: [UInt8]) {
    guard let file = try? WebPDecoder.decode(bytes, firstOnly: true), let frame = file.frames.first
    else { return nil }
    image = CGImage(
      straight: frame.pixels, width: file.width, height: file.height, profile: file.profile)
    orientation = file.exif.flatMap { TIFFOrientation.read($0) } ?? 1
  }

  init?(png bytes: [UInt8]) {
    guard let picture = try? PNGDecoder.decode(bytes) else { return nil }
    image = CGImage(
      premultiplied: picture.pixels, width: picture.width, height: picture.height,
      space: picture.color.space)
    orientation = 1
  }

  init?(jpeg bytes: [UInt8]) {
    guard let picture = try? JPEGDecoder.decode(bytes) else { return nil }
    var pixels = picture.standardPixels
    let found = picture.profile.flatMap { ICCProfile($0)?.space }
    let space: CGColorSpace
    switch picture.components {
    case .gray: space = found?.model == .monochrome ? found ?? .standardGray : .standardGray
    case .rgb:
      space = found?.model == .rgb ? found ?? .standardRGB : .standardRGB
      ByteConversion(from: space)?.convert(&pixels)
    case .inks: space = .deviceCMYK
    }
    let count = picture.components.rawValue
    image = CGImage(
      rasterImage: Image(width: picture.width, height: picture.height, pixels: pixels),
      format: PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 8 * count, bytesPerRow: count * picture.width,
        space: space, bitmapInfo: [], alpha: .none, decode: nil),
      provider: CGDataProvider(data: Data(picture.pixels)))
    orientation = picture.orientation
  }
}

extension PNGColor {
  /// The named space; sRGB for every other.
  fileprivate var space: CGColorSpace {
    switch self {
    // Measured colours are taken as they stand.
    case .standard, .measured: return .standardRGB
    case .profile(let bytes):
      let space = ICCProfile(bytes)?.space
      return space?.model == .rgb ? space ?? .standardRGB : .standardRGB
    case .coded(let primaries, let transfer):
      let lights: RGBPrimaries? =
        switch primaries {
        case 1: .sRGB
        case 9: .bt2020
        case 11: .dciP3
        case 12: .displayP3
        default: nil
        }
      let curve: TransferFunction? =
        switch transfer {
        case 1, 6: .television(alpha: 1.099, beta: 0.018)
        case 8: .linear
        case 13: .sRGB
        case 14, 15: .television(alpha: 1.09929682680944, beta: 0.018053968510807)
        case 17: .gamma(2.6)
        default: nil
        }
      return CGColorSpace.named.first { space in
        space.profile.lights == lights.map { .rgb($0) } && space.profile.transfer == curve
          && !space.usesExtendedRange
      } ?? .standardRGB
    }
  }
}

extension DecodedJPEG {
  /// Opaque RGBA: greys as equal red, green and blue, inks as what they leave of white paper.
  fileprivate var standardPixels: [UInt8] {
    var result = [UInt8](repeating: 255, count: width * height * 4)
    var target = result.mutableSpan
    let source = pixels.span
    let count = components.rawValue
    for pixel in 0..<width * height {
      switch components {
      case .gray: for channel in 0..<3 { target[4 * pixel + channel] = source[pixel] }
      case .rgb:
        for channel in 0..<3 { target[4 * pixel + channel] = source[count * pixel + channel] }
      case .inks:
        let paper = 255 - Int(source[count * pixel + 3])
        for channel in 0..<3 {
          let left = (255 - Int(source[count * pixel + channel])) * paper
          target[4 * pixel + channel] = UInt8((left + 127) / 255)
        }
      }
    }
    return result
  }
}
