public import CoreGraphics
import Foundation

/// What the file says of all its pictures; nil where it is none that can be read.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = source.pictures, let first = file.pictures.first else { return nil }
  var properties: [String: Any] = [kCGImagePropertyFileSize: source.byteCount]
  if let key = file.format.dictionary {
    var values: [String: Any] = [
      kCGImagePropertyGIFCanvasPixelWidth: first.image.width,
      kCGImagePropertyGIFCanvasPixelHeight: first.image.height,
    ]
    if let loops = file.loops { values[kCGImagePropertyGIFLoopCount] = loops }
    properties[key] = values
  }
  return properties as NSDictionary
}

/// What the file says of one of its pictures; nil beyond the last.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = source.pictures, let picture = source.picture(index) else { return nil }
  let image = picture.image
  var properties: [String: Any] = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    kCGImagePropertyDepth: image.bitsPerComponent,
    kCGImagePropertyHasAlpha: image.alphaInfo != .none && image.alphaInfo != .noneSkipLast,
  ]
  switch image.colorSpace?.model {
  case .monochrome: properties[kCGImagePropertyColorModel] = kCGImagePropertyColorModelGray
  case .cmyk: properties[kCGImagePropertyColorModel] = kCGImagePropertyColorModelCMYK
  default: properties[kCGImagePropertyColorModel] = kCGImagePropertyColorModelRGB
  }
  if picture.orientation != 1 {
    properties[kCGImagePropertyOrientation] = picture.orientation
    properties[kCGImagePropertyTIFFDictionary] = [
      kCGImagePropertyTIFFOrientation: picture.orientation
    ]
  }
  if let key = file.format.dictionary, let delay = picture.delay {
    properties[key] = [
      kCGImagePropertyGIFUnclampedDelayTime: delay,
      kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay,
    ]
  }
  return properties as NSDictionary
}

extension SourcePictures.Format {
  /// The key of what a format says of animations, in which all of them agree; nil where there are none.
  fileprivate var dictionary: String? {
    switch self {
    case .gif: kCGImagePropertyGIFDictionary
    case .webP: kCGImagePropertyWebPDictionary
    case .png, .jpeg: nil
    }
  }
}
