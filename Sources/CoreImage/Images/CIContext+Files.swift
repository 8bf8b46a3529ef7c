public import CoreGraphics
import Foundation

/// Keys of options for files.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// `kCGImageDestinationLossyCompressionQuality` of Image I/O.
  public static let lossyCompressionQuality = CIImageRepresentationOption(
    rawValue: "kCGImageDestinationLossyCompressionQuality")
}

extension CIContext {
  /// All of `image` as a PNG file, sRGB with 8 bits a component; nil where it has no end.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent)?.pngFile().map { Data($0) }
  }

  /// All of `image` on white as a JPEG file, sRGB; nil where it has no end.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[.lossyCompressionQuality] as? NSNumber
    return createCGImage(image, from: image.extent)?
      .jpegFile(quality: quality?.doubleValue ?? 0.8).map { Data($0) }
  }

  /// Writes what `pngRepresentation` makes.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(
      pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options),
      to: url)
  }

  /// Writes what `jpegRepresentation` makes.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url)
  }

  private func write(_ data: Data?, to url: URL) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }
}
